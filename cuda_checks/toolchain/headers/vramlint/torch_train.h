// What trains, loads and runs models: autograd, optimizers, data, TorchScript, CUDA.
#ifndef VRAMLINT_TORCH_TRAIN_H
#define VRAMLINT_TORCH_TRAIN_H

#include "torch_nn.h"

namespace c10 {

struct IValue;
namespace ivalue {
struct Tuple {
  const std::vector<IValue> &elements() const;
  size_t size() const;
};
} // namespace ivalue
template <class T> struct List {
  List();
  size_t size() const;
  void push_back(T);
  T get(size_t) const;
  T operator[](size_t) const;
  T *begin() const;
  T *end() const;
  std::vector<T> vec() const;
};
template <class K, class V> struct Dict {
  struct Entry {
    const K &key() const;
    const V &value() const;
  };
  void insert(K, V);
  V at(const K &) const;
  bool contains(const K &) const;
  size_t size() const;
  Entry *begin() const;
  Entry *end() const;
};
struct IValue {
  IValue();
  template <class T> IValue(const T &);
  IValue(std::initializer_list<IValue>);
  at::Tensor toTensor() const;
  intrusive_ptr<ivalue::Tuple> toTuple() const;
  List<IValue> toList() const;
  List<at::Tensor> toTensorList() const;
  std::vector<at::Tensor> toTensorVector() const;
  std::vector<int64_t> toIntVector() const;
  Dict<IValue, IValue> toGenericDict() const;
  int64_t toInt() const;
  double toDouble() const;
  bool toBool() const;
  std::string toStringRef() const;
  template <class T> T to() const;
  bool isTensor() const;
  bool isTuple() const;
  bool isList() const;
  bool isTensorList() const;
  bool isGenericDict() const;
  bool isNone() const;
  bool isInt() const;
  bool isDouble() const;
};

namespace cuda {
struct CUDAStream {
  void *stream() const;
  template <class T> operator T *() const;
  DeviceIndex device_index() const;
  void synchronize() const;
  bool query() const;
};
CUDAStream getCurrentCUDAStream(DeviceIndex = -1);
CUDAStream getDefaultCUDAStream(DeviceIndex = -1);
CUDAStream getStreamFromPool(bool = false, DeviceIndex = -1);
void setCurrentCUDAStream(CUDAStream);
struct CUDAGuard {
  CUDAGuard(Device);
  CUDAGuard(int);
  ~CUDAGuard();
  void set_index(int);
};
struct OptionalCUDAGuard {
  template <class... A> OptionalCUDAGuard(A &&...);
  ~OptionalCUDAGuard();
};
struct CUDAStreamGuard {
  CUDAStreamGuard(CUDAStream);
  ~CUDAStreamGuard();
};
DeviceIndex device_count();
DeviceIndex current_device();
void set_device(int);
void device_synchronize();
namespace CUDACachingAllocator {
void *raw_alloc(size_t);
void *raw_alloc_with_stream(size_t, void *);
void raw_delete(void *);
void emptyCache();
} // namespace CUDACachingAllocator
} // namespace cuda

} // namespace c10

namespace at {
namespace cuda {
using c10::cuda::CUDAStream;
using c10::cuda::device_count;
using c10::cuda::device_synchronize;
using c10::cuda::getCurrentCUDAStream;
using c10::cuda::getDefaultCUDAStream;
using c10::cuda::getStreamFromPool;
using c10::cuda::setCurrentCUDAStream;
using c10::cuda::set_device;
using c10::cuda::CUDAGuard;
using c10::cuda::CUDAStreamGuard;
using c10::cuda::OptionalCUDAGuard;
struct CUDAEvent {
  CUDAEvent(unsigned = 0);
  ~CUDAEvent();
  void record();
  void record(CUDAStream);
  void block(CUDAStream);
  void synchronize() const;
  bool query() const;
  float elapsed_time(const CUDAEvent &) const;
};
bool is_available();
} // namespace cuda
using OptionalDeviceGuard = cuda::OptionalCUDAGuard;
struct DeviceGuard {
  DeviceGuard(Device);
  ~DeviceGuard();
};
std::optional<Device> device_of(const Tensor &);
} // namespace at

namespace torch {
namespace cuda {
bool is_available();
bool cudnn_is_available();
size_t device_count();
void synchronize(int64_t = -1);
void manual_seed(uint64_t);
void manual_seed_all(uint64_t);
} // namespace cuda

namespace autograd {
using Variable = at::Tensor;
using variable_list = std::vector<Variable>;
using tensor_list = std::vector<Variable>;
using at::AutoGradMode;
using at::GradMode;
struct AutogradContext {
  std::unordered_map<std::string, c10::IValue> saved_data;
  void save_for_backward(variable_list);
  variable_list get_saved_variables() const;
  void mark_non_differentiable(const variable_list &);
  void set_materialize_grads(bool);
  bool needs_input_grad(size_t) const;
};
template <class T> struct Function {
  template <class... A> static Tensor apply(A &&...);
};
variable_list grad(c10::Any = c10::Any(), c10::Any = c10::Any());
void backward(c10::Any = c10::Any(), c10::Any = c10::Any());
struct DetectAnomalyGuard {};
} // namespace autograd
using autograd::Variable;

namespace optim {
using Options = nn::AnyOptions;
struct ParamGroup {
  std::vector<Tensor> &params();
  Options &options();
};
struct Optimizer {
  template <class... A> explicit Optimizer(A &&...);
  virtual ~Optimizer();
  void zero_grad(bool = true);
  Tensor step();
  template <class F> Tensor step(F);
  std::vector<ParamGroup> &param_groups();
  void add_param_group(const ParamGroup &);
  Options &defaults();
  std::unordered_map<std::string, int> &state();
};
#define VL_OPTIMIZER(Name)                                                     \
  struct Name : Optimizer {                                                    \
    Name(Any, VL_OPTIONAL_ARGUMENTS);                                          \
  };                                                                           \
  using Name##Options = Options;
VL_OPTIMIZER(Adam)
VL_OPTIMIZER(AdamW)
VL_OPTIMIZER(SGD)
VL_OPTIMIZER(RMSprop)
VL_OPTIMIZER(Adagrad)
VL_OPTIMIZER(LBFGS)
#undef VL_OPTIMIZER
using OptimizerOptions = Options;
struct LRScheduler {
  template <class... A> explicit LRScheduler(Optimizer &, A &&...);
  void step();
};
struct StepLR : LRScheduler {
  using LRScheduler::LRScheduler;
};
struct ReduceLROnPlateauScheduler {
  template <class... A> explicit ReduceLROnPlateauScheduler(A &&...);
  void step(float);
};
} // namespace optim

namespace Reduction = at::Reduction;

namespace data {
template <class D = Tensor, class T = Tensor> struct Example {
  Example();
  Example(D, T);
  D data;
  T target;
};
using TensorExample = Example<Tensor, Tensor>;
using DataLoaderOptions = nn::AnyOptions;
namespace transforms {
template <class T = void> struct Stack {
  template <class... A> Stack(A &&...);
};
template <class T = Tensor> struct Normalize {
  Normalize(Any, Any);
};
template <class... A> struct Lambda {
  template <class F> Lambda(F);
};
} // namespace transforms
namespace datasets {
template <class Batch> struct BatchedDataset {
  std::optional<size_t> size() const;
  template <class T> BatchedDataset<Batch> map(T);
  Batch get(size_t);
  Batch get_batch(Any);
};
template <class Self, class Single = Example<>> struct Dataset {
  virtual ~Dataset();
  virtual Single get(size_t);
  std::vector<Single> get_batch(Any);
  virtual std::optional<size_t> size() const;
  template <class T> BatchedDataset<Single> map(T);
};
struct MNIST : Dataset<MNIST> {
  enum class Mode { kTrain, kTest };
  explicit MNIST(const std::string &, Mode = Mode::kTrain);
};
struct TensorDataset : Dataset<TensorDataset> {
  explicit TensorDataset(Any);
};
} // namespace datasets
namespace samplers {
struct RandomSampler {
  template <class... A> RandomSampler(A &&...);
};
struct SequentialSampler {
  template <class... A> SequentialSampler(A &&...);
};
struct DistributedRandomSampler {
  template <class... A> DistributedRandomSampler(A &&...);
};
} // namespace samplers
template <class Batch> struct DataLoader {
  Batch *begin();
  Batch *end();
  const DataLoaderOptions &options() const;
};
template <class D> struct BatchOf {
  using Type = decltype(std::declval<D &>().get(0));
};
template <class S = samplers::RandomSampler, class D, class... A>
std::unique_ptr<DataLoader<typename BatchOf<std::decay_t<D>>::Type>>
make_data_loader(D &&, A &&...);
} // namespace data

namespace jit {
using IValue = c10::IValue;
using Stack = std::vector<IValue>;
struct Method {
  IValue operator()(std::vector<IValue>, c10::Any = c10::Any(), c10::Any = c10::Any());
};
struct Module {
  Module();
  explicit Module(std::string);
  IValue forward(std::vector<IValue>, c10::Any = c10::Any(), c10::Any = c10::Any());
  IValue operator()(std::vector<IValue>);
  Method get_method(const std::string &) const;
  std::optional<Method> find_method(const std::string &) const;
  template <class... A> IValue run_method(const std::string &, A &&...);
  void eval();
  void train(bool = true);
  bool is_training() const;
  void to(c10::Any = c10::Any(), c10::Any = c10::Any());
  void save(c10::Any = c10::Any(), c10::Any = c10::Any()) const;
  IValue attr(const std::string &) const;
  bool hasattr(const std::string &) const;
  std::vector<Tensor> parameters(bool = true) const;
  std::vector<Tensor> buffers(bool = true) const;
  OrderedDict<std::string, Tensor> named_parameters(bool = true) const;
  Module clone() const;
  Module copy() const;
  operator std::shared_ptr<Module>() const;
};
namespace script {
using jit::IValue;
using jit::Method;
using jit::Module;
} // namespace script
Module load(c10::Any = c10::Any(), c10::Any = c10::Any());
Module freeze(const Module &, c10::Any = c10::Any(), c10::Any = c10::Any());
Module optimize_for_inference(const Module &, c10::Any = c10::Any(), c10::Any = c10::Any());
void setGraphExecutorOptimize(bool);
} // namespace jit

void save(c10::Any = c10::Any(), c10::Any = c10::Any());
template <class T, class... A> void load(T &, A &&...);
namespace utils = nn::utils;
namespace linalg {
Tensor norm(c10::Any = c10::Any(), c10::Any = c10::Any());
Tensor inv(c10::Any = c10::Any(), c10::Any = c10::Any());
Tensor solve(c10::Any = c10::Any(), c10::Any = c10::Any());
} // namespace linalg
} // namespace torch

#endif
