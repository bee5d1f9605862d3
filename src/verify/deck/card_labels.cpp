// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/card_labels.hpp"

#include "verify/deck/form_frames.hpp"

#include <charconv>
#include <system_error>

namespace spotit::verify {

namespace {

// Far beyond any deck: what has more was made to keep us busy.
constexpr int highest_number = 100'000;

} // namespace

std::optional<CardNumber> card_number(std::string_view text) {
    if (!text.starts_with('#')) return std::nullopt;
    CardNumber result;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data() + 1, end, result.number);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != '/') return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, result.of);
    if (second.ec != std::errc() || second.ptr != end) return std::nullopt;
    if (result.number < 1 || result.number > result.of || result.of > highest_number) return std::nullopt;
    return result;
}

geom::Box form_around(const PageContents& page, const UnseenText& text) {
    if (text.frame < 0) return {};
    const Frame& frame = page.frames[static_cast<std::size_t>(text.frame)];
    // Else it is one that a program has put around more than the card.
    const bool own = frame.content >= 0 && geom::distance(frame.middle(), text.middle) < number_distance;
    return own ? frame.bounds() : geom::Box{};
}

} // namespace spotit::verify
