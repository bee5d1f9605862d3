#pragma once

#include "serve/json.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/bundle.hpp>
#include <spotit/color.hpp>
#include <spotit/deck.hpp>
#include <spotit/document.hpp>
#include <spotit/emoji.hpp>
#include <spotit/job/prepare.hpp>
#include <spotit/render.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

/// The lines of a preview: `scripts/generate` writes web/src/designer/generated.ts from these functions.
namespace spotit::serve {

enum class SymbolKind { Emoji, Text, Image, Drawing };
inline constexpr base::EnumName<SymbolKind> symbol_kind_names[] = {{SymbolKind::Emoji, "emoji"},
                                                                   {SymbolKind::Text, "text"},
                                                                   {SymbolKind::Image, "image"},
                                                                   {SymbolKind::Drawing, "drawing"}};
static_assert(base::is_complete(symbol_kind_names));

/// The name and the drawing of a symbol on the cards.
struct ShownSymbol {
    std::string name{};                          ///< empty: as the theme has it
    std::optional<std::string> picture{}, box{}; ///< of a drawing that the page has; the viewBox
};
/// Returns a symbol of the theme, or a drawing that was made for the deck; `what` tells it from others.
/// `from` and `to` are its place in the text, in UTF-16 units.
inline auto make_symbol(const theme::Theme& theme, std::size_t index, const diag::SourceText& text,
                        const ShownSymbol& shown = {}) {
    SymbolKind kind = SymbolKind::Drawing;
    std::string what, name = shown.name;
    std::optional<double> scale;
    std::optional<std::size_t> from, to;
    if (index < theme.symbols.size()) {
        const symbol::SymbolSpec& spec = theme.symbols[index];
        const bool is_image = !spec.image.empty();
        kind = is_image ? SymbolKind::Image : spec.emoji.empty() ? SymbolKind::Text : SymbolKind::Emoji;
        what = is_image ? spec.image.filename().string() : spec.emoji + spec.text;
        if (name.empty()) name = spec.name;
        if (name.empty()) name = is_image ? spec.image.stem().string() : what;
        if (index < theme.fits.size() && theme.fits[index].scale != 1) scale = theme.fits[index].scale;
        if (spec.span.source.get() == &text) {
            from = text.position(spec.span.begin).utf16;
            to = text.position(spec.span.end).utf16;
        }
    }
    if (what.empty()) what = name;
    return object<"DeckSymbol">(field<"kind">(base::Word<symbol_kind_names>{kind}), field<"what">(what),
                                field<"name">(name), field<"scale">(scale), field<"from">(from),
                                field<"to">(to), field<"picture">(shown.picture), field<"box">(shown.box));
}
using SymbolList = std::vector<decltype(make_symbol({}, 0, {"", ""}))>;

/// A drawing of the page: its elements, and its viewBox.
struct Drawn {
    std::string svg{}, box{};
};
inline auto make_emoji(const emoji::EmojiInfo& emoji, const Drawn& drawn) {
    return object<"FoundEmoji">(field<"emoji">(emoji.emoji), field<"name">(emoji.name),
                                field<"svg">(drawn.svg), field<"box">(drawn.box));
}
using EmojiList = std::vector<decltype(make_emoji({}, {}))>;
/// Returns what a search has found, and the word and the language that it took instead of those that were
/// asked for.
inline auto make_found(EmojiList list, const emoji::EmojiFound& found) {
    const auto if_any = [](const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(text);
    };
    return object<"Found">(field<"emoji">(std::move(list)), field<"word">(if_any(found.word)),
                           field<"language">(if_any(found.language)));
}

/// Returns how many symbols there are, how many are wanted on a card (if not as many as fit), and each size
/// of deck with what it needs.
inline auto make_count(const theme::Theme& theme) {
    constexpr int max_offered = 20; // symbols on a card
    std::vector<std::pair<int, int>> sizes;
    for (const int per_card : deck::list_possible_symbols_per_card(theme.deck.kind))
        if (per_card <= max_offered)
            sizes.emplace_back(per_card, deck::count_needed_symbols(theme.deck.kind, per_card));
    return object<"Count">(field<"given">(theme.symbols.size()), field<"wanted">(theme.deck.symbols_per_card),
                           field<"sizes">(sizes));
}

/// Returns how symbols are rotated, as themes say it.
inline std::string describe_rotation(const layout::Rotation& rotation) {
    using Kind = layout::Rotation::Kind;
    if (rotation.kind == Kind::Steps) return fmt::format("{} steps", rotation.steps);
    if (rotation.kind == Kind::Range)
        return fmt::format("{}", std::round(rotation.range * 180 / std::numbers::pi));
    return rotation.kind == Kind::Upright ? "upright" : "any";
}

/// Returns the values of settings that the page has controls for, by their keys: the theme's text may leave
/// them to a style, or to their defaults. Lengths are millimeters.
inline auto make_settings(const theme::Theme& theme) {
    const document::Style& style = theme.style;
    std::optional<double> border_width;
    std::optional<std::string> border_color;
    if (style.border) {
        border_width = style.border->width;
        border_color = color::to_hex(style.border->color);
    }
    return object<"Settings">(
        field<"card.size">(style.card.smaller_extent()), field<"card.margin">(theme.layout.margin),
        field<"card.background">(color::to_hex(style.background)),
        field<"card.drawing">(base::Word<symbol::drawing_style_names>{theme.drawing}),
        field<"layout.gap">(theme.layout.gap), field<"layout.size_variety">(theme.layout.size_variety),
        field<"layout.min_size">(theme.layout.min_size), field<"layout.max_size">(theme.layout.max_size),
        field<"layout.rotation">(describe_rotation(theme.layout.rotation)),
        field<"card.corner_radius">(style.card.is_circle() ? 0 : style.card.radius),
        field<"language">(theme.language), field<"deck.copies">(theme.copies),
        field<"deck.cards">(theme.deck.cards), field<"sheet.paper">(theme.paper_name),
        field<"card.border.width">(border_width), field<"card.border.color">(border_color));
}

/// Returns a card service: the settings by which it makes these cards, or the reason why it can't.
inline auto make_service(const bundle::Service& service, const theme::Theme& theme) {
    const bundle::ServicePlan plan = bundle::plan_service(service, theme);
    std::vector<std::pair<std::string, std::string>> settings;
    for (const theme::Override& setting : plan.settings) settings.emplace_back(setting.key, setting.value);
    return object<"Service">(field<"name">(service.name), field<"title">(service.title),
                             field<"settings">(settings), field<"refusal">(plan.refusal),
                             field<"remedies">(plan.remedies));
}

inline auto make_figures(const job::PreparedDeck& deck) {
    const job::Report& report = deck.report();
    return object<"Figures">(field<"cards">(report.cards), field<"perCard">(report.symbols_per_card),
                             field<"symbols">(report.symbols), field<"unused">(report.unused_symbols),
                             field<"sheets">(report.sheets), field<"pages">(deck.document().pages.size()),
                             field<"paper">(report.paper), field<"backs">(report.backs),
                             field<"hasBars">(report.bars > 0), field<"coverage">(report.mean_coverage),
                             field<"language">(deck.theme().language), field<"kind">(report.kind));
}

/// Returns the matrix of `color::simulate_vision`, row by row.
inline std::array<double, 9> find_vision_matrix(color::Vision vision) {
    // Between black and white nothing is clamped, so that differences give the matrix.
    constexpr double middle = 0.5, step = 0.25;
    std::array<double, 9> matrix{};
    for (std::size_t column = 0; column < 3; ++column) {
        const auto channel = [&](std::size_t index) { return index == column ? middle + step : middle; };
        const color::LinearRgb seen = color::simulate_vision({channel(0), channel(1), channel(2)}, vision);
        const std::array values{seen.red, seen.green, seen.blue};
        for (std::size_t row = 0; row < 3; ++row)
            matrix[3 * row + column] = std::round((values[row] - middle) / step * 1e6) / 1e6;
    }
    return matrix;
}
inline auto make_visions() {
    return object<"Visions">(field<"protanopia">(find_vision_matrix(color::Vision::Protanopia)),
                             field<"deuteranopia">(find_vision_matrix(color::Vision::Deuteranopia)),
                             field<"gray">(find_vision_matrix(color::Vision::Gray)));
}

/// The drawings that a deck needs.
struct SentDrawings {
    std::string clip; ///< of the card
    SymbolList symbols;
    std::map<std::string, std::string> boxes;    ///< viewBoxes of the symbols' drawings, by their ids
    std::map<std::string, std::string> drawings; ///< those that the page does not have yet, by their ids
};
/// Returns the line before all faces.
inline auto make_head(const job::PreparedDeck& deck, SentDrawings sent) {
    const document::Document& document = deck.document();
    const theme::Theme& theme = deck.theme();
    std::vector<decltype(make_service({}, theme))> services;
    for (const bundle::Service& service : bundle::services())
        services.push_back(make_service(service, theme));
    return object<"Head">(field<"t">(Literal<"head">()), field<"title">(document.title),
                          field<"width">(document.card.size().width),
                          field<"height">(document.card.size().height), field<"clip">(std::move(sent.clip)),
                          field<"faces">(document.faces.size()), field<"cards">(document.card_count),
                          field<"figures">(make_figures(deck)), field<"count">(make_count(theme)),
                          field<"settings">(make_settings(theme)), field<"visions">(make_visions()),
                          field<"services">(services), field<"symbols">(std::move(sent.symbols)),
                          field<"boxes">(std::move(sent.boxes)), field<"drawings">(std::move(sent.drawings)));
}

/// Returns the line for a theme that makes no deck: its symbols, as far as they could be read.
inline auto make_theme_line(const theme::Theme& theme, const diag::SourceText& text) {
    SymbolList symbols;
    for (std::size_t i = 0; i < theme.symbols.size(); ++i) symbols.push_back(make_symbol(theme, i, text));
    return object<"ThemeLine">(field<"t">(Literal<"theme">()), field<"count">(make_count(theme)),
                               field<"symbols">(std::move(symbols)));
}

/// A drawing, its SVG matrix, and the number of its symbol, -1 if it is none.
using Placed = std::tuple<std::string, std::string, int>;
/// The drawings on a face.
struct FaceContent {
    std::string ground; ///< the drawing below
    std::vector<Placed> pictures, texts;
};
/// Returns the line of a face; `id` differs where the rest does.
inline auto make_face(std::size_t number, const FaceContent& content, std::string id = "") {
    return object<"Face">(field<"t">(Literal<"face">()), field<"n">(number), field<"ground">(content.ground),
                          field<"pictures">(content.pictures), field<"texts">(content.texts),
                          field<"id">(std::move(id)));
}

/// Returns the line of a printed page, in millimeters. `cut` is the shape of a card that is alone on it,
/// `safe` its part within which services want the symbols, by their names.
inline auto make_sheet(const document::Document& document, std::size_t number,
                       const render::Renderer& renderer, render::Palette palette) {
    std::optional<std::string> cut;
    std::map<std::string, std::string> safe;
    if (document.one_card_per_page) {
        cut = renderer.card_svg();
        for (const bundle::Service& service : bundle::services())
            safe[std::string(service.name)] = renderer.card_svg(service.safe);
    }
    return object<"Sheet">(field<"t">(Literal<"sheet">()), field<"page">(number),
                           field<"pages">(document.pages.size()), field<"name">(document.pages[number].name),
                           field<"width">(document.paper.width), field<"height">(document.paper.height),
                           field<"svg">(renderer.page_svg(static_cast<int>(number), {.palette = palette})),
                           field<"cut">(cut), field<"safe">(safe));
}

} // namespace spotit::serve
