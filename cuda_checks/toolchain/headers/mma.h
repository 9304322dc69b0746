// Matrix fragments of tensor cores.
#ifndef __CUDA_MMA_H__
#define __CUDA_MMA_H__

#ifdef __cplusplus
namespace nvcuda {
namespace wmma {

struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;
namespace precision {
struct u4;
struct s4;
struct b1;
struct tf32;
} // namespace precision
enum layout_t { mem_row_major, mem_col_major };
template <class Use, int M, int N, int K, class T, class Layout = void>
struct fragment {
  enum { num_elements = 8 };
  T x[8];
};

} // namespace wmma
} // namespace nvcuda
#endif
#endif
