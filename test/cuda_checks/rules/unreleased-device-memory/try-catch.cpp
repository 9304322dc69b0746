// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Exceptions that are caught on the way.

#include <cuda_runtime.h>
#include <exception>
#include <stdexcept>

void compute(const char *Name);

bool freed_in_handler_ok(const char *Name, size_t Bytes) {
  void *Data = nullptr;
  cudaMalloc(&Data, Bytes);
  try {
    compute(Name);
  } catch (const std::exception &) {
    cudaFree(Data);
    return false;
  }
  cudaFree(Data);
  return true;
}

bool freed_after_handler_ok(const char *Name, size_t Bytes) {
  void *Data = nullptr;
  bool Good = true;
  cudaMalloc(&Data, Bytes);
  try {
    compute(Name);
  } catch (...) {
    Good = false;
  }
  cudaFree(Data);
  return Good;
}

bool handler_returns_bad(const char *Name, size_t Bytes) {
  void *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, Bytes);
  try {
    compute(Name);
  } catch (const std::exception &) {
    return false;
  }
  cudaFree(Data);
  return true;
}

// Thrown and caught in the same function: the memory outlives neither.
bool local_throw_ok(size_t Bytes, size_t Limit) {
  void *Data = nullptr;
  try {
    if (cudaMalloc(&Data, Bytes) != cudaSuccess)
      throw std::runtime_error("no memory");
    if (Bytes > Limit)
      throw std::runtime_error("too large");
  } catch (const std::runtime_error &) {
    cudaFree(Data);
    return false;
  }
  cudaFree(Data);
  return true;
}

void free_and_rethrow_ok(const char *Name, size_t Bytes) {
  void *Data = nullptr;
  cudaMalloc(&Data, Bytes);
  try {
    compute(Name);
  } catch (...) {
    cudaFree(Data);
    throw;
  }
  cudaFree(Data);
}

void waits(const char *Name) noexcept;

// What cannot throw leads to no handler.
bool nothing_throws_ok(const char *Name, size_t Bytes) {
  void *Data = nullptr;
  try {
    cudaMalloc(&Data, Bytes);
    waits(Name);
    cudaFree(Data);
  } catch (const std::exception &) {
    return false;
  }
  return true;
}
