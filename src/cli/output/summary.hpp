// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output/output.hpp"

#include <spotit/job/report.hpp>

#include <span>
#include <string>

namespace spotit::cli {

/// Returns what was made and checked, and how to print it.
std::string summary(const std::string& output, const job::Report& report);

/// Returns the number of files and the promise of the deck.
std::string numbered_summary(const Output& output, std::size_t count, const job::Report& report);

/// Returns what the page is made of.
std::string page_summary(const std::string& output, const job::Report& report);

/// Returns the content of a list of cards.
std::string list_summary(const std::string& output, const job::Report& report);

/// Returns the number of problems and the content of the deck.
std::string check_summary(const std::string& theme, const job::Report& report,
                          std::span<const diag::Diagnostic> problems);

/// Returns the time of each stage, the fonts and the layout, for --verbose.
std::string details(const job::Report& report, std::size_t bytes);

} // namespace spotit::cli
