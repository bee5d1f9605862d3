// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/page_reader.hpp"

#include <optional>
#include <string_view>

namespace spotit::verify {

struct CardNumber {
    int number = 0, of = 0;
};

/// "#3/57"; nothing when the text is no number of a card.
std::optional<CardNumber> card_number(std::string_view text);
/// Around the form of the card or back that the text tells of; empty where it is in none.
geom::Box form_around(const PageContents& page, const UnseenText& text);

} // namespace spotit::verify
