// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Programs that are compiled and linked at run time: their destroy functions
// take the address of the handle.

#include <cuda.h>
#include <nvJitLink.h>
#include <nvrtc.h>
#include <string>
#include <vector>

bool compile_ok(const char *Source, std::string &Ptx) {
  nvrtcProgram Program;
  if (nvrtcCreateProgram(&Program, Source, "kernel.cu", 0, nullptr, nullptr) !=
      NVRTC_SUCCESS)
    return false;
  const bool Good = nvrtcCompileProgram(Program, 0, nullptr) == NVRTC_SUCCESS;
  if (Good) {
    size_t Size = 0;
    nvrtcGetPTXSize(Program, &Size);
    Ptx.resize(Size);
    nvrtcGetPTX(Program, &Ptx[0]);
  }
  nvrtcDestroyProgram(&Program);
  return Good;
}

// The usual one: the log is read, and the program of the failed try stays.
bool compile_bad(const char *Source, std::string &Ptx, std::string &Log) {
  nvrtcProgram Program;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: NVRTC program 'Program' {{.*}}[VRM105 unreleased-library-handle]
  if (nvrtcCreateProgram(&Program, Source, "kernel.cu", 0, nullptr, nullptr) !=
      NVRTC_SUCCESS)
    return false;
  if (nvrtcCompileProgram(Program, 0, nullptr) != NVRTC_SUCCESS) {
    size_t Size = 0;
    nvrtcGetProgramLogSize(Program, &Size);
    Log.resize(Size);
    nvrtcGetProgramLog(Program, &Log[0]);
    return false;
  }
  size_t Size = 0;
  nvrtcGetPTXSize(Program, &Size);
  Ptx.resize(Size);
  nvrtcGetPTX(Program, &Ptx[0]);
  nvrtcDestroyProgram(&Program);
  return true;
}

bool link_bad(const std::vector<std::string> &Parts, std::vector<char> &Cubin) {
  nvJitLinkHandle Link;
  const char *Options[] = {"-arch=sm_90"};
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: nvJitLink handle 'Link' {{.*}}[VRM105 unreleased-library-handle]
  if (nvJitLinkCreate(&Link, 1, Options) != NVJITLINK_SUCCESS)
    return false;
  for (const std::string &Part : Parts)
    if (nvJitLinkAddData(Link, NVJITLINK_INPUT_LTOIR, Part.data(), Part.size(),
                         "part") != NVJITLINK_SUCCESS)
      return false;
  size_t Size = 0;
  nvJitLinkComplete(Link);
  nvJitLinkGetLinkedCubinSize(Link, &Size);
  Cubin.resize(Size);
  nvJitLinkGetLinkedCubin(Link, Cubin.data());
  nvJitLinkDestroy(&Link);
  return true;
}

class Linker {
public:
  Linker() {
    const char *Options[] = {"-arch=sm_90"};
    nvJitLinkCreate(&Link, 1, Options);
  }
  ~Linker() { nvJitLinkDestroy(&Link); }

private:
  nvJitLinkHandle Link = nullptr;
};

void link_ok() { Linker L; }
