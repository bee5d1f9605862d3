// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spotit::pdf {

/// Numbers in their order as people write them: "1, 7-12".
std::string written_ranges(const std::vector<int>& numbers);

/// The numbers again. What makes no sense is left out, as are numbers beyond `highest`.
std::vector<int> read_ranges(std::string_view text, int highest);

} // namespace spotit::pdf
