// RUN: %check %s | FileCheck %s --check-prefix=DEFAULT --allow-empty
// DEFAULT-NOT: VRM117
// RUN: %check --level extended %s | FileCheck %s --implicit-check-not='[VRM'

// HIP forbids calls in a host function, and says nothing about stream callbacks.

#include <hip/hip_runtime.h>

static void hostFunction_bad(void *Data) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: 'hipHostFree' is called from a host function{{.*}}[VRM117 release-in-callback]
  (void)hipHostFree(Data);
}

static void streamCallback_ok(hipStream_t, hipError_t, void *Data) {
  (void)hipHostFree(Data);
}

void start(hipStream_t Stream, void *First, void *Second) {
  (void)hipLaunchHostFunc(Stream, hostFunction_bad, First);
  (void)hipStreamAddCallback(Stream, streamCallback_ok, Second, 0);
}
