#pragma once

#include "serve/json.hpp"

#include <spotit/bundle.hpp>
#include <spotit/color.hpp>
#include <spotit/deck.hpp>
#include <spotit/document.hpp>
#include <spotit/emoji.hpp>
#include <spotit/job/files.hpp>
#include <spotit/job/prepare.hpp>
#include <spotit/render.hpp>
#include <spotit/serve.hpp>
#include <spotit/theme/card_shapes.hpp>
#include <spotit/theme/read.hpp>
#include <spotit/theme/tables.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

/// The lines of a preview: `scripts/generate` writes web/src/designer/protocol/generated.ts from these
/// functions.
namespace spotit::serve {

struct ShownSymbol {
    std::string name{};                          ///< empty: as the theme has it
    std::optional<std::string> picture{}, box{}; ///< of a drawing that the page has; the viewBox
};
/// Returns a symbol of the theme, or a drawing that was made for the deck; `written` is an emoji, a word, or
/// the path of a picture. `from` and `to` are its place in the text, in UTF-16 units.
inline auto make_symbol(const theme::Theme& theme, std::size_t index, const diag::SourceText& text,
                        const ShownSymbol& shown = {}) {
    auto kind = symbol::SymbolKind::SetDrawing;
    std::string id, written, name = shown.name;
    std::optional<double> scale;
    std::optional<std::string> color;
    std::optional<std::size_t> from, to;
    if (index < theme.symbols.size()) {
        const symbol::SymbolSpec& spec = theme.symbols[index];
        kind = spec.kind();
        id = spec.id;
        written = theme::write_symbol(spec, text);
        if (spec.color) color = color::to_hex_with_alpha(*spec.color);
        if (name.empty()) name = symbol::find_name(spec);
        if (index < theme.fits.size() && theme.fits[index].scale != 1) scale = theme.fits[index].scale;
        if (spec.span.source.get() == &text) {
            from = text.find_position(spec.span.begin).utf16;
            to = text.find_position(spec.span.end).utf16;
        }
    }
    if (written.empty()) written = name;
    if (id.empty()) id = written;
    return make_object<"DeckSymbol">(
        make_field<"id">(id), make_field<"kind">(base::Word<symbol::symbol_kinds>{kind}),
        make_field<"written">(written), make_field<"name">(name), make_field<"scale">(scale),
        make_field<"color">(color), make_field<"from">(from), make_field<"to">(to),
        make_field<"picture">(shown.picture), make_field<"box">(shown.box));
}
using SymbolList = std::vector<decltype(make_symbol({}, 0, {"", ""}))>;

/// A drawing of the page: its elements, and its viewBox.
struct Drawn {
    std::string svg{}, box{};
};
inline auto make_emoji(const emoji::EmojiInfo& emoji, const Drawn& drawn) {
    return make_object<"FoundEmoji">(make_field<"emoji">(emoji.emoji), make_field<"name">(emoji.name),
                                     make_field<"svg">(drawn.svg), make_field<"box">(drawn.box));
}
/// Returns a font by its name, and the name drawn in it.
inline auto make_font(const std::string& name, const Drawn& drawn) {
    return make_object<"DrawnFont">(make_field<"name">(name), make_field<"svg">(drawn.svg),
                                    make_field<"box">(drawn.box));
}
using EmojiList = std::vector<decltype(make_emoji({}, {}))>;
/// Returns what a search has found, and the word and the language that it took instead of those that were
/// asked for.
inline auto make_found(EmojiList list, const emoji::EmojiFound& found) {
    const auto if_any = [](const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(text);
    };
    return make_object<"Found">(make_field<"emoji">(std::move(list)), make_field<"word">(if_any(found.word)),
                                make_field<"language">(if_any(found.language)));
}

inline auto make_column(const theme::TableColumn& column) {
    return make_object<"TableColumn">(
        make_field<"heading">(column.heading),
        make_field<"meaning">(base::Word<theme::column_kind_names>{column.kind}),
        make_field<"language">(column.language));
}
/// Returns a table as it is read; its problems have their places in its text.
inline auto make_table(const theme::TablePreview& table, const Reader& reader) {
    return make_object<"Table">(make_field<"separator">(table.separator),
                                make_field<"encoding">(base::Word<theme::encoding_names>{table.encoding}),
                                make_field<"heading">(base::Word<theme::heading_names>{table.heading}),
                                make_field<"columns">(base::collect(table.columns, make_column)),
                                make_field<"rows">(table.rows),
                                make_field<"problems">(make_problems(table.problems, reader)));
}

/// Returns a card with its symbols as dots, hollow where some are missing, on a stack of the others.
inline std::string draw_deck(const theme::DeckOffer& deck) {
    constexpr int cards_per_line = 8, max_lines = 10;
    constexpr double radius = 18, middle = 20, step = 1.3, golden_angle = 2.39996;
    std::string svg;
    const auto draw = [&](std::string_view name, geom::Point at, double size) {
        svg +=
            fmt::format(R"(<circle class="{}" cx="{:.4g}" cy="{:.4g}" r="{:.3g}"/>)", name, at.x, at.y, size);
    };
    for (int line = std::min(deck.cards / cards_per_line, max_lines); line >= 0; --line)
        draw("card-line", {middle + step * line, middle}, radius);
    const double dot = radius / 2 / std::sqrt(deck.symbols_per_card);
    for (int i = 0; i < deck.symbols_per_card; ++i) {
        const double away = (radius - 1 - dot) * std::sqrt((i + 0.5) / (deck.symbols_per_card - 0.5));
        draw(deck.missing > 0 ? "card-line" : "shape",
             {middle + away * std::cos(golden_angle * i), middle + away * std::sin(golden_angle * i)}, dot);
    }
    return svg;
}
inline auto make_deck_offer(const theme::DeckOffer& deck, const Reader& reader) {
    return make_object<"DeckOffer">(
        make_field<"perCard">(deck.symbols_per_card), make_field<"cards">(deck.cards),
        make_field<"missing">(deck.missing), make_field<"isChosen">(deck.is_chosen),
        make_field<"text">(reader.translate(deck.text)), make_field<"svg">(draw_deck(deck)),
        make_field<"settings">(to_pairs(deck.settings)));
}
/// Returns how many symbols there are, how many are wanted on a card (if that does not follow from the
/// symbols), how many are on a card and in the deck that is made or wanted, and the decks to choose from.
inline auto make_count(const theme::Theme& theme, const Reader& reader) {
    const auto wanted = (theme.written_deck ? *theme.written_deck : theme.deck).symbols_per_card;
    const auto made = deck::compute_size(theme.deck, static_cast<int>(theme.symbols.size()));
    const std::vector<int> sizes = deck::list_possible_symbols_per_card(theme.deck.kind);
    const int size = made ? made->symbols_per_card : wanted.value_or(sizes.empty() ? 0 : sizes.front());
    const int needed = made ? made->symbols : deck::count_needed_symbols(theme.deck.kind, size);
    const std::pair aim = sizes.empty() ? std::pair(0, 0) : std::pair(size, needed); // drawings need none
    const auto offers = base::collect(theme::list_deck_offers(theme), [&](const theme::DeckOffer& each) {
        return make_deck_offer(each, reader);
    });
    return make_object<"Count">(make_field<"given">(theme.symbols.size()), make_field<"wanted">(wanted),
                                make_field<"aim">(aim), make_field<"decks">(offers));
}

/// Returns the value of a key, and those that it takes; `from` is missing for a default, and empty if the
/// text itself gives the value; `below` is the layer that gives it if the text does not.
inline auto make_setting(const theme::ResolvedSetting& setting, const diag::SourceText& text) {
    std::optional<std::string> from;
    if (setting.source) from = setting.source.get() == &text ? "" : setting.layer;
    const std::string& below = from == "" ? setting.lower : setting.layer;
    return make_object<"Setting">(
        make_field<"value">(setting.value), make_field<"number">(setting.number),
        make_field<"colors">(setting.colors), make_field<"text">(setting.text), make_field<"from">(from),
        make_field<"below">(below.empty() ? std::nullopt : std::optional(below)),
        make_field<"default">(setting.info->default_text), make_field<"range">(setting.info->range),
        make_field<"unit">(std::string(setting.info->unit)), make_field<"words">(setting.info->words));
}
/// Returns the values of all keys that have one, by their paths.
inline auto make_settings(const theme::Theme& theme, const diag::SourceText& text) {
    std::map<std::string, decltype(make_setting({}, text))> settings;
    for (const theme::ResolvedSetting& setting : theme::list_settings(theme))
        settings.emplace(setting.key(), make_setting(setting, text));
    return settings;
}

/// Returns the colors that a theme names, each once, as pickers want them.
inline std::vector<std::string> list_colors(const theme::Theme& theme) {
    constexpr std::size_t max_colors = 10;
    std::vector<std::string> colors;
    for (const auto& [color, text] : theme.colors) {
        const std::string hex = color::to_hex(color);
        if (color.alpha == 1 && colors.size() < max_colors && std::ranges::find(colors, hex) == colors.end())
            colors.push_back(hex);
    }
    return colors;
}

/// Returns outlines of cards by the words of a key, around the origin, 20 high.
inline std::map<std::string, std::string> draw_words(const theme::KeyInfo& key) {
    std::map<std::string, std::string> drawings;
    if (key.path != "card.shape") return drawings;
    for (const theme::CardShapeRow& shape : theme::card_shapes) {
        const geom::Size size{shape.size.empty() ? 14.0 : 20.0, 20};
        drawings[std::string(shape.name)] = render::draw_shape_svg(theme::make_card(shape.value, size));
    }
    return drawings;
}

/// Returns what a key is for, in English, what it takes, and what it is without a value.
inline auto make_key_help(const theme::KeyInfo& key) {
    return make_object<"KeyHelp">(make_field<"path">(key.path), make_field<"help">(key.summary),
                                  make_field<"takes">(key.takes), make_field<"default">(key.default_text),
                                  make_field<"names">(key.names));
}

/// Returns the values that a key takes. Of colors the names are for the text alone: the page has pickers.
inline auto make_key(const theme::KeyInfo& key) {
    static constexpr std::size_t max_choices = 60;
    const bool is_choice = key.names.size() <= max_choices;
    return make_object<"Key">(
        make_field<"path">(key.path), make_field<"words">(key.words),
        make_field<"names">(is_choice ? key.names : std::vector<std::string>()),
        make_field<"range">(key.range), make_field<"usual">(key.usual),
        make_field<"unit">(std::string(key.unit)), make_field<"pictures">(draw_words(key)),
        make_field<"units">(std::map<std::string, double>(key.units.begin(), key.units.end())));
}

/// Returns a theme to begin with.
inline auto make_template(const Template& theme, const texts::Catalog& catalog) {
    const auto title = theme.titles.find(catalog.language());
    return make_object<"Template">(
        make_field<"name">(theme.name), make_field<"group">(theme.group.translate(catalog)),
        make_field<"title">(title != theme.titles.end() ? title->second : theme.title.translate(catalog)),
        make_field<"summary">(theme.summary.translate(catalog)), make_field<"languages">(theme.languages));
}

/// Returns a card service: the settings by which it makes these cards, or the reason why it can't.
inline auto make_service(const bundle::Service& service, const theme::Theme& theme, const Reader& reader) {
    const bundle::ServicePlan plan = bundle::plan_service(service, theme);
    return make_object<"Service">(
        make_field<"name">(service.name), make_field<"title">(service.title.translate(reader.catalog)),
        make_field<"settings">(to_pairs(plan.settings)),
        make_field<"refusal">(reader.translate(plan.refusal)),
        make_field<"remedies">(make_remedies(plan.remedies, {{"", ""}, reader.catalog})));
}

inline auto make_figures(const job::PreparedDeck& deck) {
    const job::Report& report = deck.report();
    return make_object<"Figures">(
        make_field<"cards">(report.cards), make_field<"perCard">(report.symbols_per_card),
        make_field<"symbols">(report.symbols), make_field<"unused">(report.unused_symbols),
        make_field<"sheets">(report.sheets), make_field<"pages">(deck.document().pages.size()),
        make_field<"paper">(report.paper), make_field<"backs">(base::Word<job::backs_names>{report.backs}),
        make_field<"hasBars">(report.bars > 0), make_field<"coverage">(report.mean_coverage),
        make_field<"kind">(base::Word<deck::kind_names>{report.kind}));
}

/// The drawings that a deck needs.
struct SentDrawings {
    Reader reader;
    std::string clip; ///< of the card
    SymbolList symbols;
    std::map<std::string, std::string> boxes;    ///< viewBoxes of the symbols' drawings, by their ids
    std::map<std::string, std::string> drawings; ///< those that the page does not have yet, by their ids
};
/// Returns the names of the files that a theme needs from its folder.
inline std::vector<std::string> list_files(const theme::Theme& theme, const diag::SourceText& text) {
    return base::collect(job::find_companions(text.name(), theme.files),
                         [](const job::Companion& each) { return each.place.filename().string(); });
}
/// Returns the line before all faces.
inline auto make_head(const job::PreparedDeck& deck, SentDrawings sent) {
    const document::Document& document = deck.document();
    const theme::Theme& theme = deck.theme();
    const auto services = base::collect(bundle::list_services(), [&](const bundle::Service& service) {
        return make_service(service, theme, sent.reader);
    });
    return make_object<"Head">(
        make_field<"t">(Literal<"head">()), make_field<"title">(document.title),
        make_field<"width">(document.card.size().width), make_field<"height">(document.card.size().height),
        make_field<"clip">(std::move(sent.clip)),
        make_field<"faces">(document.card_count + document::count_backs(document)),
        make_field<"cards">(document.card_count), make_field<"figures">(make_figures(deck)),
        make_field<"count">(make_count(theme, sent.reader)),
        make_field<"settings">(make_settings(theme, sent.reader.text)),
        make_field<"colors">(list_colors(theme)), make_field<"files">(list_files(theme, sent.reader.text)),
        make_field<"services">(services), make_field<"symbols">(std::move(sent.symbols)),
        make_field<"boxes">(std::move(sent.boxes)), make_field<"drawings">(std::move(sent.drawings)));
}

/// Returns the line for a theme that makes no deck: its symbols, as far as they could be read.
inline auto make_theme_line(const theme::Theme& theme, const Reader& reader) {
    const diag::SourceText& text = reader.text;
    SymbolList symbols;
    for (std::size_t i = 0; i < theme.symbols.size(); ++i) symbols.push_back(make_symbol(theme, i, text));
    return make_object<"ThemeLine">(
        make_field<"t">(Literal<"theme">()), make_field<"count">(make_count(theme, reader)),
        make_field<"settings">(make_settings(theme, text)), make_field<"colors">(list_colors(theme)),
        make_field<"symbols">(std::move(symbols)));
}

/// A drawing, its SVG matrix, and the number of its symbol, -1 if it is none.
using Placed = std::tuple<std::string, std::string, int>;
/// The drawings on a face.
struct FaceContent {
    std::string ground; ///< the drawing below
    std::vector<Placed> pictures, texts;
};
/// Returns the line of a face; `id` differs where the rest does.
inline auto make_face(std::size_t number, const FaceContent& content, std::string id) {
    return make_object<"Face">(make_field<"t">(Literal<"face">()), make_field<"n">(number),
                               make_field<"ground">(content.ground), make_field<"pictures">(content.pictures),
                               make_field<"texts">(content.texts), make_field<"id">(std::move(id)));
}

/// Returns the line of a printed page, in millimeters. `cut` is the shape of a card that is alone on it,
/// `safe` its part within which services want the symbols, by their names.
inline auto make_sheet(const document::Document& document, std::size_t number,
                       const render::Renderer& renderer, render::Palette palette) {
    std::optional<std::string> cut;
    std::map<std::string, std::string> safe;
    std::optional<std::string> back_of;
    if (!document.pages[number].back_of.empty()) back_of = document.pages[number].back_of;
    if (document.one_card_per_page) {
        cut = render::draw_shape_svg(document.card);
        for (const bundle::Service& service : bundle::list_services())
            safe[std::string(service.name)] = render::draw_shape_svg(document.card.shrink(service.safe));
    }
    return make_object<"Sheet">(
        make_field<"t">(Literal<"sheet">()), make_field<"page">(number),
        make_field<"pages">(document.pages.size()), make_field<"name">(document.pages[number].name),
        make_field<"backOf">(back_of), make_field<"width">(document.paper.width),
        make_field<"height">(document.paper.height),
        make_field<"svg">(renderer.draw_page_svg(static_cast<int>(number), {.palette = palette})),
        make_field<"cut">(cut), make_field<"safe">(safe));
}

} // namespace spotit::serve
