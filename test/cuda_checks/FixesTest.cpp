#include "checks/fixes/Fixes.h"
#include "cuda_checks/fixes/Fixes.h"

#include "clang/ASTMatchers/ASTMatchFinder.h"
#include "clang/ASTMatchers/ASTMatchers.h"
#include "clang/Tooling/Tooling.h"

#include <gtest/gtest.h>

using namespace clang;
using namespace clang::ast_matchers;
using vramlint::Fix;
using vramlint::cuda::makeNonCopyableFix;
using vramlint::cuda::makeReleaseFix;
using vramlint::cuda::SourcePlaces;

namespace {

std::unique_ptr<ASTUnit> parse(const std::string &Code) {
  return tooling::buildASTFromCodeWithArgs(Code, {"-std=c++17"}, "/root/a.cpp");
}

bool compiles(const std::string &Code) {
  const std::unique_ptr<ASTUnit> Unit = parse(Code);
  return Unit && !Unit->getDiagnostics().hasErrorOccurred();
}

std::string applied(const std::string &Code, const std::optional<Fix> &Repair) {
  if (!Repair)
    return "no fix";
  vramlint::SourceStore Sources("/root");
  Sources.overlay("a.cpp", Code);
  vramlint::Finding F;
  F.Fixes.push_back(*Repair);
  vramlint::FixPlan Plan =
      vramlint::applyFixes({F}, /*WithUnsafe=*/true, Sources);
  return Plan.Left.empty() ? Plan.Texts["a.cpp"] : Plan.Left[0].Why;
}

/// The code with the class `Owner` made non-copyable.
std::string nonCopyable(const std::string &Code) {
  const std::unique_ptr<ASTUnit> Unit = parse(Code);
  ASTContext &AST = Unit->getASTContext();
  const auto Found =
      match(cxxRecordDecl(hasName("Owner"), isDefinition()).bind("class"), AST);
  if (Found.empty())
    return "no class";
  const auto *Class = Found[0].getNodeAs<CXXRecordDecl>("class");
  const std::string Fixed = applied(
      Code, makeNonCopyableFix(*Class, AST, SourcePlaces(AST, "/root")));
  EXPECT_TRUE(Fixed == "no fix" || compiles(Fixed)) << Fixed;
  return Fixed;
}

/// The code with the call of `wrong`, or the `delete`, in it replaced.
std::string released(const std::string &Code, const char *Function,
                     bool *Safe = nullptr) {
  const std::unique_ptr<ASTUnit> Unit = parse(Code);
  ASTContext &AST = Unit->getASTContext();
  const auto Found =
      match(expr(anyOf(callExpr(callee(functionDecl(hasName("wrong")))),
                       cxxDeleteExpr()))
                .bind("release"),
            AST);
  if (Found.empty())
    return "no call";
  const std::optional<Fix> Repair =
      makeReleaseFix(*Found[0].getNodeAs<Expr>("release"), Function, AST,
                     SourcePlaces(AST, "/root"));
  if (Safe && Repair)
    *Safe = Repair->Safe;
  const std::string Fixed = applied(Code, Repair);
  EXPECT_TRUE(Fixed == "no fix" || compiles(Fixed)) << Fixed;
  return Fixed;
}

} // namespace

TEST(NonCopyable, DeletesCopiesBeforeThePublicDestructor) {
  EXPECT_EQ(nonCopyable("class Owner {\n"
                        "public:\n"
                        "  Owner(int Size);\n"
                        "  ~Owner();\n"
                        "\n"
                        "private:\n"
                        "  void *Data;\n"
                        "};\n"),
            "class Owner {\n"
            "public:\n"
            "  Owner(int Size);\n"
            "  Owner(const Owner &) = delete;\n"
            "  Owner &operator=(const Owner &) = delete;\n"
            "  ~Owner();\n"
            "\n"
            "private:\n"
            "  void *Data;\n"
            "};\n");
}

TEST(NonCopyable, KeepsTheDefaultConstructor) {
  EXPECT_EQ(nonCopyable("struct Owner {\n"
                        "  void *Data = nullptr;\n"
                        "  ~Owner() {}\n"
                        "};\n"
                        "Owner Global;\n"),
            "struct Owner {\n"
            "  void *Data = nullptr;\n"
            "  Owner() = default;\n"
            "  Owner(const Owner &) = delete;\n"
            "  Owner &operator=(const Owner &) = delete;\n"
            "  ~Owner() {}\n"
            "};\n"
            "Owner Global;\n");
}

TEST(NonCopyable, InsertsOnlyWhatIsNotDeclared) {
  EXPECT_EQ(nonCopyable("struct Owner {\n"
                        "  Owner(const Owner &) = delete;\n"
                        "  ~Owner();\n"
                        "};\n"),
            "struct Owner {\n"
            "  Owner(const Owner &) = delete;\n"
            "  Owner &operator=(const Owner &) = delete;\n"
            "  ~Owner();\n"
            "};\n");
  EXPECT_EQ(nonCopyable("struct Owner {\n"
                        "  Owner(const Owner &) = delete;\n"
                        "  Owner &operator=(const Owner &) = delete;\n"
                        "  ~Owner();\n"
                        "};\n"),
            "no fix");
}

TEST(NonCopyable, FindsAPlaceWithoutDestructor) {
  EXPECT_EQ(nonCopyable("struct Owner { void *Data; };\n"),
            "struct Owner {\n"
            "  Owner() = default;\n"
            "  Owner(const Owner &) = delete;\n"
            "  Owner &operator=(const Owner &) = delete; void *Data; };\n");
  EXPECT_EQ(nonCopyable("class Owner {\n"
                        "  ~Owner();\n"
                        "public:\n"
                        "  Owner();\n"
                        "};\n"),
            "class Owner {\n"
            "  ~Owner();\n"
            "public:\n"
            "  Owner(const Owner &) = delete;\n"
            "  Owner &operator=(const Owner &) = delete;\n"
            "  Owner();\n"
            "};\n");
  EXPECT_EQ(nonCopyable("class Owner {\n  ~Owner();\n};\n"), "no fix");
}

TEST(NonCopyable, WorksInTemplates) {
  EXPECT_EQ(nonCopyable("template <class T> struct Owner {\n"
                        "  Owner();\n"
                        "  ~Owner();\n"
                        "};\n"
                        "Owner<int> Global;\n"),
            "template <class T> struct Owner {\n"
            "  Owner();\n"
            "  Owner(const Owner &) = delete;\n"
            "  Owner &operator=(const Owner &) = delete;\n"
            "  ~Owner();\n"
            "};\n"
            "Owner<int> Global;\n");
}

TEST(NonCopyable, LeavesMacrosAlone) {
  EXPECT_EQ(nonCopyable("#define CLASS struct Owner { ~Owner(); };\nCLASS\n"),
            "no fix");
}

static const std::string Declarations = "int wrong(void *);\n"
                                        "int right(void *);\n"
                                        "int two(void *, int);\n"
                                        "int newer_v2(unsigned long);\n"
                                        "int wrong(unsigned long);\n"
                                        "#define DROP(x) wrong(x)\n";

TEST(ReplaceRelease, NamesTheRightFunction) {
  bool Safe = false;
  EXPECT_EQ(released(Declarations + "void f(float *P) { wrong(P); }\n", "right",
                     &Safe),
            Declarations + "void f(float *P) { right(P); }\n");
  EXPECT_TRUE(Safe);
  EXPECT_EQ(
      released(Declarations + "void f(float *P) { ::wrong((void *)P); }\n",
               "right"),
      Declarations + "void f(float *P) { right((void *)P); }\n");
}

TEST(ReplaceRelease, ReplacesDelete) {
  EXPECT_EQ(
      released(Declarations + "void f(float *P) { delete[] P; }\n", "right"),
      Declarations + "void f(float *P) { right(P); }\n");
  EXPECT_EQ(released(Declarations + "void f(float **P) { delete (P[1]); }\n",
                     "right"),
            Declarations + "void f(float **P) { right((P[1])); }\n");
}

TEST(ReplaceRelease, StaysAwayFromWhatWouldNotCompile) {
  EXPECT_EQ(released(Declarations + "void f(float *P) { wrong(P); }\n", "none"),
            "no fix");
  EXPECT_EQ(released(Declarations + "void f(float *P) { wrong(P); }\n", "two"),
            "no fix");
  EXPECT_EQ(released(Declarations + "void f(float *P) { DROP(P); }\n", "right"),
            "no fix");
  EXPECT_EQ(
      released(Declarations + "void f(const int *P) { delete P; }\n", "right"),
      "no fix");
}
