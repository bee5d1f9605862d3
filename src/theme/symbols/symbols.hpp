#pragma once

#include "theme/keys/reading.hpp"
#include "theme/values/values.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/diag.hpp>
#include <spotit/theme/tables.hpp>
#include <spotit/theme/theme.hpp>
#include <spotit/yaml.hpp>

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::theme {

/// The way in which emoji of a group, or pictures of a folder, are picked.
enum class Pick { Distinct, First, Random };
inline constexpr auto pick_names = base::name_values<Pick>({"distinct", "first", "random"});

/// A column of a table, and the heading or the number by which a theme chooses it.
struct ChosenColumn {
    TableColumn column;
    std::string written;
    diag::Span span;
};

struct ListText;

/// The keys that name several symbols.
inline constexpr std::string_view plural_keys[] = {"group", "file", "folder"};
/// Returns the keys that say what a single symbol is: "emoji".
std::vector<std::string_view> list_single_keys();

/// The keys of an entry of the list of symbols.
struct Entry {
    std::vector<std::pair<std::string_view, diag::Span>> given; ///< keys, and the places of their values
    std::string_view kind;          ///< the key that says what the entry is; empty of `forms` alone
    std::string written;            ///< its value: a group, the path of a file or folder
    symbol::SymbolSpec source = {}; ///< what its symbols share, and the one given symbol
    SymbolOptions fit = {};
    symbol::Picture picture;  ///< without its file also what the pictures of a folder share
    std::optional<int> count; ///< none: of a group as many as the deck needs, of a folder all
    Pick pick = Pick::Distinct;
    std::set<std::string> except;                                 ///< emoji without variation selectors
    std::vector<std::pair<std::string, diag::Span>> except_files; ///< names of pictures
    std::vector<ChosenColumn> columns;                            ///< of a table
};

/// Readers of the keys of the table, by what they take and what they read into.
Reader<Problems, Theme> read_set_fills;
Reader<Palette, Theme> read_set_colors;
Reader<Reading, Theme> read_categories, read_pins, read_set_shapes, read_symbols;
Reader<Problems, Entry> read_symbol_columns, read_symbol_count, read_symbol_forms, read_symbol_mask,
    read_symbol_rotation, read_symbol_upright;
Writer<Theme> write_set_colors, write_set_fills, write_set_shapes;
Writer<Entry> write_symbol_upright;
Reader<Files, Entry> read_symbol_font;
Reader<Reading, Entry> read_symbol_emoji, read_symbol_except, read_symbol_names;

/// Reads a symbol that is made of a text alone.
template<class Content>
void read_content(Problems& problems, const Key& key, const yaml::Node& node, Entry& entry) {
    auto text = read_filled_text(problems, key, node);
    if (text && entry.kind == key.name()) entry.source.content = Content{*std::move(text)};
}

/// A group, or a folder with a count, among the symbols.
struct GroupSlot {
    std::size_t at = 0; ///< index of the symbol after the group
    Entry entry;
    std::vector<symbol::SymbolSpec> chosen{}; ///< of a folder at first all its pictures
};

/// Adds a symbol to the deck, or reports that it is there already. Without an entry for itself alone it can't
/// be deleted there.
void add_symbol(Reading& reading, symbol::SymbolSpec source, const SymbolOptions& fit, bool has_entry = true);
/// Adds a picture of a folder, and counts it, unless it has an entry of its own.
void add_folder_symbol(Reading& reading, symbol::SymbolSpec source, const SymbolOptions& fit);
/// The place of a text of symbols: an entry of a list may have blanks in it, elsewhere blanks separate the
/// symbols.
enum class SymbolPlace { InEntry, InText };
void add_symbols(Reading& reading, const yaml::Node& node, const Entry& entry,
                 SymbolPlace place = SymbolPlace::InEntry);
void add_symbol_list(Reading& reading, const yaml::Node& node);

/// Adds the symbols of one entry of the list to the deck: a scalar, or a map with the keys of `symbols[]`.
void read_symbol_item(Reading& reading, const yaml::Node& item);

/// Adds the emoji of groups to the deck, after all other symbols are known. Groups without a count fill the
/// deck up to `total` symbols; without a total, up to the number that the deck needs.
void fill_groups(Reading& reading, std::optional<int> total = {});

/// Adds the symbols of the entry's text file to the deck.
void add_file(Reading& reading, const Entry& entry);

/// Adds the pictures of the entry's folder to the deck, but those that the entry excepts, and those that have
/// an entry of their own.
void add_folder(Reading& reading, const Entry& entry);

/// Adds the symbols of a table of words to the deck, one of each row: a picture or a word, with its names in
/// the languages of the columns. Words without a picture have the words of two columns as their forms.
void add_table(Reading& reading, const Entry& entry, const ListText& text);

void add_categories(Reading& reading);

/// Picks emoji from groups and pictures from folders: none twice, and where cards show words, none whose word
/// another symbol has.
class GroupPicker {
public:
    /// Takes the symbols of the theme so far.
    explicit GroupPicker(Reading& reading);

    /// Returns the candidates of a group or folder, from its number, in the order in which they are picked.
    /// They have names, different ones in each form; if none has, all are candidates: their problems are
    /// reported later.
    std::vector<symbol::SymbolSpec> list_candidates(const GroupSlot& slot, std::uint64_t number);
    /// Adds symbols to the deck's.
    void take(const std::vector<symbol::SymbolSpec>& symbols);

private:
    std::vector<symbol::SymbolSpec> list_emoji(const Entry& entry);
    void take_words(const symbol::SymbolSpec& source);
    /// Returns the words in all forms, empty where a name is not known.
    std::vector<std::string> find_words(const symbol::SymbolSpec& source);

    Reading& reading_;
    std::vector<DisplayForm> forms_; ///< those that are words
    DisplayNames names_;
    std::set<std::string> taken_; ///< words
};

struct SymbolText {
    std::vector<symbol::SymbolSpec> symbols;
    int mistakes = 0; ///< parts that are no symbols, already reported
};

/// More than the largest deck has.
inline constexpr int max_symbols = 20'000;
/// Bytes of a word; more is unreadable on a card.
inline constexpr std::size_t max_symbol_text = 200;

/// Returns the symbols of a scalar: emoji, U+ numbers, :names:, paths of pictures; anything else is a word.
SymbolText scan_symbols(Reading& reading, const yaml::Node& node, SymbolPlace place);

/// Returns an unquoted `:name:` with its second colon, as a scalar: YAML reads it as a map with the key
/// ":name" and no value. Nothing for other values.
std::optional<yaml::Node> read_unquoted_name(const yaml::Node& item);

/// Returns true for the parts of "U+1F468 U+200D" and the like.
bool is_code_point(std::string_view word);

/// Returns the emoji of a name without its colons; reports an unknown name and returns an empty text.
std::string find_emoji(Reading& reading, std::string_view name, const diag::Span& span);

/// Splits a text at blanks outside of quotes: "ice cream" is one part, with its quotes. Quotes must be closed
/// in the same line; a lone apostrophe is a letter.
std::vector<std::string_view> split_text(std::string_view text);
/// Returns true for a quoted part; the text between its quotes.
bool is_quoted(std::string_view part);
std::string_view without_quotes(std::string_view part);
/// Returns true if a part begins with a quote that is not closed.
bool is_half_quoted(std::string_view part);
/// Takes the numbers or bullets out of "1. 🐶 2. 🐱 3. 🐭" and returns them; leaves the parts of other texts,
/// and returns nothing. At least three entries have one, the first part among them, each entry has a text,
/// and each number is one more than the last, or the first again where another part of the list begins.
std::vector<std::string_view> take_list_numbers(std::vector<std::string_view>& parts);
/// Does the same with lines that all begin with one, but for a title and a total or a note.
std::vector<std::string_view> take_line_numbers(std::vector<std::string_view>& lines);
/// Takes such a title and note out of a list, and returns them.
std::vector<std::string_view> take_unnumbered(std::vector<std::string_view>& lines,
                                              std::span<const std::string_view> numbers);
/// Adds a hint that such numbers are left out.
void note_list_numbers(Reading& reading, std::span<const std::string_view> numbers, const diag::Span& first);
bool is_colon_name(std::string_view word);
/// Returns true for a comma or a bullet between symbols or before them.
bool is_separator(std::string_view word);
/// Returns true for characters that show nothing by themselves: no-break and wide spaces, joiners, variation
/// selectors.
bool is_invisible(std::string_view text);
/// Returns the place of the comma in "dog,cat"; npos in other words, such as "3,5".
std::size_t find_inner_comma(std::string_view word);
bool has_emoji(std::string_view text);
/// Returns true if a word stands for emoji, not for itself.
bool is_emoji_word(std::string_view word);

} // namespace spotit::theme
