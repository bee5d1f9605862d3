// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace spotit::pdf {

/// The beginnings of the hidden texts that name the kind of deck, the cards in the file, and the percentages
/// of `sheet.scale` across and down; and the tag of a back.
inline constexpr std::string_view kind_tag = "#deck ", part_tag = "#part ", scale_tag = "#scale ",
                                  back_tag = "#back";

} // namespace spotit::pdf
