// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/savings_hints.hpp"

#include <spotit/sheet.hpp>

#include <fmt/format.h>

namespace spotit::job {

namespace {

int sheets(int cards, int each) {
    return (cards + each - 1) / each;
}

std::string size_text(const geom::Shape& card, const geom::Size& size) {
    if (card.kind == geom::Shape::Kind::Circle) return fmt::format("{:.4g} mm", size.width);
    // Themes give the distance between opposite sides.
    if (card.kind == geom::Shape::Kind::Hexagon) return fmt::format("{:.4g} mm", size.height);
    return fmt::format("{:.4g} x {:.4g} mm", size.width, size.height);
}

} // namespace

std::vector<std::string> savings_hints(const theme::Theme& theme, int cards) {
    // A card of a standard size was chosen on purpose.
    if (!theme.card_name.empty()) return {};
    const auto larger_yield = sheet::larger_yield(theme.style.card, theme.sheet);
    if (!larger_yield || larger_yield->cards_now < 1) return {};
    const int now = sheets(cards, larger_yield->cards_now), then = sheets(cards, larger_yield->cards_then);
    if (then >= now) return {};
    return {fmt::format("at {} or less, {} cards fit on {} instead of {} ({} {} instead of {})",
                        size_text(theme.style.card, larger_yield->size), larger_yield->cards_then,
                        theme.paper_name, larger_yield->cards_now, then, then == 1 ? "sheet" : "sheets",
                        now)};
}

std::string backs_text(const theme::Theme& theme) {
    if (!theme.back) return {};
    switch (theme.sheet.duplex) {
    case sheet::Duplex::LongEdge:
        return "backs for long-edge duplex";
    case sheet::Duplex::ShortEdge:
        return "backs for short-edge duplex";
    case sheet::Duplex::Fold:
        return "backs beside the fronts, to fold and glue";
    case sheet::Duplex::None:
        break;
    }
    return "with backs";
}

} // namespace spotit::job
