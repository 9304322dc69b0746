// Modules: the base class, its holder, and the ones that come with the library.
#ifndef VRAMLINT_TORCH_NN_H
#define VRAMLINT_TORCH_NN_H

#include "torch_tensor.h"

namespace torch {
using namespace at;
using at::Tensor;

namespace serialize {
struct InputArchive {
  template <class... A> void load_from(A &&...);
  template <class... A> void read(A &&...);
};
struct OutputArchive {
  template <class... A> void save_to(A &&...);
  template <class... A> void write(A &&...);
};
} // namespace serialize

template <class K, class V> struct OrderedDict {
  struct Item {
    const K &key() const;
    V &value() const;
    V *operator->() const;
    V &operator*() const;
  };
  Item *begin() const;
  Item *end() const;
  size_t size() const;
  V &operator[](const K &) const;
  bool contains(const K &) const;
  V *find(const K &) const;
  std::vector<K> keys() const;
  std::vector<V> values() const;
};

namespace nn {

/// The options of any module or function, built by chained calls.
struct AnyOptions {
  AnyOptions(VL_OPTIONAL_ARGUMENTS);
  AnyOptions(std::initializer_list<Any>);
#define VL_OPTION(Name) AnyOptions &Name(VL_OPTIONAL_ARGUMENTS);
#define VL_OPTION_NAMES(F)                                                     \
  F(affine) F(align_corners) F(amsgrad) F(batch_first) F(beta) F(beta1)       \
  F(betas) F(bias) F(bidirectional) F(ceil_mode) F(count_include_pad)         \
  F(cutoffs) F(dampening) F(delta) F(dilation) F(dim) F(dim_feedforward)      \
  F(dropout) F(elementwise_affine) F(embedding_dim) F(end_dim) F(eps)         \
  F(groups) F(hidden_size) F(ignore_index) F(in_channels) F(in_features)      \
  F(init) F(inplace) F(input_size) F(kernel_size) F(label_smoothing) F(lambd) \
  F(lower) F(lr) F(lr_decay) F(margin) F(max_iter) F(max_norm) F(max_val)     \
  F(min_val) F(mode) F(momentum) F(negative_slope) F(nesterov) F(nhead)       \
  F(nonlinearity) F(norm_type) F(num_embeddings) F(num_features) F(num_heads) \
  F(num_layers) F(out_channels) F(out_features) F(output_padding)             \
  F(output_size) F(p) F(pad) F(padding) F(padding_idx) F(padding_mode)        \
  F(pos_weight) F(recompute_scale_factor) F(reduction) F(return_indices)      \
  F(rho) F(scale_factor) F(size) F(size_average) F(sparse) F(start_dim)       \
  F(stride) F(swap) F(threshold) F(track_running_stats) F(transposed)         \
  F(upper) F(value) F(weight) F(weight_decay) F(with_bias) F(activation)      \
  F(log_target) F(log_input) F(full) F(training) F(history_size)              \
  F(tolerance_grad) F(line_search_fn) F(alpha) F(centered)                    \
  F(initial_accumulator_value) F(batch_size) F(workers) F(max_jobs)           \
  F(drop_last) F(enforce_ordering) F(timeout) F(kdim) F(vdim)                 \
  F(add_bias_kv) F(antialias) F(num_groups) F(normalized_shape) F(lambda)
  VL_OPTION_NAMES(VL_OPTION)
#undef VL_OPTION
};

class Module : public std::enable_shared_from_this<Module> {
public:
  Module();
  explicit Module(std::string);
  Module(const Module &);
  virtual ~Module();
  virtual void train(bool = true);
  void eval();
  virtual void to(Device, bool = false);
  virtual void to(ScalarType, bool = false);
  virtual void to(Device, ScalarType, bool = false);
  virtual void zero_grad(bool = true);
  virtual void save(serialize::OutputArchive &) const;
  virtual void load(serialize::InputArchive &);
  virtual void pretty_print(std::ostream &) const;
  virtual std::shared_ptr<Module>
  clone(const std::optional<Device> & = std::nullopt) const;
  bool is_training() const noexcept;
  const std::string &name() const;
  std::vector<Tensor> parameters(bool = true) const;
  std::vector<Tensor> buffers(bool = true) const;
  OrderedDict<std::string, Tensor> named_parameters(bool = true) const;
  OrderedDict<std::string, Tensor> named_buffers(bool = true) const;
  std::vector<std::shared_ptr<Module>> modules(bool = true) const;
  std::vector<std::shared_ptr<Module>> children() const;
  OrderedDict<std::string, std::shared_ptr<Module>> named_children() const;
  OrderedDict<std::string, std::shared_ptr<Module>>
  named_modules(const std::string & = "", bool = true) const;
  template <class F> void apply(const F &, ...);
  template <class T> T *as();
  Tensor &register_parameter(std::string, Tensor, bool = true);
  Tensor &register_buffer(std::string, Tensor);
  template <class M> M register_module(std::string, M);
  template <class M> M replace_module(const std::string &, M);
  void unregister_module(const std::string &);
};
template <class T> class Cloneable : public Module {
public:
  using Module::Module;
  virtual void reset();
};
std::ostream &operator<<(std::ostream &, const Module &);
serialize::OutputArchive &operator<<(serialize::OutputArchive &,
                                     const std::shared_ptr<Module> &);

template <class Contained> class ModuleHolder {
public:
  ModuleHolder();
  ModuleHolder(std::nullptr_t);
  ModuleHolder(std::shared_ptr<Contained>);
  template <class Head, class... Tail>
  explicit ModuleHolder(const Head &, Tail &&...);
  ModuleHolder(Any, Any, VL_OPTIONAL_ARGUMENTS);
  explicit operator bool() const;
  operator std::shared_ptr<Contained>() const;
  Contained *operator->() const;
  Contained &operator*() const;
  const std::shared_ptr<Contained> &ptr() const;
  Contained *get() const;
  bool is_empty() const;
  template <class C = Contained, class... A>
  auto operator()(A &&...Arguments)
      -> decltype(std::declval<C &>().forward(std::forward<A>(Arguments)...));
};
template <class T>
std::ostream &operator<<(std::ostream &, const ModuleHolder<T> &);

#define TORCH_MODULE_IMPL(Name, Impl)                                          \
  class Name : public torch::nn::ModuleHolder<Impl> {                          \
  public:                                                                      \
    using torch::nn::ModuleHolder<Impl>::ModuleHolder;                         \
    using ContainedType [[maybe_unused]] = Impl;                               \
  }
#define TORCH_MODULE(Name) TORCH_MODULE_IMPL(Name, Name##Impl)

template <class A, class B> using VL_PAIR_TYPE = std::tuple<A, B>;
#define VL_PAIR(...) VL_PAIR_TYPE<__VA_ARGS__>
#define VL_MODULE(Name, ...)                                                \
  struct Name##Impl : Cloneable<Name##Impl> {                                  \
    Name##Impl(VL_OPTIONAL_ARGUMENTS);                                         \
    __VA_ARGS__ forward(VL_OPTIONAL_ARGUMENTS);                                     \
    AnyOptions options;                                                        \
    Tensor weight, bias, running_mean, running_var;                            \
    void reset_parameters();                                                   \
  };                                                                           \
  TORCH_MODULE(Name);                                                          \
  using Name##Options = AnyOptions;
#define VL_TENSOR_MODULE(Name) VL_MODULE(Name, Tensor)
#define VL_TENSOR_MODULES(F)                                                   \
  F(Linear) F(Bilinear) F(Identity) F(Flatten) F(Unflatten) F(Conv1d)         \
  F(Conv2d) F(Conv3d) F(ConvTranspose1d) F(ConvTranspose2d)                   \
  F(ConvTranspose3d) F(BatchNorm) F(BatchNorm1d) F(BatchNorm2d)               \
  F(BatchNorm3d) F(InstanceNorm1d) F(InstanceNorm2d) F(InstanceNorm3d)        \
  F(LayerNorm) F(GroupNorm) F(LocalResponseNorm) F(Embedding)                 \
  F(EmbeddingBag) F(Dropout) F(Dropout2d) F(Dropout3d) F(AlphaDropout)        \
  F(MaxPool1d) F(MaxPool2d) F(MaxPool3d) F(AvgPool1d) F(AvgPool2d)            \
  F(AvgPool3d) F(AdaptiveAvgPool1d) F(AdaptiveAvgPool2d)                      \
  F(AdaptiveMaxPool1d) F(AdaptiveMaxPool2d) F(ZeroPad2d) F(ReflectionPad1d)   \
  F(ReflectionPad2d) F(ReplicationPad2d) F(ConstantPad2d) F(ReLU) F(ReLU6)    \
  F(LeakyReLU) F(PReLU) F(ELU) F(SELU) F(CELU) F(GELU) F(SiLU) F(Mish)        \
  F(Sigmoid) F(Tanh) F(Softmax) F(LogSoftmax) F(Softplus) F(Hardtanh)         \
  F(Upsample) F(PixelShuffle) F(CosineSimilarity) F(PairwiseDistance)         \
  F(CrossEntropyLoss) F(NLLLoss) F(MSELoss) F(L1Loss) F(SmoothL1Loss)         \
  F(HuberLoss) F(BCELoss) F(BCEWithLogitsLoss) F(KLDivLoss) F(CTCLoss)        \
  F(HingeEmbeddingLoss) F(MarginRankingLoss) F(TripletMarginLoss)             \
  F(CosineEmbeddingLoss) F(PoissonNLLLoss) F(SoftMarginLoss)                  \
  F(MultiMarginLoss) F(MultiLabelSoftMarginLoss) F(RNNCell)      \
  F(GRUCell) F(Transformer) F(TransformerEncoder) F(TransformerEncoderLayer)  \
  F(TransformerDecoder) F(TransformerDecoderLayer) F(Fold) F(Unfold)
VL_TENSOR_MODULES(VL_TENSOR_MODULE)
VL_MODULE(LSTM, VL_PAIR(Tensor, VL_PAIR(Tensor, Tensor)))
VL_MODULE(LSTMCell, VL_PAIR(Tensor, Tensor))
VL_MODULE(GRU, VL_PAIR(Tensor, Tensor))
VL_MODULE(RNN, VL_PAIR(Tensor, Tensor))
VL_MODULE(MultiheadAttention, VL_PAIR(Tensor, Tensor))

class AnyModule {
public:
  AnyModule();
  template <class M> AnyModule(M);
  template <class R = Tensor, class... A> R forward(A &&...);
  std::shared_ptr<Module> ptr() const;
};
struct SequentialImpl : Cloneable<SequentialImpl> {
  SequentialImpl();
  template <class... M> explicit SequentialImpl(M &&...);
  template <class R = Tensor, class... A> R forward(A &&...);
  template <class... A> void push_back(A &&...);
  template <class T> T &at(size_t);
  std::shared_ptr<Module> ptr(size_t) const;
  std::shared_ptr<Module> operator[](size_t) const;
  AnyModule *begin();
  AnyModule *end();
  size_t size() const noexcept;
  bool is_empty() const noexcept;
};
class Sequential : public ModuleHolder<SequentialImpl> {
public:
  Sequential();
  Sequential(std::initializer_list<std::pair<std::string, AnyModule>>);
  template <class... M> Sequential(M &&...);
  template <class... A> Tensor operator()(A &&...);
};
struct ModuleListImpl : Cloneable<ModuleListImpl> {
  template <class... M> explicit ModuleListImpl(M &&...);
  template <class M> void push_back(M &&);
  template <class T> T &at(size_t);
  template <class T> std::shared_ptr<T> ptr(size_t) const;
  std::shared_ptr<Module> ptr(size_t) const;
  std::shared_ptr<Module> operator[](size_t) const;
  std::shared_ptr<Module> *begin();
  std::shared_ptr<Module> *end();
  size_t size() const noexcept;
};
class ModuleList : public ModuleHolder<ModuleListImpl> {
public:
  ModuleList();
  template <class... M> ModuleList(M &&...);
  std::shared_ptr<Module> operator[](size_t) const;
};
struct FunctionalImpl : Cloneable<FunctionalImpl> {
  template <class... A> explicit FunctionalImpl(A &&...);
  Tensor forward(Tensor);
};
class Functional : public ModuleHolder<FunctionalImpl> {
public:
  template <class... A> Functional(A &&...);
};

namespace functional {
#define VL_FUNCTION(Name) Tensor Name(VL_OPTIONAL_ARGUMENTS);
#define VL_FUNCTIONAL(F)                                                       \
  F(relu) F(leaky_relu) F(elu) F(selu) F(gelu) F(silu) F(softmax)             \
  F(log_softmax) F(softplus) F(dropout) F(dropout2d) F(alpha_dropout)         \
  F(cross_entropy) F(nll_loss) F(mse_loss) F(l1_loss) F(smooth_l1_loss)       \
  F(huber_loss) F(binary_cross_entropy) F(binary_cross_entropy_with_logits)   \
  F(kl_div) F(cosine_similarity) F(triplet_margin_loss) F(conv1d) F(conv2d)   \
  F(conv3d) F(conv_transpose2d) F(linear) F(batch_norm) F(layer_norm)         \
  F(instance_norm) F(group_norm) F(max_pool1d) F(max_pool2d) F(avg_pool2d)    \
  F(adaptive_avg_pool2d) F(adaptive_max_pool2d) F(interpolate) F(pad)         \
  F(grid_sample) F(affine_grid) F(unfold) F(fold) F(one_hot) F(normalize)     \
  F(pixel_shuffle) F(embedding) F(pairwise_distance) F(ctc_loss) F(prelu)     \
  F(sigmoid) F(tanh) F(hardtanh) F(threshold) F(cosine_embedding_loss)        \
  F(margin_ranking_loss) F(hinge_embedding_loss) F(poisson_nll_loss)
VL_FUNCTIONAL(VL_FUNCTION)
#undef VL_FUNCTION
#define VL_FUNCTION_OPTIONS(Name) using Name##FuncOptions = AnyOptions;
VL_TENSOR_MODULES(VL_FUNCTION_OPTIONS)
using InterpolateFuncOptions = AnyOptions;
using PadFuncOptions = AnyOptions;
using GridSampleFuncOptions = AnyOptions;
using AffineGridFuncOptions = AnyOptions;
using NormalizeFuncOptions = AnyOptions;
} // namespace functional

namespace init {
#define VL_INIT(Name) Tensor Name(VL_OPTIONAL_ARGUMENTS);
VL_INIT(constant_)
VL_INIT(eye_)
VL_INIT(kaiming_normal_)
VL_INIT(kaiming_uniform_)
VL_INIT(normal_)
VL_INIT(ones_)
VL_INIT(orthogonal_)
VL_INIT(uniform_)
VL_INIT(xavier_normal_)
VL_INIT(xavier_uniform_)
VL_INIT(zeros_)
#undef VL_INIT
} // namespace init

namespace utils {
double clip_grad_norm_(VL_OPTIONAL_ARGUMENTS);
void clip_grad_value_(VL_OPTIONAL_ARGUMENTS);
Tensor parameters_to_vector(VL_OPTIONAL_ARGUMENTS);
void vector_to_parameters(VL_OPTIONAL_ARGUMENTS);
} // namespace utils

} // namespace nn

#define VL_TAG(Name)                                                           \
  constexpr struct Name##Type {                                                \
  } Name;
VL_TAG(kMean)
VL_TAG(kSum)
VL_TAG(kNone)
VL_TAG(kReLU)
VL_TAG(kGELU)
VL_TAG(kTanh)
VL_TAG(kSigmoid)
VL_TAG(kLeakyReLU)
VL_TAG(kBilinear)
VL_TAG(kNearest)
VL_TAG(kBicubic)
VL_TAG(kArea)
VL_TAG(kZeros)
VL_TAG(kReflect)
VL_TAG(kReplicate)
VL_TAG(kConstant)
VL_TAG(kFanIn)
VL_TAG(kFanOut)
VL_TAG(kSame)
VL_TAG(kValid)
VL_TAG(kLinear)
#undef VL_TAG

} // namespace torch

#endif
