// RUN: rm -rf %t && split-file %s %t && touch %t/vramlint.toml && cd %t
// RUN: %check operator.cpp | FileCheck operator.cpp --implicit-check-not='[VRM'

// Custom operators that take raw memory of PyTorch's allocators.

//--- allocators.h
// What is used of PyTorch's headers, in their shape.
#include <cstddef>
#include <functional>

using cudaStream_t = struct CUstream_st *;
namespace c10 {
struct DataPtr {
  DataPtr(void *Data, void (*Deleter)(void *));
  ~DataPtr();
  void *get() const;
};
struct Allocator {
  virtual ~Allocator() = default;
  virtual DataPtr allocate(size_t Bytes) = 0;
  void *raw_allocate(size_t Bytes);
  void raw_deallocate(void *Data);
};
Allocator *GetAllocator(int Device);
namespace cuda {
namespace CUDACachingAllocator {
class CUDAAllocator : public Allocator {
public:
  virtual void *raw_alloc(size_t Bytes) = 0;
  virtual void raw_delete(void *Data) = 0;
};
CUDAAllocator *get();
inline void *raw_alloc(size_t Bytes) { return get()->raw_alloc(Bytes); }
inline void *raw_alloc_with_stream(size_t Bytes, cudaStream_t Stream) {
  return get()->raw_alloc(Bytes);
}
inline void raw_delete(void *Data) { return get()->raw_delete(Data); }
} // namespace CUDACachingAllocator
} // namespace cuda
} // namespace c10
namespace at {
struct Tensor {
  float *data() const;
  long numel() const;
};
Tensor empty(long N);
Tensor from_blob(void *Data, long N, const std::function<void(void *)> &Deleter);
} // namespace at
extern "C" int cudaMemsetAsync(void *, int, size_t, cudaStream_t);

//--- operator.cpp
#include "allocators.h"

namespace allocator = c10::cuda::CUDACachingAllocator;

at::Tensor topK_bad(const at::Tensor &Scores, long K, cudaStream_t Stream) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: allocator buffer 'Work' acquired by c10::cuda::CUDACachingAllocator::raw_alloc is not released{{.*}}; call c10::cuda::CUDACachingAllocator::raw_delete(Work){{.*}}[VRM109 unreleased-operator-buffer]
  void *Work = c10::cuda::CUDACachingAllocator::raw_alloc(Scores.numel() * 8);
  cudaMemsetAsync(Work, 0, Scores.numel() * 8, Stream);
  if (K > Scores.numel())
    return at::empty(0);
  at::Tensor Out = at::empty(K);
  c10::cuda::CUDACachingAllocator::raw_delete(Work);
  return Out;
}

at::Tensor topK_ok(const at::Tensor &Scores, long K, cudaStream_t Stream) {
  void *Work = c10::cuda::CUDACachingAllocator::raw_alloc(Scores.numel() * 8);
  cudaMemsetAsync(Work, 0, Scores.numel() * 8, Stream);
  at::Tensor Out = at::empty(K);
  c10::cuda::CUDACachingAllocator::raw_delete(Work);
  return Out;
}

// Whatever name the namespace goes by.
void aliased_bad(size_t N, cudaStream_t Stream) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM109 unreleased-operator-buffer]
  void *Work = allocator::raw_alloc_with_stream(N, Stream);
  cudaMemsetAsync(Work, 0, N, Stream);
}

void onObject_bad(size_t N, cudaStream_t Stream, bool Skip) {
  auto *Caching = c10::cuda::CUDACachingAllocator::get();
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM109 unreleased-operator-buffer]
  float *Work = static_cast<float *>(Caching->raw_alloc(N));
  if (Skip)
    return;
  cudaMemsetAsync(Work, 0, N, Stream);
  Caching->raw_delete(Work);
}

void perStep_bad(size_t N, cudaStream_t Stream, int Steps) {
  c10::Allocator *General = c10::GetAllocator(0);
  for (int Step = 0; Step < Steps; ++Step) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}call c10::Allocator::raw_deallocate{{.*}}[VRM109 unreleased-operator-buffer]
    void *Work = General->raw_allocate(N);
    cudaMemsetAsync(Work, Step, N, Stream);
  }
}

void perStep_ok(size_t N, cudaStream_t Stream, int Steps) {
  c10::Allocator *General = c10::GetAllocator(0);
  for (int Step = 0; Step < Steps; ++Step) {
    void *Work = General->raw_allocate(N);
    cudaMemsetAsync(Work, Step, N, Stream);
    General->raw_deallocate(Work);
  }
}

// A DataPtr owns its memory.
void owned_ok(size_t N, cudaStream_t Stream) {
  c10::DataPtr Work = c10::GetAllocator(0)->allocate(N);
  cudaMemsetAsync(Work.get(), 0, N, Stream);
}

// A tensor with a deleter owns it.
at::Tensor wrapped_ok(long N) {
  void *Work = allocator::raw_alloc(N * sizeof(float));
  return at::from_blob(Work, N, [](void *Data) { allocator::raw_delete(Data); });
}

class Scratch {
public:
  explicit Scratch(size_t N) : Data(allocator::raw_alloc(N)) {}
  ~Scratch() { allocator::raw_delete(Data); }
  void *get() const { return Data; }

private:
  void *Data;
};

void scratch_ok(size_t N, cudaStream_t Stream) {
  Scratch Work(N);
  cudaMemsetAsync(Work.get(), 0, N, Stream);
}

// Other libraries have functions of the same names.
namespace mine {
void *raw_alloc(size_t Bytes);
struct Allocator {
  void *raw_allocate(size_t Bytes);
};
} // namespace mine

void otherNames_ok(mine::Allocator &Other) {
  void *A = mine::raw_alloc(16);
  void *B = Other.raw_allocate(16);
  cudaMemsetAsync(A, 0, 16, nullptr);
  cudaMemsetAsync(B, 0, 16, nullptr);
}
