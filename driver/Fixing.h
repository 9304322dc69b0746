// `vramlint check --fix` and `--diff`: analyses, applies the fixes, and says
// what became of them.
#ifndef VRAMLINT_DRIVER_FIXING_H
#define VRAMLINT_DRIVER_FIXING_H

#include "driver/Pipeline.h"

#include <iosfwd>

namespace vramlint::driver {

struct FixingOptions {
  bool WithUnsafe = false;
  /// Where the differences go; the files are then left alone.
  std::ostream *Diff = nullptr;
  std::string CacheDir; ///< As runPipeline takes it.
};

/// Runs the pipeline, fixes what can be fixed, and tells of it on standard
/// error. Each file is written whole or not at all.
/// \returns what remains after the files were changed; with `Diff`, what there
/// is now.
/// \throws std::runtime_error where a file cannot be written.
PipelineResult runPipelineAndFix(const Selection &Selected,
                                 const Overlays &Texts, const Config &C,
                                 unsigned Jobs, SourceStore &Sources,
                                 const FixingOptions &Options);

} // namespace vramlint::driver

#endif
