// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/request.hpp"

#include "symbol/mask.hpp"
#include "symbol/sources.hpp"
#include "symbol/tint.hpp"

#include <spotit/emoji.hpp>

#include <algorithm>
#include <array>

namespace spotit::symbol {

namespace {

/// A kind of spec and the function that makes its symbol.
struct Kind {
    bool (*fits)(const SymbolSpec&);
    Symbol (*make)(const Request&);
    void (*color)(Symbol&, const Request&);
};

/// Words are already set in their color.
void is_colored(Symbol&, const Request&) {}

constexpr std::array kinds{
    Kind{[](const SymbolSpec& spec) { return !spec.image.empty(); }, make_image, tint},
    Kind{[](const SymbolSpec& spec) { return !spec.text.empty(); }, make_word, is_colored},
    Kind{[](const SymbolSpec&) { return true; }, make_emoji, tint},
};

} // namespace

Symbol load(const SymbolSpec& spec, const Fonts& fonts, const emoji::Names& names, diag::Sink& sink) {
    const Kind& kind = *std::ranges::find_if(kinds, [&](const Kind& each) { return each.fits(spec); });
    const Request request{spec, fonts, names, sink};
    Symbol symbol = kind.make(request);
    if (spec.color && !symbol.outline.empty()) kind.color(symbol, request);
    if (!spec.image.empty()) apply_mask(symbol, spec.mask);
    return symbol;
}

Symbol load(const SymbolSpec& spec, const Fonts& fonts, diag::Sink& sink) {
    return load(spec, fonts, emoji::Names{}, sink);
}

} // namespace spotit::symbol
