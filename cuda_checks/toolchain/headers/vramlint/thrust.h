// Thrust's containers and algorithms, as far as host code sees them.
#ifndef VRAMLINT_THRUST_H
#define VRAMLINT_THRUST_H

#include "../cuda_runtime.h"

#define THRUST_VERSION 200800
#define THRUST_MAJOR_VERSION 2
#define THRUST_MINOR_VERSION 8
#define THRUST_SUBMINOR_VERSION 0

#ifdef __cplusplus
#include <algorithm>
#include <chrono>
#include <cmath>
#include <complex>
#include <functional>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#ifdef __CUDA__
#pragma clang force_cuda_host_device begin
#endif

namespace thrust {

template <class T> class device_ptr;
template <class T> struct device_reference {
  operator T() const;
  device_ptr<T> operator&() const;
  template <class V> device_reference &operator=(const V &);
  template <class V> device_reference &operator+=(const V &);
};
template <class T> class device_ptr {
public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = T;
  using difference_type = std::ptrdiff_t;
  using pointer = T *;
  using reference = device_reference<T>;
  device_ptr(std::nullptr_t = nullptr);
  explicit device_ptr(T *);
  template <class U> device_ptr(const device_ptr<U> &);
  T *get() const;
  reference operator*() const;
  reference operator[](std::ptrdiff_t) const;
  device_ptr operator+(std::ptrdiff_t) const;
  device_ptr operator-(std::ptrdiff_t) const;
  friend device_ptr operator+(std::ptrdiff_t, const device_ptr &);
  std::ptrdiff_t operator-(const device_ptr &) const;
  device_ptr &operator++();
  device_ptr &operator--();
  device_ptr &operator+=(std::ptrdiff_t);
  bool operator==(const device_ptr &) const;
  bool operator!=(const device_ptr &) const;
  bool operator<(const device_ptr &) const;
  explicit operator bool() const;
};
template <class T> using device_vector_iterator = device_ptr<T>;

template <class T, class Reference, class Iterator> class vector_base {
public:
  using value_type = T;
  using iterator = Iterator;
  using const_iterator = Iterator;
  using reference = Reference;
  using size_type = std::size_t;
  vector_base();
  vector_base(const vector_base &);
  vector_base(vector_base &&);
  explicit vector_base(std::size_t);
  vector_base(std::size_t, const T &);
  template <class I> vector_base(I, I);
  vector_base(std::initializer_list<T>);
  template <class V, class = typename V::value_type> vector_base(const V &);
  ~vector_base();
  vector_base &operator=(const vector_base &);
  vector_base &operator=(vector_base &&);
  template <class V> vector_base &operator=(const V &);
  Iterator begin() const;
  Iterator end() const;
  Iterator cbegin() const;
  Iterator cend() const;
  Iterator data() const;
  Reference operator[](std::size_t) const;
  Reference front() const;
  Reference back() const;
  std::size_t size() const;
  std::size_t capacity() const;
  bool empty() const;
  void resize(std::size_t);
  void resize(std::size_t, const T &);
  void reserve(std::size_t);
  void clear();
  void shrink_to_fit();
  void push_back(const T &);
  void pop_back();
  template <class... A> void assign(A &&...);
  template <class... A> Iterator insert(A &&...);
  template <class... A> Iterator erase(A &&...);
  void swap(vector_base &);
};
template <class T, class A = void>
class device_vector
    : public vector_base<T, device_reference<T>, device_ptr<T>> {
public:
  using vector_base<T, device_reference<T>, device_ptr<T>>::vector_base;
  using vector_base<T, device_reference<T>, device_ptr<T>>::operator=;
};
template <class T, class A = void>
class host_vector : public vector_base<T, T &, T *> {
public:
  using vector_base<T, T &, T *>::vector_base;
  using vector_base<T, T &, T *>::operator=;
};
template <class T, class A = void>
class universal_vector : public vector_base<T, T &, T *> {
public:
  using vector_base<T, T &, T *>::vector_base;
};

template <class T> T *raw_pointer_cast(T *);
template <class T> T *raw_pointer_cast(const device_ptr<T> &);
template <class T> T &raw_reference_cast(device_reference<T>);
template <class T> device_ptr<T> device_pointer_cast(T *);
template <class T> device_ptr<T> device_malloc(std::size_t);
template <class T> device_ptr<T> device_new(std::size_t);
template <class T> void device_free(device_ptr<T>);
template <class T> void device_delete(device_ptr<T>, std::size_t = 0);

struct policy {
  template <class... A> policy operator()(A &&...) const;
  template <class S> policy on(S) const;
};
static const policy host, device, seq;
namespace cuda {
static const policy par, par_nosync;
}
namespace system {
using std::error_code;
}
template <class... A> struct tuple : std::tuple<A...> {
  using std::tuple<A...>::tuple;
  using std::tuple<A...>::operator=;
};
template <class T> struct tuple_size;
template <class... A>
struct tuple_size<tuple<A...>> : std::tuple_size<std::tuple<A...>> {};
template <std::size_t N, class T> struct tuple_element;
template <std::size_t N, class... A>
struct tuple_element<N, tuple<A...>>
    : std::tuple_element<N, std::tuple<A...>> {};
template <class... A> tuple<A &...> tie(A &...);
template <class... A> tuple<A...> make_tuple(A...);
template <int N, class T> auto get(T &&V) -> decltype(std::get<N>(V));
template <class A, class B> using pair = std::pair<A, B>;
using std::make_pair;

#define VL_FUNCTOR(name, op)                                                   \
  template <class T = void> struct name {                                      \
    T operator()(const T &A, const T &B) const { return A op B; }              \
  };
#define VL_PREDICATE(name, op)                                                 \
  template <class T = void> struct name {                                      \
    bool operator()(const T &A, const T &B) const { return A op B; }           \
  };
VL_FUNCTOR(plus, +)
VL_FUNCTOR(minus, -)
VL_FUNCTOR(multiplies, *)
VL_FUNCTOR(divides, /)
VL_FUNCTOR(modulus, %)
VL_FUNCTOR(bit_or, |)
VL_FUNCTOR(bit_and, &)
VL_PREDICATE(less, <)
VL_PREDICATE(greater, >)
VL_PREDICATE(less_equal, <=)
VL_PREDICATE(greater_equal, >=)
VL_PREDICATE(equal_to, ==)
VL_PREDICATE(not_equal_to, !=)
VL_PREDICATE(logical_and, &&)
VL_PREDICATE(logical_or, ||)
#undef VL_FUNCTOR
#undef VL_PREDICATE
template <class T = void> struct maximum {
  T operator()(const T &A, const T &B) const { return A < B ? B : A; }
};
template <class T = void> struct minimum {
  T operator()(const T &A, const T &B) const { return B < A ? B : A; }
};
template <class T = void> struct negate {
  T operator()(const T &A) const { return -A; }
};
template <class T = void> struct identity {
  T operator()(const T &A) const { return A; }
};
template <class A, class R> struct unary_function {
  using argument_type = A;
  using result_type = R;
};
template <class A, class B, class R> struct binary_function {
  using result_type = R;
};

template <class T> struct counting_iterator : device_ptr<T> {
  explicit counting_iterator(T);
};
template <class T> struct constant_iterator : device_ptr<T> {
  explicit constant_iterator(T);
};
#define VL_ITERATOR(name)                                                      \
  template <class... A> struct name : device_ptr<int> {                        \
    template <class... B> name(B...);                                          \
  };
VL_ITERATOR(transform_iterator)
VL_ITERATOR(zip_iterator)
VL_ITERATOR(permutation_iterator)
VL_ITERATOR(reverse_iterator)
VL_ITERATOR(discard_iterator)
#undef VL_ITERATOR
template <class T> counting_iterator<T> make_counting_iterator(T);
template <class T> constant_iterator<T> make_constant_iterator(T);
template <class... A> transform_iterator<A...> make_transform_iterator(A...);
template <class... A> zip_iterator<A...> make_zip_iterator(A...);
template <class... A> permutation_iterator<A...> make_permutation_iterator(A...);
template <class... A> device_ptr<int> make_discard_iterator(A...);
template <class... A> device_ptr<int> make_reverse_iterator(A...);

#define VL_NOTHING(name) template <class... A> void name(A &&...);
VL_NOTHING(fill)
VL_NOTHING(fill_n)
VL_NOTHING(generate)
VL_NOTHING(sequence)
VL_NOTHING(tabulate)
VL_NOTHING(sort)
VL_NOTHING(stable_sort)
VL_NOTHING(sort_by_key)
VL_NOTHING(stable_sort_by_key)
VL_NOTHING(replace)
VL_NOTHING(replace_if)
VL_NOTHING(reverse)
VL_NOTHING(swap_ranges)
#undef VL_NOTHING
/// An iterator, number or pair, as the call needs it.
struct something {
  template <class T> operator T() const;
  template <class T> std::ptrdiff_t operator-(const T &) const;
  something operator+(std::ptrdiff_t) const;
  something operator*() const;
  template <class T> bool operator==(const T &) const;
  template <class T> bool operator!=(const T &) const;
};
struct anything : something {
  anything operator*() const;
  anything *operator->() const;
  something first, second;
};
#define VL_SOMETHING(name) template <class... A> anything name(A &&...);
VL_SOMETHING(for_each)
VL_SOMETHING(for_each_n)
VL_SOMETHING(copy)
VL_SOMETHING(copy_n)
VL_SOMETHING(copy_if)
VL_SOMETHING(transform)
VL_SOMETHING(transform_if)
VL_SOMETHING(gather)
VL_SOMETHING(scatter)
VL_SOMETHING(inclusive_scan)
VL_SOMETHING(exclusive_scan)
VL_SOMETHING(inclusive_scan_by_key)
VL_SOMETHING(exclusive_scan_by_key)
VL_SOMETHING(transform_inclusive_scan)
VL_SOMETHING(transform_exclusive_scan)
VL_SOMETHING(adjacent_difference)
VL_SOMETHING(reduce_by_key)
VL_SOMETHING(unique)
VL_SOMETHING(unique_by_key)
VL_SOMETHING(unique_copy)
VL_SOMETHING(remove)
VL_SOMETHING(remove_if)
VL_SOMETHING(remove_copy_if)
VL_SOMETHING(partition)
VL_SOMETHING(stable_partition)
VL_SOMETHING(find)
VL_SOMETHING(find_if)
VL_SOMETHING(lower_bound)
VL_SOMETHING(upper_bound)
VL_SOMETHING(max_element)
VL_SOMETHING(min_element)
VL_SOMETHING(minmax_element)
VL_SOMETHING(mismatch)
VL_SOMETHING(merge)
VL_SOMETHING(merge_by_key)
VL_SOMETHING(set_union)
VL_SOMETHING(set_intersection)
VL_SOMETHING(set_difference)
VL_SOMETHING(reduce)
VL_SOMETHING(transform_reduce)
VL_SOMETHING(inner_product)
VL_SOMETHING(advance)
VL_SOMETHING(next)
#undef VL_SOMETHING
template <class... A> std::ptrdiff_t count(A &&...);
template <class... A> std::ptrdiff_t count_if(A &&...);
template <class... A> std::ptrdiff_t distance(A &&...);
template <class... A> bool equal(A &&...);
template <class... A> void shuffle(A &&...);
template <class I> struct iterator_difference {
  using type = std::ptrdiff_t;
};
template <class I> struct iterator_value : std::iterator_traits<I> {
  using type = typename std::iterator_traits<I>::value_type;
};
template <class... A> bool is_sorted(A &&...);
template <class... A> bool all_of(A &&...);
template <class... A> bool any_of(A &&...);
template <class... A> bool none_of(A &&...);
template <class... A> bool binary_search(A &&...);
template <class T> void swap(T &, T &);

namespace placeholders {
extern const anything _1, _2, _3;
}
struct default_random_engine {
  explicit default_random_engine(unsigned = 1);
  void discard(unsigned long long);
};
using minstd_rand = default_random_engine;
template <class T> struct uniform_real_distribution {
  uniform_real_distribution(T = 0, T = 1);
  template <class G> T operator()(G &);
};
template <class T> struct uniform_int_distribution {
  uniform_int_distribution(T = 0, T = 1);
  template <class G> T operator()(G &);
};
namespace random {
using thrust::default_random_engine;
using thrust::uniform_real_distribution;
} // namespace random
template <class T> struct complex {
  using value_type = T;
  complex(T = 0, T = 0);
  template <class U> complex(const complex<U> &);
  template <class U> complex(const std::complex<U> &);
  T real() const;
  T imag() const;
  void real(T);
  void imag(T);
  template <class U> complex &operator+=(const U &);
  template <class U> complex &operator-=(const U &);
  template <class U> complex &operator*=(const U &);
  template <class U> complex &operator/=(const U &);
  complex operator-() const;
  bool operator==(const complex &) const;
  bool operator!=(const complex &) const;
};
#define VL_COMPLEX(op)                                                         \
  template <class T>                                                           \
  complex<T> operator op(const complex<T> &, const complex<T> &);              \
  template <class T> complex<T> operator op(const complex<T> &, const T &);    \
  template <class T> complex<T> operator op(const T &, const complex<T> &);
VL_COMPLEX(+)
VL_COMPLEX(-)
VL_COMPLEX(*)
VL_COMPLEX(/)
#undef VL_COMPLEX
template <class T> T abs(const complex<T> &);
template <class T> T arg(const complex<T> &);
template <class T> T norm(const complex<T> &);
template <class T> complex<T> conj(const complex<T> &);
template <class T> complex<T> exp(const complex<T> &);
template <class T> complex<T> log(const complex<T> &);
template <class T> complex<T> sqrt(const complex<T> &);
template <class T, class U> complex<T> pow(const complex<T> &, const U &);
template <class T> complex<T> polar(const T &, const T & = 0);

} // namespace thrust

#ifdef __CUDA__
#pragma clang force_cuda_host_device end
#endif
#endif
#endif
