// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Modules, libraries and link states. What is taken out of a module (a function,
// a global variable) is part of it.

#include <cuda.h>

#include <cstdlib>
#include <map>
#include <stdexcept>
#include <string>

#define CHECK_CU(Call)                                                         \
  do {                                                                         \
    const CUresult Status = (Call);                                            \
    if (Status != CUDA_SUCCESS)                                                \
      return Status;                                                           \
  } while (0)

CUresult run_bad(const void *Image, void **Arguments) {
  CUmodule Module;
  CUfunction Function;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: module 'Module' {{.*}}call cuModuleUnload(Module) {{.*}}[VRM108 unreleased-driver-object]
  CHECK_CU(cuModuleLoadData(&Module, Image));
  CHECK_CU(cuModuleGetFunction(&Function, Module, "main"));
  CHECK_CU(cuLaunchKernel(Function, 1, 1, 1, 64, 1, 1, 0, nullptr, Arguments,
                          nullptr));
  return cuModuleUnload(Module);
}

CUresult run_ok(const void *Image, void **Arguments) {
  CUmodule Module;
  CHECK_CU(cuModuleLoadDataEx(&Module, Image, 0, nullptr, nullptr));
  CUfunction Function;
  CUresult Status = cuModuleGetFunction(&Function, Module, "main");
  if (Status == CUDA_SUCCESS)
    Status = cuLaunchKernel(Function, 1, 1, 1, 64, 1, 1, 0, nullptr, Arguments,
                            nullptr);
  cuModuleUnload(Module);
  return Status;
}

// Never unloaded: compiled again for each call.
void per_call_bad(const char *File, CUstream Stream, void **Arguments) {
  CUmodule Module;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM108 unreleased-driver-object]
  if (cuModuleLoad(&Module, File) != CUDA_SUCCESS)
    return;
  CUfunction Function;
  cuModuleGetFunction(&Function, Module, "step");
  cuLaunchKernel(Function, 1, 1, 1, 64, 1, 1, 0, Stream, Arguments, nullptr);
  cuStreamSynchronize(Stream);
}

void per_turn_bad(const void *const *Images, int Count) {
  for (int I = 0; I < Count; ++I) {
    CUmodule Module;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM108 unreleased-driver-object]
    cuModuleLoadFatBinary(&Module, Images[I]);
    CUdeviceptr Table;
    size_t Bytes;
    cuModuleGetGlobal(&Table, &Bytes, Module, "table");
    cuMemsetD8(Table, 0, Bytes);
  }
}

// The function is handed on, and the module lives for it: cuFuncGetModule finds
// it.
CUfunction function_is_returned_ok(const char *File, const char *Name) {
  CUmodule Module;
  CUfunction Function = nullptr;
  if (cuModuleLoad(&Module, File) != CUDA_SUCCESS)
    throw std::runtime_error(File);
  if (cuModuleGetFunction(&Function, Module, Name) != CUDA_SUCCESS) {
    cuModuleUnload(Module);
    throw std::runtime_error(Name);
  }
  return Function;
}

// As above, but the module is lost when it has no such function.
CUfunction function_is_returned_bad(const char *File, const char *Name) {
  CUmodule Module;
  CUfunction Function = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM108 unreleased-driver-object]
  if (cuModuleLoad(&Module, File) != CUDA_SUCCESS)
    throw std::runtime_error(File);
  if (cuModuleGetFunction(&Function, Module, Name) != CUDA_SUCCESS)
    throw std::runtime_error(Name);
  return Function;
}

// Its caller has nothing to unload.
void function_is_used_ok(const char *File, void **Arguments) {
  CUfunction Function = function_is_returned_ok(File, "main");
  cuLaunchKernel(Function, 1, 1, 1, 64, 1, 1, 0, nullptr, Arguments, nullptr);
}

// Both are handed out, and the module is unloaded by whoever asked.
static CUresult load(CUmodule *OutModule, CUfunction *OutFunction,
                     const void *Image) {
  CUmodule Module;
  CHECK_CU(cuModuleLoadData(&Module, Image));
  CUfunction Function;
  const CUresult Found = cuModuleGetFunction(&Function, Module, "main");
  if (Found != CUDA_SUCCESS) {
    cuModuleUnload(Module);
    return Found;
  }
  *OutModule = Module;
  *OutFunction = Function;
  return CUDA_SUCCESS;
}

CUresult load_and_run_ok(const void *Image, void **Arguments) {
  CUmodule Module;
  CUfunction Function;
  CHECK_CU(load(&Module, &Function, Image));
  const CUresult Status = cuLaunchKernel(Function, 1, 1, 1, 64, 1, 1, 0,
                                         nullptr, Arguments, nullptr);
  cuModuleUnload(Module);
  return Status;
}

static void loadInPlace(CUmodule *Module, CUfunction *Function,
                        const void *Image) {
  if (cuModuleLoadData(Module, Image) != CUDA_SUCCESS)
    std::abort();
  cuModuleGetFunction(Function, *Module, "main");
}

void load_in_place_ok(const void *Image, void **Arguments) {
  CUmodule Module;
  CUfunction Function;
  loadInPlace(&Module, &Function, Image);
  cuLaunchKernel(Function, 1, 1, 1, 64, 1, 1, 0, nullptr, Arguments, nullptr);
  cuModuleUnload(Module);
}

void load_in_place_bad(const void *Image, void **Arguments) {
  CUmodule Module;
  CUfunction Function;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: module 'Module' {{.*}}[VRM108 unreleased-driver-object]
  loadInPlace(&Module, &Function, Image);
  cuLaunchKernel(Function, 1, 1, 1, 64, 1, 1, 0, nullptr, Arguments, nullptr);
}

// Defined elsewhere: it may keep the function, and with it the module.
void launchElsewhere(CUfunction Function, void **Arguments);

void function_is_passed_on_ok(const char *File, void **Arguments) {
  CUmodule Module;
  CUfunction Function;
  if (cuModuleLoad(&Module, File) != CUDA_SUCCESS)
    return;
  cuModuleGetFunction(&Function, Module, "main");
  launchElsewhere(Function, Arguments);
}

static std::map<std::string, CUfunction> Functions;

void function_is_cached_ok(const char *File, const char *Name) {
  CUmodule Module;
  CUfunction Function;
  cuModuleLoad(&Module, File);
  cuModuleGetFunction(&Function, Module, Name);
  Functions[Name] = Function;
}

// The link state owns the image that it makes.
CUresult link_bad(const char *Ptx, size_t Size, CUmodule *Out) {
  CUlinkState Link;
  void *Image;
  size_t ImageSize;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: link state 'Link' {{.*}}[VRM108 unreleased-driver-object]
  CHECK_CU(cuLinkCreate(0, nullptr, nullptr, &Link));
  CHECK_CU(cuLinkAddData(Link, CU_JIT_INPUT_PTX, const_cast<char *>(Ptx), Size,
                         "ptx", 0, nullptr, nullptr));
  CHECK_CU(cuLinkComplete(Link, &Image, &ImageSize));
  CHECK_CU(cuModuleLoadData(Out, Image));
  return cuLinkDestroy(Link);
}

CUresult link_ok(const char *Ptx, size_t Size, CUmodule *Out) {
  CUlinkState Link;
  void *Image = nullptr;
  size_t ImageSize = 0;
  CHECK_CU(cuLinkCreate(0, nullptr, nullptr, &Link));
  CUresult Status =
      cuLinkAddData(Link, CU_JIT_INPUT_PTX, const_cast<char *>(Ptx), Size,
                    "ptx", 0, nullptr, nullptr);
  if (Status == CUDA_SUCCESS)
    Status = cuLinkComplete(Link, &Image, &ImageSize);
  if (Status == CUDA_SUCCESS)
    Status = cuModuleLoadData(Out, Image);
  cuLinkDestroy(Link);
  return Status;
}

CUresult library_bad(const void *Code, CUkernel *Out, bool Wanted) {
  CUlibrary Library;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: library 'Library' {{.*}}[VRM108 unreleased-driver-object]
  CHECK_CU(cuLibraryLoadData(&Library, Code, nullptr, nullptr, 0, nullptr,
                             nullptr, 0));
  if (!Wanted)
    return CUDA_SUCCESS;
  return cuLibraryGetKernel(Out, Library, "main");
}

class Program {
public:
  explicit Program(const void *Image) { cuModuleLoadData(&Module, Image); }
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;
  ~Program() { cuModuleUnload(Module); }

private:
  CUmodule Module = nullptr;
};

// The context takes its modules with it; a library belongs to no context.
void with_context_ok(CUcontext Context, const void *Image) {
  CUmodule Module;
  cuModuleLoadData(&Module, Image);
  cuCtxDestroy(Context);
}

void with_context_bad(CUcontext Context, const char *File) {
  CUlibrary Library;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM108 unreleased-driver-object]
  cuLibraryLoadFromFile(&Library, File, nullptr, nullptr, 0, nullptr, nullptr,
                        0);
  cuCtxDestroy(Context);
}
