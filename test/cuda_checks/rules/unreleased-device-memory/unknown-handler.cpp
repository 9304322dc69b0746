// RUN: %check %s 2>/dev/null | FileCheck %s --implicit-check-not='[VRM'

// The type of a handler comes from a header that is not there: nobody can tell
// which of the calls throws that.

#include <cuda_runtime.h>
#include <exception>

void compute(const void *Data);

bool parses_options_ok(size_t Bytes) {
  void *Data = nullptr;
  try {
    cudaMalloc(&Data, Bytes);
    compute(Data);
    cudaFree(Data);
  } catch (const options::Error &) {
    return false;
  }
  return true;
}

bool known_beside_unknown_bad(size_t Bytes, const char *Name) {
  void *Data = nullptr;
  try {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Data, Bytes);
    compute(Name);
    cudaFree(Data);
  } catch (const options::Error &) {
    return false;
  } catch (const std::exception &) {
    return false;
  }
  return true;
}
