#pragma once

#include <span>
#include <string_view>

namespace spotit::texts {

/// Returns the texts of the files in po/, in the order of their names.
std::span<const std::string_view> list_po_files();

} // namespace spotit::texts
