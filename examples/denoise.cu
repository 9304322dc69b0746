// Denoises a sequence of greyscale frames on the GPU: each frame is uploaded,
// blended with a running average, smoothed, and read back.
//
// The program gives the right pictures, and it leaks: `vramlint check examples`
// says where. Run for an afternoon on a camera, it ends with "out of memory".
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define CHECK(call)                                                            \
  do {                                                                         \
    cudaError_t status_ = (call);                                              \
    if (status_ != cudaSuccess) {                                              \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__,                       \
              cudaGetErrorString(status_));                                    \
      return false;                                                            \
    }                                                                          \
  } while (0)

struct Frame {
  int width;
  int height;
  std::vector<float> pixels;
};

__global__ void blend(const float *frame, float *average, float weight,
                      int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    average[i] = weight * frame[i] + (1.0f - weight) * average[i];
}

__global__ void smooth(const float *in, float *out, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height)
    return;
  float sum = 0.0f;
  int taps = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      int u = x + dx;
      int v = y + dy;
      if (u >= 0 && u < width && v >= 0 && v < height) {
        sum += in[v * width + u];
        ++taps;
      }
    }
  out[y * width + x] = sum / taps;
}

// One frame through the pipeline, in place. Every CHECK after the first
// cudaMalloc returns without freeing what is already there.
bool denoiseFrame(Frame &frame, float *average, cudaStream_t stream) {
  const int count = frame.width * frame.height;
  const size_t bytes = count * sizeof(float);

  float *input = nullptr;
  float *output = nullptr;
  CHECK(cudaMalloc(&input, bytes));
  CHECK(cudaMalloc(&output, bytes));

  CHECK(cudaMemcpyAsync(input, frame.pixels.data(), bytes,
                        cudaMemcpyHostToDevice, stream));
  blend<<<(count + 255) / 256, 256, 0, stream>>>(input, average, 0.25f, count);

  dim3 block(16, 16);
  dim3 grid((frame.width + 15) / 16, (frame.height + 15) / 16);
  smooth<<<grid, block, 0, stream>>>(average, output, frame.width,
                                     frame.height);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpyAsync(frame.pixels.data(), output, bytes,
                        cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream));

  cudaFree(output);
  cudaFree(input);
  return true;
}

// Milliseconds that one frame takes. The two events are never destroyed: a
// handle each per frame, and no tool that counts bytes sees them.
float timeFrame(Frame &frame, float *average, cudaStream_t stream) {
  cudaEvent_t start, stop;
  cudaEventCreate(&start);
  cudaEventCreate(&stop);
  cudaEventRecord(start, stream);
  denoiseFrame(frame, average, stream);
  cudaEventRecord(stop, stream);
  cudaEventSynchronize(stop);
  float milliseconds = 0.0f;
  cudaEventElapsedTime(&milliseconds, start, stop);
  return milliseconds;
}

// Writes a frame as a PGM file through a pinned staging buffer, which stays
// locked when the file cannot be opened.
bool saveFrame(const Frame &frame, const char *path) {
  const size_t count = static_cast<size_t>(frame.width) * frame.height;
  unsigned char *staging = nullptr;
  if (cudaMallocHost(&staging, count) != cudaSuccess)
    return false;
  for (size_t i = 0; i < count; ++i)
    staging[i] = static_cast<unsigned char>(frame.pixels[i] * 255.0f);

  FILE *file = fopen(path, "wb");
  if (!file) {
    perror(path);
    return false;
  }
  fprintf(file, "P5\n%d %d\n255\n", frame.width, frame.height);
  fwrite(staging, 1, count, file);
  fclose(file);
  cudaFreeHost(staging);
  return true;
}

// All frames of a sequence. An empty sequence leaves the stream behind.
bool denoiseSequence(std::vector<Frame> &frames, bool verbose) {
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  if (frames.empty()) {
    fprintf(stderr, "no frames\n");
    return false;
  }

  const size_t bytes = frames[0].pixels.size() * sizeof(float);
  float *average = nullptr;
  if (cudaMalloc(&average, bytes) != cudaSuccess) {
    cudaStreamDestroy(stream);
    return false;
  }
  cudaMemsetAsync(average, 0, bytes, stream);
  for (size_t i = 0; i < frames.size(); ++i) {
    float milliseconds = timeFrame(frames[i], average, stream);
    if (verbose)
      printf("frame %zu: %.2f ms\n", i, milliseconds);
  }
  cudaFree(average);
  cudaStreamDestroy(stream);
  return true;
}

int main(int argc, char **argv) {
  const bool verbose = argc > 1 && strcmp(argv[1], "-v") == 0;
  std::vector<Frame> frames(100,
                            Frame{640, 480, std::vector<float>(640 * 480)});
  for (Frame &frame : frames)
    for (float &pixel : frame.pixels)
      pixel = static_cast<float>(rand()) / static_cast<float>(RAND_MAX);
  if (!denoiseSequence(frames, verbose))
    return EXIT_FAILURE;
  return saveFrame(frames.back(), "last.pgm") ? EXIT_SUCCESS : EXIT_FAILURE;
}
