// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/reading.hpp"

#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace spotit::theme {
namespace {

using Change = Reading::SymbolChange;

/// The keys that go with any symbol, wherever it comes from.
constexpr std::string_view possible[] = {"name",    "names",    "scale", "color",
                                         "upright", "rotation", "font",  "forms"};

void report(Reading& reading, const diag::Span& span, std::string message, std::vector<std::string> notes) {
    reading.add({"no-entry", std::move(message), span, "", std::move(notes)});
}

/// The index of the symbol that the change is for.
std::optional<std::size_t> find_symbol(Reading& reading, const Change& change) {
    const SymbolText found = symbols_in(reading, change.symbol, Stands::InEntry);
    if (found.mistakes > 0) return std::nullopt;
    if (found.symbols.size() != 1) {
        report(reading, change.symbol.span,
               fmt::format("in the brackets must be one symbol, not {}", found.symbols.size()), {});
        return std::nullopt;
    }
    const std::string wanted = identity(found.symbols.front());
    const auto& symbols = reading.theme.symbols;
    const auto at = std::ranges::find(symbols, wanted, [](const auto& each) { return identity(each); });
    if (at != symbols.end()) return static_cast<std::size_t>(at - symbols.begin());
    std::vector<std::string> notes{"numbers count the entries:  symbols[3].scale=1.2"};
    const std::string emoji = reading.names.find(change.symbol.text);
    if (!found.symbols.front().text.empty() && !emoji.empty())
        notes = {fmt::format("the emoji {} is  symbols[{}]", emoji, emoji)};
    report(reading, change.symbol.span, fmt::format("{} is not in the deck", change.symbol.text),
           std::move(notes));
    return std::nullopt;
}

/// Whether these keys can be given to a symbol that is there.
bool is_possible(Reading& reading, const Change& change) {
    const std::string keys = fmt::format("keys: {}", fmt::join(possible, " "));
    if (!change.keys.is_map()) {
        report(reading, change.symbol.span,
               fmt::format("a symbol is changed by its keys: symbols[{}].scale=1.2", change.symbol.text),
               {keys});
        return false;
    }
    const yaml::Node& key = change.keys.entries.front().key;
    const bool is_other = find_key(join("symbols[]", american(key.text))) != nullptr &&
                          std::ranges::find(possible, american(key.text)) == std::end(possible);
    if (is_other)
        report(reading, key.span, fmt::format("`{}` can't be changed of a single symbol", key.text), {keys});
    return !is_other;
}

/// Whether the change of `names` has one in this language.
bool gives(const Change& change, std::string_view language) {
    return std::ranges::any_of(change.keys.entries.front().value.entries,
                               [&](const yaml::Node::Entry& name) { return name.key.text == language; });
}

} // namespace

void change_symbols(Reading& reading) {
    // All else would be told of symbols that are missing because of other mistakes.
    if (reading.problems > 0) return;
    std::set<std::size_t> turned;
    for (const Change& change : reading.symbol_changes) {
        const auto at = find_symbol(reading, change);
        if (!at || !is_possible(reading, change)) continue;
        const std::string_view key = change.keys.entries.front().key.text;
        reading.entry = {};
        reading.entry.source = reading.theme.symbols[*at];
        reading.entry.fit = reading.theme.fits[*at];
        // What the theme says of it gives way, too.
        if ((key == "rotation" || key == "upright") && turned.insert(*at).second)
            reading.entry.fit.rotation.reset();
        if (key == "names" && gives(change, reading.theme.language)) reading.entry.source.name.clear();
        const std::size_t before = reading.problems;
        read_section(reading, change.keys, "symbols[]");
        if (reading.problems != before) continue;
        reading.theme.symbols[*at] = std::move(reading.entry.source);
        reading.theme.fits[*at] = std::move(reading.entry.fit);
    }
}

} // namespace spotit::theme
