// Where exceptions lead: which of the CFG's edges are paths worth telling.
#include "cuda_checks/engine/Lowering.h"

namespace vramlint::cuda {

using namespace clang;

/// Whether a call may end in an exception that a handler here is meant for.
bool Lowering::mayThrow(const Block &Here) const {
  if (Here.Operations.empty())
    return true;
  const Operation &Last = Here.Operations.back();
  if (Last.What != Operation::MakeCall)
    return Last.What == Operation::Throw;
  const auto *Type =
      Last.TheCall->Callee
          ? Last.TheCall->Callee->getType()->getAs<FunctionProtoType>()
          : nullptr;
  if (Type && !isUnresolvedExceptionSpec(Type->getExceptionSpecType()) &&
      Type->isNothrow())
    return false;
  return Last.TheCall->Kind != CalleeKind::Library &&
         Last.TheCall->Kind != CalleeKind::Copies &&
         Last.TheCall->Kind != CalleeKind::FreesHost;
}

/// A handler of a type that Clang does not know: which of the calls throw that,
/// if any does, nobody can tell.
static bool isUnknownHandler(const CFGBlock &Handler) {
  const auto *Catch = dyn_cast_or_null<CXXCatchStmt>(Handler.getLabel());
  const VarDecl *Caught = Catch ? Catch->getExceptionDecl() : nullptr;
  return Caught && (Caught->isInvalidDecl() || Caught->getType().isNull() ||
                    Caught->getType()->containsErrors());
}

/// Takes out the edges along which exceptions would leave the function: what
/// any call might throw is no path worth telling. Explicit throws keep theirs.
void Lowering::pruneExceptionEdges(const CFGBlock &From, Block &To) const {
  const bool IsTry = isa_and_nonnull<CXXTryStmt>(To.Terminator);
  if (IsTry) {
    unsigned Number = 0;
    for (const CFGBlock::AdjacentBlock &Next : From.succs()) {
      const CFGBlock *Handler = Next.getReachableBlock();
      if (Handler && isUnknownHandler(*Handler))
        To.Successors[Number].Block = ~0u;
      ++Number;
    }
    // Some handler is taken to match.
    if (To.Successors.size() > 1)
      llvm::erase_if(To.Successors, [&](const Successor &Next) {
        return Next.Block == B.Exit;
      });
    return;
  }
  if (To.Terminator || To.Successors.size() < 2)
    return;
  const bool Keep = mayThrow(To);
  for (unsigned I = 1; I < To.Successors.size(); ++I)
    if (!Keep || To.Successors[I].Block == B.Exit)
      To.Successors[I].Block = ~0u;
    else
      To.Successors[I].IsException = true;
}

} // namespace vramlint::cuda
