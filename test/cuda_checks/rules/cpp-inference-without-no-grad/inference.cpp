// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// RUN: %check --level extended %s | FileCheck %s --check-prefixes=CHECK,EXT --implicit-check-not='[VRM'

// Models that run, with gradients on and off.

#include <torch/script.h>
#include <torch/torch.h>

struct NetImpl : torch::nn::Module {
  NetImpl() { Layers = register_module("layers", torch::nn::Linear(8, 8)); }
  torch::Tensor forward(torch::Tensor X) { return Layers->forward(X); }
  torch::nn::Linear Layers{nullptr};
};
TORCH_MODULE(Net);

// ---- Loops after eval().

template <class Loader> float test_bad(Net &Model, Loader &Data) {
  Model->eval();
  float Total = 0;
  for (const auto &Batch : Data) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: 'Model' runs in a loop that trains nothing{{.*}}NoGradGuard{{.*}}[VRM122 cpp-inference-without-no-grad]
    auto Output = Model->forward(Batch.data);
    Total += torch::nll_loss(Output, Batch.target).template item<float>();
  }
  return Total;
}

template <class Loader> float test_ok(Net &Model, Loader &Data) {
  torch::NoGradGuard NoGrad;
  Model->eval();
  float Total = 0;
  for (const auto &Batch : Data)
    Total += Model->forward(Batch.data).sum().template item<float>();
  return Total;
}

void script_bad(const char *File) {
  torch::jit::script::Module Module = torch::jit::load(File);
  Module.to(at::kCUDA);
  Module.eval();
  std::vector<torch::jit::IValue> Inputs;
  Inputs.push_back(torch::ones({1, 3, 224, 224}).to(at::kCUDA));
  while (true) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: 'Module' runs in a loop{{.*}}[VRM122 cpp-inference-without-no-grad]
    at::Tensor Output = Module.forward(Inputs).toTensor();
    std::cout << Output.sum();
  }
}

void inference_mode_ok(const char *File, std::vector<torch::Tensor> &Frames) {
  torch::jit::script::Module Module = torch::jit::load(File);
  Module.eval();
  for (auto &Frame : Frames) {
    c10::InferenceMode Guard;
    std::cout << Module.forward({Frame}).toTensor();
  }
}

// A guard that enables gradients is none.
void enabled_bad(Net Model, std::vector<torch::Tensor> &Frames) {
  Model->eval();
  torch::AutoGradMode Enabled(true);
  for (auto &Frame : Frames)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM122 cpp-inference-without-no-grad]
    std::cout << Model(Frame);
}

void disabled_ok(Net Model, std::vector<torch::Tensor> &Frames) {
  Model->eval();
  torch::AutoGradMode Disabled(false);
  for (auto &Frame : Frames)
    std::cout << Model(Frame);
}

// The guard is gone before the loop begins.
void early_guard_bad(Net Model, std::vector<torch::Tensor> &Frames) {
  Model->eval();
  {
    torch::NoGradGuard NoGrad;
    Model(Frames[0]);
  }
  for (auto &Frame : Frames)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM122 cpp-inference-without-no-grad]
    std::cout << Model(Frame);
}

// ---- A guard of the program's own, and one that the caller holds.

struct Quiet {
  torch::NoGradGuard NoGrad;
};

void own_guard_ok(Net Model, std::vector<torch::Tensor> &Frames) {
  Quiet Guard;
  Model->eval();
  for (auto &Frame : Frames)
    std::cout << Model(Frame);
}

static void called_under_guard_ok(Net &Model,
                                  std::vector<torch::Tensor> &Frames) {
  Model->eval();
  for (auto &Frame : Frames)
    std::cout << Model(Frame);
}

void caller(Net &Model, std::vector<torch::Tensor> &Frames) {
  torch::NoGradGuard NoGrad;
  called_under_guard_ok(Model, Frames);
}

// ---- Loops that train, or take gradients of the input.

void train_ok(Net &Model, std::vector<torch::Tensor> &Inputs,
              torch::optim::Optimizer &Optimizer) {
  for (int Epoch = 0; Epoch < 10; ++Epoch) {
    Model->train();
    for (auto &Input : Inputs) {
      Optimizer.zero_grad();
      Model->forward(Input).mean().backward();
      Optimizer.step();
    }
    Model->eval();
    for (auto &Input : Inputs)
      // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM122 cpp-inference-without-no-grad]
      std::cout << Model->forward(Input).argmax(1);
  }
}

void attack_ok(Net &Model, std::vector<torch::Tensor> &Inputs) {
  Model->eval();
  for (auto &Input : Inputs) {
    Input.set_requires_grad(true);
    auto Loss = Model->forward(Input).sum();
    Loss.backward();
    Input = Input + Input.grad().sign();
  }
}

// Nothing says that this is no training.
void unknown_ok(Net &Model, std::vector<torch::Tensor> &Inputs,
                std::vector<torch::Tensor> &Outputs) {
  for (auto &Input : Inputs)
    Outputs.push_back(Model->forward(Input));
}

// ---- A class that holds a model.

class Detector {
public:
  explicit Detector(const std::string &File) : Module(torch::jit::load(File)) {
    Module.eval();
  }
  // Who calls it, and how often, is not known.
  torch::Tensor detect_bad(torch::Tensor Image) {
    // EXT: :[[@LINE+1]]:{{[0-9]+}}: warning: 'Module' runs without being trained here{{.*}}[VRM122 cpp-inference-without-no-grad]
    return Module.forward({Image}).toTensor();
  }
  torch::Tensor detect_ok(torch::Tensor Image) {
    torch::InferenceMode Guard(true);
    return Module.forward({Image}).toTensor();
  }

private:
  torch::jit::script::Module Module;
};

int main() {
  Net Model;
  auto Data =
      torch::data::make_data_loader(torch::data::datasets::MNIST("data").map(
                                        torch::data::transforms::Stack<>()),
                                    64);
  test_bad(Model, *Data);
  test_ok(Model, *Data);
}
