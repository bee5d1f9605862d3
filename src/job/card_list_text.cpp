// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/card_list.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::job {

namespace {

/// "🐶 dog"; words and pictures by their names alone.
std::string cell(const CardList::Symbol& symbol) {
    return symbol.emoji.empty() || symbol.emoji == symbol.id ? symbol.id : symbol.emoji + " " + symbol.id;
}

const CardList::Symbol& at(const CardList& list, int index) {
    return list.symbols.at(static_cast<std::size_t>(index));
}

std::size_t most_symbols(const CardList& list) {
    std::size_t most = 0;
    for (const CardList::Card& card : list.cards) most = std::max(most, card.symbols.size());
    return most;
}

/// The width of each column in cells of a terminal.
std::vector<int> column_widths(const CardList& list) {
    std::vector<int> widths(most_symbols(list), 0);
    for (const CardList::Card& card : list.cards)
        for (std::size_t i = 0; i < card.symbols.size(); ++i)
            widths[i] = std::max(widths[i], diag::display_width(cell(at(list, card.symbols[i]))));
    return widths;
}

/// RFC 4180: in quotes where it holds a comma, a quote or a line end; quotes doubled.
std::string csv_field(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string field = "\"";
    for (const char c : text) field.append(c == '"' ? 2 : 1, c);
    return field + '"';
}

std::string_view picture(const CardList::Symbol& symbol) {
    return !symbol.emoji.empty() ? symbol.emoji : !symbol.text.empty() ? symbol.text : symbol.image;
}

} // namespace

std::string list_as_text(const CardList& list) {
    std::string text;
    if (!list.title.empty()) text += list.title + "\n";
    text += fmt::format("{} cards, {} symbols: {}\n\n", list.cards.size(), list.symbols.size(), list.promise);
    const std::vector<int> widths = column_widths(list);
    const std::size_t digits = std::to_string(list.cards.size()).size();
    for (std::size_t number = 1; number <= list.cards.size(); ++number) {
        std::string line = fmt::format("{:>{}}", number, digits);
        const std::vector<int>& symbols = list.cards[number - 1].symbols;
        int missing = 0; // to the width of the column before
        for (std::size_t i = 0; i < symbols.size(); ++i) {
            const std::string shown = cell(at(list, symbols[i]));
            line.append(static_cast<std::size_t>(missing) + 2, ' ') += shown;
            missing = widths[i] - diag::display_width(shown);
        }
        text += line + "\n";
    }
    return text;
}

std::string list_as_csv(const CardList& list) {
    const std::size_t most = most_symbols(list);
    std::string text = "card";
    for (std::size_t i = 1; i <= most; ++i) text += fmt::format(",symbol_{}", i);
    for (std::size_t i = 1; i <= most; ++i) text += fmt::format(",picture_{}", i);
    text += "\r\n";
    for (std::size_t number = 1; number <= list.cards.size(); ++number) {
        const std::vector<int>& symbols = list.cards[number - 1].symbols;
        std::string names, pictures;
        for (std::size_t i = 0; i < most; ++i) {
            names += ',';
            pictures += ',';
            if (i >= symbols.size()) continue;
            names += csv_field(at(list, symbols[i]).id);
            pictures += csv_field(picture(at(list, symbols[i])));
        }
        text += fmt::format("{}{}{}\r\n", number, names, pictures);
    }
    return text;
}

} // namespace spotit::job
