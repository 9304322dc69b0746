// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Tensors, tools and ray tracing: libraries that fewer programs use.

#include <cupti.h>
#include <cutensor.h>
#include <nvToolsExt.h>
#include <nvml.h>
#include <optix.h>
#include <optix_stubs.h>

int contract_bad(cutensorHandle_t Tensor, const int64_t *Extent,
                 const int32_t *Modes,
                 cutensorOperationDescriptor_t Operation) {
  cutensorTensorDescriptor_t A;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: cuTENSOR tensor descriptor 'A' {{.*}}[VRM105 unreleased-library-handle]
  if (cutensorCreateTensorDescriptor(Tensor, &A, 2, Extent, nullptr,
                                     CUTENSOR_R_32F,
                                     128) != CUTENSOR_STATUS_SUCCESS)
    return 1;
  cutensorPlan_t Plan;
  if (cutensorCreatePlan(Tensor, &Plan, Operation, nullptr, 0) !=
      CUTENSOR_STATUS_SUCCESS)
    return 2;
  cutensorDestroyPlan(Plan);
  cutensorDestroyTensorDescriptor(A);
  return 0;
}

bool watch_bad(nvmlDevice_t Device) {
  nvmlEventSet_t Set;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: NVML event set 'Set' {{.*}}call nvmlEventSetFree(Set){{.*}}[VRM105 unreleased-library-handle]
  if (nvmlEventSetCreate(&Set) != NVML_SUCCESS)
    return false;
  if (nvmlDeviceRegisterEvents(Device, 1, Set) != NVML_SUCCESS)
    return false;
  nvmlEventSetFree(Set);
  return true;
}

// A range that is not ended stays open in the timeline.
void range_bad(bool Skip) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: info: NVTX range 'Range' {{.*}}call nvtxRangeEnd(Range){{.*}}[VRM105 unreleased-library-handle]
  nvtxRangeId_t Range = nvtxRangeStartA("load");
  if (Skip)
    return;
  nvtxRangeEnd(Range);
}

void range_ok() {
  nvtxRangeId_t Range = nvtxRangeStartA("load");
  nvtxRangePushA("read");
  nvtxRangePop();
  nvtxRangeEnd(Range);
}

nvtxDomainHandle_t domain_ok() {
  static nvtxDomainHandle_t Domain = nvtxDomainCreateA("mine");
  return Domain;
}

static void CUPTIAPI_record(void *, CUpti_CallbackDomain, CUpti_CallbackId,
                            const void *) {}

bool profile_bad() {
  CUpti_SubscriberHandle Subscriber;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: CUPTI subscriber 'Subscriber' {{.*}}[VRM105 unreleased-library-handle]
  if (cuptiSubscribe(&Subscriber, CUPTIAPI_record, nullptr) != CUPTI_SUCCESS)
    return false;
  if (cuptiEnableDomain(1, Subscriber, CUPTI_CB_DOMAIN_RUNTIME_API) !=
      CUPTI_SUCCESS)
    return false;
  cuptiUnsubscribe(Subscriber);
  return true;
}

bool trace_bad(OptixDeviceContext Context, const char *Code, size_t Size,
               const OptixProgramGroupDesc *Groups) {
  OptixModuleCompileOptions ModuleOptions = {};
  OptixPipelineCompileOptions PipelineOptions = {};
  OptixProgramGroupOptions GroupOptions = {};
  char Log[2048];
  size_t LogSize = sizeof(Log);
  OptixModule Module = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: OptiX module 'Module' {{.*}}[VRM105 unreleased-library-handle]
  if (optixModuleCreate(Context, &ModuleOptions, &PipelineOptions, Code, Size,
                        Log, &LogSize, &Module) != OPTIX_SUCCESS)
    return false;
  OptixProgramGroup Group = nullptr;
  if (optixProgramGroupCreate(Context, Groups, 1, &GroupOptions, Log, &LogSize,
                              &Group) != OPTIX_SUCCESS)
    return false;
  optixProgramGroupDestroy(Group);
  optixModuleDestroy(Module);
  return true;
}

// Destroying the context destroys what was made in it.
void context_ok(const char *Code, size_t Size) {
  OptixDeviceContext Context = nullptr;
  if (optixDeviceContextCreate(nullptr, nullptr, &Context) != OPTIX_SUCCESS)
    return;
  OptixModuleCompileOptions ModuleOptions = {};
  OptixPipelineCompileOptions PipelineOptions = {};
  OptixModule Module = nullptr;
  optixModuleCreate(Context, &ModuleOptions, &PipelineOptions, Code, Size,
                    nullptr, nullptr, &Module);
  optixDeviceContextDestroy(Context);
}
