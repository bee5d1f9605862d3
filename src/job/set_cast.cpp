// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/set_cast.hpp"

#include <stdexcept>

namespace spotit::job {

namespace {

struct Shapes {
    std::vector<symbol::SetShape> shapes; ///< fewer than asked for when one of them can't be had
    std::string font;
};

Shapes load_shapes(const theme::Theme& theme, const symbol::Places& places, diag::Sink& sink) {
    const symbol::Fonts fonts = symbol::Fonts::open(theme.fonts, places, theme.set.shapes, sink);
    const symbol::Names names(places, theme.language);
    Shapes result;
    if (fonts.emoji() != nullptr) result.font = fonts.emoji()->file().filename().string();
    for (const symbol::Source& source : theme.set.shapes) {
        const bool built_in = source.emoji.empty() && source.text.empty() && source.image.empty();
        if (built_in) {
            auto shape = symbol::set_shape(source.name);
            if (!shape) throw std::logic_error("a theme names a shape that is not built in: " + source.name);
            result.shapes.push_back(std::move(*shape));
            continue;
        }
        const symbol::Symbol picture = symbol::load(source, fonts, names, sink);
        if (!picture.outline.empty()) result.shapes.push_back(symbol::set_shape(picture));
    }
    return result;
}

} // namespace

SetCast make_set_cast(const theme::Theme& theme, const deck::Deck& deck, const symbol::Places& places,
                      diag::Sink& sink) {
    SetCast result;
    result.cast.cards = deck.cards;
    const Shapes shapes = load_shapes(theme, places, sink);
    if (shapes.shapes.size() != theme.set.shapes.size()) return result;
    result.font = shapes.font;
    const auto span = theme.spans.find("deck.set");
    for (const deck::Features& features : deck::set_drawings(theme.deck.set)) {
        const auto color = static_cast<std::size_t>(features[1]),
                   fill = static_cast<std::size_t>(features[2]),
                   shape = static_cast<std::size_t>(features[3]);
        const auto& names = theme.set.color_names;
        result.drawings.push_back(
            symbol::set_symbol(shapes.shapes[shape], {.fill = theme.set.fills[fill],
                                                      .color = theme.set.colors[color],
                                                      .color_name = color < names.size() ? names[color] : "",
                                                      .language = theme.language}));
        Role role{.symbol = static_cast<int>(result.cast.roles.size()), .source = {}};
        role.source.name = result.drawings.back().name;
        if (span != theme.spans.end()) role.source.span = span->second;
        result.cast.roles.push_back(std::move(role));
    }
    return result;
}

} // namespace spotit::job
