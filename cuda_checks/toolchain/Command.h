// Turns a compiler command of any kind into what Clang needs in order to read
// the file: flags of the preprocessor and the language, and nothing else.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_COMMAND_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_COMMAND_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vramlint::cuda {

enum class SourceLanguage { C, Cxx, Cuda };

/// How a file is to be read.
struct ParseCommand {
  SourceLanguage Language = SourceLanguage::Cxx;
  /// Clang driver flags in the order of the original command. Without compiler,
  /// input, output, language (-x), code generation and warnings.
  std::vector<std::string> Flags;
  /// The toolkit that the command itself points at: the parent of nvcc's bin
  /// folder, or Clang's --cuda-path. Empty if it names none.
  std::string CudaPath;
};

/// The language that a file name's ending stands for; nothing for endings that
/// are no translation units.
std::optional<SourceLanguage> languageOf(std::string_view File);

/// Splits response files (`@file`, nvcc's `--options-file`) into their words;
/// names are relative to `Directory`. A file that cannot be read stays as it
/// is.
std::vector<std::string> expandResponseFiles(std::vector<std::string> Command,
                                             const std::string &Directory);

/// Translates the command of nvcc, hipcc, Clang or GCC, launchers such as
/// ccache before it included.
/// \param File the input's name; decides the language where no -x does.
ParseCommand translateCommand(const std::vector<std::string> &Command,
                              const std::string &Directory,
                              std::string_view File);

} // namespace vramlint::cuda

#endif
