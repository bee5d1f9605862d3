// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spotit::pdf {

/// Formats sorted numbers as ranges: "1, 7-12".
std::string format_ranges(const std::vector<int>& numbers);

/// Parses formatted ranges. Invalid parts are skipped, as are numbers above `max_number`.
std::vector<int> read_ranges(std::string_view text, int max_number);

} // namespace spotit::pdf
