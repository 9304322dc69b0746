// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Reads a file by way of a ring of pinned blocks.

#include <cstdio>
#include <cuda_runtime.h>
#include <memory>
#include <string>

namespace {
struct FileClose {
  void operator()(std::FILE *F) const { std::fclose(F); }
};

class PinnedRing {
public:
  static constexpr int Slots = 2;
  explicit PinnedRing(size_t Bytes) : Bytes(Bytes) {
    for (int I = 0; I < Slots; ++I)
      Good = Good && cudaMallocHost(&Block[I], Bytes) == cudaSuccess &&
             cudaEventCreateWithFlags(&Free[I], cudaEventDisableTiming) ==
                 cudaSuccess;
  }
  ~PinnedRing() {
    for (int I = 0; I < Slots; ++I) {
      if (Free[I])
        cudaEventDestroy(Free[I]);
      cudaFreeHost(Block[I]);
    }
  }
  PinnedRing(const PinnedRing &) = delete;
  bool good() const { return Good; }
  size_t bytes() const { return Bytes; }
  void *claim(int Turn) {
    cudaEventSynchronize(Free[Turn % Slots]);
    return Block[Turn % Slots];
  }
  void sent(int Turn, cudaStream_t Stream) {
    cudaEventRecord(Free[Turn % Slots], Stream);
  }

private:
  void *Block[Slots] = {};
  cudaEvent_t Free[Slots] = {};
  size_t Bytes;
  bool Good = true;
};
} // namespace

// The caller frees what it gets; nothing is left behind if the file is short.
char *loadFile_ok(const std::string &Path, size_t Size) {
  std::unique_ptr<std::FILE, FileClose> File(std::fopen(Path.c_str(), "rb"));
  if (!File)
    return nullptr;
  PinnedRing Ring(1 << 20);
  if (!Ring.good())
    return nullptr;
  cudaStream_t Stream = nullptr;
  if (cudaStreamCreate(&Stream) != cudaSuccess)
    return nullptr;
  char *Data = nullptr;
  if (cudaMalloc((void **)&Data, Size) != cudaSuccess) {
    cudaStreamDestroy(Stream);
    return nullptr;
  }
  bool Complete = true;
  size_t Offset = 0;
  for (int Turn = 0; Offset < Size; ++Turn) {
    void *Block = Ring.claim(Turn);
    size_t Got = std::fread(Block, 1, Ring.bytes(), File.get());
    if (Got == 0) {
      Complete = false;
      break;
    }
    cudaMemcpyAsync(Data + Offset, Block, Got, cudaMemcpyHostToDevice, Stream);
    Ring.sent(Turn, Stream);
    Offset += Got;
  }
  cudaStreamSynchronize(Stream);
  cudaStreamDestroy(Stream);
  if (!Complete) {
    cudaFree(Data);
    Data = nullptr;
  }
  return Data;
}

// The control: this file is analysed.
void control_bad(std::FILE *File, char *Data) {
  void *Block = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  cudaMallocHost(&Block, 4096);
  size_t Got = std::fread(Block, 1, 4096, File);
  cudaMemcpy(Data, Block, Got, cudaMemcpyHostToDevice);
}
