#pragma once

#include "theme/keys/reading.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/base/join.hpp>
#include <spotit/diag.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/geom.hpp>
#include <spotit/theme/theme.hpp>
#include <spotit/yaml.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace spotit::theme {

/// Resolves a path relative to the folder of the theme or list that names it.
std::filesystem::path resolve_path(const diag::Span& named_in, std::string_view written);
/// Returns true for http://... and the like, which are never fetched.
bool is_address(std::string_view written);

/// Returns true if a file's name has this ending, in upper or lower case.
bool has_ending(std::string_view name, std::string_view ending);
/// Records that the deck depends on this file or folder.
void note_file(Files& files, const std::filesystem::path& path);

/// Returns the file's text, not yet validated; nothing if it can't be read or is too long.
std::shared_ptr<const diag::SourceText> read_file(const std::filesystem::path& path);

struct Named {
    enum class Sort { File, Text, Folder, Any }; ///< Text: a file no longer than a theme may be

    diag::Sentence name;      ///< its name in messages: "the picture"
    std::string_view written; ///< the path as the theme writes it
    diag::Span span;
    Sort sort = Sort::File;
    std::filesystem::path path = resolve_path(span, written);
};
/// Adds a hint, once, if the file is outside the theme's folder: by .., an absolute path or a link. With
/// Context::confine this is an error instead, which is returned. Whether the file exists makes no difference.
diag::Diagnostic* check_place(Files& files, const Named& named);
/// Notes the file and checks its place, then reports and returns the reason why the file can't be read:
/// "can't find the picture photos/Rex.jpg", with a name that differs only in case; "permission denied", "it
/// is a folder". Null if it can. Does not block on a pipe.
diag::Diagnostic* check_file(Files& files, const Named& named);

/// Returns the font's family; or its file or folder, resolved from the folder of the theme if it exists
/// there.
std::string resolve_font(Files& files, std::string_view written, const diag::Span& named_in);

/// Returns true if the word is a picture's path, or a web address.
bool is_path(std::string_view word);
/// Returns true for the path of a picture in an unsupported format: photo.psd.
bool is_unsupported_picture(std::string_view word);
/// Reports an unsupported format and lists the supported ones.
diag::Diagnostic& report_unsupported_picture(Problems& problems, std::string_view written,
                                             const diag::Span& span);
/// Returns the picture's path, from the folder of the theme or list that names it; reports a picture that is
/// missing, and an impossible path, for which it returns an empty one.
std::filesystem::path resolve_picture(Files& files, std::string_view written, const diag::Span& span);

/// Reads one value of a key, or reports its mistake and returns nothing.
template<class Part, class Value>
using ValueReader = std::optional<Value>(Part& part, const Key& key, const yaml::Node& node);

/// A text has at most 500 characters, a filled one at least one and no limit.
ValueReader<Problems, std::string> read_text, read_filled_text, read_language;
/// Returns whether the key's range has a length.
bool is_possible(const Key& key, double value, std::string_view unit);
/// Lengths are millimeters, also in percent of the card; shares are 0.5 or 50%; angles such as 30, 30°, 30deg
/// or ±30 become radians.
ValueReader<Problems, double> read_length, read_number, read_share, read_angle;
ValueReader<Reading, double> read_length_on_card;
/// One of the key's words; whole numbers; or both, with nothing for a word that stands for no number: auto.
ValueReader<Problems, int> read_word, read_whole, read_whole_or_word;
ValueReader<Problems, bool> read_flag;
ValueReader<Problems, std::uint64_t> read_seed;
ValueReader<Problems, layout::Rotation> read_rotation;
/// Both lengths of a product; only the second needs a unit.
ValueReader<Problems, geom::Size> read_size;
ValueReader<Palette, color::Color> read_color;
/// auto, none, or a width and a color: 1mm white. Without a color it is white.
ValueReader<Palette, symbol::Edge> read_edge;
ValueReader<Files, std::filesystem::path> read_picture, read_font_path;
/// A font's family or file.
ValueReader<Files, std::string> read_font;

/// Reads texts by the codes of their languages; leaves out what is wrong.
std::map<std::string, std::string> read_texts(Problems& problems, const Key& key, const yaml::Node& node);
/// Reads a text with placeholders in braces, which must have one of the names; `none` is empty.
std::optional<std::string> read_text_with(std::span<const std::string_view> names, Problems& problems,
                                          const Key& key, const yaml::Node& node);
template<const auto& names>
std::optional<std::string> read_with_placeholders(Problems& problems, const Key& key,
                                                  const yaml::Node& node) {
    return read_text_with(names, problems, key, node);
}
/// Returns the value of yes, no and the like; nothing for other words.
std::optional<bool> parse_flag(std::string_view text);
/// Returns an unquoted `null` or `~` in a list of words as a scalar; nothing for other values. In German the
/// first is zero.
std::optional<yaml::Node> read_null_word(const yaml::Node& item);
/// Calls a function for each scalar of a list, or the single one; reports other values.
void for_each_value(Problems& problems, const Key& key, const yaml::Node& node,
                    const std::function<void(const yaml::Node&)>& read);
/// Calls a function for each scalar of a map with names chosen by the user; reports other values, and names
/// that are given twice.
void for_each_named(Problems& problems, const Key& key, const yaml::Node& node,
                    const std::function<void(const yaml::Node::Entry&)>& read);

/// Returns a part of a scalar as a scalar with its place; with the whole scalar's place if it has escapes.
yaml::Node take_part(const yaml::Node& node, std::string_view part);
/// Returns the edit that writes a text that needs quotes in place of a word: inside the quotes around the
/// word, or with quotes. Nothing for a part of an unquoted value, where quotes would be signs of the value.
diag::Change replace_quoted(const diag::Span& span, std::string_view word, const std::string& text);
/// Returns what to do about the first lookalike of a number's characters: the typographic minus (−),
/// full-width digits and letters. Empty if there is none.
diag::Sentence explain_lookalike(std::string_view text);
/// Reports the values that the key takes, and the word that was probably meant; returns nothing.
std::nullopt_t report_wrong_value(Problems& problems, const Key& key, const yaml::Node& node,
                                  const diag::Sentence& wanted);

/// Returns the member at the end of a path of members; optional ones on the way are filled.
template<auto first, auto... rest>
auto& find_member(auto& object) {
    auto& member = object.*first;
    if constexpr (sizeof...(rest) == 0) {
        return member;
    } else if constexpr (requires { member.emplace(); }) {
        if (!member) member.emplace();
        return find_member<rest...>(*member);
    } else {
        return find_member<rest...>(member);
    }
}

/// Stores a value at the end of a path of members: also the number of an enumeration.
template<auto... path>
void store(auto& section, auto value) {
    auto& member = find_member<path...>(section);
    using Member = std::remove_cvref_t<decltype(member)>;
    if constexpr (std::is_assignable_v<Member&, decltype(value)>)
        member = std::move(value);
    else if constexpr (std::is_enum_v<Member>)
        member = static_cast<Member>(value);
    else
        member = static_cast<typename Member::value_type>(value);
}

template<class Section, class Member>
Section section_of(Member Section::*);
template<auto member>
using SectionOf = decltype(section_of(member));

/// Calls what reads a value from a part of the reading.
template<class Part, class Value>
Value read_by(Value (*read)(Part&, const Key&, const yaml::Node&), Reading& reading, const Key& key,
              const yaml::Node& node) {
    return read(find_part<Part>(reading), key, node);
}
/// Read one value, a list of them, or two as a point, and store it.
template<auto read_value, auto first, auto... rest>
void read_one(Reading& reading, const Key& key, const yaml::Node& node, SectionOf<first>& section) {
    if (auto value = read_by(read_value, reading, key, node))
        store<first, rest...>(section, std::move(*value));
}
template<auto read_value, auto first, auto... rest>
void read_list(Reading& reading, const Key& key, const yaml::Node& node, SectionOf<first>& section) {
    auto& values = find_member<first, rest...>(section);
    using Value = typename std::remove_cvref_t<decltype(values)>::value_type;
    values.clear();
    for_each_value(reading, key, node, [&](const yaml::Node& item) {
        if (auto value = read_by(read_value, reading, key, item))
            values.push_back(static_cast<Value>(std::move(*value)));
    });
}
template<auto read_value, auto first, auto... rest>
void read_point(Reading& reading, const Key& key, const yaml::Node& node, SectionOf<first>& section) {
    const auto right = read_by(read_value, reading, key, node.items[0]);
    const auto down = read_by(read_value, reading, key, node.items[1]);
    if (right && down) store<first, rest...>(section, geom::Point{*right, *down});
}

/// Stores a value of a key in its section, and takes a part of the reading.
template<class Part, class Section>
using Reader = void(Part& part, const Key& key, const yaml::Node& node, Section& section);
template<class Section>
using Writer = std::string(const Key& key, const Section& section);
template<auto read, auto write = nullptr, class Part, class Section>
constexpr Access<Section> make_access(Reader<Part, Section>* /*of*/) {
    return {[](Reading& reading, const Key& key, const yaml::Node& node, Section& section) {
                read(find_part<Part>(reading), key, node, section);
            },
            write};
}
/// Access for the table by a reader of the key's own, and a writer where the value has one.
template<auto read>
constexpr auto read_only = make_access<read>(read);
template<auto read, auto write>
constexpr auto custom = make_access<read, write>(read);

/// Writes a value as themes have it: a word of the key for an enumeration or for nothing, a length in
/// millimeters, an angle in degrees.
std::string write_value(const Key& key, double value);
std::string write_value(const Key& key, int value);
std::string write_value(const Key& key, bool value);
std::string write_value(const Key& key, std::uint64_t value);
std::string write_value(const Key& key, const std::string& value);
std::string write_value(const Key& key, const color::Color& value);
std::string write_value(const Key& key, const layout::Rotation& value);
std::string write_value(const Key& key, const symbol::Edge& value);
std::string write_value(const Key& key, geom::Point value);
inline std::string write_value(const Key& /*key*/, const std::filesystem::path& value) {
    return value.generic_string();
}
/// Returns "#1e90ff"; of a color that is not made of bytes all digits.
std::string write_color(const color::Color& color);
std::string write_colors(const std::vector<color::Color>& colors);
/// Returns a text of a list, in quotes if it has signs of lists.
std::string write_item(const std::string& text);
/// Returns the word in place of a number, such as auto; empty if there is none.
std::string write_nothing(const Key& key);
template<class Value>
requires std::is_enum_v<Value> std::string write_value(const Key& key, Value value) {
    return write_value(key, static_cast<int>(value));
}
template<class Value>
std::string write_value(const Key& key, const std::optional<Value>& value) {
    return value ? write_value(key, *value) : write_nothing(key);
}
template<class Value>
std::string write_value(const Key& key, const std::vector<Value>& values) {
    if (values.empty()) return write_nothing(key);
    constexpr bool is_brief = std::is_enum_v<Value> || std::is_same_v<Value, double>;
    if (is_brief && values.size() == 1) return write_value(key, values.front());
    if constexpr (std::is_same_v<Value, color::Color>) return write_colors(values);
    const auto write = [&](const Value& value) {
        if constexpr (std::is_same_v<Value, std::string>) return write_item(value);
        return write_value(key, value);
    };
    return fmt::format("[{}]", base::join(base::collect(values, write), ", "));
}
/// Writes what a path of members leads to; what an empty one on the way would begin with.
template<auto first, auto... rest>
std::string write_member(const Key& key, const SectionOf<first>& section) {
    const auto& member = section.*first;
    if constexpr (sizeof...(rest) == 0)
        return write_value(key, member);
    else if constexpr (requires { member.has_value(); })
        return write_member<rest...>(
            key, member.value_or(typename std::remove_cvref_t<decltype(member)>::value_type{}));
    else
        return write_member<rest...>(key, member);
}
/// Writes what a member is at the beginning, for values that are completed after they were read.
template<auto member, class Section>
std::string write_initial(const Key& key, const Section& /*section*/) {
    return write_value(key, SectionOf<member>{}.*member);
}

/// Access for the table to one value, a list of them, or a point.
template<auto read_value, auto first, auto... rest>
constexpr Access<SectionOf<first>> scalar{read_one<read_value, first, rest...>, write_member<first, rest...>};
template<auto read_value, auto first, auto... rest>
constexpr Access<SectionOf<first>> list{read_list<read_value, first, rest...>, write_member<first, rest...>};
template<auto read_value, auto first, auto... rest>
constexpr Access<SectionOf<first>> point{read_point<read_value, first, rest...>,
                                         write_member<first, rest...>};
/// Access to one value that is completed after it was read: without the key it is `initial`.
template<auto read_value, auto member, auto initial>
constexpr Access<SectionOf<member>> completed{read_one<read_value, member>,
                                              write_initial<initial, SectionOf<member>>};

/// Returns true for tags in the form of BCP 47: "pt-BR".
bool is_language(std::string_view tag);
/// Returns the code of the language with this name, French or französisch; empty if it is unknown.
std::string_view find_language(std::string_view heading);

/// Reads a card's number, and reports one that is no number or that was seen before.
std::optional<int> read_card_number(Problems& problems, const Key& key, const yaml::Node& node,
                                    std::map<int, diag::Span>& seen);

/// Readers of the keys of the table, by what they take and what they read into.
Reader<Problems, Theme> read_card_shape, read_border, read_cut_contour, read_extends, read_forms,
    read_forms_of, read_paper, read_reroll, read_rules, read_scale, read_seeds, read_titles, read_version;
Reader<Palette, Theme> read_colors, read_font_colors;
Reader<Files, Theme> read_icc;
Reader<Reading, Theme> read_card_size, read_corner_radius;
Writer<Theme> write_border, write_size_of_card, write_corner_radius, write_forms, write_forms_of, write_icc,
    write_inks, write_look, write_marks, write_max_size, write_rotation, write_rules, write_scale,
    write_version;

/// The words of deck.forms.
enum class FormsWord { Pictures, Words, Labeled, Mixed, Split };
inline constexpr auto forms_word_names =
    base::name_values<FormsWord>({"pictures", "words", "labeled", "mixed", "split"});

} // namespace spotit::theme
