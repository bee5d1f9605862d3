#pragma once

#include <spotit/geom.hpp>
#include <spotit/yaml.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace spotit::theme {

struct Reading;
struct Key;
struct Theme;
struct Entry;
struct PaintParts;
struct Pin;

/// How the value of a key is put into what the keys of its section are read into, and taken out of it.
template<class Section>
struct Access {
    /// Stores a value, or reports what is wrong with it.
    void (*read)(Reading& reading, const Key& key, const yaml::Node& node, Section& section);
    /// Returns the value as a theme writes it; empty if there is none. Null for values without such a form.
    std::string (*write)(const Key& key, const Section& section) = nullptr;
};

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
    Pins,    ///< symbols, each with keys of its own
};

/// The number of values that a key takes.
enum class Arity {
    One,
    List, ///< one, or a list of them
    Pair, ///< a list of two
    Both, ///< one for both forms of symbols, or a list of two
    Map,  ///< a map with names chosen by the user, each with one value
};

/// A word that a key takes, besides the values of its kind.
struct Word {
    std::string_view word;
    int value = 0;      ///< of the enumeration
    bool alias = false; ///< a synonym that messages don't mention
};

struct Range {
    double min = 0, max = 0; ///< both included; in millimeters, degrees or the plain number
};

/// One row of the table of keys. Reading, messages, schema and reference are made from these rows only.
struct Key {
    std::string_view path; ///< "card.size"; entries of a list are "symbols[]"
    Kind kind = Kind::Text;
    std::string_view summary; ///< one sentence without its full stop; see fill_image_formats
    std::span<const Word> words = {};
    Range range = {};
    Range usual = {};       ///< the part of the range that editors offer first; none: all of it
    bool relative = false;  ///< also takes % of the card's size
    bool dependent = false; ///< without the key, other keys decide, as the summary says
    Arity arity = Arity::One;
    std::string_view example = {}; ///< a value as written in a theme, if the kind is not clear enough
    /// Sections that have only keys have none.
    std::variant<std::monostate, Access<Theme>, Access<Entry>, Access<PaintParts>, Access<Pin>> access{};

    bool has_reader() const { return access.index() > 0; }
    /// Returns the path as users see it, without the brackets of lists.
    std::string label() const;
    /// Returns "card" for "card.size"; empty at the top level.
    std::string_view section() const;
    /// Returns "size" for "card.size".
    std::string_view name() const;
};

/// Returns all rows, in the order of the sections; a value precedes those that refer to it.
std::span<const Key> list_keys();
const Key* find_key(std::string_view path);
/// Returns the value of a theme without the key, as a theme writes it; empty if there is none, or if others
/// decide.
std::string write_default(const Key& key);
std::vector<std::string_view> list_words(const Key& key);
/// Returns the names that the key's kind knows, if other values are valid, too: papers, styles, sizes of
/// cards.
std::vector<std::string_view> list_known_names(const Key& key);
/// Returns these, and the values among many that editors shall offer: languages, everyday groups of emoji.
std::vector<std::string_view> list_offered_names(const Key& key);
/// A language of words.
struct Language {
    /// Its code, its English name and its own, and what schools call it in German, French and Spanish, with
    /// blanks between them. Emoji have names in Bokmål, whose code is nb.
    std::string_view names;
    /// Offered by editors: those in which emoji have names, and four more that are often taught: ar, el, he,
    /// tr.
    enum class Use { Read, Offered } use = Use::Read;

    std::string_view code() const { return names.substr(0, names.find(' ')); }
};
/// Returns the languages in the order of their codes.
std::span<const Language> list_languages();
/// Returns "for example: ar Arabic, de German ..."
diag::Sentence describe_language_codes();
std::string join(std::string_view section, std::string_view name);
/// Returns "border: {width: 3mm}" for a path of keys.
std::string nest(std::string_view path, std::string_view value);

std::vector<std::string_view> list_names(std::string_view section);
std::vector<std::string_view> find_sections_with(std::string_view name);
/// Returns the path of the key for a synonym in a section: "card.size" for `diameter` in `card`; empty if
/// there is none.
std::string_view find_meant_key(std::string_view section, std::string_view word);
/// Converts "symbols-per-card", "symbolsPerCard" and "Symbols per card" to symbols_per_card.
std::string to_snake_case(std::string_view name);
/// Converts the British spelling of a key to the American one: `colour` to `color`.
std::string to_american(std::string_view name);
/// Returns "`card`", "an entry of `symbols`" or "the top level".
diag::Sentence describe_section(std::string_view section);
/// Returns true if the section's keys occur in several places: "symbols[]".
bool is_shared(std::string_view section);
/// Returns the text with "<image formats>" as "SVG, PNG, JPEG or WebP" and "<image endings>" as ".svg, .png
/// ...".
std::string fill_image_formats(std::string_view text);
/// Returns true for a key of a background that `back` itself may have, except `image` and `color`, which have
/// another meaning there.
bool is_paint_of_back(std::string_view name);
/// Returns "a length such as 85mm", "a list of paths".
diag::Sentence describe_values(const Key& key);
diag::Sentence describe_values(Kind kind);

/// A number and its unit: "85mm", "2 1/2 in", "10%".
struct Quantity {
    double value = 0;
    std::string_view unit; ///< without blanks around it; may be empty
};
/// Parses a text that begins with a number; nothing otherwise.
std::optional<Quantity> parse_quantity(std::string_view text);
std::optional<double> parse_number(std::string_view text);
std::optional<int> parse_card_number(std::string_view text);
/// Returns true for "8,5", meant as 8.5.
bool is_decimal_comma(std::string_view text);
/// The two sides of "210x297mm" or "8 1/2 x 11in".
struct Product {
    Quantity width, height;
};
std::optional<Product> parse_product(std::string_view text);

bool is_word(const yaml::Node& node, std::string_view word);
bool is_same_word(std::string_view a, std::string_view b);
inline bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Returns "pt" for "pt-BR".
std::string_view extract_base_language(std::string_view language);

/// Splits a text at blanks, or at other signs; parts are not empty.
std::vector<std::string_view> split_at(std::string_view text, std::string_view signs = " \t\r\n");

std::optional<double> to_millimeters(std::string_view unit);
/// Returns the units of lengths, and their millimeters.
std::vector<std::pair<std::string, double>> list_units();
/// Returns the unit that was probably meant; may be empty.
std::string_view find_nearest_unit(std::string_view unit);

/// Returns a number with at most four decimals, or with all where it has more.
std::string write_number(double value);

/// Returns the names of card sizes: "poker".
std::vector<std::string_view> list_card_sizes();

/// Returns the size of a standard card by its name, in upper or lower case.
std::optional<geom::Size> find_card_size(std::string_view name);
bool is_square(geom::Size size);

/// Returns true if a size, as written, can be the size of a shape with two lengths, or with one.
/// Equal sides can be both.
bool has_two_lengths(std::string_view written);
bool has_one_length(std::string_view written);

} // namespace spotit::theme
