// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys.hpp"

#include "theme/card_shape.hpp"
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
constexpr Word shapes[] = {word("circle", CardShape::Circle), word("square", CardShape::Square),
                           word("rectangle", CardShape::Rectangle), word("hexagon", CardShape::Hexagon)};
constexpr Word styles[] = {word("scatter", layout::Style::Scatter), word("ring", layout::Style::Ring),
                           word("grid", layout::Style::Grid)};
constexpr Word rotations[] = {word("any", layout::Rotation::Kind::Any), word("upright", layout::Rotation::Kind::Upright)};
constexpr Word picks[] = {word("first", Pick::First), word("random", Pick::Random), later("distinct")};
constexpr Word efforts[] = {word("fast", layout::Effort::Fast), word("default", layout::Effort::Default),
                            word("high", layout::Effort::High), word("best", layout::Effort::Best)};
constexpr Word checks[] = {word("off", Check::Off), word("warn", Check::Warn), word("error", Check::Error)};
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
    {.path = "symbols[].emoji", .kind = Kind::Text, .summary = "The emoji itself, U+ and its number, or its name as in :unicorn:", .read = read_symbol_emoji},
    {.path = "symbols[].text", .kind = Kind::Text, .summary = "A word or a few as a symbol", .read = read_symbol_text},
    {.path = "symbols[].image", .kind = Kind::Text, .summary = "A picture as a symbol: an SVG, PNG or JPEG file", .read = read_symbol_image},
    {.path = "symbols[].group", .kind = Kind::Text, .summary = "Emoji of a group such as animals or food-fruit", .read = read_symbol_group},
    {.path = "symbols[].file", .kind = Kind::Text, .summary = "A text file with a symbol in each line", .read = read_symbol_file},
    {.path = "symbols[].folder", .kind = Kind::Text, .summary = "All the pictures in a folder", .read = read_symbol_folder},
    {.path = "symbols[].name", .kind = Kind::Text, .summary = "What a person calls it", .read = read_symbol_name},
    {.path = "symbols[].names", .summary = "Names in several languages"},
    {.path = "symbols[].scale", .kind = Kind::Number, .summary = "Larger or smaller than the others", .fallback = "1", .range = {0.25, 4}, .read = read_symbol_scale},
    {.path = "symbols[].color", .kind = Kind::Color, .summary = "Colour of a word, or of a picture that has a single one", .read = read_symbol_color},
    {.path = "symbols[].upright", .kind = Kind::Flag, .summary = "Never turned", .fallback = "false", .read = read_symbol_upright},
    {.path = "symbols[].rotation", .kind = Kind::Degrees, .summary = "How this symbol may be turned, instead of `layout.rotation`", .words = rotations, .range = {0, 180}, .read = read_symbol_rotation},
    {.path = "symbols[].font", .kind = Kind::Text, .summary = "Font of this symbol: a family or a file", .read = read_symbol_font},
    {.path = "symbols[].forms", .summary = "The symbol's forms"},
    {.path = "symbols[].count", .kind = Kind::Whole, .summary = "How many of a group; without it as many as the deck still needs", .range = {1, 20000}, .read = read_symbol_count},
    {.path = "symbols[].pick", .kind = Kind::Choice, .summary = "Which of a group", .fallback = "first", .words = picks, .read = read_symbol_pick},
    {.path = "symbols[].except", .kind = Kind::Symbols, .summary = "Emoji that are left out of a group", .read = read_symbol_except},

    {.path = "fonts", .kind = Kind::Section, .summary = "Fonts of emoji and words"},
    {.path = "fonts.emoji", .kind = Kind::Text, .summary = "Font of the emoji: a family, a file or a folder", .read = read_font<&symbol::FontOptions::emoji>},
    {.path = "fonts.text", .kind = Kind::Text, .summary = "Font of words: a family or a file", .read = read_font<&symbol::FontOptions::text>},
    {.path = "fonts.paths", .kind = Kind::Files, .summary = "Files and folders with more fonts", .read = read_font_paths},

    {.path = "card", .kind = Kind::Section, .summary = "What all cards look like"},
    {.path = "card.shape", .kind = Kind::Choice, .summary = "Shape of the card", .fallback = "circle", .words = shapes, .read = read_card_shape},
    {.path = "card.size", .kind = Kind::CardSize, .summary = "Diameter of a circle, side of a square, both sides of a rectangle (or its name), across the flats of a hexagon", .fallback = "85mm", .range = {20, 500}, .read = read_card_size},
    {.path = "card.corner_radius", .kind = Kind::Length, .summary = "Radius of the corners of a square or rectangle", .fallback = "0", .range = {0, 250}, .relative = true, .read = read_corner_radius},
    {.path = "card.background", .kind = Kind::Color, .summary = "Colour of the card", .fallback = "white", .read = read_color<&Theme::style, &Style::background>},
    {.path = "card.border", .kind = Kind::Section, .summary = "A line along the card's edge", .fallback = "none", .words = none, .read = read_border},
    {.path = "card.border.width", .kind = Kind::Length, .summary = "Width of the line", .fallback = "0.5mm", .range = {0.05, 50}, .read = read_border_width},
    {.path = "card.border.color", .kind = Kind::Color, .summary = "Colour of the line", .fallback = "black", .read = read_border_color},
    {.path = "card.border.inset", .kind = Kind::Length, .summary = "From the card's edge to the line", .fallback = "0", .range = {0, 250}, .read = read_border_inset},
    {.path = "card.margin", .kind = Kind::Length, .summary = "No symbol comes nearer to the card's edge", .fallback = "3mm", .range = {0, 250}, .relative = true, .read = read_length<&Theme::layout, &Layout::margin>},
    {.path = "card.number", .summary = "The card's number on the card"},
    {.path = "card.text", .summary = "A line of text on the card"},

    {.path = "layout", .kind = Kind::Section, .summary = "How symbols are placed on a card"},
    {.path = "layout.gap", .kind = Kind::Length, .summary = "Least white between two symbols", .fallback = "2mm", .range = {0, 250}, .read = read_length<&Theme::layout, &Layout::gap>},
    {.path = "layout.size_variety", .kind = Kind::Number, .summary = "The largest symbol of a card over its smallest; 1: all equal", .fallback = "2", .range = {1, 10}, .read = read_number<&Theme::layout, &Layout::size_variety>},
    {.path = "layout.min_size", .kind = Kind::Length, .summary = "A card with a smaller symbol has failed", .fallback = "8mm", .range = {1, 500}, .relative = true, .read = read_length<&Theme::layout, &Layout::min_size>},
    {.path = "layout.max_size", .kind = Kind::Length, .summary = "No symbol is larger", .fallback = "55%", .range = {1, 500}, .relative = true, .read = read_length<&Theme::layout, &Layout::max_size>},
    {.path = "layout.rotation", .kind = Kind::Degrees, .summary = "any, upright, how many degrees symbols are turned either way, or equal steps such as 8 steps", .fallback = "any", .words = rotations, .range = {0, 180}, .read = read_rotation},
    {.path = "layout.effort", .kind = Kind::Choice, .summary = "Time that is spent on larger symbols", .fallback = "default", .words = efforts, .read = read_choice<&Theme::layout, &Layout::effort>},
    {.path = "layout.seed", .kind = Kind::Seed, .summary = "Another layout only; follows `seed`", .read = read_layout_seed},
    {.path = "layout.style", .kind = Kind::Choice, .summary = "As large as they get, or in order around a middle or in rows", .fallback = "scatter", .words = styles, .read = read_choice<&Theme::layout, &Layout::style>},
    {.path = "layout.fill", .kind = Kind::Share, .summary = "Share of the card that is covered at most, by a larger gap; without it as much as there is", .range = {0.05, 1}, .read = read_fill},
    {.path = "layout.reroll", .kind = Kind::Cards, .summary = "Another layout for single cards: their numbers, each with any whole number", .range = {0, 1e6}, .read = read_reroll},
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
    {.path = "check", .kind = Kind::Section, .summary = "What is warned of, or refused"},
    {.path = "check.look_alike", .kind = Kind::Choice, .summary = "Symbols that could be taken for each other", .fallback = "warn", .words = checks, .read = read_choice<&Theme::check, &Checks::look_alike>},
    {.path = "check.color_blind", .kind = Kind::Choice, .summary = "Symbols that could by those who can't tell red from green", .fallback = "warn", .words = checks, .read = read_choice<&Theme::check, &Checks::color_blind>},
    {.path = "check.legibility", .summary = "Symbols that are too small, and pictures that are too coarse"},
};
// clang-format on

} // namespace

std::span<const Key> keys() {
    return rows;
}

} // namespace spotit::theme
