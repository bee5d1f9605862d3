#pragma once

#include <string>

namespace spotit::theme {

/// Returns docs/theme.md: the reference of all keys.
std::string write_reference();

} // namespace spotit::theme
