// libcu++ as far as the host side of CUDA programs names it: what kernels share, and the
// standard library under another name.
#ifndef VRAMLINT_LIBCUDACXX_H
#define VRAMLINT_LIBCUDACXX_H

#include "../cuda_runtime.h"

#ifdef __cplusplus
#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <chrono>
#include <cmath>
#include <complex>
#include <cstdint>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <ratio>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace cuda {
namespace std {
using namespace ::std;
}

enum thread_scope {
  thread_scope_system,
  thread_scope_device,
  thread_scope_block,
  thread_scope_thread
};

#ifdef __CUDA__
#pragma clang force_cuda_host_device begin
#endif

template <class T, thread_scope S = thread_scope_system>
struct atomic : ::std::atomic<T> {
  using ::std::atomic<T>::atomic;
  T fetch_max(T, ::std::memory_order = ::std::memory_order_seq_cst);
  T fetch_min(T, ::std::memory_order = ::std::memory_order_seq_cst);
};
template <class T, thread_scope S = thread_scope_system> struct atomic_ref {
  explicit atomic_ref(T &);
  template <class... A> T load(A...) const;
  template <class... A> void store(T, A...) const;
  template <class... A> T exchange(T, A...) const;
  template <class... A> bool compare_exchange_strong(T &, T, A...) const;
  template <class... A> bool compare_exchange_weak(T &, T, A...) const;
  template <class... A> T fetch_add(T, A...) const;
  template <class... A> T fetch_sub(T, A...) const;
  template <class... A> T fetch_and(T, A...) const;
  template <class... A> T fetch_or(T, A...) const;
  template <class... A> T fetch_min(T, A...) const;
  template <class... A> T fetch_max(T, A...) const;
};
using ::std::memory_order;
using ::std::memory_order_acq_rel;
using ::std::memory_order_acquire;
using ::std::memory_order_relaxed;
using ::std::memory_order_release;
using ::std::memory_order_seq_cst;

template <thread_scope S = thread_scope_system, class F = void> struct barrier {
  using arrival_token = unsigned long long;
  barrier();
  explicit barrier(::std::ptrdiff_t);
  arrival_token arrive(::std::ptrdiff_t = 1);
  void wait(arrival_token) const;
  void arrive_and_wait();
  void arrive_and_drop();
};
template <thread_scope S> void init(barrier<S> *, ::std::ptrdiff_t);
template <thread_scope S> struct pipeline {
  void producer_acquire();
  void producer_commit();
  void consumer_wait();
  void consumer_release();
};
template <thread_scope S, int Stages> struct pipeline_shared_state {};
pipeline<thread_scope_thread> make_pipeline();
template <class... A> pipeline<thread_scope_block> make_pipeline(A &&...);
template <class... A> void memcpy_async(A &&...);
template <int N, class... A> void pipeline_consumer_wait_prior(A &&...);
template <int N> struct aligned_size_t {
  explicit aligned_size_t(::std::size_t);
  operator ::std::size_t() const;
};
template <class T> struct maximum {
  T operator()(const T &, const T &) const;
};
template <class T> struct minimum {
  T operator()(const T &, const T &) const;
};
template <class T> T ceil_div(T, T);

#ifdef __CUDA__
#pragma clang force_cuda_host_device end
#endif

} // namespace cuda
#endif
#endif
