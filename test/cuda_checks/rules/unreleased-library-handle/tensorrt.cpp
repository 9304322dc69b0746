// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// TensorRT hands out objects that its user deletes, or destroys in versions
// before 8. Calls of their methods keep nothing.

#include <memory>

namespace nvinfer1 {
class ILogger {};
class IExecutionContext {
public:
  virtual ~IExecutionContext() = default;
  void destroy();
  bool executeV2(void *const *Bindings);
};
class ICudaEngine {
public:
  virtual ~ICudaEngine() = default;
  void destroy();
  int getNbBindings() const;
  IExecutionContext *createExecutionContext() noexcept;
};
class IRuntime {
public:
  virtual ~IRuntime() = default;
  void destroy();
  ICudaEngine *deserializeCudaEngine(const void *Blob, std::size_t Size);
};
namespace {
inline IRuntime *createInferRuntime(ILogger &) { return nullptr; }
} // namespace
} // namespace nvinfer1

using namespace nvinfer1;

// A context per request: the activations of the network each time.
bool infer_bad(ICudaEngine &Engine, void *const *Bindings) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: TensorRT execution context 'Context' {{.*}}call delete Context{{.*}}[VRM105 unreleased-library-handle]
  IExecutionContext *Context = Engine.createExecutionContext();
  if (!Context)
    return false;
  return Context->executeV2(Bindings);
}

bool infer_ok(ICudaEngine &Engine, void *const *Bindings) {
  IExecutionContext *Context = Engine.createExecutionContext();
  if (!Context)
    return false;
  const bool Good = Context->executeV2(Bindings);
  delete Context;
  return Good;
}

bool inferOlder_ok(ICudaEngine *Engine, void *const *Bindings) {
  IExecutionContext *Context = Engine->createExecutionContext();
  const bool Good = Context->executeV2(Bindings);
  Context->destroy();
  return Good;
}

bool owned_ok(ICudaEngine *Engine, void *const *Bindings) {
  std::unique_ptr<IExecutionContext> Context(Engine->createExecutionContext());
  return Context && Context->executeV2(Bindings);
}

ICudaEngine *load_bad(ILogger &Log, const void *Blob, std::size_t Size) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: TensorRT runtime 'Runtime' {{.*}}[VRM105 unreleased-library-handle]
  IRuntime *Runtime = createInferRuntime(Log);
  ICudaEngine *Engine = Runtime->deserializeCudaEngine(Blob, Size);
  if (!Engine)
    return nullptr;
  delete Runtime;
  return Engine;
}

// Namespaces inside TensorRT's are those of plugins, whose functions may keep
// what they are given.
namespace nvinfer1 {
namespace plugin {
void keep(IRuntime *Runtime);
} // namespace plugin
} // namespace nvinfer1

void kept_ok(ILogger &Log) {
  IRuntime *Runtime = createInferRuntime(Log);
  plugin::keep(Runtime);
}

class Model {
public:
  Model(ILogger &Log, const void *Blob, std::size_t Size)
      : Runtime(createInferRuntime(Log)),
        Engine(Runtime->deserializeCudaEngine(Blob, Size)),
        Context(Engine->createExecutionContext()) {}
  ~Model() {
    delete Context;
    delete Engine;
    delete Runtime;
  }

private:
  IRuntime *Runtime;
  ICudaEngine *Engine;
  IExecutionContext *Context;
};

void model_ok(ILogger &Log, const void *Blob, std::size_t Size) {
  Model M(Log, Blob, Size);
}
