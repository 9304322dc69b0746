// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// At the end of the program the driver reclaims everything.

#include <cuda.h>

int main(int Count, char **Arguments) {
  CUdevice Device;
  CUcontext Context;
  CUmodule Module;
  cuInit(0);
  cuDeviceGet(&Device, 0);
  cuCtxCreate(&Context, 0, Device);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: info: module 'Module' {{.*}}[VRM108 unreleased-driver-object]
  if (cuModuleLoad(&Module, Arguments[1]) != CUDA_SUCCESS)
    return 1;
  CUfunction Function;
  cuModuleGetFunction(&Function, Module, "main");
  cuLaunchKernel(Function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr);
  cuCtxSynchronize();
  return 0;
}
