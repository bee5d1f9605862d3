// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/lines/theme_lines.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/color.hpp>
#include <spotit/deck.hpp>

#include <string>
#include <utility>

namespace spotit::serve {

Json symbol_json(const theme::Theme& theme, std::size_t index, const diag::SourceText& text) {
    const symbol::SymbolSpec& spec = theme.symbols[index];
    Json entry;
    if (!spec.emoji.empty())
        entry = {{"kind", "emoji"}, {"what", spec.emoji}};
    else if (!spec.image.empty())
        entry = {{"kind", "image"}, {"what", spec.image.filename().string()}};
    else
        entry = {{"kind", "text"}, {"what", spec.text}};
    const std::string plain = spec.image.empty() ? spec.emoji + spec.text : spec.image.stem().string();
    entry["name"] = spec.name.empty() ? plain : spec.name;
    if (index < theme.fits.size() && theme.fits[index].scale != 1) entry["scale"] = theme.fits[index].scale;
    if (spec.span.source.get() == &text) {
        entry["from"] = text.position(spec.span.begin).utf16;
        entry["to"] = text.position(spec.span.end).utf16;
    }
    return entry;
}

Json settings_json(const theme::Theme& theme) {
    Json settings{{"card.size", theme.style.card.size.width},
                  {"card.margin", theme.layout.margin},
                  {"card.background", color::to_hex(theme.style.background)},
                  {"card.drawing", base::enum_name(symbol::drawing_style_names, theme.drawing)},
                  {"layout.gap", theme.layout.gap},
                  {"layout.size_variety", theme.layout.size_variety},
                  {"sheet.paper", theme.paper_name}};
    if (const auto& border = theme.style.border) {
        settings["card.border.width"] = border->width;
        settings["card.border.color"] = color::to_hex(border->color);
    }
    return settings;
}

Json count_json(const theme::Theme& theme) {
    constexpr int max_offered = 20; // symbols on a card
    Json sizes = Json::array();
    for (const int per_card : deck::possible_symbols_per_card(theme.deck.kind))
        if (per_card <= max_offered)
            sizes.push_back({per_card, deck::symbols_needed(theme.deck.kind, per_card)});
    const auto wanted = theme.deck.symbols_per_card;
    return {{"given", theme.symbols.size()},
            {"wanted", wanted ? Json(*wanted) : Json()},
            {"sizes", std::move(sizes)}};
}

Json theme_json(const theme::Theme& theme, const diag::SourceText& text) {
    Json symbols = Json::array();
    for (std::size_t i = 0; i < theme.symbols.size(); ++i) symbols.push_back(symbol_json(theme, i, text));
    return {{"t", "theme"}, {"count", count_json(theme)}, {"symbols", std::move(symbols)}};
}

} // namespace spotit::serve
