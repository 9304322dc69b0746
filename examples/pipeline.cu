// An inference server's image pipeline, with the mistakes that live in long-running
// programs: each request leaves a handle behind. One function for each kind.
#include <cublas_v2.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include <cufft.h>

__global__ void scale(float *image, int n, float factor) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    image[i] *= factor;
}

// Each thread takes a scratch list of the device's own heap, which is small and shared.
__global__ void histogram(const float *image, int *bins, int n) {
  int *local = static_cast<int *>(malloc(64 * sizeof(int)));
  if (!local)
    return;
  for (int bin = 0; bin < 64; ++bin)
    local[bin] = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    ++local[static_cast<int>(image[i]) & 63];
  for (int bin = 0; bin < 64; ++bin)
    atomicAdd(&bins[bin], local[bin]);
}

// A handle for each request costs some 67 MB of device memory.
bool project(const float *matrix, const float *in, float *out, int n) {
  cublasHandle_t blas;
  if (cublasCreate(&blas) != CUBLAS_STATUS_SUCCESS)
    return false;
  const float one = 1, zero = 0;
  return cublasSgemv(blas, CUBLAS_OP_N, n, n, &one, matrix, n, in, 1, &zero,
                     out, 1) == CUBLAS_STATUS_SUCCESS;
}

// The executable graph is destroyed, the graph it was made of is not.
void replay(float *image, int n, cudaStream_t stream) {
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
  scale<<<(n + 255) / 256, 256, 0, stream>>>(image, n, 0.5f);
  cudaStreamEndCapture(stream, &graph);
  cudaGraphInstantiate(&executable, graph, nullptr, nullptr, 0);
  cudaGraphLaunch(executable, stream);
  cudaStreamSynchronize(stream);
  cudaGraphExecDestroy(executable);
}

cudaArray_t upload(const float *image, int width, int height) {
  const cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaArray_t texels;
  cudaMallocArray(&texels, &format, width, height);
  const size_t row = width * sizeof(float);
  if (cudaMemcpy2DToArray(texels, 0, 0, image, row, row, height,
                          cudaMemcpyHostToDevice) != cudaSuccess)
    return nullptr; // the array is lost here
  return texels;
}

int blocksOf(const char *file, const char *kernel) {
  CUmodule module;
  CUfunction function;
  int threads = 0;
  if (cuModuleLoad(&module, file) != CUDA_SUCCESS)
    return 0;
  if (cuModuleGetFunction(&function, module, kernel) != CUDA_SUCCESS)
    return 0; // the module stays loaded
  cuFuncGetAttribute(&threads, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function);
  cuModuleUnload(module);
  return threads;
}

void withPool(int device, int n, cudaStream_t stream) {
  cudaMemPoolProps properties = {};
  properties.allocType = cudaMemAllocationTypePinned;
  properties.location.type = cudaMemLocationTypeDevice;
  properties.location.id = device;
  cudaMemPool_t pool;
  cudaMemPoolCreate(&pool, &properties);
  float *image;
  cudaMallocFromPoolAsync(reinterpret_cast<void **>(&image), n * sizeof(float), pool,
                          stream);
  scale<<<(n + 255) / 256, 256, 0, stream>>>(image, n, 2.0f);
  cudaFreeAsync(image, stream);
}

// The plan for the old size is overwritten by that for the new one.
void transform(cufftComplex *signal, int before, int after) {
  cufftHandle plan;
  cufftPlan1d(&plan, before, CUFFT_C2C, 1);
  cufftExecC2C(plan, signal, signal, CUFFT_FORWARD);
  cufftPlan1d(&plan, after, CUFFT_C2C, 1);
  cufftExecC2C(plan, signal, signal, CUFFT_INVERSE);
  cufftDestroy(plan);
}

// Pinned memory is no device memory: cudaFree fails, and nobody reads its status.
void stage(const float *image, float *device, int n) {
  float *staging;
  cudaMallocHost(&staging, n * sizeof(float));
  for (int i = 0; i < n; ++i)
    staging[i] = image[i] / 255;
  cudaMemcpy(device, staging, n * sizeof(float), cudaMemcpyHostToDevice);
  cudaFree(staging);
}

float measure(float *image, int n, int requests) {
  cudaEvent_t done;
  for (int request = 0; request < requests; ++request) {
    cudaEventCreate(&done); // one more event with each request
    scale<<<(n + 255) / 256, 256>>>(image, n, 0.9f);
    cudaEventRecord(done);
    cudaEventSynchronize(done);
  }
  cudaEventDestroy(done);
  return 0;
}

static void CUDART_CB giveBack(void *staging) { cudaFreeHost(staging); }

void giveBackLater(cudaStream_t stream, void *staging) {
  cudaLaunchHostFunc(stream, giveBack, staging);
}

// Freed on a stream that does not wait for the kernel.
void onTwoStreams(int n) {
  cudaStream_t compute, copy;
  cudaStreamCreate(&compute);
  cudaStreamCreate(&copy);
  float *image;
  cudaMallocAsync(reinterpret_cast<void **>(&image), n * sizeof(float), compute);
  scale<<<(n + 255) / 256, 256, 0, compute>>>(image, n, 3.0f);
  cudaFreeAsync(image, copy);
  cudaStreamDestroy(compute);
  cudaStreamDestroy(copy);
}
