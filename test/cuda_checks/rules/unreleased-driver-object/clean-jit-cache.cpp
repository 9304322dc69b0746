// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Kernels compiled at run time and kept, as libraries do: modules in objects
// that a map owns, a reference count, contexts kept for each device.
// CHECK: No findings

#include <cuda.h>

#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

void check(CUresult Status, const char *What) {
  if (Status == CUDA_SUCCESS)
    return;
  const char *Text = nullptr;
  cuGetErrorString(Status, &Text);
  throw std::runtime_error(std::string(What) + ": " + (Text ? Text : "?"));
}

class Module {
public:
  explicit Module(const std::vector<char> &Image) {
    check(cuModuleLoadDataEx(&Handle, Image.data(), 0, nullptr, nullptr),
          "load");
  }
  Module(Module &&Other) noexcept : Handle(Other.Handle) {
    Other.Handle = nullptr;
  }
  Module(const Module &) = delete;
  Module &operator=(const Module &) = delete;
  ~Module() {
    if (Handle)
      cuModuleUnload(Handle);
  }
  CUfunction function(const char *Name) const {
    CUfunction Function;
    check(cuModuleGetFunction(&Function, Handle, Name), Name);
    return Function;
  }

private:
  CUmodule Handle = nullptr;
};

} // namespace

class KernelCache {
public:
  CUfunction get(const std::string &Source, const char *Name) {
    std::lock_guard<std::mutex> Lock(Guard);
    auto Found = Modules.find(Source);
    if (Found == Modules.end())
      Found = Modules
                  .emplace(Source, std::make_unique<Module>(compile(Source)))
                  .first;
    return Found->second->function(Name);
  }

private:
  static std::vector<char> compile(const std::string &Source);
  std::mutex Guard;
  std::unordered_map<std::string, std::unique_ptr<Module>> Modules;
};

class ContextPool {
public:
  CUcontext forDevice(int Ordinal) {
    if (Ordinal >= static_cast<int>(Contexts.size()))
      Contexts.resize(Ordinal + 1);
    if (!Contexts[Ordinal]) {
      CUdevice Device;
      check(cuDeviceGet(&Device, Ordinal), "device");
      CUcontext Context;
      check(cuDevicePrimaryCtxRetain(&Context, Device), "retain");
      Contexts[Ordinal] = Context;
    }
    return Contexts[Ordinal];
  }
  ~ContextPool() {
    for (size_t I = 0; I < Contexts.size(); ++I) {
      CUdevice Device;
      if (Contexts[I] &&
          cuDeviceGet(&Device, static_cast<int>(I)) == CUDA_SUCCESS)
        cuDevicePrimaryCtxRelease(Device);
    }
  }

private:
  std::vector<CUcontext> Contexts;
};

struct Loaded {
  CUmodule Module;
  int Users;
};

static std::unordered_map<std::string, Loaded> Shared;

CUmodule acquireShared(const std::string &File) {
  auto Found = Shared.find(File);
  if (Found != Shared.end()) {
    ++Found->second.Users;
    return Found->second.Module;
  }
  Loaded Fresh = {nullptr, 1};
  check(cuModuleLoad(&Fresh.Module, File.c_str()), File.c_str());
  Shared.emplace(File, Fresh);
  return Fresh.Module;
}

void releaseShared(const std::string &File) {
  auto Found = Shared.find(File);
  if (Found == Shared.end() || --Found->second.Users > 0)
    return;
  cuModuleUnload(Found->second.Module);
  Shared.erase(Found);
}
