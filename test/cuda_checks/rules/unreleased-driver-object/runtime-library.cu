// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Libraries of the runtime API.

#include <cuda_runtime.h>

cudaError_t launch_bad(const void *Code, void **Arguments, cudaStream_t Stream) {
  cudaLibrary_t Library;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: library 'Library' {{.*}}call cudaLibraryUnload(Library) {{.*}}[VRM108 unreleased-driver-object]
  cudaError_t Status = cudaLibraryLoadData(&Library, Code, nullptr, nullptr, 0,
                                           nullptr, nullptr, 0);
  if (Status != cudaSuccess)
    return Status;
  cudaKernel_t Kernel;
  Status = cudaLibraryGetKernel(&Kernel, Library, "main");
  if (Status != cudaSuccess)
    return Status;
  Status = cudaLaunchKernel((const void *)Kernel, dim3(1), dim3(64), Arguments,
                            0, Stream);
  cudaLibraryUnload(Library);
  return Status;
}

cudaError_t launch_ok(const char *File, void **Arguments, cudaStream_t Stream) {
  cudaLibrary_t Library;
  cudaError_t Status = cudaLibraryLoadFromFile(&Library, File, nullptr, nullptr,
                                               0, nullptr, nullptr, 0);
  if (Status != cudaSuccess)
    return Status;
  cudaKernel_t Kernel;
  Status = cudaLibraryGetKernel(&Kernel, Library, "main");
  if (Status == cudaSuccess)
    Status = cudaLaunchKernel((const void *)Kernel, dim3(1), dim3(64),
                              Arguments, 0, Stream);
  cudaLibraryUnload(Library);
  return Status;
}

// The kernel is handed on: its library lives for it.
cudaKernel_t kernel_is_returned_ok(const void *Code) {
  cudaLibrary_t Library;
  cudaKernel_t Kernel = nullptr;
  cudaLibraryLoadData(&Library, Code, nullptr, nullptr, 0, nullptr, nullptr, 0);
  cudaLibraryGetKernel(&Kernel, Library, "main");
  return Kernel;
}
