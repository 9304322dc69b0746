// What one leaked graph, array, texture, module, pool or mapping costs, as
// handle_growth.cu does for the memory kinds.
//
//   nvcc -O1 -o object_growth test/repro/object_growth.cu -lcuda && ./object_growth
#include "growth.h"

#include <cuda.h>

#define CHECK_CU(call)                                                                             \
  do {                                                                                             \
    CUresult status = (call);                                                                      \
    if (status != CUDA_SUCCESS) {                                                                  \
      std::fprintf(stderr, "%s: %d\n", #call, int(status));                                        \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

// A module with a table of 1 MiB.
static const char Image[] = ".version 7.0\n.target sm_50\n.address_size 64\n"
                            ".global .align 4 .b8 table[1048576];\n"
                            ".visible .entry empty() { ret; }\n";

static __global__ void empty() {}

static cudaGraph_t capture(cudaStream_t stream) {
  cudaGraph_t graph;
  CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  for (int i = 0; i < 8; ++i)
    empty<<<1, 1, 0, stream>>>();
  CHECK(cudaStreamEndCapture(stream, &graph));
  return graph;
}

static void graphs(cudaStream_t stream) {
  measure("graph of 8 kernels", 5000, [&](bool leak) {
    cudaGraph_t graph = capture(stream);
    if (!leak)
      CHECK(cudaGraphDestroy(graph));
  });
  cudaGraph_t graph = capture(stream);
  measure("executable graph of it", 2000, [&](bool leak) {
    cudaGraphExec_t exec;
    CHECK(cudaGraphInstantiate(&exec, graph, 0));
    CHECK(cudaGraphLaunch(exec, stream));
    if (!leak)
      CHECK(cudaGraphExecDestroy(exec));
  });
}

static void userObjects() {
  measure("user object", 20000, [](bool leak) {
    cudaUserObject_t object;
    CHECK(cudaUserObjectCreate(&object, nullptr, [](void *) {}, 1, cudaUserObjectNoDestructorSync));
    if (!leak)
      CHECK(cudaUserObjectRelease(object));
  });
}

static void arrays() {
  const cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  measure("cudaMallocArray 1 MiB", 1000, [&](bool leak) {
    cudaArray_t array;
    CHECK(cudaMallocArray(&array, &format, 512, 512));
    if (!leak)
      CHECK(cudaFreeArray(array));
  });
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  CHECK(cudaMallocArray(&resource.res.array.array, &format, 512, 512, cudaArraySurfaceLoadStore));
  const cudaTextureDesc how = {};
  measure("texture object", 20000, [&](bool leak) {
    cudaTextureObject_t texture;
    CHECK(cudaCreateTextureObject(&texture, &resource, &how, nullptr));
    if (!leak)
      CHECK(cudaDestroyTextureObject(texture));
  });
  measure("surface object", 20000, [&](bool leak) {
    cudaSurfaceObject_t surface;
    CHECK(cudaCreateSurfaceObject(&surface, &resource));
    if (!leak)
      CHECK(cudaDestroySurfaceObject(surface));
  });
}

static void driverObjects() {
  measure("module, 1 MiB table", 500, [](bool leak) {
    CUmodule module;
    CUdeviceptr table;
    CHECK_CU(cuModuleLoadData(&module, Image));
    CHECK_CU(cuModuleGetGlobal(&table, nullptr, module, "table"));
    if (!leak)
      CHECK_CU(cuModuleUnload(module));
  });
  measure("link state", 500, [](bool leak) {
    CUlinkState link;
    void *cubin;
    size_t size;
    CHECK_CU(cuLinkCreate(0, nullptr, nullptr, &link));
    CHECK_CU(cuLinkAddData(link, CU_JIT_INPUT_PTX, (void *)Image, sizeof Image, "", 0, nullptr, nullptr));
    CHECK_CU(cuLinkComplete(link, &cubin, &size));
    if (!leak)
      CHECK_CU(cuLinkDestroy(link));
  });
}

static void contexts() {
  CUdevice device;
  CHECK_CU(cuDeviceGet(&device, 0));
  CUctxCreateParams how = {};
  measure("context", 8, [&](bool leak) {
    CUcontext context, popped;
    CHECK_CU(cuCtxCreate(&context, &how, 0, device));
    CHECK_CU(cuCtxPopCurrent(&popped));
    if (!leak)
      CHECK_CU(cuCtxDestroy(context));
  });
}

static void pools() {
  cudaMemPoolProps props = {};
  props.allocType = cudaMemAllocationTypePinned;
  props.location.type = cudaMemLocationTypeDevice;
  // Some 470 leaked pools are all that one process can make.
  measure("memory pool, 1 MiB freed", 50, [&](bool leak) {
    cudaMemPool_t pool;
    void *p;
    CHECK(cudaMemPoolCreate(&pool, &props));
    unsigned long long keep = ~0ull;
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &keep));
    CHECK(cudaMallocFromPoolAsync(&p, 1 << 20, pool, nullptr));
    CHECK(cudaFreeAsync(p, nullptr));
    CHECK(cudaStreamSynchronize(nullptr));
    if (!leak)
      CHECK(cudaMemPoolDestroy(pool));
  });
  CUmemAllocationProp device = {};
  device.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  device.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  measure("cuMemCreate 2 MiB", 1000, [&](bool leak) {
    CUmemGenericAllocationHandle memory;
    CHECK_CU(cuMemCreate(&memory, 2 << 20, &device, 0));
    if (!leak)
      CHECK_CU(cuMemRelease(memory));
  });
  measure("cuMemAddressReserve 2 MiB", 5000, [](bool leak) {
    CUdeviceptr range;
    CHECK_CU(cuMemAddressReserve(&range, 2 << 20, 0, 0, 0));
    if (!leak)
      CHECK_CU(cuMemAddressFree(range, 2 << 20));
  });
}

int main() {
  printHeader();
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  graphs(stream);
  userObjects();
  arrays();
  driverObjects();
  pools();
  contexts();
  CHECK(cudaStreamDestroy(stream));
}
