typedef unsigned long size_t;
typedef enum cudaError { cudaSuccess = 0 } cudaError_t;
enum cudaMemcpyKind { cudaMemcpyHostToDevice = 1 };
template <class T> cudaError_t cudaMalloc(T **Pointer, size_t Size);
cudaError_t cudaMemcpy(void *To, const void *From, size_t Size, cudaMemcpyKind);
cudaError_t cudaFree(void *Pointer);
