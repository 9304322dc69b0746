// What LibTorch programs count, name and choose by: devices, types, options, guards.
#ifndef VRAMLINT_TORCH_TYPES_H
#define VRAMLINT_TORCH_TYPES_H

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace c10 {

/// An argument of any type, lists in braces among them.
struct Any {
  Any();
  template <class T> Any(const T &);
  Any(std::initializer_list<Any>);
};

#define VL_OPTIONAL_ARGUMENTS                                                  \
  Any = Any(), Any = Any(), Any = Any(), Any = Any(), Any = Any(),             \
  Any = Any(), Any = Any(), Any = Any(), Any = Any(), Any = Any()

struct Error : std::exception {
  Error(...);
  const char *what() const noexcept override;
  const char *what_without_backtrace() const noexcept;
  std::string msg() const;
};
using IndexError = Error;
using ValueError = Error;

template <class T> using optional = std::optional<T>;
constexpr auto nullopt = std::nullopt;

template <class T> struct ArrayRef {
  ArrayRef();
  ArrayRef(const T &);
  ArrayRef(const std::vector<T> &);
  ArrayRef(const T *, size_t);
  ArrayRef(std::initializer_list<T>);
  const T *begin() const;
  const T *end() const;
  const T *data() const;
  size_t size() const;
  bool empty() const;
  const T &operator[](size_t) const;
  const T &at(size_t) const;
  const T &front() const;
  const T &back() const;
  std::vector<T> vec() const;
  ArrayRef slice(size_t, size_t = 0) const;
  bool equals(ArrayRef) const;
  bool operator==(ArrayRef) const;
  bool operator!=(ArrayRef) const;
};
template <class T> std::ostream &operator<<(std::ostream &, ArrayRef<T>);
using IntArrayRef = ArrayRef<int64_t>;
using SymIntArrayRef = ArrayRef<int64_t>;
using SymInt = int64_t;

template <class T> struct intrusive_ptr {
  T *operator->() const;
  T &operator*() const;
  T *get() const;
  explicit operator bool() const;
};

enum class DeviceType : int8_t { CPU, CUDA, HIP, MPS, XPU, Meta };
constexpr DeviceType kCPU = DeviceType::CPU, kCUDA = DeviceType::CUDA,
                     kHIP = DeviceType::HIP, kMPS = DeviceType::MPS,
                     kMeta = DeviceType::Meta;
using DeviceIndex = int8_t;
std::ostream &operator<<(std::ostream &, DeviceType);

struct Device {
  Device(DeviceType, int = -1);
  Device(const std::string &);
  Device(const char *);
  DeviceType type() const;
  DeviceIndex index() const;
  bool is_cuda() const;
  bool is_cpu() const;
  bool has_index() const;
  std::string str() const;
  bool operator==(const Device &) const;
  bool operator!=(const Device &) const;
};
std::ostream &operator<<(std::ostream &, const Device &);

enum class ScalarType : int8_t {
  Byte, Char, Short, Int, Long, Half, Float, Double, ComplexHalf, ComplexFloat,
  ComplexDouble, Bool, BFloat16, Float8_e4m3fn, Float8_e5m2, Undefined
};
using Dtype = ScalarType;
constexpr ScalarType kByte = ScalarType::Byte, kUInt8 = ScalarType::Byte,
                     kChar = ScalarType::Char, kInt8 = ScalarType::Char,
                     kShort = ScalarType::Short, kInt16 = ScalarType::Short,
                     kInt = ScalarType::Int, kInt32 = ScalarType::Int,
                     kLong = ScalarType::Long, kInt64 = ScalarType::Long,
                     kHalf = ScalarType::Half, kFloat16 = ScalarType::Half,
                     kFloat = ScalarType::Float, kFloat32 = ScalarType::Float,
                     kDouble = ScalarType::Double,
                     kFloat64 = ScalarType::Double, kBool = ScalarType::Bool,
                     kBFloat16 = ScalarType::BFloat16,
                     kU8 = kByte, kI8 = kChar, kI16 = kShort, kI32 = kInt,
                     kI64 = kLong, kF16 = kHalf, kF32 = kFloat,
                     kF64 = kDouble, kFloat8_e4m3fn = ScalarType::Float8_e4m3fn,
                     kFloat8_e5m2 = ScalarType::Float8_e5m2;
std::ostream &operator<<(std::ostream &, ScalarType);
template <class T> struct CppTypeToScalarType;
size_t elementSize(ScalarType);
const char *toString(ScalarType);

struct TypeMeta {
  template <class T> static TypeMeta Make();
  size_t itemsize() const;
  ScalarType toScalarType() const;
  const char *name() const;
  bool operator==(TypeMeta) const;
  bool operator==(ScalarType) const;
  bool operator!=(ScalarType) const;
};
std::ostream &operator<<(std::ostream &, TypeMeta);

enum class MemoryFormat : int8_t { Contiguous, Preserve, ChannelsLast };
enum class Layout : int8_t { Strided, Sparse };
constexpr Layout kStrided = Layout::Strided, kSparse = Layout::Sparse;

struct TensorOptions {
  TensorOptions();
  TensorOptions(ScalarType);
  TensorOptions(DeviceType);
  TensorOptions(Device);
  TensorOptions dtype(Any) const;
  TensorOptions device(Any, int = -1) const;
  TensorOptions layout(Any) const;
  TensorOptions requires_grad(bool) const;
  TensorOptions pinned_memory(bool) const;
  TensorOptions memory_format(Any) const;
  Device device() const;
  TypeMeta dtype() const;
};
template <class T> TensorOptions dtype();
TensorOptions dtype(Any);
TensorOptions device(Any);
TensorOptions requires_grad(bool = true);

struct Half {
  Half();
  Half(float);
  operator float() const;
};
struct BFloat16 {
  BFloat16();
  BFloat16(float);
  operator float() const;
};

struct Scalar {
  Scalar();
  template <class T> Scalar(T);
  template <class T> T to() const;
  double toDouble() const;
  float toFloat() const;
  int toInt() const;
  int64_t toLong() const;
  bool toBool() const;
};

struct InferenceMode {
  InferenceMode(bool = true);
  ~InferenceMode();
  static bool is_enabled();
};

struct Storage {
  void *data() const;
  size_t nbytes() const;
};

struct DataPtr {
  DataPtr();
  void *get() const;
  void clear();
  void *release_context();
};

} // namespace c10

#endif
