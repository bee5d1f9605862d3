#pragma once

#include <spotit/diag.hpp>

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace spotit::cli {

/// A theme that comes with the program.
struct IncludedTheme {
    std::string name;  ///< "clocks"; no other has it
    std::string group; ///< the folder that it lies in, "count", or "examples" for themes/ itself
    std::filesystem::path file;
};
/// Returns all of them by group and name, as they lie in the folder themes/ of the program's data; none if
/// that is missing.
std::span<const IncludedTheme> included_themes();

/// Returns the included theme of that name, or null.
const IncludedTheme* find_included_theme(std::string_view name);

/// Returns the included theme that `name` stands for on the command line, or null: no file is called so,
/// though a folder may be, or so with an ending of themes.
const IncludedTheme* resolve_included_theme(const std::string& name);

/// Returns false also for what may not be looked at.
bool is_missing(const std::string& name);

/// Returns the text of its file, with the usual paper of the country.
std::shared_ptr<const diag::SourceText> read_included_theme(const IncludedTheme& theme);

/// Returns the text of a theme with this paper, named as in a theme, in place of A4 or Letter.
std::string on_paper(std::string text, std::string_view paper);

} // namespace spotit::cli
