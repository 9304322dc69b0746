// What members and containers keep, nothing but their owner can release.
#include <cuda_runtime.h>
#include <vector>

class Filter {
public:
  explicit Filter(size_t n) {
    cudaMalloc(&input, n);
    cudaMalloc(&scratch, n); // the destructor forgets this one
  }
  ~Filter() { cudaFree(input); }
  Filter(const Filter &) = delete;

private:
  float *input = nullptr;
  float *scratch = nullptr;
};

struct Buffer {
  explicit Buffer(size_t n) { cudaMalloc(&data, n); }
  ~Buffer() { cudaFree(data); }
  float *data = nullptr;
};

void fill(Buffer b);

void fillTwice(size_t n) {
  Buffer b(n);
  fill(b); // a copy goes in, and frees b's memory when it is done
  fill(b);
}

class StreamPool {
public:
  cudaStream_t add() {
    cudaStream_t s;
    cudaStreamCreate(&s);
    streams.push_back(s);
    return s;
  }
  ~StreamPool() { streams.clear(); }

private:
  std::vector<cudaStream_t> streams;
};
