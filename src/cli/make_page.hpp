// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/make.hpp"
#include "cli/output/formats.hpp"

#include <vector>

namespace spotit::cli {

/// Writes a page, prints a summary and opens the page if that is wanted. Returns the exit status. Throws
/// diag::Error.
int make_page(const MakeOptions& options, Format::PageWriter writer);

/// Returns the rows of the options of commands that write a page.
std::vector<Section> page_sections(MakeOptions& options, const char* output_help);

} // namespace spotit::cli
