// The rules for LibTorch with LibTorch's own headers instead of a test's small ones.
// REQUIRES: torch-headers
// RUN: %check %torch %s > %t
// RUN: FileCheck %s --input-file %t --implicit-check-not='[VRM' --implicit-check-not='fatal error'
#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDACachingAllocator.h>
#include <c10/cuda/CUDAStream.h>
#include <torch/script.h>
#include <torch/torch.h>

struct NetImpl : torch::nn::Module {
  NetImpl()
      : Conv(torch::nn::Conv2dOptions(1, 8, 3)),
        Body(torch::nn::Linear(32, 32), torch::nn::Functional(torch::relu)),
        Head(32, 10) {
    register_module("conv", Conv);
    register_module("body", Body);
    register_module("head", Head);
  }
  torch::Tensor forward(torch::Tensor X) {
    X = torch::max_pool2d(Conv->forward(X), 2).flatten(1);
    return torch::log_softmax(Head->forward(Body->forward(X)), 1);
  }
  torch::nn::Conv2d Conv;
  torch::nn::Sequential Body;
  torch::nn::Linear Head;
};
TORCH_MODULE(Net);

template <class Loader>
double epoch_bad(Net &Model, torch::Device Device, Loader &Data,
                 torch::optim::Optimizer &Optimizer) {
  Model->train();
  std::vector<torch::Tensor> Losses;
  torch::Tensor Total = torch::zeros({}, Device);
  for (auto &Batch : Data) {
    auto Images = Batch.data.to(Device), Targets = Batch.target.to(Device);
    Optimizer.zero_grad();
    auto Output = Model->forward(Images);
    auto Loss = torch::nll_loss(Output, Targets);
    AT_ASSERT(!std::isnan(Loss.template item<float>()));
    Loss.backward();
    Optimizer.step();
    // CHECK: [[@LINE+1]]:5: error: 'Loss' goes into 'Losses' with the graph {{.*}}[VRM121 cpp-graph-attached-store]
    Losses.push_back(Loss);
    // CHECK: [[@LINE+1]]:5: error: the sum in 'Total' keeps the graph {{.*}}[VRM121 cpp-graph-attached-store]
    Total += Loss;
  }
  return Total.template item<double>();
}

void train_ok(Net Model, const std::string &Root) {
  auto Set = torch::data::datasets::MNIST(Root)
                 .map(torch::data::transforms::Normalize<>(0.1307, 0.3081))
                 .map(torch::data::transforms::Stack<>());
  auto Loader = torch::data::make_data_loader<torch::data::samplers::RandomSampler>(
      std::move(Set), 64);
  torch::optim::SGD Optimizer(Model->parameters(),
                              torch::optim::SGDOptions(0.01).momentum(0.5));
  std::vector<float> Losses;
  torch::Tensor Correct = torch::zeros({1}, torch::kLong);
  double Sum = 0;
  for (auto &Batch : *Loader) {
    Optimizer.zero_grad();
    auto Output = Model(Batch.data);
    auto Loss = torch::nn::functional::nll_loss(Output, Batch.target);
    Loss.backward();
    Optimizer.step();
    Losses.push_back(Loss.item<float>());
    Sum += Loss.item().toDouble();
    Correct += Output.argmax(1).eq(Batch.target).sum();
  }
  epoch_bad(Model, torch::kCUDA, *Loader, Optimizer);
}

void serve_bad(const std::string &File, const std::vector<torch::Tensor> &Frames) {
  torch::jit::script::Module Module = torch::jit::load(File);
  Module.eval();
  for (const torch::Tensor &Frame : Frames) {
    std::vector<torch::jit::IValue> Inputs;
    Inputs.push_back(Frame);
    // CHECK: [[@LINE+1]]:19: warning: 'Module' runs in a loop that trains nothing, with gradients on{{.*}}[VRM122 cpp-inference-without-no-grad]
    auto Output = Module.forward(Inputs).toTensor();
    std::cout << Output.argmax(1) << '\n';
  }
}

void serve_ok(const std::string &File, const std::vector<torch::Tensor> &Frames) {
  c10::InferenceMode Guard;
  torch::jit::script::Module Module = torch::jit::load(File);
  Module.eval();
  for (const torch::Tensor &Frame : Frames)
    std::cout << Module.forward({Frame}).toTensor().argmax(1) << '\n';
}

void test_ok(Net Model, const std::vector<torch::Tensor> &Batches) {
  torch::NoGradGuard Guard;
  Model->eval();
  for (const torch::Tensor &Batch : Batches)
    std::cout << Model->forward(Batch).argmax(1) << '\n';
}

at::Tensor operator_bad(const at::Tensor &Scores, int64_t K) {
  // CHECK: [[@LINE+1]]:16: error: allocator buffer 'Work' acquired by c10::cuda::CUDACachingAllocator::raw_alloc {{.*}}[VRM109 unreleased-operator-buffer]
  void *Work = c10::cuda::CUDACachingAllocator::raw_alloc(1 << 20);
  if (K > Scores.size(0))
    return at::empty({0}, Scores.options());
  c10::cuda::CUDACachingAllocator::raw_delete(Work);
  return Scores.clone();
}

at::Tensor operator_ok(const at::Tensor &Scores) {
  auto Stream = at::cuda::getCurrentCUDAStream();
  void *Work = c10::cuda::CUDACachingAllocator::raw_alloc_with_stream(1 << 20, Stream);
  at::Tensor Out = at::from_blob(
      Work, {1 << 18}, [](void *P) { c10::cuda::CUDACachingAllocator::raw_delete(P); },
      Scores.options());
  at::DataPtr Owned = c10::cuda::CUDACachingAllocator::get()->allocate(1 << 10);
  return Out;
}
