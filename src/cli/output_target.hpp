#pragma once

#include "cli/commands/make.hpp"

#include <filesystem>
#include <functional>
#include <string>

namespace spotit::cli {

/// A file, pictures or a bundle to make from a theme.
struct OutputTarget {
    std::string name; ///< of the file or folder, as messages show it
    /// Returns whether a path is one of its files.
    std::function<bool(const std::filesystem::path&)> owns;
    /// Makes it, prints a summary and returns the exit status. Throws diag::Error.
    std::function<int(const MakeOptions&)> make;
};

/// Returns the target that the options ask for. Throws diag::Error if they conflict.
OutputTarget output_target(const MakeOptions& options);

/// Returns whether the path is the folder or is inside it, judging by their names.
bool is_inside(const std::filesystem::path& path, const std::filesystem::path& folder);

} // namespace spotit::cli
