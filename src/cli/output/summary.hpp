// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/job/report.hpp>

#include <span>
#include <string>

namespace spotit::cli {

/// What was made and what was checked, and how to print it.
std::string summary(const std::string& output, const job::Report& report);

/// How many pictures there are, and of what.
std::string pictures_summary(const std::string& pattern, std::size_t count, const job::Report& report);

/// What a list of cards holds.
std::string list_summary(const std::string& output, const job::Report& report);

/// How a check ended: what the deck would be, and how many problems there are.
std::string check_summary(const std::string& theme, const job::Report& report,
                          std::span<const diag::Diagnostic> problems);

/// The time of each stage and how the layout turned out, for --verbose.
std::string details(const job::Report& report, std::size_t bytes);

} // namespace spotit::cli
