// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.hpp"

#include <filesystem>
#include <functional>
#include <string>

namespace spotit::cli {

/// What is made of a theme: a file, pictures, or a bundle.
struct Product {
    std::string name; ///< of the file or folder, as people are told of it
    /// Whether a path is one of its files.
    std::function<bool(const std::filesystem::path&)> owns;
    /// Makes it, says so, and gives the exit status. Throws diag::Error.
    std::function<int(const Options&)> make;
};

/// What the options ask for. Throws diag::Error when they don't go together.
Product product_of(const Options& options);

/// Whether the path is the folder or lies in it, as far as their names tell.
bool is_inside(const std::filesystem::path& path, const std::filesystem::path& folder);

} // namespace spotit::cli
