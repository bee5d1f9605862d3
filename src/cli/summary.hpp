// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/job.hpp>

#include <string>

namespace spotit::cli {

/// What was made and what was checked, and how to print it.
std::string summary(const std::string& output, const job::Report& report);

/// The time of each stage and how the layout turned out, for --verbose.
std::string details(const job::Report& report, std::size_t bytes);

} // namespace spotit::cli
