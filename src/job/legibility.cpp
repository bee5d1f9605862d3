// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/legibility.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::job {

namespace {

std::size_t smallest_item(const layout::Layout& layout) {
    const auto smaller = [](const auto& a, const auto& b) { return a.size < b.size; };
    const auto smallest = std::min_element(layout.placements.begin(), layout.placements.end(), smaller);
    return static_cast<std::size_t>(smallest - layout.placements.begin());
}

/// Where the theme asks for more than its cards can hold, as far as it says so.
diag::Span culprit(const theme::Theme& theme) {
    for (const char* key : {"layout.min_size", "card.size", "deck.symbols_per_card", "symbols"}) {
        const auto span = theme.spans.find(key);
        if (span != theme.spans.end()) return span->second;
    }
    return {};
}

/// What the card would come to with other options, and with which; nothing is promised that was not tried.
std::vector<std::string> tried_remedies(const theme::Theme& theme, std::size_t card, const Cards& cards) {
    std::vector<std::string> notes;
    const auto reached = [&](const layout::Options& options) {
        const double smallest = cards.lay_out(card, options).smallest;
        return fmt::format("{:.1f} mm{}", smallest, smallest >= options.min_size ? "" : ", not enough alone");
    };
    for (const double variety : {1.5, 1.25}) {
        if (variety >= theme.layout.size_variety) continue;
        layout::Options options = theme.layout;
        options.size_variety = variety;
        notes.push_back(fmt::format("layout.size_variety: {:.3g} -> {}", variety, reached(options)));
    }
    if (theme.layout.gap > 0) {
        layout::Options options = theme.layout;
        options.gap /= 2;
        notes.push_back(fmt::format("layout.gap: {:.3g}mm -> {}", options.gap, reached(options)));
    }
    return notes;
}

} // namespace

void require_legible(const theme::Theme& theme, const deck::Deck& deck,
                     std::span<const symbol::Symbol> symbols, std::span<const layout::Layout> layouts,
                     const Cards& cards) {
    const auto worst = std::min_element(layouts.begin(), layouts.end(),
                                        [](const auto& a, const auto& b) { return a.smallest < b.smallest; });
    if (worst->smallest >= theme.layout.min_size) return;
    const auto card = static_cast<std::size_t>(worst - layouts.begin());
    const symbol::Symbol& symbol = symbols[static_cast<std::size_t>(deck.cards[card][smallest_item(*worst)])];

    diag::Diagnostic diagnostic;
    diagnostic.id = "too-small";
    diagnostic.message = fmt::format("on card {} {} would be {:.1f} mm, smaller than min_size {:.3g} mm",
                                     card + 1, symbol.name, worst->smallest, theme.layout.min_size);
    diagnostic.span = culprit(theme);
    const double least = std::max(worst->smallest, 0.1);
    diagnostic.notes = {fmt::format("either:  layout.min_size: {:.1f}mm", std::max(0.1, least - 0.05)),
                        fmt::format("or:      card.size: {:.0f}mm  (symbols grow with the card)",
                                    theme.style.card.size.width * theme.layout.min_size / least + 1)};
    const std::vector<std::string> tried = tried_remedies(theme, card, cards);
    if (!tried.empty()) diagnostic.notes.push_back(fmt::format("or, as tried out on card {}:", card + 1));
    for (const std::string& remedy : tried) diagnostic.notes.push_back("         " + remedy);
    diagnostic.notes.emplace_back("or fewer deck.symbols_per_card");
    throw diag::Error(diag::Fault::Input, std::move(diagnostic));
}

} // namespace spotit::job
