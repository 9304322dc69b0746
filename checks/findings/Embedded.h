// A data file compiled into the program by vramlint_embed (cmake/embed.py).
#ifndef VRAMLINT_CHECKS_FINDINGS_EMBEDDED_H
#define VRAMLINT_CHECKS_FINDINGS_EMBEDDED_H

#include <string_view>

namespace vramlint {

struct EmbeddedFile {
  std::string_view Name; ///< File name without its folder.
  std::string_view Text;
};

} // namespace vramlint

#endif
