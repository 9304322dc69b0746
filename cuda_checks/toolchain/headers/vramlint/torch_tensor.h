// Tensors and the functions on them.
#ifndef VRAMLINT_TORCH_TENSOR_H
#define VRAMLINT_TORCH_TENSOR_H

#include "torch_types.h"

namespace at {
using namespace c10;

struct NoGradGuard {
  NoGradGuard();
  ~NoGradGuard();
};
struct AutoGradMode {
  AutoGradMode(bool);
  ~AutoGradMode();
};
struct GradMode {
  static bool is_enabled();
  static void set_enabled(bool);
};
struct AutoNonVariableTypeMode {
  AutoNonVariableTypeMode(bool = true);
  ~AutoNonVariableTypeMode();
};
struct AutoDispatchBelowAutograd {
  AutoDispatchBelowAutograd();
  ~AutoDispatchBelowAutograd();
};
struct AutoDispatchBelowADInplaceOrView {
  AutoDispatchBelowADInplaceOrView();
  ~AutoDispatchBelowADInplaceOrView();
};

template <class T> struct RestrictPtrTraits;
template <class T> struct DefaultPtrTraits;
template <class T, size_t N> struct TensorAccessor {
  T *data();
  int64_t size(int64_t) const;
  int64_t stride(int64_t) const;
  TensorAccessor<T, N - 1> operator[](int64_t) const;
};
template <class T> struct TensorAccessor<T, 1> {
  T *data();
  int64_t size(int64_t) const;
  int64_t stride(int64_t) const;
  T &operator[](int64_t) const;
};
template <class T, size_t N, template <class> class P = DefaultPtrTraits,
          class I = int64_t>
using GenericPackedTensorAccessor = TensorAccessor<T, N>;
template <class T, size_t N, template <class> class P = DefaultPtrTraits,
          class I = int64_t>
using PackedTensorAccessor = TensorAccessor<T, N>;
template <class T, size_t N, template <class> class P = DefaultPtrTraits>
using PackedTensorAccessor32 = TensorAccessor<T, N>;
template <class T, size_t N, template <class> class P = DefaultPtrTraits>
using PackedTensorAccessor64 = TensorAccessor<T, N>;

struct Generator {};
struct DeprecatedTypeProperties {
  ScalarType scalarType() const;
  bool is_cuda() const;
  operator ScalarType() const;
};

// What exists both as a function and as a method of tensors.
#define VL_TENSOR_FUNCTIONS(F)                                                 \
  F(abs) F(abs_) F(absolute) F(acos) F(add) F(addmm) F(all) F(amax) F(amin)   \
  F(any) F(argmax) F(argmin) F(argsort) F(asin) F(atan) F(atan2) F(baddbmm)   \
  F(bernoulli) F(bmm) F(ceil) F(clamp) F(clamp_) F(clamp_max) F(clamp_min)    \
  F(clip) F(clone) F(conj) F(cos) F(cosh) F(cross) F(cumprod) F(cumsum)       \
  F(detach) F(detach_) F(det) F(diag) F(diagonal) F(diff) F(div) F(divide)    \
  F(dot) F(eq) F(erf) F(exp) F(exp_) F(expm1) F(fill_) F(flatten) F(flip)     \
  F(floor) F(floor_divide) F(fmod) F(frac) F(gather) F(ge) F(greater) F(gt)   \
  F(histc) F(index_add) F(index_select) F(inverse) F(isclose) F(isfinite)     \
  F(isinf) F(isnan) F(le) F(less) F(lerp) F(log) F(log10) F(log1p) F(log2)    \
  F(log_softmax) F(logical_and) F(logical_not) F(logical_or) F(logical_xor)   \
  F(logsumexp) F(lt) F(masked_fill) F(masked_select) F(matmul) F(maximum)     \
  F(mean) F(minimum) F(mm) F(movedim) F(mul) F(multinomial) F(multiply)       \
  F(mv) F(narrow) F(ne) F(neg) F(nonzero) F(norm) F(outer) F(permute)         \
  F(pinverse) F(pow) F(prelu) F(prod) F(quantile) F(reciprocal) F(relu)       \
  F(relu_) F(remainder) F(renorm) F(repeat_interleave) F(reshape) F(roll)     \
  F(rot90) F(round) F(rsqrt) F(rsub) F(scatter) F(scatter_add) F(select)      \
  F(selu) F(sgn) F(sigmoid) F(sigmoid_) F(sign) F(sin) F(sinh) F(slice)       \
  F(softmax) F(split_with_sizes) F(sqrt) F(square) F(squeeze) F(std)          \
  F(sub) F(subtract) F(sum) F(swapaxes) F(t) F(take) F(tan) F(tanh)           \
  F(tanh_) F(tensordot) F(transpose) F(tril) F(triu) F(true_divide) F(trunc)  \
  F(unsqueeze) F(var) F(view_as_real) F(view_as_complex) F(where) F(xlogy)    \
  F(vdot) F(nansum) F(nanmean) F(nan_to_num) F(bincount) F(logit) F(silu)

#define VL_TENSOR_METHODS(F)                                                   \
  F(add_) F(addcdiv_) F(addcmul_) F(contiguous) F(copy_) F(cpu) F(cuda)       \
  F(data) F(div_) F(expand) F(expand_as) F(index) F(index_add_) F(index_copy_) \
  F(index_fill_) F(index_put_) F(lerp_) F(masked_fill_) F(masked_scatter_)    \
  F(mul_) F(neg_) F(new_empty) F(new_full) F(new_ones) F(new_tensor)          \
  F(new_zeros) F(normal_) F(pin_memory) F(random_) F(repeat) F(requires_grad_) \
  F(reshape_as) F(resize_) F(resize_as_) F(scatter_) F(scatter_add_)          \
  F(set_data) F(set_requires_grad) F(sqrt_) F(squeeze_) F(sub_) F(sum_to_size) \
  F(tensor_data) F(to) F(toType) F(to_dense) F(to_sparse) F(transpose_) F(type_as) \
  F(unfold) F(uniform_) F(unsqueeze_) F(variable_data) F(view) F(view_as)     \
  F(zero_) F(bernoulli_) F(round_) F(floor_) F(sin_) F(pow_) F(fill_diagonal_)

struct Tensor {
  Tensor();
#define VL_METHOD(Name) Tensor Name(VL_OPTIONAL_ARGUMENTS) const;
  VL_TENSOR_FUNCTIONS(VL_METHOD)
  VL_TENSOR_METHODS(VL_METHOD)
#undef VL_METHOD
  Tensor max() const;
  Tensor max(const Tensor &) const;
  std::tuple<Tensor, Tensor> max(int64_t, bool = false) const;
  Tensor min() const;
  Tensor min(const Tensor &) const;
  std::tuple<Tensor, Tensor> min(int64_t, bool = false) const;
  Tensor median() const;
  std::tuple<Tensor, Tensor> median(int64_t, bool = false) const;
  std::tuple<Tensor, Tensor> sort(VL_OPTIONAL_ARGUMENTS) const;
  std::tuple<Tensor, Tensor> topk(VL_OPTIONAL_ARGUMENTS) const;
  std::vector<Tensor> chunk(VL_OPTIONAL_ARGUMENTS) const;
  std::vector<Tensor> split(VL_OPTIONAL_ARGUMENTS) const;
  std::vector<Tensor> unbind(int64_t = 0) const;

  Scalar item() const;
  template <class T> T item() const;
  void *data_ptr() const;
  const void *const_data_ptr() const;
  void *mutable_data_ptr() const;
  template <class T> T *data_ptr() const;
  template <class T> T *data() const;
  template <class T> const T *const_data_ptr() const;
  template <class T> T *mutable_data_ptr() const;
  template <class T, size_t N> TensorAccessor<T, N> accessor() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits>
  TensorAccessor<T, N> packed_accessor32() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits>
  TensorAccessor<T, N> packed_accessor64() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits,
            class I = int64_t>
  TensorAccessor<T, N> packed_accessor() const;
  IntArrayRef sizes() const;
  IntArrayRef strides() const;
  int64_t size(int64_t) const;
  int64_t stride(int64_t) const;
  int64_t dim() const;
  int64_t ndimension() const;
  int64_t numel() const;
  size_t nbytes() const;
  size_t element_size() const;
  size_t itemsize() const;
  int64_t get_device() const;
  int64_t storage_offset() const;
  Device device() const;
  TypeMeta dtype() const;
  ScalarType scalar_type() const;
  DeprecatedTypeProperties type() const;
  TensorOptions options() const;
  Storage storage() const;
  bool is_cuda() const;
  bool is_cpu() const;
  bool is_contiguous(VL_OPTIONAL_ARGUMENTS) const;
  bool is_floating_point() const;
  bool is_leaf() const;
  bool is_same(const Tensor &) const;
  bool defined() const;
  bool requires_grad() const;
  bool equal(const Tensor &) const;
  bool allclose(VL_OPTIONAL_ARGUMENTS) const;
  bool has_storage() const;
  int64_t use_count() const;
  Tensor &mutable_grad() const;
  Tensor &grad() const;
  void backward(VL_OPTIONAL_ARGUMENTS) const;
  void retain_grad() const;
  struct Node {
    std::string name() const;
  };
  std::shared_ptr<Node> grad_fn() const;
  void reset();
  void print() const;
  std::string toString() const;
  template <class F> unsigned register_hook(F &&) const;
  Tensor operator[](Any) const;
  Tensor operator-() const;
  Tensor operator~() const;
  Tensor operator!() const;
  Tensor(const Tensor &);
  Tensor &operator=(const Tensor &) &;
  Tensor &operator=(const Tensor &) &&;
  Tensor &operator=(Scalar) &&;
  ~Tensor();
  Tensor &operator+=(Any);
  Tensor &operator-=(Any);
  Tensor &operator*=(Any);
  Tensor &operator/=(Any);
};
std::ostream &operator<<(std::ostream &, const Tensor &);

#define VL_OPERATOR(Op)                                                        \
  Tensor operator Op(const Tensor &, const Tensor &);                          \
  Tensor operator Op(const Tensor &, Scalar);                                  \
  Tensor operator Op(Scalar, const Tensor &);
VL_OPERATOR(+)
VL_OPERATOR(-)
VL_OPERATOR(*)
VL_OPERATOR(/)
VL_OPERATOR(%)
VL_OPERATOR(==)
VL_OPERATOR(!=)
VL_OPERATOR(<)
VL_OPERATOR(<=)
VL_OPERATOR(>)
VL_OPERATOR(>=)
VL_OPERATOR(&)
VL_OPERATOR(|)
VL_OPERATOR(^)
#undef VL_OPERATOR

using TensorList = ArrayRef<Tensor>;
using ITensorListRef = ArrayRef<Tensor>;

#define VL_FUNCTION(Name) Tensor Name(VL_OPTIONAL_ARGUMENTS);
VL_TENSOR_FUNCTIONS(VL_FUNCTION)
#define VL_MORE_FUNCTIONS(F)                                                   \
  F(adaptive_avg_pool2d) F(affine_grid_generator) F(alpha_dropout) F(arange)  \
  F(avg_pool2d) F(batch_norm) F(bilinear) F(binary_cross_entropy)             \
  F(binary_cross_entropy_with_logits) F(blackman_window) F(block_diag)        \
  F(cat) F(concat) F(cartesian_prod) F(cdist) F(celu) F(conv1d) F(conv2d)     \
  F(conv3d) F(conv_transpose1d) F(conv_transpose2d) F(conv_transpose3d)       \
  F(cosine_embedding_loss) F(cosine_similarity) F(cross_entropy_loss)         \
  F(dropout) F(einsum) F(elu) F(embedding) F(empty) F(empty_like)             \
  F(empty_strided) F(eye) F(feature_dropout) F(fft) F(from_blob) F(from_file) \
  F(full) F(full_like) F(gelu) F(grid_sampler) F(group_norm) F(gru_cell)      \
  F(hamming_window) F(hann_window) F(hardtanh) F(hinge_embedding_loss)        \
  F(hspmm) F(hstack) F(huber_loss) F(im2col) F(instance_norm) F(kl_div)       \
  F(kron) F(l1_loss) F(layer_norm) F(leaky_relu) F(linear) F(linspace)        \
  F(logspace) F(margin_ranking_loss) F(max_pool1d) F(max_pool2d)              \
  F(max_pool3d) F(mse_loss) F(nll_loss) F(nll_loss2d) F(normal) F(ones)       \
  F(ones_like) F(pad) F(pairwise_distance) F(pixel_shuffle)                   \
  F(poisson_nll_loss) F(rand) F(rand_like) F(randint) F(randint_like)         \
  F(randn) F(randn_like) F(randperm) F(scalar_tensor) F(smooth_l1_loss)       \
  F(soft_margin_loss) F(softplus) F(sparse_coo_tensor) F(stack) F(stft)       \
  F(tensor) F(threshold) F(triplet_margin_loss) F(upsample_bilinear2d)        \
  F(upsample_nearest2d) F(vstack) F(dstack) F(zeros) F(zeros_like)            \
  F(complex) F(polar) F(real) F(imag) F(result_type) F(ctc_loss)              \
  F(scaled_dot_product_attention) F(addcmul) F(addcdiv) F(row_stack)
VL_MORE_FUNCTIONS(VL_FUNCTION)
#undef VL_FUNCTION
Tensor max(const Tensor &);
Tensor max(const Tensor &, const Tensor &);
std::tuple<Tensor, Tensor> max(const Tensor &, int64_t, bool = false);
Tensor min(const Tensor &);
Tensor min(const Tensor &, const Tensor &);
std::tuple<Tensor, Tensor> min(const Tensor &, int64_t, bool = false);
Tensor median(const Tensor &);
std::tuple<Tensor, Tensor> sort(const Tensor &, VL_OPTIONAL_ARGUMENTS);
std::tuple<Tensor, Tensor> topk(const Tensor &, VL_OPTIONAL_ARGUMENTS);
std::tuple<Tensor, Tensor> std_mean(const Tensor &, VL_OPTIONAL_ARGUMENTS);
std::tuple<Tensor, Tensor> var_mean(const Tensor &, VL_OPTIONAL_ARGUMENTS);
std::tuple<Tensor, Tensor, Tensor> svd(const Tensor &, VL_OPTIONAL_ARGUMENTS);
std::vector<Tensor> chunk(VL_OPTIONAL_ARGUMENTS);
std::vector<Tensor> split(VL_OPTIONAL_ARGUMENTS);
std::vector<Tensor> unbind(VL_OPTIONAL_ARGUMENTS);
std::vector<Tensor> meshgrid(VL_OPTIONAL_ARGUMENTS);
bool allclose(VL_OPTIONAL_ARGUMENTS);
bool equal(const Tensor &, const Tensor &);
bool is_floating_point(const Tensor &);
void set_num_threads(int);
int get_num_threads();
void manual_seed(uint64_t);

namespace Reduction {
enum Reduction { None, Mean, Sum, END };
}

struct TensorArg {
  TensorArg(const Tensor &, const char *, int);
};

namespace indexing {
struct Slice {
  Slice(Any = Any(), Any = Any(), Any = Any());
};
struct TensorIndex {
  template <class T> TensorIndex(const T &);
};
constexpr struct NoneType {
} None;
constexpr struct EllipsisType {
} Ellipsis;
} // namespace indexing

} // namespace at

#endif
