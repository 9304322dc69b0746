// What is known of PyTorch and the frameworks around it, read from
// frameworks.json.
#ifndef VRAMLINT_PYTHON_FRONTEND_SEMANTICS_KNOWLEDGE_H
#define VRAMLINT_PYTHON_FRONTEND_SEMANTICS_KNOWLEDGE_H

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace vramlint::python {

/// What a call of an imported name yields.
enum class Callee : unsigned char {
  Unknown,
  Host,           ///< No tensor.
  Tensor,         ///< Belongs to a graph if an argument does.
  Scalar,         ///< As Tensor, and has one element.
  Pair,           ///< Values and indices: only the values keep a graph.
  NoGraph,        ///< A tensor without graph.
  Leaf,           ///< A tensor that requires grad.
  Module,         ///< A module with parameters.
  PlainModule,    ///< A module without parameters.
  Wrapper,        ///< Its first argument, wrapped.
  Optimizer,      ///<
  Backward,       ///< Runs backward on its first argument.
  Gradients,      ///< autograd.grad and its like.
  NoGradGuard,    ///<
  GradGuard,      ///< enable_grad
  InferenceGuard, ///< Off unless its argument is False.
  SetGrad,        ///< Mode by its argument; also works as a statement.
  NewList,        ///<
  NewDict,        ///<
  NewDefaultDict, ///<
  NewSet,         ///<
  NewDeque,       ///<
  ExitStack,      ///<
  Consume,        ///< Reads a container into one tensor: stack, cat, sum.
  Ignore,         ///< Known to keep nothing and yield nothing.
};

class Knowledge {
public:
  static const Knowledge &get();

  Callee callee(std::string_view Path) const;
  /// Whether an import brings in PyTorch or something built on it.
  bool isTensorLibrary(std::string_view Path) const;
  bool isModuleBase(std::string_view Path) const;
  /// Whether a method of a class with this base runs without gradients.
  bool isHookWithoutGradients(std::string_view Base,
                              std::string_view Method) const;
  /// Whether the framework runs backward on what the method returns, per step.
  bool isStepHook(std::string_view Base, std::string_view Method) const;

  enum class Method : unsigned char {
    Other,  ///< Not known; on a tensor it keeps the graph.
    Tensor, ///< Only tensors have it, and it keeps the graph.
    Host,
    NoGraph,
    Same,
    Scalar,
    Pair,
  };
  Method tensorMethod(std::string_view Name) const;
  bool isHostAttribute(std::string_view Name) const {
    return HostAttributes.count(std::string(Name)) != 0;
  }
  bool isTensorAttribute(std::string_view Name) const {
    return TensorAttributes.count(std::string(Name)) != 0;
  }
  bool isBackwardMethod(std::string_view Name) const {
    return BackwardMethods.count(std::string(Name)) != 0;
  }
  bool isHarmlessCall(std::string_view Name) const {
    return HarmlessCalls.count(std::string(Name)) != 0;
  }

private:
  Knowledge();
  using StringSet = std::unordered_set<std::string>;
  std::unordered_map<std::string, Callee> Exact;
  std::vector<std::pair<std::string, Callee>> Prefixes; ///< Longest first.
  std::unordered_map<std::string, Method> Methods;
  StringSet Libraries, ModuleBases, HostAttributes, TensorAttributes,
      BackwardMethods, HarmlessCalls;
  struct Framework {
    std::vector<std::string> Bases;
    StringSet WithoutGradients, Steps;
  };
  std::vector<Framework> Frameworks;
};

} // namespace vramlint::python

#endif
