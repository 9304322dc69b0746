// A LibTorch trainer with a custom operator.
#include <c10/cuda/CUDACachingAllocator.h>
#include <torch/torch.h>
#include <vector>

struct NetImpl : torch::nn::Module {
  NetImpl() { layer = register_module("layer", torch::nn::Linear(784, 10)); }
  torch::Tensor forward(torch::Tensor x) { return layer->forward(x); }
  torch::nn::Linear layer{nullptr};
};
TORCH_MODULE(Net);

// The workspace goes back to the allocator only if there was something to do.
bool sortScores(const torch::Tensor &scores) {
  void *workspace =
      c10::cuda::CUDACachingAllocator::raw_alloc(scores.numel() * sizeof(float));
  if (scores.numel() < 2)
    return false;
  c10::cuda::CUDACachingAllocator::raw_delete(workspace);
  return true;
}

template <class Loader>
float train(Net &net, Loader &loader, torch::optim::Optimizer &optimizer) {
  std::vector<torch::Tensor> losses;
  for (auto &batch : loader) {
    optimizer.zero_grad();
    torch::Tensor loss = torch::nll_loss(net->forward(batch.data), batch.target);
    loss.backward();
    optimizer.step();
    losses.push_back(loss); // with its graph
  }
  return losses.back().template item<float>();
}

template <class Loader> float validate(Net &net, Loader &loader) {
  net->eval();
  float total = 0;
  for (auto &batch : loader) {
    torch::Tensor output = net->forward(batch.data);
    total += torch::nll_loss(output, batch.target).template item<float>();
  }
  return total;
}
