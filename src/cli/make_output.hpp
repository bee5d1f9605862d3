#pragma once

#include "cli/commands/make.hpp"
#include "cli/output/output.hpp"

#include <vector>

namespace spotit::cli {

/// Makes the output and prints a summary. Returns the exit status. Throws diag::Error.
int make_output(const MakeOptions& options, const Output& output);

/// Writes the list of the theme's cards and prints a summary. Returns the exit status. Throws diag::Error.
int write_list(const ThemeOptions& options, Format::ListWriter write_cards, const Output& output);

/// Writes the bundle to the folder that --bundle names. Returns the exit status. Throws diag::Error.
int make_bundle(const MakeOptions& options);

/// Writes a page, prints a summary and opens the page if that is wanted. Returns the exit status. Throws
/// diag::Error.
int make_page(const MakeOptions& options, Format::PageWriter writer);

/// Returns the rows of the options of commands that write a page.
std::vector<Section> page_sections(MakeOptions& options, const char* output_help);

} // namespace spotit::cli
