#include "cuda_checks/engine/StandardLibrary.h"

#include "llvm/ADT/StringSwitch.h"

namespace vramlint::cuda {

using namespace clang;
using llvm::StringRef;
using llvm::StringSwitch;

StringRef outermostNamespace(const Decl &D) {
  StringRef Name;
  for (const DeclContext *C = D.getDeclContext(); C; C = C->getParent())
    if (const auto *Space = dyn_cast<NamespaceDecl>(C))
      if (!Space->isInline() && !Space->isAnonymousNamespace())
        Name = Space->getName();
  return Name;
}

static StringRef nameOf(const NamedDecl &D) {
  return D.getIdentifier() ? D.getName() : StringRef();
}

bool isStandardContainer(const CXXRecordDecl &Record) {
  return outermostNamespace(Record) == "std" &&
         StringSwitch<bool>(nameOf(Record))
             .Cases("vector", "array", "deque", "list", "forward_list", true)
             .Cases("map", "unordered_map", "multimap", "set", true)
             .Cases("unordered_set", "pair", "tuple", "stack", "queue", true)
             .Cases("initializer_list", "span", true)
             .Default(false);
}

static bool ofContainer(const CXXMethodDecl &Method) {
  return isStandardContainer(*Method.getParent()) ||
         (outermostNamespace(Method) == "std" &&
          nameOf(*Method.getParent()).contains("_base"));
}

bool isElementAccess(const CXXMethodDecl &Method) {
  return ofContainer(Method) && StringSwitch<bool>(nameOf(Method))
                                    .Cases("at", "front", "back", "top", true)
                                    .Default(false);
}

bool isElementPointer(const CXXMethodDecl &Method) {
  return ofContainer(Method) &&
         StringSwitch<bool>(nameOf(Method))
             .Cases("begin", "cbegin", "rbegin", "crbegin", "data", true)
             .Default(false);
}

bool isInsertion(const CXXMethodDecl &Method) {
  return ofContainer(Method) &&
         StringSwitch<bool>(nameOf(Method))
             .Cases("push_back", "emplace_back", "push_front", "push", true)
             .Cases("insert", "emplace", "emplace_front", "try_emplace", true)
             .Default(false);
}

bool isHarmlessMethod(const CXXMethodDecl &Method) {
  if (!ofContainer(Method))
    return false;
  if (Method.isConst() || isElementAccess(Method) || isElementPointer(Method))
    return true;
  const OverloadedOperatorKind Operator = Method.getOverloadedOperator();
  return Operator == OO_Subscript ||
         StringSwitch<bool>(nameOf(Method))
             .Cases("end", "rend", "resize", "reserve", "shrink_to_fit", true)
             .Default(false);
}

bool isForwarding(const FunctionDecl &Function) {
  return outermostNamespace(Function) == "std" &&
         (nameOf(Function) == "move" || nameOf(Function) == "forward");
}

bool isAddressOfFunction(const FunctionDecl &Function) {
  return outermostNamespace(Function) == "std" &&
         nameOf(Function) == "addressof";
}

bool isAllocation(StringRef Name) {
  return StringSwitch<bool>(Name)
      .Cases("malloc", "calloc", "realloc", "aligned_alloc", "memalign", true)
      .Cases("alloca", "__builtin_alloca", "valloc", "_aligned_malloc", true)
      .Cases("xmalloc", "_mm_malloc", "__builtin_malloc", true)
      .Default(false);
}

bool isHostRelease(StringRef Name) {
  return StringSwitch<bool>(Name)
      .Cases("free", "cfree", "realloc", "_aligned_free", "_mm_free", true)
      .Cases("munmap", "operator delete", "operator delete[]", true)
      .Default(false);
}

bool isByteCopy(StringRef Name) {
  return Name.contains("memcpy") || Name.contains("Memcpy") ||
         Name.contains("memmove");
}

bool keepsArgument(StringRef Name) {
  return StringSwitch<bool>(Name)
      .Cases("pthread_create", "thrd_create", "on_exit", "signal", true)
      .Cases("pthread_setspecific", "tss_set", "hsearch", "tsearch", true)
      .Default(false);
}

} // namespace vramlint::cuda
