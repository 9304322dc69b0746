#include "checks/report/Report.h"

namespace vramlint {

std::string_view version() { return VRAMLINT_VERSION; }

} // namespace vramlint
