// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spotit::pdf {

/// The beginnings of the hidden texts that name the kind of deck, the cards in the file, and the percentages
/// of `sheet.scale` across and down; and the tag of a back.
inline constexpr std::string_view kind_tag = "#deck ", part_tag = "#part ", scale_tag = "#scale ",
                                  back_tag = "#back";

/// The tag of a card: "#3/57".
struct CardTag {
    int number = 0, of = 0; ///< from 1
};
std::string format_card_tag(const CardTag& tag);
/// Returns nothing for other texts.
std::optional<CardTag> read_card_tag(const std::string& text);

/// The tag of a scale, of which 1 is actual size: "#scale 100.200 99.900".
struct ScaleTag {
    double across = 1, down = 1;
};
std::string format_scale_tag(const ScaleTag& tag);
/// Returns nothing for other texts.
std::optional<ScaleTag> read_scale_tag(const std::string& text);

} // namespace spotit::pdf
