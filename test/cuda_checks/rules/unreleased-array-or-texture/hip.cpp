// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// HIP's arrays and texture objects.

#include <hip/hip_runtime.h>

int filter_bad(const float *Table, int N) {
  hipChannelFormatDesc Format = hipCreateChannelDesc<float>();
  hipArray_t Array;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: array 'Array' {{.*}}[VRM107 unreleased-array-or-texture]
  if (hipMallocArray(&Array, &Format, N, 1, hipArrayDefault) != hipSuccess)
    return -1;
  hipResourceDesc Resource = {};
  Resource.resType = hipResourceTypeArray;
  Resource.res.array.array = Array;
  hipTextureDesc How = {};
  hipTextureObject_t Texture;
  if (hipCreateTextureObject(&Texture, &Resource, &How, nullptr) != hipSuccess)
    return -1;
  (void)hipDestroyTextureObject(Texture);
  (void)hipFreeArray(Array);
  return 0;
}

void texture_bad(const hipResourceDesc &Resource) {
  hipTextureDesc How = {};
  hipTextureObject_t Texture;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM107 unreleased-array-or-texture]
  (void)hipCreateTextureObject(&Texture, &Resource, &How, nullptr);
  (void)hipDeviceSynchronize();
}

// Two spellings of one pair.
void module_api_ok(const HIP_ARRAY_DESCRIPTOR *Shape) {
  hipArray_t Array;
  if (hipArrayCreate(&Array, Shape) == hipSuccess)
    (void)hipArrayDestroy(Array);
}

void volume_ok(hipExtent Size) {
  hipChannelFormatDesc Format = hipCreateChannelDesc<float>();
  hipArray_t Array = nullptr;
  if (hipMalloc3DArray(&Array, &Format, Size, hipArrayDefault) != hipSuccess)
    return;
  hipMemcpy3DParms Copy = {};
  Copy.dstArray = Array;
  (void)hipMemcpy3D(&Copy);
  (void)hipFreeArray(Array);
}
