#pragma once

#include "cli/options.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/job/request.hpp>

#include <memory>

namespace spotit::cli {

/// A request with its progress bar.
struct ThemeJob {
    job::Request request;
    std::unique_ptr<Progress> progress; ///< null if not wanted; its destructor erases the bar
};
/// Reads the theme and applies the options. Throws diag::Error.
ThemeJob start_theme_job(const ThemeOptions& options, const std::string& theme);

job::Request request_without_theme(const ThemeOptions& options);

diag::RenderOptions choose_rendering(const CommonOptions& options);
/// Prints lines to standard error in the language of messages.
void print_sentence(const diag::Sentence& lines, const CommonOptions& options);

/// Prints the warnings. Returns true if the run fails because of --strict, and says so.
bool fail_on_warnings(const ThemeOptions& options, std::span<const diag::Diagnostic> warnings);

} // namespace spotit::cli
