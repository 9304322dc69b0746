// The macros of LibTorch: checks, dispatch on types, and what registers extensions.
#ifndef VRAMLINT_TORCH_MACROS_H
#define VRAMLINT_TORCH_MACROS_H

#define VL_TORCH_CHECK(...)                                                    \
  do {                                                                         \
    if (!(__VA_ARGS__))                                                        \
      throw c10::Error("");                                                    \
  } while (0)
#define VL_FIRST(First, ...) First
#ifndef TORCH_CHECK
#define TORCH_CHECK(...) VL_TORCH_CHECK(VL_FIRST(__VA_ARGS__, 0))
#define TORCH_INTERNAL_ASSERT(...) TORCH_CHECK(__VA_ARGS__)
#define TORCH_INTERNAL_ASSERT_DEBUG_ONLY(...) TORCH_CHECK(__VA_ARGS__)
#define TORCH_CHECK_EQ(A, B) TORCH_CHECK((A) == (B))
#define TORCH_CHECK_NE(A, B) TORCH_CHECK((A) != (B))
#define TORCH_CHECK_VALUE(...) TORCH_CHECK(__VA_ARGS__)
#define TORCH_CHECK_INDEX(...) TORCH_CHECK(__VA_ARGS__)
#define TORCH_CHECK_TYPE(...) TORCH_CHECK(__VA_ARGS__)
#define TORCH_CHECK_NOT_IMPLEMENTED(...) TORCH_CHECK(__VA_ARGS__)
#define TORCH_WARN(...) ((void)0)
#define TORCH_WARN_ONCE(...) ((void)0)
#define AT_CHECK(...) TORCH_CHECK(__VA_ARGS__)
#define AT_ASSERT(...) TORCH_CHECK(__VA_ARGS__)
#define AT_ASSERTM(...) TORCH_CHECK(__VA_ARGS__)
#define AT_ERROR(...) throw c10::Error("")
#define C10_THROW_ERROR(Type, ...) throw c10::Error("")
#define C10_CUDA_CHECK(...) VL_TORCH_CHECK((int)(__VA_ARGS__) == 0)
#define AT_CUDA_CHECK(...) C10_CUDA_CHECK(__VA_ARGS__)
#define C10_HIP_CHECK(...) C10_CUDA_CHECK(__VA_ARGS__)
#define THCudaCheck(...) C10_CUDA_CHECK(__VA_ARGS__)
#define TORCH_CUDABLAS_CHECK(...) C10_CUDA_CHECK(__VA_ARGS__)
#define TORCH_CUDASPARSE_CHECK(...) C10_CUDA_CHECK(__VA_ARGS__)
#define C10_CUDA_KERNEL_LAUNCH_CHECK() ((void)0)
#define TORCH_CUDA_KERNEL_LAUNCH_CHECK() ((void)0)
#define C10_LIKELY(E) (E)
#define C10_UNLIKELY(E) (E)
#define C10_HOST_DEVICE __host__ __device__
#define C10_DEVICE __device__
#define C10_HOST __host__
#define C10_LAUNCH_BOUNDS_1(A)
#define C10_LAUNCH_BOUNDS_2(A, B)
#define TORCH_API
#define C10_API
#define TORCH_CUDA_CU_API
#endif

// The body once, for one type of all it would be made for.
#ifndef AT_DISPATCH_ALL_TYPES
#define VL_DISPATCH(...)                                                       \
  [&] {                                                                        \
    using scalar_t [[maybe_unused]] = float;                                   \
    return __VA_ARGS__();                                                      \
  }()
#define AT_DISPATCH_ALL_TYPES(T, N, ...) VL_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES(T, N, ...) VL_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF(T, N, ...) VL_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_INTEGRAL_TYPES(T, N, ...) VL_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX(T, N, ...) VL_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES(T, N, ...)                      \
  VL_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND(A, T, N, ...) VL_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND2(A, B, T, N, ...)                       \
  VL_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND(A, T, N, ...) VL_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND2(A, B, T, N, ...) VL_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND3(A, B, C, T, N, ...) VL_DISPATCH(__VA_ARGS__)
#endif

#ifndef TORCH_EXTENSION_NAME
#define TORCH_EXTENSION_NAME vramlint_extension
#endif

namespace pybind11 {
struct object {
  object();
  template <class T> object(const T &);
  template <class T> T cast() const;
};
using handle = object;
using dict = object;
using list = object;
using tuple = object;
using args = object;
using kwargs = object;
struct none {};
struct arg {
  arg(const char *);
  template <class T> arg operator=(const T &);
};
inline namespace literals {
arg operator""_a(const char *, size_t);
}
template <class... A> struct call_guard {};
template <class... A> struct init_result {};
template <class... A> init_result<A...> init();
struct gil_scoped_release {
  gil_scoped_release();
  ~gil_scoped_release();
};
struct gil_scoped_acquire {
  gil_scoped_acquire();
  ~gil_scoped_acquire();
};
struct module_ {
  template <class... A> module_ &def(A &&...);
  module_ def_submodule(...);
  template <class... A> void attr(A &&...);
  object &doc();
};
using module = module_;
template <class T, class... Options> struct class_ {
  template <class... A> class_(A &&...);
  template <class... A> class_ &def(A &&...);
  template <class... A> class_ &def_readwrite(A &&...);
  template <class... A> class_ &def_readonly(A &&...);
  template <class... A> class_ &def_property(A &&...);
  template <class... A> class_ &def_static(A &&...);
};
} // namespace pybind11
namespace py = pybind11;

#ifndef PYBIND11_MODULE
#define VL_JOIN2(A, B) A##B
#define VL_JOIN(A, B) VL_JOIN2(A, B)
#define PYBIND11_MODULE(Name, Variable)                                        \
  [[maybe_unused]] static void VL_JOIN(vramlint_init_,                         \
                                       Name)(pybind11::module_ & Variable)
#endif

namespace torch {
struct Library {
  template <class... A> Library &def(A &&...);
  template <class... A> Library &impl(A &&...);
  template <class T> Library &class_(const char *);
};
} // namespace torch
#define TORCH_FN(F) F
#define TORCH_LIBRARY(Space, Variable)                                         \
  [[maybe_unused]] static void VL_JOIN(vramlint_library_,                      \
                                       Space)(torch::Library & Variable)
#define TORCH_LIBRARY_FRAGMENT(Space, Variable)                                \
  [[maybe_unused]] static void VL_JOIN(vramlint_fragment_,                     \
                                       __LINE__)(torch::Library & Variable)
#define TORCH_LIBRARY_IMPL(Space, Key, Variable)                               \
  [[maybe_unused]] static void VL_JOIN(vramlint_impl_,                         \
                                       __LINE__)(torch::Library & Variable)

#endif
