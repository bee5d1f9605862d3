// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace spotit::theme {
namespace {

/// The style and the theme that it is.
struct StyleText {
    Style style;
    std::string_view text;
};

constexpr StyleText texts[] = {
    {{"classic", "8 symbols on a card, 55 cards, as in the shop"}, R"(
deck: {symbols_per_card: 8, cards: 55}
)"},
    {{"kids", "6 large symbols on a card, 31 cards, nothing upside down"}, R"(
deck: {symbols_per_card: 6}
card: {size: 90mm, margin: 5mm}
layout: {size_variety: 1.5, rotation: 30, min_size: 14mm, gap: 3mm}
)"},
    {{"toddler", "4 very large symbols on a card, 13 cards, nearly upright"}, R"(
deck: {symbols_per_card: 4}
card: {size: 95mm, margin: 6mm}
layout: {size_variety: 1.25, rotation: 15, min_size: 20mm, gap: 4mm}
)"},
    {{"print-shop", "3 mm of bleed, crop marks, CMYK, PDF/X-4"}, R"(
sheet: {bleed: 3mm, gap: 6mm, marks: crop, cut_lines: none, scale_check: false}
output: {color: cmyk, pdf: x-4}
)"},
    {{"card-service", "each card on a page of its own, with 3 mm of bleed and nothing else"}, R"(
sheet: {paper: none, bleed: 3mm, marks: none, cut_lines: none, scale_check: false}
)"},
    {{"ink-saver", "grey on white, no borders, no backs"}, R"(
card: {background: white, border: none}
back: none
output: {color: gray}
)"},
};

constexpr auto all = [] {
    std::array<Style, std::size(texts)> result{};
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = texts[i].style;
    return result;
}();

constexpr std::string_view prefix = "style ";

} // namespace

bool is_style(const diag::Source& source) {
    return source.name().starts_with(prefix) && style_source(source.name().substr(prefix.size())) != nullptr;
}

std::span<const Style> styles() {
    return all;
}

std::shared_ptr<const diag::Source> style_source(std::string_view name) {
    const auto* const found = std::find_if(std::begin(texts), std::end(texts),
                                           [&](const StyleText& text) { return text.style.name == name; });
    if (found == std::end(texts)) return nullptr;
    return std::make_shared<const diag::Source>(std::string(prefix) + std::string(name),
                                                std::string(found->text.substr(1)));
}

} // namespace spotit::theme
