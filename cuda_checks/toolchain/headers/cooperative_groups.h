// Groups of threads, as far as host code and signatures of kernels name them.
#ifndef _COOPERATIVE_GROUPS_H_
#define _COOPERATIVE_GROUPS_H_

#include "vramlint/device.h"

#ifdef __cplusplus
namespace cooperative_groups {

struct thread_group {
  __device__ void sync() const;
  __device__ unsigned long long size() const;
  __device__ unsigned long long num_threads() const;
  __device__ unsigned long long thread_rank() const;
  __device__ bool is_valid() const;
};
struct thread_block : thread_group {
  __device__ dim3 group_index() const;
  __device__ dim3 thread_index() const;
  __device__ dim3 group_dim() const;
  __device__ dim3 dim_threads() const;
};
struct grid_group : thread_group {};
struct cluster_group : thread_group {};
struct multi_grid_group : thread_group {};
struct coalesced_group : thread_group {
  template <class T> __device__ T shfl(T, int) const;
  template <class T> __device__ T shfl_down(T, int) const;
  template <class T> __device__ T shfl_up(T, int) const;
};
template <unsigned N, class Parent = void>
struct thread_block_tile : coalesced_group {
  template <class Other>
  __device__ thread_block_tile(const thread_block_tile<N, Other> &);
  template <class T> __device__ T shfl_xor(T, int) const;
  __device__ unsigned ballot(int) const;
  __device__ int any(int) const;
  __device__ int all(int) const;
  __device__ unsigned meta_group_rank() const;
  __device__ unsigned meta_group_size() const;
};

__device__ thread_block this_thread_block();
__device__ grid_group this_grid();
__device__ cluster_group this_cluster();
__device__ multi_grid_group this_multi_grid();
__device__ coalesced_group coalesced_threads();
template <unsigned N, class G>
__device__ thread_block_tile<N, G> tiled_partition(const G &);
template <class G> __device__ thread_group tiled_partition(const G &, unsigned);
template <class G> __device__ void sync(const G &);
template <class T> struct plus {};
template <class T> struct less {};
template <class T> struct greater {};
template <class G, class T, class F>
__device__ T reduce(const G &, T, F &&);
template <class G, class... A> __device__ void memcpy_async(const G &, A &&...);
template <class G> __device__ void wait(const G &);
template <class G, class... A>
__device__ auto inclusive_scan(const G &, A &&...) -> decltype(auto);
template <class G, class... A>
__device__ auto exclusive_scan(const G &, A &&...) -> decltype(auto);

} // namespace cooperative_groups
#endif
#endif
