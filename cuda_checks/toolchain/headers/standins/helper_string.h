// What programs after the CUDA samples call to read their command line.
#ifndef COMMON_HELPER_STRING_H_
#define COMMON_HELPER_STRING_H_

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <fstream>
#include <string>

#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif
#ifndef STRCASECMP
#define STRCASECMP strcasecmp
#define STRNCASECMP strncasecmp
#define STRCPY(to, size, from) strcpy(to, from)
#define FOPEN(handle, name, mode) (handle = fopen(name, mode))
#define SSCANF sscanf
#define SPRINTF sprintf
#endif

int stringRemoveDelimiter(char, const char *);
bool checkCmdLineFlag(const int, const char **, const char *);
int getCmdLineArgumentInt(const int, const char **, const char *);
float getCmdLineArgumentFloat(const int, const char **, const char *);
bool getCmdLineArgumentString(const int, const char **, const char *, char **);
template <class T>
bool getCmdLineArgumentValue(const int, const char **, const char *, T *);
char *sdkFindFilePath(const char *, const char *);

#endif
