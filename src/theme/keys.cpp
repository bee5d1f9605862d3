// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys.hpp"

#include "theme/readers.hpp"
#include "theme/values.hpp"

#include <spotit/theme.hpp>

namespace spotit::theme {
namespace {

using Deck = deck::Options;
using Layout = layout::Options;
using Sheet = sheet::Options;
using document::Style;

template<class Enum>
constexpr Word word(std::string_view text, Enum value) {
    return {text, static_cast<int>(value)};
}
constexpr Word later(std::string_view text) {
    return {text, not_built};
}

// clang-format off
constexpr Word deck_kinds[] = {word("auto", deck::Kind::Projective), word("projective", deck::Kind::Projective),
                               later("dual-affine"), later("padded"), later("set")};
constexpr Word automatic[] = {{"auto", 0}};
constexpr Word all[] = {{"all", 0}};
constexpr Word none[] = {{"none", 0}};
constexpr Word shapes[] = {word("circle", geom::Shape::Kind::Circle), later("rectangle"), later("hexagon")};
constexpr Word rotations[] = {word("any", layout::Rotation::Kind::Any), word("upright", layout::Rotation::Kind::Upright)};
constexpr Word efforts[] = {word("fast", layout::Effort::Fast), word("default", layout::Effort::Default),
                            word("high", layout::Effort::High), word("best", layout::Effort::Best)};
constexpr Word orientations[] = {word("auto", sheet::Orientation::Auto), word("portrait", sheet::Orientation::Portrait),
                                 word("landscape", sheet::Orientation::Landscape)};
constexpr Word packings[] = {word("auto", sheet::Packing::Auto), word("grid", sheet::Packing::Grid),
                             word("zigzag", sheet::Packing::Zigzag)};
constexpr Word marks[] = {word("ticks", sheet::Marks::Ticks), word("crop", sheet::Marks::Crop),
                          word("none", sheet::Marks::None)};
constexpr Word cut_lines[] = {word("hairline", sheet::CutLines::Hairline), word("none", sheet::CutLines::None)};

// Rows whose kind is left out are known, but not built yet.
constexpr Key rows[] = {
    {.path = "version", .kind = Kind::Whole, .summary = "Version of the format", .fallback = "1", .read = read_version},
    {.path = "extends", .summary = "Themes that this one builds on"},
    {.path = "title", .kind = Kind::Text, .summary = "Name of the deck, printed on the sheets", .read = read_text<&Theme::title>},
    {.path = "language", .kind = Kind::Text, .summary = "Language of the deck as a code such as en or pt-BR", .fallback = "en", .read = read_language},
    {.path = "seed", .kind = Kind::Seed, .summary = "Another number or word gives another shuffle and layout", .fallback = "1", .read = read_seed},
    {.path = "colors", .summary = "Names for colours of your own"},

    {.path = "deck", .kind = Kind::Section, .summary = "Which symbols stand on which card"},
    {.path = "deck.kind", .kind = Kind::Choice, .summary = "How the deck is built", .fallback = "auto", .words = deck_kinds, .read = read_choice<&Theme::deck, &Deck::kind>},
    {.path = "deck.symbols_per_card", .kind = Kind::Whole, .summary = "Symbols on each card; auto takes the most that the symbols allow", .fallback = "auto", .words = automatic, .range = {0, 1e6}, .read = read_symbols_per_card},
    {.path = "deck.cards", .kind = Kind::Whole, .summary = "Cards to print, of all that the deck has", .fallback = "all", .words = all, .range = {0, 1e6}, .read = read_cards},
    {.path = "deck.dual", .kind = Kind::Flag, .summary = "Swap the parts of symbols and cards", .fallback = "false", .read = read_flag<&Theme::deck, &Deck::dual>},
    {.path = "deck.shuffle", .kind = Kind::Flag, .summary = "Mix symbols and cards", .fallback = "true", .read = read_flag<&Theme::deck, &Deck::shuffle>},
    {.path = "deck.seed", .kind = Kind::Seed, .summary = "Another shuffle only; follows `seed`", .read = read_deck_seed},
    {.path = "deck.copies", .summary = "Number of decks to print"},
    {.path = "deck.copy_colors", .summary = "Colour of each copy's backs"},
    {.path = "deck.forms", .summary = "Pictures, words or both"},
    {.path = "deck.set", .summary = "Properties of a deck like SET"},
    {.path = "deck.categories", .summary = "Lists of symbols of which each card shows one"},

    {.path = "symbols", .kind = Kind::Symbols, .summary = "The symbols, as a list or as text", .read = read_symbols},
    {.path = "symbols[].emoji", .kind = Kind::Text, .summary = "The emoji itself, or U+ and its number", .read = read_symbol_emoji},
    {.path = "symbols[].name", .kind = Kind::Text, .summary = "What a person calls it", .read = read_symbol_name},
    {.path = "symbols[].text", .summary = "A word as a symbol"},
    {.path = "symbols[].image", .summary = "A picture file as a symbol"},
    {.path = "symbols[].group", .summary = "Emoji of a group"},
    {.path = "symbols[].file", .summary = "A text file of symbols"},
    {.path = "symbols[].folder", .summary = "A folder of pictures"},
    {.path = "symbols[].names", .summary = "Names in several languages"},
    {.path = "symbols[].scale", .summary = "Larger or smaller than the others"},
    {.path = "symbols[].color", .summary = "Colour of words and outlines"},
    {.path = "symbols[].upright", .summary = "Never turned"},
    {.path = "symbols[].rotation", .summary = "How far this symbol may be turned"},
    {.path = "symbols[].font", .summary = "Font of this word"},
    {.path = "symbols[].forms", .summary = "The symbol's forms"},
    {.path = "symbols[].count", .summary = "How many of a group"},
    {.path = "symbols[].pick", .summary = "Which of a group"},
    {.path = "symbols[].except", .summary = "What is left out of a group"},

    {.path = "fonts", .summary = "Fonts of emoji and words"},

    {.path = "card", .kind = Kind::Section, .summary = "What all cards look like"},
    {.path = "card.shape", .kind = Kind::Choice, .summary = "Shape of the card", .fallback = "circle", .words = shapes, .read = read_choice<&Theme::style, &Style::card, &geom::Shape::kind>},
    {.path = "card.size", .kind = Kind::Length, .summary = "Diameter of the card", .fallback = "85mm", .range = {20, 500}, .read = read_card_size},
    {.path = "card.background", .kind = Kind::Color, .summary = "Colour of the card", .fallback = "white", .read = read_color<&Theme::style, &Style::background>},
    {.path = "card.border", .kind = Kind::Section, .summary = "A line along the card's edge", .fallback = "none", .words = none, .read = read_border},
    {.path = "card.border.width", .kind = Kind::Length, .summary = "Width of the line", .fallback = "0.5mm", .range = {0.05, 50}, .read = read_border_width},
    {.path = "card.border.color", .kind = Kind::Color, .summary = "Colour of the line", .fallback = "black", .read = read_border_color},
    {.path = "card.border.inset", .kind = Kind::Length, .summary = "From the card's edge to the line", .fallback = "0", .range = {0, 250}, .read = read_border_inset},
    {.path = "card.margin", .kind = Kind::Length, .summary = "No symbol comes nearer to the card's edge", .fallback = "3mm", .range = {0, 250}, .relative = true, .read = read_length<&Theme::layout, &Layout::margin>},
    {.path = "card.corner_radius", .summary = "Radius of a rectangle's corners"},
    {.path = "card.number", .summary = "The card's number on the card"},
    {.path = "card.text", .summary = "A line of text on the card"},

    {.path = "layout", .kind = Kind::Section, .summary = "How symbols are placed on a card"},
    {.path = "layout.gap", .kind = Kind::Length, .summary = "Least white between two symbols", .fallback = "2mm", .range = {0, 250}, .read = read_length<&Theme::layout, &Layout::gap>},
    {.path = "layout.size_variety", .kind = Kind::Number, .summary = "The largest symbol of a card over its smallest; 1: all equal", .fallback = "2", .range = {1, 10}, .read = read_number<&Theme::layout, &Layout::size_variety>},
    {.path = "layout.min_size", .kind = Kind::Length, .summary = "A card with a smaller symbol has failed", .fallback = "8mm", .range = {1, 500}, .relative = true, .read = read_length<&Theme::layout, &Layout::min_size>},
    {.path = "layout.max_size", .kind = Kind::Length, .summary = "No symbol is larger", .fallback = "55%", .range = {1, 500}, .relative = true, .read = read_length<&Theme::layout, &Layout::max_size>},
    {.path = "layout.rotation", .kind = Kind::Degrees, .summary = "any, upright, or how far symbols are turned either way", .fallback = "any", .words = rotations, .range = {0, 180}, .read = read_rotation},
    {.path = "layout.effort", .kind = Kind::Choice, .summary = "Time that is spent on larger symbols", .fallback = "default", .words = efforts, .read = read_choice<&Theme::layout, &Layout::effort>},
    {.path = "layout.seed", .kind = Kind::Seed, .summary = "Another layout only; follows `seed`", .read = read_layout_seed},
    {.path = "layout.style", .summary = "The manner of placing"},
    {.path = "layout.fill", .summary = "Share of the card that shall be covered"},
    {.path = "layout.reroll", .summary = "Another layout for one card"},
    {.path = "layout.pin", .summary = "Places set by hand"},

    {.path = "back", .summary = "What the backs show"},

    {.path = "sheet", .kind = Kind::Section, .summary = "Cards on paper"},
    {.path = "sheet.paper", .kind = Kind::Paper, .summary = "Name or size of the paper", .fallback = "A4", .range = {20, 2000}, .read = read_paper},
    {.path = "sheet.orientation", .kind = Kind::Choice, .summary = "How the paper lies; auto takes what holds more cards", .fallback = "auto", .words = orientations, .read = read_choice<&Theme::sheet, &Sheet::orientation>},
    {.path = "sheet.margin", .kind = Kind::Length, .summary = "Edge of the paper that stays free of cards", .fallback = "8mm", .range = {0, 250}, .read = read_length<&Theme::sheet, &Sheet::margin>},
    {.path = "sheet.gap", .kind = Kind::Length, .summary = "Between two cards", .fallback = "4mm", .range = {0, 250}, .read = read_length<&Theme::sheet, &Sheet::gap>},
    {.path = "sheet.packing", .kind = Kind::Choice, .summary = "Cards in a grid or in a zigzag; auto takes what holds more", .fallback = "auto", .words = packings, .read = read_choice<&Theme::sheet, &Sheet::packing>},
    {.path = "sheet.marks", .kind = Kind::Choice, .summary = "Marks to cut by", .fallback = "ticks", .words = marks, .read = read_choice<&Theme::sheet, &Sheet::marks>},
    {.path = "sheet.cut_lines", .kind = Kind::Choice, .summary = "The cards' outlines", .fallback = "hairline", .words = cut_lines, .read = read_choice<&Theme::sheet, &Sheet::cut_lines>},
    {.path = "sheet.scale_check", .kind = Kind::Flag, .summary = "Bars of 50 mm to check the print", .fallback = "true", .read = read_flag<&Theme::sheet, &Sheet::scale_check>},
    {.path = "sheet.bleed", .summary = "Background beyond the cut"},
    {.path = "sheet.duplex", .summary = "The edge along which the printer turns the paper"},
    {.path = "sheet.back_offset", .summary = "Shift of the backs against the fronts"},
    {.path = "sheet.footer", .summary = "The line at the foot of the sheet"},
    {.path = "sheet.skip", .summary = "Places that stay free"},
    {.path = "sheet.template", .summary = "Sheets of labels that can be bought"},

    {.path = "extras", .summary = "Sheets with the rules and the names"},
    {.path = "output", .summary = "Colours and kind of the PDF"},
    {.path = "check", .summary = "What is warned of"},
};
// clang-format on

} // namespace

std::span<const Key> keys() {
    return rows;
}

} // namespace spotit::theme
