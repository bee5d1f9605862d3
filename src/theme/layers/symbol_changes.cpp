// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers/overrides.hpp"

#include "theme/keys/sections.hpp"
#include "theme/symbols/symbol_text.hpp"
#include "theme/symbols/symbols.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace spotit::theme {
namespace {

using Change = EntryOverrides::OfSymbol;

/// The keys that any symbol can have, wherever it comes from.
constexpr std::string_view possible[] = {"name",    "names",    "scale", "color",
                                         "upright", "rotation", "font",  "forms"};

void report(ReadContext& context, const diag::Span& span, std::string message,
            std::vector<std::string> notes) {
    context.error(span, "no-entry", std::move(message)).note(std::move(notes));
}

/// Returns the index of the symbol to be changed.
std::optional<std::size_t> find_symbol(ReadContext& context, const Change& change) {
    const SymbolText found = symbols_in(context, change.symbol, SymbolPlace::InEntry);
    if (found.mistakes > 0) return std::nullopt;
    if (found.symbols.size() != 1) {
        report(context, change.symbol.span,
               fmt::format("the brackets must hold one symbol, not {}", found.symbols.size()), {});
        return std::nullopt;
    }
    const std::string wanted = identity(found.symbols.front());
    const auto& symbols = context.theme.symbols;
    const auto at = std::ranges::find(symbols, wanted, [](const auto& each) { return identity(each); });
    if (at != symbols.end()) return static_cast<std::size_t>(at - symbols.begin());
    std::vector<std::string> notes{"numbers count the entries:  symbols[3].scale=1.2"};
    const std::string emoji = context.emoji_names.find(change.symbol.text);
    if (!found.symbols.front().text.empty() && !emoji.empty())
        notes = {fmt::format("the emoji {} is  symbols[{}]", emoji, emoji)};
    report(context, change.symbol.span, fmt::format("{} is not in the deck", change.symbol.text),
           std::move(notes));
    return std::nullopt;
}

/// Returns true if these keys can be given to a known symbol.
bool is_possible(ReadContext& context, const Change& change) {
    const std::string keys = fmt::format("keys: {}", fmt::join(possible, " "));
    if (!change.keys.is_map()) {
        report(context, change.symbol.span,
               fmt::format("a symbol is changed by its keys: symbols[{}].scale=1.2", change.symbol.text),
               {keys});
        return false;
    }
    const yaml::Node& key = change.keys.entries.front().key;
    const bool is_other = find_key(join("symbols[]", american(key.text))) != nullptr &&
                          std::ranges::find(possible, american(key.text)) == std::end(possible);
    if (is_other)
        report(context, key.span, fmt::format("`{}` can't be set for a single symbol", key.text), {keys});
    return !is_other;
}

/// Returns true if the change of `names` has one in this language.
bool names_language(const Change& change, std::string_view language) {
    return std::ranges::any_of(change.keys.entries.front().value.entries,
                               [&](const yaml::Node::Entry& name) { return name.key.text == language; });
}

} // namespace

void change_symbols(ReadContext& context) {
    // Otherwise the message would be about symbols that are missing because of other mistakes.
    if (context.problems.count() > 0) return;
    std::set<std::size_t> turned;
    for (const Change& change : context.overrides.of_symbols) {
        const auto at = find_symbol(context, change);
        if (!at || !is_possible(context, change)) continue;
        const std::string_view key = change.keys.entries.front().key.text;
        context.symbols.entry = {};
        context.symbols.entry.source = context.theme.symbols[*at];
        context.symbols.entry.fit = context.theme.fits[*at];
        // The theme's own value is replaced, too.
        if ((key == "rotation" || key == "upright") && turned.insert(*at).second)
            context.symbols.entry.fit.rotation.reset();
        if (key == "names" && names_language(change, context.theme.language))
            context.symbols.entry.source.name.clear();
        const std::size_t before = context.problems.count();
        read_section(context, change.keys, "symbols[]");
        if (context.problems.count() != before) continue;
        context.theme.symbols[*at] = std::move(context.symbols.entry.source);
        context.theme.fits[*at] = std::move(context.symbols.entry.fit);
    }
}

} // namespace spotit::theme
