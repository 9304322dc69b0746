// Pictures and comparisons of the CUDA samples: host memory only.
#ifndef COMMON_HELPER_IMAGE_H_
#define COMMON_HELPER_IMAGE_H_

#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <algorithm>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

template <class T>
bool sdkLoadPGM(const char *, T **, unsigned int *, unsigned int *);
template <class T> bool sdkSavePGM(const char *, T *, unsigned int, unsigned int);
template <class T>
bool sdkLoadPPM4(const char *, T **, unsigned int *, unsigned int *);
bool sdkLoadPPM4ub(const char *, unsigned char **, unsigned int *,
                   unsigned int *);
bool sdkSavePPM4ub(const char *, unsigned char *, unsigned int, unsigned int);
template <class T> bool sdkReadFile(const char *, T **, unsigned int *, bool);
template <class T, class S>
bool sdkWriteFile(const char *, const T *, unsigned int, const S, bool, bool = false);
template <class... A> bool compareData(A &&...);
template <class... A> bool compareDataAsFloatThreshold(A &&...);
template <class... A> bool sdkCompareBin2BinUint(A &&...);
template <class... A> bool sdkCompareBin2BinFloat(A &&...);
template <class... A> bool sdkCompareL2fe(A &&...);
template <class... A> bool sdkComparePGM(A &&...);
template <class... A> bool sdkComparePPM(A &&...);
template <class... A> void sdkDumpBin(A &&...);

#endif
