// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/yaml.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

struct ReadContext;

/// The kind of a value.
enum class Kind {
    Section, ///< has keys of its own
    Text,
    Seed,  ///< a number or a text
    Whole, ///< a whole number
    Number,
    Degrees,
    Share, ///< of a whole: 0.5 or 50%
    Length,
    CardSize, ///< one length, two, or a name
    Flag,     ///< yes or no
    Choice,   ///< one of the words
    Color,
    Paint,   ///< a color, or keys of its own: a gradient, a pattern, a picture
    Path,    ///< a file or folder
    Themes,  ///< styles and themes
    Paper,   ///< a paper's name or two lengths
    Symbols, ///< the list or text of symbols
};

/// The number of values that a key takes.
enum class Arity {
    One,
    List, ///< one, or a list of them
    Pair, ///< a list of two
    Map,  ///< names that the table doesn't know, each with one
};

/// A word that a key takes, beside what its kind takes.
struct Word {
    std::string_view word;
    int value = 0;      ///< of the enumeration that the word stands for
    bool alias = false; ///< another word for the same, which nobody is told of
};

struct Range {
    double least = 0, most = 0; ///< both included; in millimeters, degrees or the plain number
};

/// One row of the table of keys. Reading, messages, schema and reference are made from these rows only.
struct Key {
    std::string_view path; ///< "card.size"; entries of a list are "symbols[]"
    Kind kind = Kind::Text;
    std::string_view summary;           ///< one sentence without its full stop; see fill_image_formats
    std::string_view default_text = {}; ///< the default, as it would be written; empty: none
    std::span<const Word> words = {};
    Range range = {};
    bool relative = false; ///< also takes % of the card's size
    Arity arity = Arity::One;
    std::string_view example = {}; ///< a value as it would be written, where the kind does not tell enough
    /// Puts the value into the theme. Sections without one take keys only.
    void (*read)(ReadContext&, const Key&, const yaml::Node&) = nullptr;

    /// Returns the path as users see it, without the brackets of lists.
    std::string label() const;
    /// "card" of "card.size"; empty at the top level.
    std::string_view section() const;
    /// "size" of "card.size".
    std::string_view name() const;
};

/// All rows, in the order of the sections; a value that others refer to stands before them.
std::span<const Key> keys();
/// The row, or nothing.
const Key* find_key(std::string_view path);
/// The key's words, but for other words for the same.
std::vector<std::string_view> key_words(const Key& key);
/// Names that the key's kind knows, where other values may stand too: papers, styles, sizes of cards.
std::vector<std::string_view> known_names(const Key& key);
/// Path of `name` in `section`.
std::string join(std::string_view section, std::string_view name);

/// The names of a section's keys.
std::vector<std::string_view> names_in(std::string_view section);
/// The sections that have a key of this name.
std::vector<std::string_view> sections_with(std::string_view name);
/// The path of the key that people call by this word here: "card.size" for `diameter` in `card`; empty when
/// there is none.
std::string_view meant_key(std::string_view section, std::string_view word);
/// As the key is written here: "symbols-per-card", "symbolsPerCard" and "Symbols per card" give
/// symbols_per_card.
std::string snake_case(std::string_view name);
/// The other spelling of the same key, as in the table: `color` gives `color`.
std::string american(std::string_view name);
/// "`card`", "an entry of `symbols`" or "the top level".
std::string section_name(std::string_view section);
/// Returns whether the section's keys stand in several places: "symbols[]".
bool is_shared(std::string_view section);
/// Returns the text with "<image formats>" as "SVG, PNG, JPEG or WebP" and "<image endings>" as ".svg, .png
/// ...".
std::string fill_image_formats(std::string_view text);
/// Returns whether it is a key of a background that may stand in `back` itself; `image`, which `back` has of
/// its own, and `color`, which is that of its text, are none.
bool is_paint_of_back(std::string_view name);
/// "a length such as 85mm", "a list of paths".
std::string description(const Key& key);
/// One value of the kind.
std::string_view description(Kind kind);

} // namespace spotit::theme
