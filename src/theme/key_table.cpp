#include <spotit/theme/read.hpp>

#include "theme/paint/paint.hpp"
#include "theme/symbols/symbols.hpp"

#include <algorithm>

namespace spotit::theme {
namespace {

using Deck = deck::Options;
using Layout = layout::Options;
using Sheet = sheet::Options;
using CardStyle = document::Style;
using Symbol = symbol::SymbolSpec;

template<class Enum>
constexpr Word make_word(std::string_view text, Enum value) {
    return {text, static_cast<int>(value)};
}

/// Returns the names of an enumeration as words, and more words for its values.
template<const auto& rows, std::size_t more_count = 0>
constexpr auto make_words(const std::array<Word, more_count>& more = {}) {
    std::array<Word, std::size(rows) + more_count> result{};
    auto end = std::ranges::transform(rows, result.begin(), [](const auto& row) {
                   return make_word(row.name, row.value);
               }).out;
    std::ranges::copy(more, end);
    return result;
}
template<const auto& rows>
constexpr auto words = make_words<rows>();

constexpr auto deck_kinds = [] {
    auto all = make_words<deck::kind_names>(std::array{make_word("auto", deck::default_kind)});
    std::rotate(all.begin(), all.end() - 1, all.end()); // "auto" comes first
    return all;
}();
constexpr Word number_words[] = {
    make_word("none", 0), make_word("corner", 1), {"true", 1, true}, {"false", 0, true}};
constexpr Word automatic[] = {{"auto", 0}};
constexpr Word all[] = {{"all", 0}};
constexpr Word none[] = {{"none", 0}};
constexpr Word rotations[] = {make_word("any", layout::Rotation::Kind::Any),
                              make_word("upright", layout::Rotation::Kind::Upright),
                              {"none", static_cast<int>(layout::Rotation::Kind::Upright), true}};
constexpr Word weights[] = {
    {"regular", 400}, {"medium", 500}, {"semibold", 600}, {"bold", 700}, {"extrabold", 800}};
constexpr Word edges[] = {make_word("auto", symbol::Edge::Kind::Auto),
                          make_word("none", symbol::Edge::Kind::None)};
constexpr auto marks =
    make_words<sheet::marks_names>(std::array{Word{"centre", static_cast<int>(sheet::Marks::Center), true}});
constexpr auto forms_words =
    make_words<forms_word_names>(std::array{Word{"labelled", static_cast<int>(FormsWord::Labeled), true}});
constexpr std::string_view card_placeholders[] = {"title", "number"};
constexpr std::string_view back_placeholders[] = {"title", "copy"};
constexpr std::string_view footer_placeholders[] = {"title", "sheet", "sheets"};

// clang-format off
constexpr Key rows[] = {
    {.path = "version", .kind = Kind::Whole, .summary = "Version of the theme format: always 1", .access = custom<read_version, write_version>},
    {.path = "extends", .kind = Kind::Themes, .summary = "Styles, looks and themes to build on; the theme's own keys win", .arity = Arity::List, .example = "[kids, ./school.yaml]", .access = read_only<read_extends>},
    {.path = "look", .kind = Kind::Themes, .summary = "Look of the deck: its background, the colors of words, edges, sizes, and backs if there are any; keys of the theme and its styles win", .example = "night", .access = custom<read_extends, write_look>},
    {.path = "title", .kind = Kind::Text, .summary = "Name of the deck, printed on the sheets and wherever text contains {title}", .access = scalar<read_text, &Theme::title>},
    {.path = "language", .kind = Kind::Text, .summary = "Language of the emoji names and the printed rules, as a code such as en or pt-BR", .access = scalar<read_language, &Theme::language>},
    {.path = "titles", .kind = Kind::Text, .summary = "Titles in several languages, by their codes; without a `title` the deck has the one in its `language`", .arity = Arity::Map, .example = "{en: Sea, de: Meer}", .access = read_only<read_titles>},
    {.path = "seed", .kind = Kind::Seed, .summary = "Any number or word; change it for another shuffle and layout", .access = custom<read_seeds, write_member<&Theme::seed>>},
    {.path = "colors", .kind = Kind::Color, .summary = "Names for your own colors, to use wherever a color is allowed", .arity = Arity::Map, .example = "{brand: \"#1d70b8\"}", .access = read_only<read_colors>},

    {.path = "deck", .kind = Kind::Section, .summary = "Which symbols are on which card"},
    {.path = "deck.kind", .kind = Kind::Choice, .summary = "Kind of deck. In the first four, any two cards share exactly one symbol; projective: each symbol is on the same number of cards; dual-affine: the symbols are in `categories`; padded: any number of symbols per card; auto: whichever of these shows all symbols. set makes a deck of trios, as in SET", .words = deck_kinds, .access = scalar<read_word, &Theme::deck, &Deck::kind>},
    {.path = "deck.symbols_per_card", .kind = Kind::Whole, .summary = "How many symbols each card has; auto: as many as it takes to show all symbols, up to 8", .words = automatic, .range = {3, deck::max_order + 1}, .access = scalar<read_whole_or_word, &Theme::deck, &Deck::symbols_per_card>},
    {.path = "deck.cards", .kind = Kind::Whole, .summary = "How many of the deck's cards to print", .words = all, .range = {2, deck::max_order * (deck::max_order + 1) + 1}, .access = scalar<read_whole_or_word, &Theme::deck, &Deck::cards>},
    {.path = "deck.dual", .kind = Kind::Flag, .summary = "true exchanges cards and symbols: each symbol becomes a card, and each card a symbol", .access = scalar<read_flag, &Theme::deck, &Deck::dual>},
    {.path = "deck.shuffle", .kind = Kind::Flag, .summary = "true mixes symbols and cards; false leaves them in their mathematical order", .access = scalar<read_flag, &Theme::deck, &Deck::shuffle>},
    {.path = "deck.seed", .kind = Kind::Seed, .summary = "Any number or word, for another shuffle only; without it, `seed`", .dependent = true, .access = scalar<read_seed, &Theme::deck, &Deck::seed>},
    {.path = "deck.copies", .kind = Kind::Whole, .summary = "How many copies of the deck to print, such as one for each table", .range = {1, 100}, .access = scalar<read_whole, &Theme::copies>},
    {.path = "deck.copy_colors", .kind = Kind::Color, .summary = "Colors for the backs of the copies, in turn, so that mixed copies can be told apart; without a `back`, these show diamonds", .arity = Arity::List, .example = "[crimson, royalblue]", .access = list<read_color, &Theme::copy_colors>},
    {.path = "deck.forms", .kind = Kind::Section, .summary = "How symbols are shown: all as pictures, as words, or as pictures with their names (labeled); or in two forms, mixed on each card or split into two piles", .words = forms_words, .access = custom<read_forms, write_forms>},
    {.path = "deck.forms.mode", .kind = Kind::Choice, .summary = "How the two forms are used: mixed on each card, or split, one on each half of the deck", .words = words<deck::form_mode_names>, .access = scalar<read_word, &Theme::forms, &Forms::mode>},
    {.path = "deck.forms.of", .kind = Kind::Text, .summary = "The two forms: picture, label (a picture with its name), word, or word.fr for the name in French", .arity = Arity::Pair, .example = "[picture, word.fr]", .access = custom<read_forms_of, write_forms_of>},
    {.path = "deck.set", .kind = Kind::Section, .summary = "Features in which the cards of a deck with kind: set differ: each has three values, and one of the four may have a single value"},
    {.path = "deck.set.counts", .kind = Kind::Whole, .summary = "How many drawings a card can have", .range = {1, deck::max_copies}, .arity = Arity::List, .access = list<read_whole, &Theme::deck, &Deck::set, &deck::SetFeatures::counts>},
    {.path = "deck.set.colors", .kind = Kind::Color, .summary = "Colors of the drawings", .arity = Arity::List, .access = custom<read_set_colors, write_set_colors>},
    {.path = "deck.set.fills", .kind = Kind::Choice, .summary = "How the drawings are filled", .words = words<symbol::set_fill_names>, .arity = Arity::List, .access = custom<read_set_fills, write_set_fills>},
    {.path = "deck.set.shapes", .kind = Kind::Text, .summary = "Shapes of the drawings: oval, diamond, squiggle, star, drop, wave, pictures, or emoji", .arity = Arity::List, .access = custom<read_set_shapes, write_set_shapes>},
    {.path = "deck.categories", .kind = Kind::Symbols, .summary = "Named lists of symbols, in place of `symbols`: every card shows one symbol of each list; there must be one more list than there are symbols in each list", .arity = Arity::Map, .example = "{animals: 🐶 🐱, fruit: 🍎 🍌, other: ⚽ 🎈}", .access = read_only<read_categories>},

    {.path = "symbols", .kind = Kind::Symbols, .summary = "The symbols, as a list or as text", .access = read_only<read_symbols>},
    {.path = "symbols[].emoji", .kind = Kind::Text, .summary = "The emoji itself, its number such as U+1F984, or its name as in :unicorn:", .access = read_only<read_symbol_emoji>},
    {.path = "symbols[].text", .kind = Kind::Text, .summary = "One or more words, printed as the symbol", .access = read_only<read_content<symbol::Word>>},
    {.path = "symbols[].image", .kind = Kind::Text, .summary = "A picture as the symbol: an <image formats> file", .access = scalar<read_picture, &Entry::picture, &symbol::Picture::file>},
    {.path = "symbols[].group", .kind = Kind::Text, .summary = "Emoji from a group such as animals or food-fruit", .access = scalar<read_filled_text, &Entry::written>},
    {.path = "symbols[].file", .kind = Kind::Text, .summary = "A text file with a symbol on each line, or a table of words from a spreadsheet, Quizlet or Anki", .access = scalar<read_filled_text, &Entry::written>},
    {.path = "symbols[].columns", .kind = Kind::Text, .summary = "Contents of a table's columns, each by its heading or its number: picture, word, translation or a language; others are left out", .arity = Arity::Map, .example = "{word: Mot, fr: Traduction}", .access = read_only<read_symbol_columns>},
    {.path = "symbols[].folder", .kind = Kind::Text, .summary = "All the pictures in a folder, or `count` of them; a picture with its own entry is not used twice", .access = scalar<read_filled_text, &Entry::written>},
    {.path = "symbols[].name", .kind = Kind::Text, .summary = "Name of the symbol, on labels and in lists", .access = scalar<read_text, &Entry::source, &Symbol::name>},
    {.path = "symbols[].names", .kind = Kind::Text, .summary = "Its names in several languages, by their codes", .arity = Arity::Map, .example = "{fr: poire, en: pear}", .access = read_only<read_symbol_names>},
    {.path = "symbols[].scale", .kind = Kind::Number, .summary = "Size of the symbol relative to the others: 1.5 is one and a half times as large", .range = {0.25, 4}, .usual = {0.5, 2}, .access = scalar<read_number, &Entry::fit, &SymbolOptions::scale>},
    {.path = "symbols[].color", .kind = Kind::Color, .summary = "Color of a word, or of a picture of a single color", .access = scalar<read_color, &Entry::source, &Symbol::color>},
    {.path = "symbols[].upright", .kind = Kind::Flag, .summary = "true: the symbol is never rotated", .access = custom<read_symbol_upright, write_symbol_upright>},
    {.path = "symbols[].rotation", .kind = Kind::Degrees, .summary = "How far this symbol may be rotated, in place of `layout.rotation`", .words = rotations, .range = {0, 180}, .access = read_only<read_symbol_rotation>},
    {.path = "symbols[].edge", .kind = Kind::Text, .summary = "The rim around this symbol, in place of `layout.edge`", .words = edges, .example = "1mm white", .access = scalar<read_edge, &Entry::fit, &SymbolOptions::edge>},
    {.path = "symbols[].mask", .kind = Kind::Section, .summary = "The shape to which a picture is cut: a circle, or its rectangle with rounded corners; or the keys below, for a part of it", .words = words<symbol::mask_names>, .access = custom<read_symbol_mask, write_member<&Entry::picture, &symbol::Picture::mask>>},
    {.path = "symbols[].mask.shape", .kind = Kind::Choice, .summary = "The shape; without it a circle", .words = words<symbol::mask_names>, .dependent = true, .access = Access<Entry>{read_one<read_word, &Entry::picture, &symbol::Picture::mask>}},
    {.path = "symbols[].mask.at", .kind = Kind::Share, .summary = "The middle of the part, as fractions of the picture's width and height from its top left corner; by default [50%, 38%] in photos, where heads are, and the middle of drawings and cut-out pictures. The part stays within the picture", .range = {0, 1}, .dependent = true, .arity = Arity::Pair, .example = "[50%, 35%]", .access = Access<Entry>{read_point<read_share, &Entry::picture, &symbol::Picture::mask_at>}},
    {.path = "symbols[].mask.zoom", .kind = Kind::Number, .summary = "How much larger the picture is shown: 1, the default, shows the largest part with this shape; 2 shows a part half as wide", .range = {1, 20}, .usual = {1, 4}, .dependent = true, .access = Access<Entry>{read_one<read_number, &Entry::picture, &symbol::Picture::mask_zoom>}},
    {.path = "symbols[].cut_out", .kind = Kind::Choice, .summary = "white makes the white around a drawing transparent", .words = words<symbol::cut_out_names>, .access = scalar<read_word, &Entry::picture, &symbol::Picture::cut_out>},
    {.path = "symbols[].font", .kind = Kind::Text, .summary = "Font of this symbol: a family or a file", .access = read_only<read_symbol_font>},
    {.path = "symbols[].forms", .kind = Kind::Text, .summary = "Two texts that stand for the symbol, such as a problem and its solution, in place of the deck's forms", .arity = Arity::Pair, .example = "[\"3 × 4\", \"12\"]", .access = read_only<read_symbol_forms>},
    {.path = "symbols[].count", .kind = Kind::Whole, .summary = "How many emoji of the group, or pictures of the folder, to use; by default all of the folder, and of a group as many as the deck still needs: with `symbols_per_card: auto` the smallest deck for the other symbols, or 57 symbols if the others make none", .range = {1, 20000}, .usual = {1, 57}, .access = read_only<read_symbol_count>},
    {.path = "symbols[].pick", .kind = Kind::Choice, .summary = "Which emoji of the group, or `count` pictures of the folder, to use: the most different ones (distinct), the first, or random ones", .words = words<pick_names>, .access = scalar<read_word, &Entry::pick>},
    {.path = "symbols[].except", .kind = Kind::Symbols, .summary = "Emoji of the group to leave out, or pictures of the folder by their file names", .access = read_only<read_symbol_except>},

    {.path = "fonts", .kind = Kind::Section, .summary = "Fonts of emoji and words"},
    {.path = "fonts.emoji", .kind = Kind::Text, .summary = "Font of the emoji: a family, a file or a folder", .access = scalar<read_font, &Theme::fonts, &symbol::FontOptions::emoji>},
    {.path = "fonts.text", .kind = Kind::Text, .summary = "Word font: a family or a file; by default Nunito in extra bold, and similar ones for Greek, Hebrew, Arabic and kana", .access = scalar<read_font, &Theme::fonts, &symbol::FontOptions::text>},
    {.path = "fonts.weight", .kind = Kind::Whole, .summary = "How bold words are, from 100 to 900; by default as in the font", .words = weights, .range = {100, 900}, .example = "bold", .access = scalar<read_whole_or_word, &Theme::fonts, &symbol::FontOptions::weight>},
    {.path = "fonts.case", .kind = Kind::Choice, .summary = "Whether words are printed as written, in capitals or in lowercase", .words = words<symbol::word_case_names>, .access = scalar<read_word, &Theme::fonts, &symbol::FontOptions::word_case>},
    {.path = "fonts.colors", .kind = Kind::Color, .summary = "Colors for words without a `color`, assigned in turn by position among all symbols; by default black or white, whichever is easier to read", .arity = Arity::List, .example = "[crimson, \"#005a9c\", purple]", .access = custom<read_font_colors, write_member<&Theme::fonts, &symbol::FontOptions::colors>>},
    {.path = "fonts.edge", .kind = Kind::Text, .summary = "The rim around words, in place of `layout.edge`", .words = edges, .example = "0.8mm navy", .access = scalar<read_edge, &Theme::word_edge>},
    {.path = "fonts.plaque", .kind = Kind::Choice, .summary = "What each word is written on: an object in the color of the word, with dark or white letters, whichever are easier to read; several are assigned in turn, as `fonts.colors`. `fonts.edge` is the rim around it", .words = words<symbol::plaque_names>, .arity = Arity::List, .example = "[whale, crab, ship]", .access = list<read_word, &Theme::fonts, &symbol::FontOptions::plaques>},
    {.path = "fonts.scale", .kind = Kind::Number, .summary = "Size of words relative to pictures: 0.8 makes the pictures larger; of two numbers, the first is for words that are the first form of their symbols, the second for the second", .range = {0.25, 4}, .arity = Arity::Both, .example = "[1.5, 0.7]", .access = list<read_number, &Theme::word_scales>},
    {.path = "fonts.paths", .kind = Kind::Path, .summary = "Files and folders with fonts that are not installed", .arity = Arity::List, .example = "[fonts/]", .access = list<read_font_path, &Theme::fonts, &symbol::FontOptions::paths>},

    {.path = "labels", .kind = Kind::Section, .summary = "The names below pictures, with deck.forms: labeled"},
    {.path = "labels.size", .kind = Kind::Length, .summary = "Minimum height of an x in the names; the pictures take the room that is left. By default 1.6mm on cards of 85mm, 1.3mm on cards of 55mm", .range = {0.5, 20}, .usual = {1, 4}, .dependent = true, .example = "1.6mm", .access = scalar<read_length, &Theme::labels, &Labels::x_height>},
    {.path = "labels.color", .kind = Kind::Color, .summary = "Color of the names; by default black or white, whichever is easier to read", .access = scalar<read_color, &Theme::labels, &Labels::color>},
    {.path = "labels.font", .kind = Kind::Text, .summary = "Font of the names: a family or a file; by default that of the words", .access = scalar<read_font, &Theme::labels, &Labels::font>},

    {.path = "card", .kind = Kind::Section, .summary = "What all cards look like"},
    {.path = "card.shape", .kind = Kind::Choice, .summary = "Shape of the card", .words = words<card_shapes>, .access = custom<read_card_shape, write_member<&Theme::card_shape>>},
    {.path = "card.size", .kind = Kind::CardSize, .summary = "Size of the card: the diameter of a circle, the side of a square, the width and height of a rectangle (or a name), the distance between opposite sides of a hexagon or octagon", .range = {20, 500}, .usual = {40, 150}, .access = custom<read_card_size, write_size_of_card>},
    {.path = "card.corner_radius", .kind = Kind::Length, .summary = "Radius of the rounded corners; a circle has none", .range = {0, 250}, .usual = {0, 15}, .relative = true, .access = custom<read_corner_radius, write_corner_radius>},
    {.path = "card.background", .kind = Kind::Paint, .summary = "Background of the card: a color, a gradient, a pattern or a picture", .access = custom<read_card_background, write_card_background>},
    {.path = "card.border", .kind = Kind::Section, .summary = "A line along the card's edge", .words = none, .access = custom<read_border, write_border>},
    {.path = "card.border.width", .kind = Kind::Length, .summary = "Width of the line", .range = {0.05, 50}, .usual = {0, 5}, .access = scalar<read_length, &Theme::style, &CardStyle::border, &document::Border::width>},
    {.path = "card.border.color", .kind = Kind::Color, .summary = "Color of the line", .access = scalar<read_color, &Theme::style, &CardStyle::border, &document::Border::color>},
    {.path = "card.border.inset", .kind = Kind::Length, .summary = "Distance of the line from the card's edge; at 0 it continues into the bleed", .range = {0, 250}, .access = scalar<read_length, &Theme::style, &CardStyle::border, &document::Border::inset>},
    {.path = "card.border.pattern", .kind = Kind::Choice, .summary = "Drawings along the line, visible if it is about 2 mm wide or more; waves: its inner side is wavy", .words = words<document::border_pattern_names>, .access = scalar<read_word, &Theme::style, &CardStyle::border, &document::Border::pattern>},
    {.path = "card.border.accent", .kind = Kind::Color, .summary = "Color of the drawings along the line", .access = scalar<read_color, &Theme::style, &CardStyle::border, &document::Border::accent>},
    {.path = "card.margin", .kind = Kind::Length, .summary = "Distance of symbols from the card's edge; increase it if your cuts are not exact; by default less for pictures with names on cards below 75 mm", .range = {0, 250}, .usual = {0, 15}, .relative = true, .access = scalar<read_length_on_card, &Theme::layout, &Layout::margin>},
    {.path = "card.drawing", .kind = Kind::Choice, .summary = "How emoji and pictures are drawn: in full, or as black outlines on white, for coloring by hand and for saving ink", .words = words<symbol::drawing_style_names>, .access = scalar<read_word, &Theme::drawing>},
    {.path = "card.number", .kind = Kind::Choice, .summary = "Prints each card's number, small, near its edge", .words = number_words, .access = scalar<read_word, &Theme::style, &CardStyle::number>},
    {.path = "card.text", .kind = Kind::Text, .summary = "A line of text near the card's edge, or none; {title} becomes the deck's title, {number} the card's number", .access = scalar<read_with_placeholders<card_placeholders>, &Theme::style, &CardStyle::text>},

    {.path = "layout", .kind = Kind::Section, .summary = "How symbols are arranged on a card"},
    {.path = "layout.gap", .kind = Kind::Length, .summary = "Distance between two symbols; by default less for pictures with names on cards below 75 mm", .range = {0, 250}, .usual = {0.5, 8}, .access = scalar<read_length, &Theme::layout, &Layout::gap>},
    {.path = "layout.size_variety", .kind = Kind::Number, .summary = "Minimum ratio of the largest to the smallest symbol on cards of six or more symbols, less with fewer; 1 makes all the same size, which is the default for pictures with names", .range = {1, 10}, .usual = {1, 5}, .access = scalar<read_number, &Theme::layout, &Layout::size_variety>},
    {.path = "layout.min_size", .kind = Kind::Length, .summary = "Minimum size of each symbol; if one is smaller, the deck is not made", .range = {layout::min_of_min_size, 500}, .usual = {1, 30}, .relative = true, .access = scalar<read_length_on_card, &Theme::layout, &Layout::min_size>},
    {.path = "layout.max_size", .kind = Kind::Length, .summary = "Maximum size of a symbol", .range = {1, 500}, .usual = {10, 80}, .relative = true, .access = Access<Theme>{read_one<read_length_on_card, &Theme::layout, &Layout::max_size>, write_max_size}},
    {.path = "layout.rotation", .kind = Kind::Degrees, .summary = "How symbols are rotated: at any angle, not at all (upright), by at most this many degrees to either side, or in equal steps such as 8 steps", .words = rotations, .range = {0, 180}, .access = Access<Theme>{scalar<read_rotation, &Theme::layout, &Layout::rotation>.read, write_rotation}},
    {.path = "layout.effort", .kind = Kind::Choice, .summary = "How much time to spend on making symbols larger", .words = words<layout::effort_names>, .access = scalar<read_word, &Theme::layout, &Layout::effort>},
    {.path = "layout.seed", .kind = Kind::Seed, .summary = "Any number or word, for other layouts of the same cards; without it, `seed`", .dependent = true, .access = scalar<read_seed, &Theme::layout_seed>},
    {.path = "layout.style", .kind = Kind::Choice, .summary = "How symbols are arranged: scattered, which makes them as large as possible, around the center (ring), or in rows (grid)", .words = words<layout::style_names>, .access = scalar<read_word, &Theme::layout, &Layout::style>},
    {.path = "layout.edge", .kind = Kind::Text, .summary = "A rim around each symbol, as on a sticker: its width on a symbol of medium size, and its color; auto: a thin gray line around pictures that are hardly visible on the card; auto 0.4mm black: this line around all pictures of a deck with photos that fill their frames, or with pictures nearly as pale, or as dark, as the card", .words = edges, .example = "1mm white", .access = scalar<read_edge, &Theme::edge>},
    {.path = "layout.fill", .kind = Kind::Share, .summary = "Share of the card that symbols cover; if they could cover more, the gaps grow; by default as much as they can", .range = {0.05, 1}, .access = scalar<read_share, &Theme::layout, &Layout::target_coverage>},
    {.path = "layout.reroll", .kind = Kind::Whole, .summary = "Another layout for individual cards: the number of each card, with a whole number that you change until you like the card", .range = {0, 1e6}, .arity = Arity::Map, .example = "{17: 2}", .access = read_only<read_reroll>},
    {.path = "layout.pins", .kind = Kind::Pins, .summary = "Places for symbols on individual cards: the cards' numbers, each with symbols by their emoji, words, files or names; the other symbols are arranged around them", .arity = Arity::Map, .example = "{17: {🐶: {at: [10mm, -5mm], size: 30mm, angle: 20}}}", .access = read_only<read_pins>},
    {.path = "pin{}.at", .kind = Kind::Length, .summary = "Where the center of the symbol's drawing is, measured from the center of the card to the right and down", .range = {-500, 500}, .dependent = true, .arity = Arity::Pair, .example = "[10mm, -5mm]", .access = point<read_length, &Pin::at>},
    {.path = "pin{}.size", .kind = Kind::Length, .summary = "The longer side of the drawing before rotation; without it, as on the card without pins and `reroll`", .range = {1, 500}, .access = scalar<read_length, &Pin::size>},
    {.path = "pin{}.angle", .kind = Kind::Degrees, .summary = "How far the symbol is rotated, clockwise; without it, as on the card without pins and `reroll`", .range = {-360, 360}, .access = scalar<read_angle, &Pin::angle>},

    {.path = "back", .kind = Kind::Section, .summary = "What the backs show: none, a color, a picture, or the keys below", .words = none, .access = custom<read_back, write_back>},
    {.path = "back.background", .kind = Kind::Paint, .summary = "Background of the back; without it and `image`, blue diamonds", .example = "navy", .access = read_only<read_back_background>},
    {.path = "back.image", .kind = Kind::Path, .summary = "A picture that covers the back", .access = read_only<read_back_image>},
    {.path = "back.by_pile", .kind = Kind::Color, .summary = "Two colors for the backs of the two piles of a deck with forms: split", .arity = Arity::List, .example = "[crimson, royalblue]", .access = list<read_color, &Theme::back, &document::Back::pile_colors>},
    {.path = "back.text", .kind = Kind::Text, .summary = "Text in the center of the back, or none; {title} becomes the deck's title, {copy} the number of the copy", .access = scalar<read_with_placeholders<back_placeholders>, &Theme::back, &document::Back::text>},
    {.path = "back.color", .kind = Kind::Color, .summary = "Color of the text; by default black or white, whichever is easier to read", .access = scalar<read_color, &Theme::back, &document::Back::color>},
    {.path = "back.font", .kind = Kind::Text, .summary = "Font of the text: a family or a file", .access = scalar<read_font, &Theme::back, &document::Back::font>},

    {.path = "paint{}.gradient", .kind = Kind::Choice, .summary = "Kind of gradient; colors are set by `stops`", .words = words<background::gradient_names>, .access = scalar<read_word, &PaintParts::gradient>},
    {.path = "paint{}.stops", .kind = Kind::Text, .summary = "Colors of the gradient, from the first to the last, each with an optional place; in text, separated by commas: white, gold 70%", .arity = Arity::List, .example = "[white, \"#fff3d6 70%\", gold]", .access = read_only<read_paint_stops>},
    {.path = "paint{}.pattern", .kind = Kind::Choice, .summary = "Kind of pattern; colors are set by `colors`; symbols: small symbols of the deck, for backs only", .words = words<background::pattern_names>, .access = scalar<read_word, &PaintParts::pattern>},
    {.path = "paint{}.colors", .kind = Kind::Color, .summary = "Colors of the pattern; the first is its background; with `pattern: symbols` and no other color, the symbols keep their own", .arity = Arity::List, .example = "[teal, darkturquoise]", .access = list<read_color, &PaintParts::colors>},
    {.path = "paint{}.size", .kind = Kind::Length, .summary = "Distance between the pattern's drawings, or between the tiles of a picture with `fit: tile` (20mm by default)", .range = {0.5, 200}, .access = completed<read_length, &PaintParts::size, &background::Pattern::size>},
    {.path = "paint{}.angle", .kind = Kind::Degrees, .summary = "Rotation of a pattern, clockwise; or direction of a linear gradient: 0 upward, 90 to the right", .range = {-360, 360}, .access = scalar<read_angle, &PaintParts::angle>},
    {.path = "paint{}.image", .kind = Kind::Path, .summary = "A picture: an <image formats> file", .access = scalar<read_picture, &PaintParts::image>},
    {.path = "paint{}.fit", .kind = Kind::Choice, .summary = "How the picture fills the card: cover crops it, contain shows all of it, tile repeats it", .words = words<background::fit_names>, .access = completed<read_word, &PaintParts::fit, &background::Image::fit>},
    {.path = "paint{}.opacity", .kind = Kind::Share, .summary = "Opacity of the picture over the color below it: 1 hides the color, 0.2 lets most of it show", .range = {0, 1}, .access = completed<read_share, &PaintParts::opacity, &background::Image::opacity>},
    {.path = "paint{}.color", .kind = Kind::Color, .summary = "Color below the gradient, pattern or picture, visible where these don't cover the card", .access = completed<read_color, &PaintParts::below, &CardStyle::background>},

    {.path = "sheet", .kind = Kind::Section, .summary = "How cards are placed on paper"},
    {.path = "sheet.paper", .kind = Kind::Paper, .summary = "Name or size of the paper; none puts each card on its own page, as card services require", .range = {20, 2000}, .access = custom<read_paper, write_member<&Theme::paper_name>>},
    {.path = "sheet.orientation", .kind = Kind::Choice, .summary = "Orientation of the paper; auto: whichever holds more cards", .words = words<sheet::orientation_names>, .access = scalar<read_word, &Theme::sheet, &Sheet::orientation>},
    {.path = "sheet.margin", .kind = Kind::Length, .summary = "Distance of cards from the edge of the paper, which many printers can't reach", .range = {0, 250}, .access = scalar<read_length, &Theme::sheet, &Sheet::margin>},
    {.path = "sheet.gap", .kind = Kind::Length, .summary = "Distance between cards; corners of hexagons are a little farther apart", .range = {0, 250}, .access = scalar<read_length, &Theme::sheet, &Sheet::gap>},
    {.path = "sheet.packing", .kind = Kind::Choice, .summary = "How cards are packed: in a grid or, unless they are rectangles, in shifted rows (zigzag, hex); auto: so that the most fit, but in a grid if there are crop marks", .words = words<sheet::packing_names>, .access = scalar<read_word, &Theme::sheet, &Sheet::packing>},
    {.path = "sheet.marks", .kind = Kind::Choice, .summary = "Marks to cut by: ticks at the four sides or at the corners of hexagons and octagons (usual around circles and hexagons), crop marks at the corners of the box around a card (usual around rectangles and octagons), full ones, which continue between the cards, or a cross in the center of each back", .words = marks, .dependent = true, .access = Access<Theme>{read_one<read_word, &Theme::sheet, &Sheet::marks>, write_marks}},
    {.path = "sheet.cut_lines", .kind = Kind::Choice, .summary = "Whether the outlines of the cards are printed, to cut along", .words = words<sheet::cut_lines_names>, .access = scalar<read_word, &Theme::sheet, &Sheet::cut_lines>},
    {.path = "sheet.scale_check", .kind = Kind::Flag, .summary = "Bars of 50 mm, to check with a ruler that the page was printed at actual size", .access = scalar<read_flag, &Theme::sheet, &Sheet::scale_check>},
    {.path = "sheet.bleed", .kind = Kind::Length, .summary = "How far the cards' paint reaches beyond the cut, so that an inexact cut shows no white; print shops require 3mm", .range = {0, 20}, .usual = {0, 5}, .access = scalar<read_length, &Theme::sheet, &Sheet::bleed>},
    {.path = "sheet.back_bleed", .kind = Kind::Length, .summary = "How much further the backs' bleed reaches, for printers that shift the paper", .range = {0, 20}, .access = scalar<read_length, &Theme::sheet, &Sheet::back_bleed>},
    {.path = "sheet.duplex", .kind = Kind::Choice, .summary = "The edge along which the printer flips the paper; fold: front and back side by side, to be folded and glued; by default long-edge if the theme has a `back`, else none", .words = words<sheet::duplex_names>, .dependent = true, .access = scalar<read_word, &Theme::sheet, &Sheet::duplex>},
    {.path = "sheet.order", .kind = Kind::Choice, .summary = "Which side of a sheet comes first in the file; some card services require back-first", .words = words<sheet::order_names>, .access = scalar<read_word, &Theme::sheet, &Sheet::order>},
    {.path = "sheet.marks_on_backs", .kind = Kind::Flag, .summary = "Prints the marks on the backs' pages, too", .access = scalar<read_flag, &Theme::sheet, &Sheet::marks_on_backs>},
    {.path = "sheet.back_offset", .kind = Kind::Length, .summary = "How far to shift the backs, to the right and down as seen on them, for printers that print them out of place", .range = {-20, 20}, .arity = Arity::Pair, .example = "[0.4mm, -0.2mm]", .access = point<read_length, &Theme::sheet, &Sheet::back_offset>},
    {.path = "sheet.back_rotation", .kind = Kind::Degrees, .summary = "How far to rotate the backs, clockwise, for printers that print them askew", .range = {-5, 5}, .access = scalar<read_angle, &Theme::sheet, &Sheet::back_rotation>},
    {.path = "sheet.scale", .kind = Kind::Share, .summary = "How much to stretch all pages across and down, for printers that shrink them", .range = {0.9, 1.1}, .arity = Arity::Pair, .example = "[100.2%, 99.9%]", .access = custom<read_scale, write_scale>},
    {.path = "sheet.footer", .kind = Kind::Text, .summary = "The line at the foot of the sheets, or none; {title} becomes the deck's title, {sheet} the sheet's number, {sheets} how many there are", .access = scalar<read_with_placeholders<footer_placeholders>, &Theme::footer>},
    {.path = "sheet.skip", .kind = Kind::Whole, .summary = "Places on the sheet to leave free, counted from 1, row by row; for a sheet that is partly used", .range = {1, 1000}, .arity = Arity::List, .example = "[1, 6]", .access = list<read_whole, &Theme::sheet, &Sheet::skip>},
    {.path = "sheet.cutter", .kind = Kind::Choice, .summary = "Marks by which a cutting machine finds the sheet; places that would touch them are left free", .words = words<sheet::cutter_names>, .access = scalar<read_word, &Theme::sheet, &Sheet::cutter>},

    {.path = "extras", .kind = Kind::Section, .summary = "Additional sheets"},
    {.path = "extras.rules", .kind = Kind::Choice, .summary = "Rules of games to print: true for all that suit the deck, none, or some; collect is printed as Harvest, shed as After you!", .words = words<extras::game_names>, .arity = Arity::List, .example = "[collect, shed]", .access = custom<read_rules, write_rules>},
    {.path = "extras.key", .kind = Kind::Choice, .summary = "A sheet with all symbols and their names; names-and-counts adds how many cards each is on", .words = words<extras::key_names>, .access = scalar<read_word, &Theme::extras, &extras::Options::key>},
    {.path = "extras.title_card", .kind = Kind::Flag, .summary = "A card with the title, for the top of the deck", .access = scalar<read_flag, &Theme::extras, &extras::Options::title_card>},
    {.path = "extras.box_label", .kind = Kind::Flag, .summary = "A label with the title, for the deck's box", .access = scalar<read_flag, &Theme::extras, &extras::Options::box_label>},
    {.path = "extras.why", .kind = Kind::Flag, .summary = "A poster that shows why any two cards match, with the deck's own symbols", .access = scalar<read_flag, &Theme::extras, &extras::Options::why>},

    {.path = "output", .kind = Kind::Section, .summary = "Color and type of the output file"},
    {.path = "output.color", .kind = Kind::Choice, .summary = "How colors are written: rgb for home printers, cmyk for print shops (PDF only), gray for printing without colors", .words = words<pdf::inks_names>, .access = Access<Theme>{scalar<read_word, &Theme::output, &pdf::Options::inks>.read, write_inks}},
    {.path = "output.icc", .kind = Kind::Path, .summary = "Color profile of the press: fogra39 (offset on coated paper), gracol (its American counterpart), or a file from the print shop", .words = words<pdf::press_names>, .access = custom<read_icc, write_icc>},
    {.path = "output.ink_limit", .kind = Kind::Share, .summary = "Total ink limit (all four inks at one spot) that the print shop requires; by default the profile's", .range = {1, 4}, .example = "300%", .access = scalar<read_share, &Theme::output, &pdf::Options::ink_limit>},
    {.path = "output.pdf", .kind = Kind::Choice, .summary = "Kind of PDF: 1.7 for home printers and copy shops, x-4 or x-1a for print shops, a-2b or a-3b for archives", .words = words<pdf::conformance_names>, .access = scalar<read_word, &Theme::output, &pdf::Options::conformance>},
    {.path = "output.image_dpi", .kind = Kind::Whole, .summary = "Dots per inch of PNG files; photos in the deck keep enough pixels for a whole card at this resolution", .range = {30, 1200}, .access = scalar<read_whole, &Theme::image_dpi>},
    {.path = "output.cut_contour", .kind = Kind::Text, .summary = "Name of the spot color of the line to cut along, for cutting machines and print shops that need it", .example = "CutContour", .access = custom<read_cut_contour, write_member<&Theme::output, &pdf::Options::cut_contour>>},
    {.path = "output.author", .kind = Kind::Text, .summary = "Author of the deck, for the file's properties", .access = scalar<read_text, &Theme::output, &pdf::Options::author>},
    {.path = "output.subject", .kind = Kind::Text, .summary = "Subject of the deck, for the file's properties", .access = scalar<read_text, &Theme::output, &pdf::Options::subject>},
    {.path = "output.keywords", .kind = Kind::Text, .summary = "Keywords of the deck, for the file's properties", .arity = Arity::List, .example = "[vocabulary, French]", .access = list<read_text, &Theme::output, &pdf::Options::keywords>},

    {.path = "check", .kind = Kind::Section, .summary = "Which problems are ignored, warnings or errors"},
    {.path = "check.look_alike", .kind = Kind::Choice, .summary = "Symbols that players could mistake for each other", .words = words<check_names>, .access = scalar<read_word, &Theme::check, &Checks::look_alike>},
    {.path = "check.color_blind", .kind = Kind::Choice, .summary = "Symbols that players who can't tell red from green could mistake for each other", .words = words<check_names>, .access = scalar<read_word, &Theme::check, &Checks::color_blind>},
    {.path = "check.legibility", .kind = Kind::Choice, .summary = "Symbols that are too small to recognize, and pictures that are too coarse to print", .words = words<check_names>, .access = scalar<read_word, &Theme::check, &Checks::legibility>},
};
// clang-format on

} // namespace

std::span<const Key> list_keys() {
    return rows;
}

std::string write_default(const Key& key) {
    return std::visit(
        [&](const auto& access) -> std::string {
            if constexpr (requires { access.write; })
                if (access.write != nullptr && !key.dependent) return access.write(key, {});
            return {};
        },
        key.access);
}

} // namespace spotit::theme
