// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// Modules that objects share: the last one to go unloads it.
#include <cuda.h>
#include <map>

static std::map<CUmodule, int> Users;

static void retain(CUmodule M) {
  if (M)
    ++Users[M];
}

static void release(CUmodule M) {
  auto It = Users.find(M);
  if (It == Users.end())
    return;
  if (--It->second <= 0) {
    cuModuleUnload(M);
    Users.erase(It);
  }
}

struct Program {
  CUmodule Module = nullptr;
  bool Loaded = false;
};

Program *load_ok(const char *Image) {
  auto *P = new Program;
  if (cuModuleLoadData(&P->Module, Image) == CUDA_SUCCESS) {
    P->Loaded = true;
    retain(P->Module);
  }
  return P;
}

void unload_ok(Program *P) {
  if (P->Loaded)
    release(P->Module);
  delete P;
}

// The same without the count: deleting the object loses the module.
struct Unit {
  CUmodule Module = nullptr;
};

Unit *loadUnit_bad(const char *Image) {
  auto *U = new Unit;
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'Unit::Module'{{.*}}[VRM113 member-never-released]
  if (cuModuleLoadData(&U->Module, Image) != CUDA_SUCCESS) {
    delete U;
    return nullptr;
  }
  return U;
}

void drop(Unit *U) { delete U; }
