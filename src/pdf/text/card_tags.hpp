// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace spotit::pdf {

/// How the hidden texts begin that say what the deck is and which cards are in the file; and what a back is
/// tagged with.
inline constexpr std::string_view kind_tag = "#deck ", part_tag = "#part ", back_tag = "#back";

} // namespace spotit::pdf
