// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Training loops of programs with LibTorch: what is kept of each step.

#include <torch/torch.h>

struct NetImpl : torch::nn::Module {
  NetImpl() : First(784, 64), Second(64, 10) {
    register_module("first", First);
    register_module("second", Second);
  }
  torch::Tensor forward(torch::Tensor X) {
    return torch::log_softmax(Second(torch::relu(First(X))), 1);
  }
  torch::nn::Linear First, Second;
};
TORCH_MODULE(Net);

// ---- Kept in a list, or in a sum.

template <class Loader>
void list_bad(Net &Model, Loader &Data, torch::optim::Optimizer &Optimizer) {
  std::vector<torch::Tensor> Losses;
  for (auto &Batch : Data) {
    Optimizer.zero_grad();
    auto Output = Model->forward(Batch.data);
    auto Loss = torch::nll_loss(Output, Batch.target);
    Loss.backward();
    Optimizer.step();
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: 'Loss' goes into 'Losses' with the graph {{.*}}[VRM121 cpp-graph-attached-store]
    Losses.push_back(Loss);
  }
}

template <class Loader>
void list_ok(Net &Model, Loader &Data, torch::optim::Optimizer &Optimizer) {
  std::vector<torch::Tensor> Losses;
  std::vector<float> Numbers;
  for (auto &Batch : Data) {
    Optimizer.zero_grad();
    auto Loss = torch::nll_loss(Model->forward(Batch.data), Batch.target);
    Loss.backward();
    Optimizer.step();
    Losses.push_back(Loss.detach());
    Numbers.push_back(Loss.template item<float>());
  }
}

void sum_bad(Net &Model, std::vector<torch::Tensor> &Inputs,
             torch::optim::Optimizer &Optimizer) {
  auto Total = torch::zeros({1});
  for (size_t I = 0; I < Inputs.size(); ++I) {
    auto Loss = Model->forward(Inputs[I]).mean();
    Optimizer.zero_grad();
    Loss.backward();
    Optimizer.step();
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the sum in 'Total' {{.*}}[VRM121 cpp-graph-attached-store]
    Total += Loss;
  }
  std::cout << Total / double(Inputs.size());
}

void written_sum_bad(Net &Model, std::vector<torch::Tensor> &Inputs,
                     torch::optim::Optimizer &Optimizer) {
  torch::nn::MSELoss Criterion;
  torch::Tensor Running = torch::zeros({});
  for (auto &Input : Inputs) {
    Optimizer.zero_grad();
    torch::Tensor Loss = Criterion(Model(Input), Input);
    Loss.backward();
    Optimizer.step();
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the sum in 'Running' {{.*}}[VRM121 cpp-graph-attached-store]
    Running = Running + Loss * 2;
  }
}

void number_sum_ok(Net &Model, std::vector<torch::Tensor> &Inputs,
                   torch::optim::Optimizer &Optimizer) {
  double Total = 0;
  auto Kept = torch::zeros({1});
  auto Guarded = torch::zeros({1});
  for (auto &Input : Inputs) {
    auto Loss = Model->forward(Input).mean();
    Optimizer.zero_grad();
    Loss.backward();
    Optimizer.step();
    Total += Loss.item<double>();
    Kept += Loss.detach();
    {
      torch::NoGradGuard NoGrad;
      Guarded += Loss;
    }
  }
}

// ---- Kept in a member or a global.

std::vector<at::Tensor> History;

class Trainer {
public:
  void step_bad(torch::Tensor Input, torch::Tensor Target) {
    Optimizer.zero_grad();
    auto Output = Model->forward(Input);
    auto Loss = torch::mse_loss(Output, Target);
    Loss.backward();
    Optimizer.step();
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'Losses'{{.*}}[VRM121 cpp-graph-attached-store]
    Losses.push_back(Loss);
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'Output.cpu()'{{.*}}[VRM121 cpp-graph-attached-store]
    History.push_back(Output.cpu());
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'RunningLoss'{{.*}}[VRM121 cpp-graph-attached-store]
    RunningLoss = RunningLoss + Loss;
    Recent.push_back(Loss);
    if (Recent.size() > 10)
      Recent.pop_front();
  }
  void report_ok() { std::cout << Losses.size(); }

private:
  Net Model;
  torch::optim::Adam Optimizer{Model->parameters(), 1e-3};
  std::vector<torch::Tensor> Losses;
  std::deque<torch::Tensor> Recent;
  torch::Tensor RunningLoss = torch::zeros({1});
};

// ---- Consumed: backward runs through the container or the sum.

void episodes_ok(Net &Policy, torch::Tensor State,
                 torch::optim::Optimizer &Optimizer) {
  for (int Episode = 0; Episode < 100; ++Episode) {
    std::vector<torch::Tensor> LogProbabilities;
    for (int T = 0; T < 50; ++T) {
      auto Action = Policy->forward(State);
      LogProbabilities.push_back(Action.log().sum());
    }
    auto Loss = torch::stack(LogProbabilities).sum();
    Optimizer.zero_grad();
    Loss.backward();
    Optimizer.step();
  }
}

void saved_ok(Net &Policy, torch::Tensor State,
              torch::optim::Optimizer &Optimizer) {
  std::vector<torch::Tensor> Saved;
  for (int Episode = 0; Episode < 100; ++Episode) {
    for (int T = 0; T < 50; ++T)
      Saved.push_back(Policy->forward(State).log());
    auto Loss = torch::cat(Saved).sum();
    Optimizer.zero_grad();
    Loss.backward();
    Optimizer.step();
    Saved.clear();
  }
}

void accumulated_ok(Net &Model, std::vector<torch::Tensor> &Inputs,
                    torch::optim::Optimizer &Optimizer) {
  for (int Epoch = 0; Epoch < 10; ++Epoch) {
    auto Total = torch::zeros({1});
    for (auto &Input : Inputs)
      Total += Model->forward(Input).mean();
    Optimizer.zero_grad();
    Total.backward();
    Optimizer.step();
  }
}

void restarted_ok(Net &Model, std::vector<torch::Tensor> &Inputs,
                  torch::optim::Optimizer &Optimizer) {
  torch::Tensor Total;
  for (int Epoch = 0; Epoch < 10; ++Epoch) {
    Total = torch::zeros({1});
    for (auto &Input : Inputs)
      Total = Total + Model->forward(Input).mean();
    Total.backward();
    Optimizer.step();
  }
}

// ---- No graph: labels, inputs, accuracies, unknown functions.

torch::Tensor augment(torch::Tensor);

void no_graph_ok(Net &Model, std::vector<torch::Tensor> &Inputs,
                 torch::optim::Optimizer &Optimizer) {
  std::vector<torch::Tensor> Predictions, Seen, Changed;
  auto Correct = torch::zeros({1});
  for (auto &Input : Inputs) {
    auto Output = Model->forward(Input);
    auto Loss = Output.mean();
    Optimizer.zero_grad();
    Loss.backward();
    Optimizer.step();
    auto Predicted = Output.argmax(1);
    Predictions.push_back(Predicted);
    Correct += Predicted.eq(Input).sum();
    Correct += (Output > 0.5).sum();
    Seen.push_back(Input);
    Changed.push_back(augment(Output));
  }
}

int main() {
  Net Model;
  torch::optim::SGD Optimizer(Model->parameters(), 0.01);
  auto Data =
      torch::data::make_data_loader(torch::data::datasets::MNIST("data").map(
                                        torch::data::transforms::Stack<>()),
                                    64);
  list_bad(Model, *Data, Optimizer);
  list_ok(Model, *Data, Optimizer);
}
