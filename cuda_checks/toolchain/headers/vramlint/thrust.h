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

template <class VL_T> class device_ptr;
template <class VL_T> struct device_reference {
  operator VL_T() const;
  device_ptr<VL_T> operator&() const;
  template <class VL_V> device_reference &operator=(const VL_V &);
  template <class VL_V> device_reference &operator+=(const VL_V &);
};
template <class VL_T> class device_ptr {
public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = VL_T;
  using difference_type = std::ptrdiff_t;
  using pointer = VL_T *;
  using reference = device_reference<VL_T>;
  device_ptr(std::nullptr_t = nullptr);
  explicit device_ptr(VL_T *);
  template <class VL_U> device_ptr(const device_ptr<VL_U> &);
  VL_T *get() const;
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
template <class VL_T> using device_vector_iterator = device_ptr<VL_T>;

template <class VL_T, class Reference, class Iterator> class vector_base {
public:
  using value_type = VL_T;
  using iterator = Iterator;
  using const_iterator = Iterator;
  using reference = Reference;
  using size_type = std::size_t;
  vector_base();
  vector_base(const vector_base &);
  vector_base(vector_base &&);
  explicit vector_base(std::size_t);
  vector_base(std::size_t, const VL_T &);
  template <class VL_I> vector_base(VL_I, VL_I);
  vector_base(std::initializer_list<VL_T>);
  template <class VL_V, class = typename VL_V::value_type> vector_base(const VL_V &);
  ~vector_base();
  vector_base &operator=(const vector_base &);
  vector_base &operator=(vector_base &&);
  template <class VL_V> vector_base &operator=(const VL_V &);
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
  void resize(std::size_t, const VL_T &);
  void reserve(std::size_t);
  void clear();
  void shrink_to_fit();
  void push_back(const VL_T &);
  void pop_back();
  template <class... VL_A> void assign(VL_A &&...);
  template <class... VL_A> Iterator insert(VL_A &&...);
  template <class... VL_A> Iterator erase(VL_A &&...);
  void swap(vector_base &);
};
template <class VL_T, class VL_A = void>
class device_vector
    : public vector_base<VL_T, device_reference<VL_T>, device_ptr<VL_T>> {
public:
  using vector_base<VL_T, device_reference<VL_T>, device_ptr<VL_T>>::vector_base;
  using vector_base<VL_T, device_reference<VL_T>, device_ptr<VL_T>>::operator=;
};
template <class VL_T, class VL_A = void>
class host_vector : public vector_base<VL_T, VL_T &, VL_T *> {
public:
  using vector_base<VL_T, VL_T &, VL_T *>::vector_base;
  using vector_base<VL_T, VL_T &, VL_T *>::operator=;
};
template <class VL_T, class VL_A = void>
class universal_vector : public vector_base<VL_T, VL_T &, VL_T *> {
public:
  using vector_base<VL_T, VL_T &, VL_T *>::vector_base;
};

template <class VL_T> VL_T *raw_pointer_cast(VL_T *);
template <class VL_T> VL_T *raw_pointer_cast(const device_ptr<VL_T> &);
template <class VL_T> VL_T &raw_reference_cast(device_reference<VL_T>);
template <class VL_T> device_ptr<VL_T> device_pointer_cast(VL_T *);
template <class VL_T> device_ptr<VL_T> device_malloc(std::size_t);
template <class VL_T> device_ptr<VL_T> device_new(std::size_t);
template <class VL_T> void device_free(device_ptr<VL_T>);
template <class VL_T> void device_delete(device_ptr<VL_T>, std::size_t = 0);

struct policy {
  template <class... VL_A> policy operator()(VL_A &&...) const;
  template <class VL_S> policy on(VL_S) const;
};
static const policy host, device, seq;
namespace cuda {
static const policy par, par_nosync;
}
namespace system {
using std::error_code;
}
template <class... VL_A> struct tuple : std::tuple<VL_A...> {
  using std::tuple<VL_A...>::tuple;
  using std::tuple<VL_A...>::operator=;
};
template <class VL_T> struct tuple_size;
template <class... VL_A>
struct tuple_size<tuple<VL_A...>> : std::tuple_size<std::tuple<VL_A...>> {};
template <std::size_t VL_N, class VL_T> struct tuple_element;
template <std::size_t VL_N, class... VL_A>
struct tuple_element<VL_N, tuple<VL_A...>>
    : std::tuple_element<VL_N, std::tuple<VL_A...>> {};
template <class... VL_A> tuple<VL_A &...> tie(VL_A &...);
template <class... VL_A> tuple<VL_A...> make_tuple(VL_A...);
template <int VL_N, class VL_T> auto get(VL_T &&VL_V) -> decltype(std::get<VL_N>(VL_V));
template <class VL_A, class VL_B> using pair = std::pair<VL_A, VL_B>;
using std::make_pair;

#define VL_FUNCTOR(name, op)                                                   \
  template <class VL_T = void> struct name {                                      \
    VL_T operator()(const VL_T &VL_A, const VL_T &VL_B) const { return VL_A op VL_B; }              \
  };
#define VL_PREDICATE(name, op)                                                 \
  template <class VL_T = void> struct name {                                      \
    bool operator()(const VL_T &VL_A, const VL_T &VL_B) const { return VL_A op VL_B; }           \
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
template <class VL_T = void> struct maximum {
  VL_T operator()(const VL_T &VL_A, const VL_T &VL_B) const { return VL_A < VL_B ? VL_B : VL_A; }
};
template <class VL_T = void> struct minimum {
  VL_T operator()(const VL_T &VL_A, const VL_T &VL_B) const { return VL_B < VL_A ? VL_B : VL_A; }
};
template <class VL_T = void> struct negate {
  VL_T operator()(const VL_T &VL_A) const { return -VL_A; }
};
template <class VL_T = void> struct identity {
  VL_T operator()(const VL_T &VL_A) const { return VL_A; }
};
template <class VL_A, class VL_R> struct unary_function {
  using argument_type = VL_A;
  using result_type = VL_R;
};
template <class VL_A, class VL_B, class VL_R> struct binary_function {
  using result_type = VL_R;
};

template <class VL_T> struct counting_iterator : device_ptr<VL_T> {
  explicit counting_iterator(VL_T);
};
template <class VL_T> struct constant_iterator : device_ptr<VL_T> {
  explicit constant_iterator(VL_T);
};
#define VL_ITERATOR(name)                                                      \
  template <class... VL_A> struct name : device_ptr<int> {                        \
    template <class... VL_B> name(VL_B...);                                          \
  };
VL_ITERATOR(transform_iterator)
VL_ITERATOR(zip_iterator)
VL_ITERATOR(permutation_iterator)
VL_ITERATOR(reverse_iterator)
VL_ITERATOR(discard_iterator)
#undef VL_ITERATOR
template <class VL_T> counting_iterator<VL_T> make_counting_iterator(VL_T);
template <class VL_T> constant_iterator<VL_T> make_constant_iterator(VL_T);
template <class... VL_A> transform_iterator<VL_A...> make_transform_iterator(VL_A...);
template <class... VL_A> zip_iterator<VL_A...> make_zip_iterator(VL_A...);
template <class... VL_A> permutation_iterator<VL_A...> make_permutation_iterator(VL_A...);
template <class... VL_A> device_ptr<int> make_discard_iterator(VL_A...);
template <class... VL_A> device_ptr<int> make_reverse_iterator(VL_A...);

#define VL_NOTHING(name) template <class... VL_A> void name(VL_A &&...);
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
  template <class VL_T> operator VL_T() const;
  template <class VL_T> std::ptrdiff_t operator-(const VL_T &) const;
  something operator+(std::ptrdiff_t) const;
  something operator*() const;
  template <class VL_T> bool operator==(const VL_T &) const;
  template <class VL_T> bool operator!=(const VL_T &) const;
};
struct anything : something {
  anything operator*() const;
  anything *operator->() const;
  something first, second;
};
#define VL_SOMETHING(name) template <class... VL_A> anything name(VL_A &&...);
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
template <class... VL_A> std::ptrdiff_t count(VL_A &&...);
template <class... VL_A> std::ptrdiff_t count_if(VL_A &&...);
template <class... VL_A> std::ptrdiff_t distance(VL_A &&...);
template <class... VL_A> bool equal(VL_A &&...);
template <class... VL_A> void shuffle(VL_A &&...);
template <class VL_I> struct iterator_difference {
  using type = std::ptrdiff_t;
};
template <class VL_I> struct iterator_value : std::iterator_traits<VL_I> {
  using type = typename std::iterator_traits<VL_I>::value_type;
};
template <class... VL_A> bool is_sorted(VL_A &&...);
template <class... VL_A> bool all_of(VL_A &&...);
template <class... VL_A> bool any_of(VL_A &&...);
template <class... VL_A> bool none_of(VL_A &&...);
template <class... VL_A> bool binary_search(VL_A &&...);
template <class VL_T> void swap(VL_T &, VL_T &);

namespace placeholders {
extern const anything _1, _2, _3;
}
struct default_random_engine {
  explicit default_random_engine(unsigned = 1);
  void discard(unsigned long long);
};
using minstd_rand = default_random_engine;
template <class VL_T> struct uniform_real_distribution {
  uniform_real_distribution(VL_T = 0, VL_T = 1);
  template <class VL_G> VL_T operator()(VL_G &);
};
template <class VL_T> struct uniform_int_distribution {
  uniform_int_distribution(VL_T = 0, VL_T = 1);
  template <class VL_G> VL_T operator()(VL_G &);
};
namespace random {
using thrust::default_random_engine;
using thrust::uniform_real_distribution;
} // namespace random
template <class VL_T> struct complex {
  using value_type = VL_T;
  complex(VL_T = 0, VL_T = 0);
  template <class VL_U> complex(const complex<VL_U> &);
  template <class VL_U> complex(const std::complex<VL_U> &);
  VL_T real() const;
  VL_T imag() const;
  void real(VL_T);
  void imag(VL_T);
  template <class VL_U> complex &operator+=(const VL_U &);
  template <class VL_U> complex &operator-=(const VL_U &);
  template <class VL_U> complex &operator*=(const VL_U &);
  template <class VL_U> complex &operator/=(const VL_U &);
  complex operator-() const;
  bool operator==(const complex &) const;
  bool operator!=(const complex &) const;
};
#define VL_COMPLEX(op)                                                         \
  template <class VL_T>                                                           \
  complex<VL_T> operator op(const complex<VL_T> &, const complex<VL_T> &);              \
  template <class VL_T> complex<VL_T> operator op(const complex<VL_T> &, const VL_T &);    \
  template <class VL_T> complex<VL_T> operator op(const VL_T &, const complex<VL_T> &);
VL_COMPLEX(+)
VL_COMPLEX(-)
VL_COMPLEX(*)
VL_COMPLEX(/)
#undef VL_COMPLEX
template <class VL_T> VL_T abs(const complex<VL_T> &);
template <class VL_T> VL_T arg(const complex<VL_T> &);
template <class VL_T> VL_T norm(const complex<VL_T> &);
template <class VL_T> complex<VL_T> conj(const complex<VL_T> &);
template <class VL_T> complex<VL_T> exp(const complex<VL_T> &);
template <class VL_T> complex<VL_T> log(const complex<VL_T> &);
template <class VL_T> complex<VL_T> sqrt(const complex<VL_T> &);
template <class VL_T, class VL_U> complex<VL_T> pow(const complex<VL_T> &, const VL_U &);
template <class VL_T> complex<VL_T> polar(const VL_T &, const VL_T & = 0);

} // namespace thrust

#ifdef __CUDA__
#pragma clang force_cuda_host_device end
#endif
#endif
#endif
