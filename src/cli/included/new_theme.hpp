#pragma once

#include "cli/included/catalog.hpp"

#include <string>
#include <vector>

namespace spotit::cli {

/// A theme to begin with, for a folder of the user's own.
struct NewTheme {
    std::string name, summary, text;
    std::vector<job::Companion> pictures; ///< and other files that it needs beside it
};
/// Returns the starter of that name, else the included theme. Throws diag::Error if there is neither.
NewTheme make_new_theme(const std::string& name);
/// Returns a copy of an included theme.
NewTheme make_new_theme(const CatalogEntry& entry);

enum class Existing { Keep, Replace };
/// Writes the pictures, then the theme. Throws diag::Error if a file exists that is to be kept.
void write_new_theme(const NewTheme& theme, const std::string& file, Existing existing = Existing::Keep);

} // namespace spotit::cli
