// RUN: %check --level extended %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty

// Parameters without gradients make no graph.

#include <torch/script.h>

void frozen_ok(const char *File, std::vector<torch::Tensor> &Frames) {
  torch::jit::Module Module = torch::jit::load(File);
  Module.eval();
  Module = torch::jit::freeze(Module);
  for (auto &Frame : Frames)
    std::cout << Module.forward({Frame}).toTensor();
}
