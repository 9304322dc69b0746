// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Host memory pinned in place: what is acquired is the registration of the
// pointer that is passed in; the memory has its own owner.

#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

void local_buffer_ok(float *Data, size_t Bytes) {
  void *Host = std::malloc(Bytes);
  cudaHostRegister(Host, Bytes, cudaHostRegisterDefault);
  cudaMemcpy(Data, Host, Bytes, cudaMemcpyHostToDevice);
  cudaHostUnregister(Host);
  std::free(Host);
}

void local_buffer_bad(float *Data, size_t Bytes) {
  void *Host = std::malloc(Bytes);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  cudaHostRegister(Host, Bytes, cudaHostRegisterDefault);
  cudaMemcpy(Data, Host, Bytes, cudaMemcpyHostToDevice);
  std::free(Host);
}

int error_path_bad(float *Data, size_t Bytes) {
  void *Host = std::malloc(Bytes);
  if (!Host)
    return -1;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM104 unreleased-pinned-memory]
  if (cudaHostRegister(Host, Bytes, cudaHostRegisterDefault) != cudaSuccess) {
    std::free(Host);
    return -1;
  }
  if (cudaMemcpy(Data, Host, Bytes, cudaMemcpyHostToDevice) != cudaSuccess) {
    std::free(Host);
    return -1;
  }
  cudaHostUnregister(Host);
  std::free(Host);
  return 0;
}

void vector_storage_ok(std::vector<float> &Values, float *Data) {
  size_t Bytes = Values.size() * sizeof(float);
  cudaHostRegister(Values.data(), Bytes, cudaHostRegisterDefault);
  cudaMemcpy(Data, Values.data(), Bytes, cudaMemcpyHostToDevice);
  cudaHostUnregister(Values.data());
}

// The caller's memory stays pinned for the caller: somebody else unregisters.
void callers_memory_ok(void *Host, size_t Bytes) {
  cudaHostRegister(Host, Bytes, cudaHostRegisterMapped);
}

class Arena {
public:
  void pin_ok() { cudaHostRegister(Base, Size, cudaHostRegisterDefault); }
  ~Arena() {
    cudaHostUnregister(Base);
    delete[] Base;
  }

private:
  char *Base = nullptr;
  size_t Size = 0;
};

void *returned_ok(size_t Bytes) {
  void *Host = std::malloc(Bytes);
  cudaHostRegister(Host, Bytes, cudaHostRegisterDefault);
  return Host;
}

// Defined elsewhere: it may undo the registration.
void sendElsewhere(char *Buffer);

void array_is_passed_on_ok(size_t Bytes) {
  char Buffer[4096];
  cudaHostRegister(Buffer, sizeof(Buffer), cudaHostRegisterDefault);
  sendElsewhere(Buffer);
}
