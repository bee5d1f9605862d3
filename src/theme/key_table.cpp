// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/theme/read.hpp>
#include <spotit/theme/theme.hpp>

#include "theme/paint/paint.hpp"
#include "theme/symbols/symbols.hpp"
#include "theme/values/values.hpp"

#include <algorithm>

namespace spotit::theme {
namespace {

using Deck = deck::Options;
using Layout = layout::Options;
using Sheet = sheet::Options;
using CardStyle = document::Style;
using Symbol = symbol::SymbolSpec;

template<class Enum>
constexpr Word word(std::string_view text, Enum value) {
    return {text, static_cast<int>(value)};
}

/// Returns the names of an enumeration as words, and more words for its values.
template<class Row, std::size_t count, std::size_t more_count = 0>
constexpr auto words(const Row (&rows)[count], const std::array<Word, more_count>& more = {}) {
    std::array<Word, count + more_count> result{};
    auto end = std::ranges::transform(rows, result.begin(), [](const Row& row) {
                   return word(row.name, row.value);
               }).out;
    std::ranges::copy(more, end);
    return result;
}
template<class Enum>
constexpr std::array<Word, 1> synonym(std::string_view text, Enum value) {
    return {Word{text, static_cast<int>(value), true}};
}

constexpr auto deck_kinds = [] {
    auto all = words(deck::kind_names, std::array{word("auto", deck::Kind::Projective)});
    std::rotate(all.begin(), all.end() - 1, all.end()); // "auto" comes first
    return all;
}();
constexpr auto forms_words = words(forms_word_names);
constexpr auto form_modes = words(deck::form_mode_names);
constexpr auto fills = words(symbol::set_fill_names);
constexpr Word number_words[] = {word("none", 0), word("corner", 1), {"true", 1, true}, {"false", 0, true}};
constexpr auto gradients = words(background::gradient_names);
constexpr auto patterns = words(background::pattern_names);
constexpr auto image_fits = words(background::fit_names);
constexpr auto duplexes = words(sheet::duplex_names);
constexpr auto page_orders = words(sheet::order_names);
constexpr auto games = words(extras::game_names);
constexpr auto name_keys = words(extras::key_names);
constexpr auto inks = words(pdf::inks_names);
constexpr auto presses = words(pdf::press_names);
constexpr auto conformances = words(pdf::conformance_names);
constexpr Word automatic[] = {{"auto", 0}};
constexpr Word all[] = {{"all", 0}};
constexpr Word none[] = {{"none", 0}};
constexpr auto shapes = words(card_shapes);
constexpr auto layout_styles = words(layout::style_names);
constexpr Word rotations[] = {word("any", layout::Rotation::Kind::Any),
                              word("upright", layout::Rotation::Kind::Upright),
                              {"none", static_cast<int>(layout::Rotation::Kind::Upright), true}};
constexpr Word weights[] = {
    {"regular", 400}, {"medium", 500}, {"semibold", 600}, {"bold", 700}, {"extrabold", 800}};
constexpr auto word_cases = words(symbol::word_case_names);
constexpr Word edges[] = {word("auto", symbol::Edge::Kind::Auto), word("none", symbol::Edge::Kind::None)};
constexpr auto drawings = words(symbol::drawing_style_names);
constexpr auto masks = words(symbol::mask_names);
constexpr auto cut_outs = words(symbol::cut_out_names);
constexpr auto picks = words(pick_names);
constexpr auto efforts = words(layout::effort_names);
constexpr auto checks = words(check_names);
constexpr auto orientations = words(sheet::orientation_names);
constexpr auto packings = words(sheet::packing_names);
constexpr auto marks = words(sheet::marks_names, synonym("centre", sheet::Marks::Center));
constexpr auto cutters = words(sheet::cutter_names);
constexpr auto cut_lines = words(sheet::cut_lines_names);
constexpr std::string_view card_placeholders[] = {"title", "number"};
constexpr std::string_view back_placeholders[] = {"title", "copy"};
constexpr std::string_view footer_placeholders[] = {"title", "sheet", "sheets"};

// clang-format off
constexpr Key rows[] = {
    {.path = "version", .kind = Kind::Whole, .summary = "Version of the format", .default_text = "1", .read = reader<read_version>},
    {.path = "extends", .kind = Kind::Themes, .summary = "Styles and themes that this one builds on; what it says itself wins", .arity = Arity::List, .example = "[kids, ./school.yaml]", .read = reader<read_extends>},
    {.path = "title", .kind = Kind::Text, .summary = "Name of the deck, printed on the sheets", .read = read_one<text_value, &Theme::title>},
    {.path = "language", .kind = Kind::Text, .summary = "Language of the deck as a code such as en or pt-BR", .default_text = "en", .read = reader<read_language>},
    {.path = "titles", .kind = Kind::Text, .summary = "Titles in several languages, by their codes; where there is no `title`, that of `language` is taken", .arity = Arity::Map, .example = "{en: Sea, de: Meer}", .read = reader<read_titles>},
    {.path = "seed", .kind = Kind::Seed, .summary = "Another number or word gives another shuffle and layout", .default_text = "1", .read = reader<read_seed>},
    {.path = "colors", .kind = Kind::Color, .summary = "Names for colors of your own, to be used wherever a color stands", .arity = Arity::Map, .example = "{brand: \"#1d70b8\"}", .read = reader<read_colors>},

    {.path = "deck", .kind = Kind::Section, .summary = "Which symbols stand on which card"},
    {.path = "deck.kind", .kind = Kind::Choice, .summary = "How the deck is built", .default_text = "auto", .words = deck_kinds, .read = read_one<word_value, &Theme::deck, &Deck::kind>},
    {.path = "deck.symbols_per_card", .kind = Kind::Whole, .summary = "Symbols on each card; auto takes the most that the symbols allow", .default_text = "auto", .words = automatic, .range = {0, 1e6}, .read = read_one<count_value, &Theme::deck, &Deck::symbols_per_card>},
    {.path = "deck.cards", .kind = Kind::Whole, .summary = "Cards to print, of all that the deck has", .default_text = "all", .words = all, .range = {0, 1e6}, .read = read_one<count_value, &Theme::deck, &Deck::cards>},
    {.path = "deck.dual", .kind = Kind::Flag, .summary = "Swap the parts of symbols and cards", .default_text = "false", .read = read_one<flag_value, &Theme::deck, &Deck::dual>},
    {.path = "deck.shuffle", .kind = Kind::Flag, .summary = "Mix symbols and cards", .default_text = "true", .read = read_one<flag_value, &Theme::deck, &Deck::shuffle>},
    {.path = "deck.seed", .kind = Kind::Seed, .summary = "Another shuffle only; follows `seed`", .read = read_one<seed_value, &Theme::deck, &Deck::seed>},
    {.path = "deck.copies", .kind = Kind::Whole, .summary = "How many such decks are printed", .default_text = "1", .range = {1, 100}, .read = read_one<whole_value, &Theme::copies>},
    {.path = "deck.copy_colors", .kind = Kind::Color, .summary = "Colors of the backs of the copies, in turn, to tell them apart; where the theme has no `back` they are diamonds", .arity = Arity::List, .example = "[crimson, royalblue]", .read = read_list<color_value, &Theme::copy_colors>},
    {.path = "deck.forms", .kind = Kind::Section, .summary = "How symbols are shown: all as pictures, as words or labelled; or in two forms, mixed on each card or split into two piles", .default_text = "pictures", .words = forms_words, .read = reader<read_forms>},
    {.path = "deck.forms.mode", .kind = Kind::Choice, .summary = "Both forms on each card, or each on one half of the deck", .default_text = "mixed", .words = form_modes, .read = reader<read_forms_mode>},
    {.path = "deck.forms.of", .kind = Kind::Text, .summary = "The two forms: picture, label, word, or word.fr for the name in French", .default_text = "[picture, word]", .arity = Arity::Pair, .example = "[picture, word.fr]", .read = reader<read_forms_of>},
    {.path = "deck.set", .kind = Kind::Section, .summary = "What the cards of a deck with kind: set differ in: three of each, one of them may be left out"},
    {.path = "deck.set.counts", .kind = Kind::Whole, .summary = "How many drawings stand on a card", .default_text = "[1, 2, 3]", .range = {1, deck::max_copies}, .arity = Arity::List, .read = read_list<whole_value, &Theme::deck, &Deck::set, &deck::SetFeatures::counts>},
    {.path = "deck.set.colors", .kind = Kind::Color, .summary = "Colors of the drawings", .default_text = "[\"#d55e00\", \"#0072b2\", \"#009e73\"]", .arity = Arity::List, .read = reader<read_set_colors>},
    {.path = "deck.set.fills", .kind = Kind::Choice, .summary = "How the drawings are filled", .default_text = "[solid, striped, open]", .words = fills, .arity = Arity::List, .read = reader<read_set_fills>},
    {.path = "deck.set.shapes", .kind = Kind::Text, .summary = "Shapes of the drawings: oval diamond squiggle star drop wave, pictures, or emoji", .default_text = "[oval, diamond, squiggle]", .arity = Arity::List, .read = reader<read_set_shapes>},
    {.path = "deck.categories", .kind = Kind::Symbols, .summary = "Instead of `symbols`: lists of symbols, each with its name, of which every card shows one; one list more than each has symbols", .arity = Arity::Map, .example = "{animals: 🐶 🐱, fruit: 🍎 🍌, other: ⚽ 🎈}", .read = reader<read_categories>},

    {.path = "symbols", .kind = Kind::Symbols, .summary = "The symbols, as a list or as text", .read = reader<read_symbols>},
    {.path = "symbols[].emoji", .kind = Kind::Text, .summary = "The emoji itself, U+ and its number, or its name as in :unicorn:", .read = reader<read_symbol_emoji>},
    {.path = "symbols[].text", .kind = Kind::Text, .summary = "A word or a few as a symbol", .read = read_one<filled_text, &Entry::source, &Symbol::text>},
    {.path = "symbols[].image", .kind = Kind::Text, .summary = "A picture as a symbol: an <image formats> file", .read = read_one<picture_value, &Entry::source, &Symbol::image>},
    {.path = "symbols[].group", .kind = Kind::Text, .summary = "Emoji of a group such as animals or food-fruit", .read = read_one<filled_text, &Entry::group>},
    {.path = "symbols[].file", .kind = Kind::Text, .summary = "A text file with a symbol in each line, or a table of words from a spreadsheet, Quizlet or Anki", .read = reader<read_symbol_file>},
    {.path = "symbols[].folder", .kind = Kind::Text, .summary = "All the pictures in a folder; one that has an entry of its own is not taken twice", .read = reader<read_symbol_file>},
    {.path = "symbols[].name", .kind = Kind::Text, .summary = "What a person calls it", .read = read_one<text_value, &Entry::source, &Symbol::name>},
    {.path = "symbols[].names", .kind = Kind::Text, .summary = "Names in several languages, by their codes", .arity = Arity::Map, .example = "{fr: poire, en: pear}", .read = reader<read_symbol_names>},
    {.path = "symbols[].scale", .kind = Kind::Number, .summary = "Larger or smaller than the others", .default_text = "1", .range = {0.25, 4}, .read = read_one<number_value, &Entry::fit, &SymbolOptions::scale>},
    {.path = "symbols[].color", .kind = Kind::Color, .summary = "Color of a word, or of a picture that has a single one", .read = read_one<color_value, &Entry::source, &Symbol::color>},
    {.path = "symbols[].upright", .kind = Kind::Flag, .summary = "Never turned", .default_text = "false", .read = reader<read_symbol_upright>},
    {.path = "symbols[].rotation", .kind = Kind::Degrees, .summary = "How this symbol may be turned, instead of `layout.rotation`", .words = rotations, .range = {0, 180}, .read = reader<read_symbol_rotation>},
    {.path = "symbols[].edge", .kind = Kind::Text, .summary = "The rim around this symbol, instead of `layout.edge`", .words = edges, .example = "1mm white", .read = read_one<edge_value, &Entry::fit, &SymbolOptions::edge>},
    {.path = "symbols[].mask", .kind = Kind::Choice, .summary = "What a picture is cut to: a circle, or its rectangle with round corners", .default_text = "none", .words = masks, .read = read_one<word_value, &Entry::source, &Symbol::mask>},
    {.path = "symbols[].cut_out", .kind = Kind::Choice, .summary = "white: the white around a drawing is transparent", .default_text = "none", .words = cut_outs, .read = read_one<word_value, &Entry::source, &Symbol::cut_out>},
    {.path = "symbols[].font", .kind = Kind::Text, .summary = "Font of this symbol: a family or a file", .read = reader<read_symbol_font>},
    {.path = "symbols[].forms", .kind = Kind::Text, .summary = "Two texts that stand for the symbol, instead of the deck's forms", .arity = Arity::Pair, .example = "[\"3 × 4\", \"12\"]", .read = reader<read_symbol_forms>},
    {.path = "symbols[].count", .kind = Kind::Whole, .summary = "How many of a group; without it as many as the deck still needs: with `symbols_per_card: auto` that is the smallest deck for the other symbols, or 57 if they make none", .range = {1, 20000}, .read = reader<read_symbol_count>},
    {.path = "symbols[].pick", .kind = Kind::Choice, .summary = "Which of a group: those that look least alike, the first, or any", .default_text = "distinct", .words = picks, .read = read_one<word_value, &Entry::pick>},
    {.path = "symbols[].except", .kind = Kind::Symbols, .summary = "What is left out: emoji of a group, or pictures of a folder, by the names of their files", .read = reader<read_symbol_except>},

    {.path = "fonts", .kind = Kind::Section, .summary = "Fonts of emoji and words"},
    {.path = "fonts.emoji", .kind = Kind::Text, .summary = "Font of the emoji: a family, a file or a folder", .read = read_one<font_value, &Theme::fonts, &symbol::FontOptions::emoji>},
    {.path = "fonts.text", .kind = Kind::Text, .summary = "Font of words: a family or a file; without it Nunito in extra bold, and Comfortaa for Greek", .read = read_one<font_value, &Theme::fonts, &symbol::FontOptions::text>},
    {.path = "fonts.weight", .kind = Kind::Whole, .summary = "How heavy words are, from 100 to 900; without it as the font has it", .words = weights, .range = {100, 900}, .example = "bold", .read = read_one<weight_value, &Theme::fonts, &symbol::FontOptions::weight>},
    {.path = "fonts.case", .kind = Kind::Choice, .summary = "Whether words are set as they are written, in capitals or in small letters", .default_text = "as-is", .words = word_cases, .read = read_one<word_value, &Theme::fonts, &symbol::FontOptions::word_case>},
    {.path = "fonts.colors", .kind = Kind::Color, .summary = "Colors that words without a color of their own take in turn; without them black or white, whichever can be read", .arity = Arity::List, .example = "[crimson, \"#005a9c\", purple]", .read = reader<read_font_colors>},
    {.path = "fonts.paths", .kind = Kind::Path, .summary = "Files and folders with more fonts", .arity = Arity::List, .example = "[fonts/]", .read = reader<read_font_paths>},

    {.path = "card", .kind = Kind::Section, .summary = "What all cards look like"},
    {.path = "card.shape", .kind = Kind::Choice, .summary = "Shape of the card", .default_text = find_row({}).name, .words = shapes, .read = reader<read_card_shape>},
    {.path = "card.size", .kind = Kind::CardSize, .summary = "Diameter of a circle, side of a square, both sides of a rectangle (or its name), across the flats of a hexagon or octagon", .default_text = "85mm", .range = {20, 500}, .read = reader<read_card_size>},
    {.path = "card.corner_radius", .kind = Kind::Length, .summary = "Radius of the corners; a circle has none", .default_text = "0", .range = {0, 250}, .relative = true, .read = reader<read_corner_radius>},
    {.path = "card.background", .kind = Kind::Paint, .summary = "What covers the card: a color, a gradient, a pattern or a picture", .default_text = "white", .read = reader<read_card_background>},
    {.path = "card.border", .kind = Kind::Section, .summary = "A line along the card's edge", .default_text = "none", .words = none, .read = reader<read_border>},
    {.path = "card.border.width", .kind = Kind::Length, .summary = "Width of the line", .default_text = "0.5mm", .range = {0.05, 50}, .read = read_one<length_value, &Theme::style, &CardStyle::border, &document::Border::width>},
    {.path = "card.border.color", .kind = Kind::Color, .summary = "Color of the line", .default_text = "black", .read = read_one<color_value, &Theme::style, &CardStyle::border, &document::Border::color>},
    {.path = "card.border.inset", .kind = Kind::Length, .summary = "From the card's edge to the line; a line at 0 runs on into the bleed", .default_text = "0", .range = {0, 250}, .read = read_one<length_value, &Theme::style, &CardStyle::border, &document::Border::inset>},
    {.path = "card.margin", .kind = Kind::Length, .summary = "No symbol comes nearer to the card's edge", .default_text = "3mm", .range = {0, 250}, .relative = true, .read = read_one<length_on_card, &Theme::layout, &Layout::margin>},
    {.path = "card.drawing", .kind = Kind::Choice, .summary = "How emoji and pictures are drawn: as they are, or in black lines on white, to be colored by hand and to save ink", .default_text = "full", .words = drawings, .read = read_one<word_value, &Theme::drawing>},
    {.path = "card.number", .kind = Kind::Choice, .summary = "The card's number, small, near its edge", .default_text = "none", .words = number_words, .read = read_one<word_value, &Theme::style, &CardStyle::number>},
    {.path = "card.text", .kind = Kind::Text, .summary = "A line of text near the card's edge, or none; {title} and {number} stand for theirs", .read = read_one<placeholder_value<card_placeholders>, &Theme::style, &CardStyle::text>},

    {.path = "layout", .kind = Kind::Section, .summary = "How symbols are placed on a card"},
    {.path = "layout.gap", .kind = Kind::Length, .summary = "Least white between two symbols", .default_text = "2mm", .range = {0, 250}, .read = read_one<length_value, &Theme::layout, &Layout::gap>},
    {.path = "layout.size_variety", .kind = Kind::Number, .summary = "The largest symbol of a card over its smallest; 1: all equal", .default_text = "2", .range = {1, 10}, .read = read_one<number_value, &Theme::layout, &Layout::size_variety>},
    {.path = "layout.min_size", .kind = Kind::Length, .summary = "A card with a smaller symbol has failed", .default_text = "8mm", .range = {1, 500}, .relative = true, .read = read_one<length_on_card, &Theme::layout, &Layout::min_size>},
    {.path = "layout.max_size", .kind = Kind::Length, .summary = "No symbol is larger", .default_text = "55%", .range = {1, 500}, .relative = true, .read = read_one<length_on_card, &Theme::layout, &Layout::max_size>},
    {.path = "layout.rotation", .kind = Kind::Degrees, .summary = "any, upright, how many degrees symbols are turned either way, or equal steps such as 8 steps", .default_text = "any", .words = rotations, .range = {0, 180}, .read = read_one<rotation_value, &Theme::layout, &Layout::rotation>},
    {.path = "layout.effort", .kind = Kind::Choice, .summary = "Time that is spent on larger symbols", .default_text = "default", .words = efforts, .read = read_one<word_value, &Theme::layout, &Layout::effort>},
    {.path = "layout.seed", .kind = Kind::Seed, .summary = "Another layout only; follows `seed`", .read = read_one<seed_value, &Theme::layout_seed>},
    {.path = "layout.style", .kind = Kind::Choice, .summary = "As large as they get, or in order around a middle or in rows", .default_text = "scatter", .words = layout_styles, .read = read_one<word_value, &Theme::layout, &Layout::style>},
    {.path = "layout.edge", .kind = Kind::Text, .summary = "A rim around each symbol, as on a sticker: its width on a symbol of middle size, and its color; auto: a thin gray line around pictures that can hardly be seen on the card", .default_text = "auto", .words = edges, .example = "1mm white", .read = read_one<edge_value, &Theme::edge>},
    {.path = "layout.fill", .kind = Kind::Share, .summary = "Share of the card that is covered at most, by a larger gap; without it as much as there is", .range = {0.05, 1}, .read = read_one<share_value, &Theme::layout, &Layout::target_coverage>},
    {.path = "layout.reroll", .kind = Kind::Whole, .summary = "Another layout for single cards: their numbers, each with a whole number from 0 on", .range = {0, 1e6}, .arity = Arity::Map, .example = "{17: 2}", .read = reader<read_reroll>},
    {.path = "layout.pins", .kind = Kind::Pins, .summary = "Places for symbols on single cards, around which the others are arranged: the cards' numbers, each with symbols by their emoji, words, files or names", .arity = Arity::Map, .example = "{17: {🐶: {at: [10mm, -5mm], size: 30mm, angle: 20}}}", .read = reader<read_pins>},
    {.path = "pin{}.at", .kind = Kind::Length, .summary = "Where the middle of the symbol's drawing stands: from the middle of the card to the right and down", .range = {-500, 500}, .arity = Arity::Pair, .example = "[10mm, -5mm]", .read = reader<read_pin_at>},
    {.path = "pin{}.size", .kind = Kind::Length, .summary = "The longer side of the drawing, as it is before it is turned; without it, as on the card without pins and `reroll`", .range = {1, 500}, .read = read_one<length_value, &Pin::size>},
    {.path = "pin{}.angle", .kind = Kind::Degrees, .summary = "How far the symbol is turned, clockwise; without it, as on the card without pins and `reroll`", .range = {-360, 360}, .read = read_one<angle_value, &Pin::angle>},

    {.path = "back", .kind = Kind::Section, .summary = "What the backs show: none, a color or a picture, or keys of its own", .default_text = "none", .words = none, .read = reader<read_back>},
    {.path = "back.background", .kind = Kind::Paint, .summary = "What covers the back; without it and `image` blue diamonds", .read = reader<read_back_background>},
    {.path = "back.image", .kind = Kind::Path, .summary = "A picture that covers the back", .read = reader<read_back_image>},
    {.path = "back.by_pile", .kind = Kind::Color, .summary = "Two colors that tell the piles of a deck with  forms: split  apart", .arity = Arity::List, .example = "[crimson, royalblue]", .read = read_list<color_value, &Theme::back, &document::Back::pile_colors>},
    {.path = "back.text", .kind = Kind::Text, .summary = "Text in the middle of the back, or none; {title} and {copy} stand for theirs", .read = read_one<placeholder_value<back_placeholders>, &Theme::back, &document::Back::text>},
    {.path = "back.color", .kind = Kind::Color, .summary = "Color of the text; without it black or white, whichever can be read", .read = read_one<color_value, &Theme::back, &document::Back::color>},
    {.path = "back.font", .kind = Kind::Text, .summary = "Font of the text: a family or a file", .read = read_one<font_value, &Theme::back, &document::Back::font>},

    {.path = "paint{}.gradient", .kind = Kind::Choice, .summary = "A gradient, with `stops`", .words = gradients, .read = read_one<word_value, &PaintParts::gradient>},
    {.path = "paint{}.stops", .kind = Kind::Text, .summary = "The gradient's colors, each with its place if you like; in a text separated by commas: white, gold 70%", .arity = Arity::List, .example = "[white, \"#fff3d6 70%\", gold]", .read = reader<read_paint_stops>},
    {.path = "paint{}.pattern", .kind = Kind::Choice, .summary = "A pattern, with `colors`", .words = patterns, .read = read_one<word_value, &PaintParts::pattern>},
    {.path = "paint{}.colors", .kind = Kind::Color, .summary = "The pattern's colors: the ground first", .arity = Arity::List, .example = "[teal, darkturquoise]", .read = read_list<color_value, &PaintParts::colors>},
    {.path = "paint{}.size", .kind = Kind::Length, .summary = "From one drawing of the pattern to the next; of a picture with `fit: tile` from one to the next, 20mm where nothing is said", .default_text = "6mm", .range = {0.5, 200}, .read = read_one<length_value, &PaintParts::size>},
    {.path = "paint{}.angle", .kind = Kind::Degrees, .summary = "Turn of a pattern; direction of a linear gradient: 0 upwards, 90 to the right", .range = {-360, 360}, .read = read_one<angle_value, &PaintParts::angle>},
    {.path = "paint{}.image", .kind = Kind::Path, .summary = "A picture: an <image formats> file", .read = read_one<picture_value, &PaintParts::image>},
    {.path = "paint{}.fit", .kind = Kind::Choice, .summary = "Whether the picture covers the card, is all there, or is repeated", .default_text = "cover", .words = image_fits, .read = read_one<word_value, &PaintParts::fit>},
    {.path = "paint{}.opacity", .kind = Kind::Share, .summary = "How much the picture hides", .default_text = "1", .range = {0, 1}, .read = read_one<share_value, &PaintParts::opacity>},
    {.path = "paint{}.color", .kind = Kind::Color, .summary = "Color below the drawing, where it leaves the card free", .default_text = "white", .read = read_one<color_value, &PaintParts::below>},

    {.path = "sheet", .kind = Kind::Section, .summary = "Cards on paper"},
    {.path = "sheet.paper", .kind = Kind::Paper, .summary = "Name or size of the paper", .default_text = "A4", .range = {20, 2000}, .read = reader<read_paper>},
    {.path = "sheet.orientation", .kind = Kind::Choice, .summary = "How the paper lies; auto takes what holds more cards", .default_text = "auto", .words = orientations, .read = read_one<word_value, &Theme::sheet, &Sheet::orientation>},
    {.path = "sheet.margin", .kind = Kind::Length, .summary = "Edge of the paper that stays free of cards", .default_text = "8mm", .range = {0, 250}, .read = read_one<length_value, &Theme::sheet, &Sheet::margin>},
    {.path = "sheet.gap", .kind = Kind::Length, .summary = "Between two cards; corners of hexagons keep a little more", .default_text = "4mm", .range = {0, 250}, .read = read_one<length_value, &Theme::sheet, &Sheet::gap>},
    {.path = "sheet.packing", .kind = Kind::Choice, .summary = "How cards stand: in a grid, all but rectangles in zigzag or hexagonally (hex), too; auto takes what holds most, with crop marks a grid", .default_text = "auto", .words = packings, .read = read_one<word_value, &Theme::sheet, &Sheet::packing>},
    {.path = "sheet.marks", .kind = Kind::Choice, .summary = "Marks to cut by: ticks at the four sides or at the corners of hexagons and octagons (usual around circles and hexagons), crop marks at the corners of the box around a card (usual around rectangles and octagons), full ones that run on between the cards, or a cross in the middle of each back", .default_text = "ticks", .words = marks, .read = read_one<word_value, &Theme::sheet, &Sheet::marks>},
    {.path = "sheet.cut_lines", .kind = Kind::Choice, .summary = "The cards' outlines", .default_text = "hairline", .words = cut_lines, .read = read_one<word_value, &Theme::sheet, &Sheet::cut_lines>},
    {.path = "sheet.scale_check", .kind = Kind::Flag, .summary = "Bars of 50 mm to check the print", .default_text = "true", .read = read_one<flag_value, &Theme::sheet, &Sheet::scale_check>},
    {.path = "sheet.bleed", .kind = Kind::Length, .summary = "How far the cards' paint reaches beyond the cut", .default_text = "0", .range = {0, 20}, .read = read_one<length_value, &Theme::sheet, &Sheet::bleed>},
    {.path = "sheet.back_bleed", .kind = Kind::Length, .summary = "How much further that of the backs reaches, for printers that miss", .default_text = "0", .range = {0, 20}, .read = read_one<length_value, &Theme::sheet, &Sheet::back_bleed>},
    {.path = "sheet.duplex", .kind = Kind::Choice, .summary = "The edge along which the printer turns the paper; fold: front and back side by side, to be folded and glued; without it long-edge where the theme has a `back`, else none", .words = duplexes, .read = read_one<word_value, &Theme::sheet, &Sheet::duplex>},
    {.path = "sheet.order", .kind = Kind::Choice, .summary = "Which side of a sheet comes first in the file; some card services want back-first", .default_text = "front-first", .words = page_orders, .read = read_one<word_value, &Theme::sheet, &Sheet::order>},
    {.path = "sheet.marks_on_backs", .kind = Kind::Flag, .summary = "Marks on the backs' pages, too", .default_text = "false", .read = read_one<flag_value, &Theme::sheet, &Sheet::marks_on_backs>},
    {.path = "sheet.back_offset", .kind = Kind::Length, .summary = "Shift of the backs, to the right and down as seen on them, for printers that miss", .default_text = "[0mm, 0mm]", .range = {-20, 20}, .arity = Arity::Pair, .example = "[0.4mm, -0.2mm]", .read = reader<read_back_offset>},
    {.path = "sheet.back_rotation", .kind = Kind::Degrees, .summary = "Turn of the backs, clockwise, for printers that miss", .default_text = "0", .range = {-5, 5}, .read = read_one<angle_value, &Theme::sheet, &Sheet::back_rotation>},
    {.path = "sheet.scale", .kind = Kind::Share, .summary = "Stretch of all pages across and down, for printers that shrink", .default_text = "[1, 1]", .range = {0.9, 1.1}, .arity = Arity::Pair, .example = "[100.2%, 99.9%]", .read = reader<read_scale>},
    {.path = "sheet.footer", .kind = Kind::Text, .summary = "The line at the foot of the sheets, or none; {title}, {sheet} and {sheets} stand for theirs", .read = read_one<placeholder_value<footer_placeholders>, &Theme::footer>},
    {.path = "sheet.skip", .kind = Kind::Whole, .summary = "Places on the sheet that stay free, from 1, row by row", .range = {1, 1000}, .arity = Arity::List, .example = "[1, 6]", .read = read_list<whole_value, &Theme::sheet, &Sheet::skip>},
    {.path = "sheet.cutter", .kind = Kind::Choice, .summary = "Marks by which a cutting machine finds the sheet; cells that would touch them stay free", .default_text = "none", .words = cutters, .read = read_one<word_value, &Theme::sheet, &Sheet::cutter>},

    {.path = "extras", .kind = Kind::Section, .summary = "Sheets that go with the deck"},
    {.path = "extras.rules", .kind = Kind::Choice, .summary = "Rules of games to print: true for all that fit the deck, none, or some", .default_text = "none", .words = games, .arity = Arity::List, .example = "[collect, shed]", .read = reader<read_rules>},
    {.path = "extras.key", .kind = Kind::Choice, .summary = "A sheet with all symbols and their names, and on how many cards they stand", .default_text = "none", .words = name_keys, .read = read_one<word_value, &Theme::extras, &extras::Options::key>},
    {.path = "extras.title_card", .kind = Kind::Flag, .summary = "A card with the title, to lie on top of the deck", .default_text = "false", .read = read_one<flag_value, &Theme::extras, &extras::Options::title_card>},
    {.path = "extras.box_label", .kind = Kind::Flag, .summary = "A label for the deck's box, with the title", .default_text = "false", .read = read_one<flag_value, &Theme::extras, &extras::Options::box_label>},
    {.path = "extras.why", .kind = Kind::Flag, .summary = "A poster that says why any two cards match, with the deck's own symbols", .default_text = "false", .read = read_one<flag_value, &Theme::extras, &extras::Options::why>},

    {.path = "output", .kind = Kind::Section, .summary = "Colors and kind of the file"},
    {.path = "output.color", .kind = Kind::Choice, .summary = "Inks that colors are written in; gray is for PNG, SVG and HTML as well, cmyk for PDF alone", .default_text = "rgb", .words = inks, .read = read_one<word_value, &Theme::output, &pdf::Options::inks>},
    {.path = "output.icc", .kind = Kind::Path, .summary = "Color profile of the press: fogra39 (offset on coated paper), gracol (the same in America), or a file from the print shop", .default_text = "fogra39", .words = presses, .read = reader<read_icc>},
    {.path = "output.ink_limit", .kind = Kind::Share, .summary = "The most of all four inks together; without it as the profile has it", .range = {1, 4}, .example = "300%", .read = read_one<share_value, &Theme::output, &pdf::Options::ink_limit>},
    {.path = "output.pdf", .kind = Kind::Choice, .summary = "Kind of PDF: 1.7 for homes and copy shops, x-4 or x-1a for print shops, a-2b or a-3b for archives", .default_text = "\"1.7\"", .words = conformances, .read = read_one<word_value, &Theme::output, &pdf::Options::conformance>},
    {.path = "output.image_dpi", .kind = Kind::Whole, .summary = "Dots per inch of PNG files; photos keep enough pixels to fill a card with so many", .default_text = "300", .range = {30, 1200}, .read = read_one<whole_value, &Theme::image_dpi>},
    {.path = "output.cut_contour", .kind = Kind::Text, .summary = "Name of the spot color of the cut, for cutters and print shops", .example = "CutContour", .read = reader<read_cut_contour>},
    {.path = "output.author", .kind = Kind::Text, .summary = "Who made the deck, in the file's properties", .read = read_one<text_value, &Theme::output, &pdf::Options::author>},
    {.path = "output.subject", .kind = Kind::Text, .summary = "What it is for, in the file's properties", .read = read_one<text_value, &Theme::output, &pdf::Options::subject>},
    {.path = "output.keywords", .kind = Kind::Text, .summary = "Words to find the file by", .arity = Arity::List, .example = "[vocabulary, French]", .read = read_list<text_value, &Theme::output, &pdf::Options::keywords>},

    {.path = "check", .kind = Kind::Section, .summary = "What is warned of, or refused"},
    {.path = "check.look_alike", .kind = Kind::Choice, .summary = "Symbols that could be taken for each other", .default_text = "warn", .words = checks, .read = read_one<word_value, &Theme::check, &Checks::look_alike>},
    {.path = "check.color_blind", .kind = Kind::Choice, .summary = "Symbols that could by those who can't tell red from green", .default_text = "warn", .words = checks, .read = read_one<word_value, &Theme::check, &Checks::color_blind>},
    {.path = "check.legibility", .kind = Kind::Choice, .summary = "Symbols that are too small to be seen, and pictures that are too coarse", .default_text = "warn", .words = checks, .read = read_one<word_value, &Theme::check, &Checks::legibility>},
};
// clang-format on

} // namespace

std::span<const Key> keys() {
    return rows;
}

} // namespace spotit::theme
