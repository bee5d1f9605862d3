// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/request.hpp"

#include "symbol/sources.hpp"
#include "symbol/tint.hpp"

#include <spotit/emoji.hpp>

#include <algorithm>
#include <array>

namespace spotit::symbol {

namespace {

/// A kind of source, and what makes its symbols.
struct Kind {
    bool (*fits)(const SymbolSpec&);
    Symbol (*make)(const Request&);
    void (*color)(Symbol&, const Request&);
};

/// Words are set in their color at once.
void is_colored(Symbol&, const Request&) {}

constexpr std::array kinds{
    Kind{[](const SymbolSpec& source) { return !source.image.empty(); }, make_image, tint},
    Kind{[](const SymbolSpec& source) { return !source.text.empty(); }, make_word, is_colored},
    Kind{[](const SymbolSpec&) { return true; }, make_emoji, tint},
};

} // namespace

Symbol load(const SymbolSpec& source, const Fonts& fonts, const emoji::Names& names, diag::Sink& sink) {
    const Kind& kind = *std::ranges::find_if(kinds, [&](const Kind& each) { return each.fits(source); });
    const Request request{source, fonts, names, sink};
    Symbol symbol = kind.make(request);
    if (source.color && !symbol.outline.empty()) kind.color(symbol, request);
    return symbol;
}

Symbol load(const SymbolSpec& source, const Fonts& fonts, diag::Sink& sink) {
    return load(source, fonts, emoji::Names{}, sink);
}

} // namespace spotit::symbol
