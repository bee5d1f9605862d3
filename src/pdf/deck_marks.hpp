// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/read_page.hpp"

#include <optional>
#include <string_view>

namespace spotit::pdf {

/// How the texts begin that tell what the deck is and which cards are in the file; what a back is marked
/// with.
inline constexpr std::string_view kind_mark = "#deck ", part_mark = "#part ", back_mark = "#back";

struct CardNumber {
    int number = 0, of = 0;
};

/// "#3/57"; nothing when the text is no number of a card.
std::optional<CardNumber> card_number(std::string_view text);
/// Around the form of the card or back that the text tells of; empty where it is in none.
geom::Box form_around(const PageContents& page, const UnseenText& text);

} // namespace spotit::pdf
