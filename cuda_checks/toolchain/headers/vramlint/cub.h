// CUB's device-wide algorithms; those of a block are for device code only.
#ifndef VRAMLINT_CUB_H
#define VRAMLINT_CUB_H

#include "../cuda_runtime.h"

#ifdef __cplusplus
#include <type_traits>

namespace cub {

template <class VL_T> struct DoubleBuffer {
  VL_T *d_buffers[2];
  int selector;
  DoubleBuffer();
  DoubleBuffer(VL_T *, VL_T *);
  VL_T *Current();
  VL_T *Alternate();
};
template <class VL_K, class VL_V> struct KeyValuePair {
  VL_K key;
  VL_V value;
};
struct Sum {};
struct Max {};
struct Min {};
struct ArgMax {};
struct ArgMin {};
struct Equality {};
struct CachingDeviceAllocator {
  explicit CachingDeviceAllocator(bool);
  CachingDeviceAllocator(unsigned = 8, unsigned = 3, unsigned = 7,
                         size_t = size_t(-1), bool = false, bool = false);
  cudaError_t DeviceAllocate(void **, size_t, cudaStream_t = 0);
  cudaError_t DeviceFree(void *);
  cudaError_t FreeAllCached();
};
template <class... VL_A> struct CountingInputIterator {
  template <class... VL_B> CountingInputIterator(VL_B...);
};
template <class... VL_A> struct TransformInputIterator {
  template <class... VL_B> TransformInputIterator(VL_B...);
};
template <class... VL_A> struct ConstantInputIterator {
  template <class... VL_B> ConstantInputIterator(VL_B...);
};
template <class... VL_A> struct ArgIndexInputIterator {
  template <class... VL_B> ArgIndexInputIterator(VL_B...);
};

#define VL_STEP(name)                                                          \
  template <class... VL_A> static cudaError_t name(void *, size_t &, VL_A &&...);
struct DeviceReduce {
  VL_STEP(Reduce)
  VL_STEP(Sum)
  VL_STEP(Min)
  VL_STEP(Max)
  VL_STEP(ArgMin)
  VL_STEP(ArgMax)
  VL_STEP(ReduceByKey)
  VL_STEP(TransformReduce)
};
struct DeviceSegmentedReduce {
  VL_STEP(Reduce)
  VL_STEP(Sum)
  VL_STEP(Min)
  VL_STEP(Max)
  VL_STEP(ArgMin)
  VL_STEP(ArgMax)
};
struct DeviceScan {
  VL_STEP(ExclusiveSum)
  VL_STEP(InclusiveSum)
  VL_STEP(ExclusiveScan)
  VL_STEP(InclusiveScan)
  VL_STEP(ExclusiveSumByKey)
  VL_STEP(InclusiveSumByKey)
};
struct DeviceRadixSort {
  VL_STEP(SortKeys)
  VL_STEP(SortKeysDescending)
  VL_STEP(SortPairs)
  VL_STEP(SortPairsDescending)
};
struct DeviceMergeSort {
  VL_STEP(SortKeys)
  VL_STEP(SortPairs)
  VL_STEP(StableSortKeys)
  VL_STEP(StableSortPairs)
};
struct DeviceSegmentedRadixSort : DeviceRadixSort {};
struct DeviceSegmentedSort : DeviceRadixSort {};
struct DeviceSelect {
  VL_STEP(If)
  VL_STEP(Flagged)
  VL_STEP(Unique)
  VL_STEP(UniqueByKey)
};
struct DevicePartition {
  VL_STEP(If)
  VL_STEP(Flagged)
};
struct DeviceRunLengthEncode {
  VL_STEP(Encode)
  VL_STEP(NonTrivialRuns)
};
struct DeviceHistogram {
  VL_STEP(HistogramEven)
  VL_STEP(HistogramRange)
};
struct DeviceSpmv {
  VL_STEP(CsrMV)
};
#undef VL_STEP

enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING,
  BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
  BLOCK_REDUCE_WARP_REDUCTIONS
};
enum BlockScanAlgorithm {
  BLOCK_SCAN_RAKING,
  BLOCK_SCAN_RAKING_MEMOIZE,
  BLOCK_SCAN_WARP_SCANS
};
enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE
};
#define VL_BLOCK(name)                                                         \
  template <class VL_T, auto... VL_N> struct name {                                  \
    struct TempStorage {};                                                     \
    __device__ name(TempStorage &);                                            \
    template <class... VL_A> __device__ VL_T Reduce(VL_A &&...);                        \
    template <class... VL_A> __device__ VL_T Sum(VL_A &&...);                           \
    template <class... VL_A> __device__ void ExclusiveSum(VL_A &&...);               \
    template <class... VL_A> __device__ void InclusiveSum(VL_A &&...);               \
    template <class... VL_A> __device__ void ExclusiveScan(VL_A &&...);              \
    template <class... VL_A> __device__ void InclusiveScan(VL_A &&...);              \
    template <class... VL_A> __device__ void Load(VL_A &&...);                       \
    template <class... VL_A> __device__ void Store(VL_A &&...);                      \
    template <class... VL_A> __device__ void SubtractLeft(VL_A &&...);               \
    template <class... VL_A> __device__ void SubtractRight(VL_A &&...);              \
  };
VL_BLOCK(BlockReduce)
VL_BLOCK(BlockScan)
VL_BLOCK(BlockLoad)
VL_BLOCK(BlockStore)
VL_BLOCK(BlockAdjacentDifference)
VL_BLOCK(BlockDiscontinuity)
VL_BLOCK(BlockExchange)
VL_BLOCK(BlockHistogram)
VL_BLOCK(BlockShuffle)
VL_BLOCK(WarpReduce)
VL_BLOCK(WarpScan)
#undef VL_BLOCK
template <class VL_K, int Threads, int Items = 1, class VL_V = void, auto... VL_N>
struct BlockRadixSort {
  struct TempStorage {};
  __device__ BlockRadixSort(TempStorage &);
};

/// How a type sorts as bits.
template <class VL_T> struct Traits {
  using UnsignedBits = std::conditional_t<
      sizeof(VL_T) == 1, unsigned char,
      std::conditional_t<sizeof(VL_T) == 2, unsigned short,
                         std::conditional_t<sizeof(VL_T) == 4, unsigned int,
                                            unsigned long long>>>;
  static __host__ __device__ UnsignedBits TwiddleIn(UnsignedBits);
  static __host__ __device__ UnsignedBits TwiddleOut(UnsignedBits);
};
template <class VL_T> struct NumericTraits : Traits<VL_T> {};
__host__ __device__ unsigned int LaneId();

} // namespace cub
#endif
#endif
