// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Communicators, and what is registered with them.

#include <cuda_runtime.h>
#include <nccl.h>
#include <vector>

int reduce_bad(float *Data, size_t N, int Ranks, int Rank, ncclUniqueId Id,
               cudaStream_t Stream) {
  ncclComm_t Comm;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: NCCL communicator 'Comm' acquired by ncclCommInitRank {{.*}}call ncclCommDestroy(Comm){{.*}}[VRM105 unreleased-library-handle]
  if (ncclCommInitRank(&Comm, Ranks, Id, Rank) != ncclSuccess)
    return 1;
  if (ncclAllReduce(Data, Data, N, ncclFloat, ncclSum, Comm, Stream) !=
      ncclSuccess)
    return 2;
  cudaStreamSynchronize(Stream);
  ncclCommDestroy(Comm);
  return 0;
}

int reduce_ok(float *Data, size_t N, int Ranks, int Rank, ncclUniqueId Id,
              cudaStream_t Stream) {
  ncclComm_t Comm;
  if (ncclCommInitRank(&Comm, Ranks, Id, Rank) != ncclSuccess)
    return 1;
  if (ncclAllReduce(Data, Data, N, ncclFloat, ncclSum, Comm, Stream) !=
      ncclSuccess) {
    ncclCommAbort(Comm);
    return 2;
  }
  cudaStreamSynchronize(Stream);
  ncclCommFinalize(Comm);
  ncclCommDestroy(Comm);
  return 0;
}

// Finalize ends the work and frees nothing.
void finalize_bad(int Ranks, int Rank, ncclUniqueId Id) {
  ncclComm_t Comm;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM105 unreleased-library-handle]
  ncclCommInitRank(&Comm, Ranks, Id, Rank);
  ncclCommFinalize(Comm);
}

// ncclCommInitAll fills an array.
void all_ok(float **Data, size_t N, int Devices, cudaStream_t *Streams) {
  std::vector<ncclComm_t> Comms(Devices);
  ncclCommInitAll(Comms.data(), Devices, nullptr);
  ncclGroupStart();
  for (int D = 0; D < Devices; ++D)
    ncclAllReduce(Data[D], Data[D], N, ncclFloat, ncclSum, Comms[D],
                  Streams[D]);
  ncclGroupEnd();
  for (int D = 0; D < Devices; ++D)
    ncclCommDestroy(Comms[D]);
}

void allOnStack_ok(float **Data, size_t N, int Devices, cudaStream_t *Streams) {
  ncclComm_t Comms[8];
  ncclCommInitAll(Comms, Devices, nullptr);
  for (int D = 0; D < Devices; ++D)
    ncclAllReduce(Data[D], Data[D], N, ncclFloat, ncclSum, Comms[D],
                  Streams[D]);
  for (int D = 0; D < Devices; ++D)
    ncclCommDestroy(Comms[D]);
}

void all_bad(float **Data, size_t N, cudaStream_t *Streams) {
  ncclComm_t Comms[4];
  int Devices[4] = {0, 1, 2, 3};
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM105 unreleased-library-handle]
  ncclCommInitAll(Comms, 4, Devices);
  for (int D = 0; D < 4; ++D)
    ncclAllReduce(Data[D], Data[D], N, ncclFloat, ncclSum, Comms[D],
                  Streams[D]);
}

// The fourth argument is the new communicator.
void split_bad(ncclComm_t World, float *Data, size_t N, int Row, int Column,
               cudaStream_t Stream) {
  ncclComm_t Rows;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM105 unreleased-library-handle]
  ncclCommSplit(World, Row, Column, &Rows, nullptr);
  ncclBroadcast(Data, Data, N, ncclFloat, 0, Rows, Stream);
}

// Ranks without a color get no communicator.
void split_ok(ncclComm_t World, float *Data, size_t N, bool Member,
              cudaStream_t Stream) {
  ncclComm_t Part = nullptr;
  ncclCommSplit(World, Member ? 0 : NCCL_SPLIT_NOCOLOR, 0, &Part, nullptr);
  if (Part == nullptr)
    return;
  ncclBroadcast(Data, Data, N, ncclFloat, 0, Part, Stream);
  ncclCommDestroy(Part);
}

void window_bad(ncclComm_t Comm, void *Data, size_t Bytes) {
  ncclWindow_t Window;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: NCCL window 'Window' {{.*}}[VRM105 unreleased-library-handle]
  ncclCommWindowRegister(Comm, Data, Bytes, &Window, 0);
}

// Destroying the communicator ends its registrations.
void registered_ok(int Ranks, int Rank, ncclUniqueId Id, void *Data, size_t N) {
  ncclComm_t Comm;
  void *Handle;
  if (ncclCommInitRank(&Comm, Ranks, Id, Rank) != ncclSuccess)
    return;
  ncclCommRegister(Comm, Data, N, &Handle);
  ncclCommDestroy(Comm);
}

// Memory for NCCL is device memory with a release of its own.
void buffer_bad(ncclComm_t Comm, size_t Bytes) {
  void *Buffer, *Handle;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}call ncclMemFree(Buffer){{.*}}[VRM101 unreleased-device-memory]
  ncclMemAlloc(&Buffer, Bytes);
  ncclCommRegister(Comm, Buffer, Bytes, &Handle);
  ncclCommDeregister(Comm, Handle);
}
