#pragma once

#include <spotit/diag/sentence.hpp>

#include <filesystem>

namespace spotit::diag {

/// Returns the first folder on the way to a file that this user can't enter; empty if there is none.
std::filesystem::path find_locked_folder(const std::filesystem::path& file);

/// Returns the remedy for a file or folder that this user may not read: "chmod u+rx locked, or ask its
/// owner".
Sentence find_permission_remedy(const std::filesystem::path& file);

} // namespace spotit::diag
