// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/read_context.hpp"

#include <spotit/geom.hpp>
#include <spotit/yaml.hpp>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace spotit::theme {

/// Each reads one value, or reports its mistake and returns nothing; number_values.cpp has those of numbers.
/// Texts have at most 500 characters.
std::optional<std::string> text_value(ReadContext& context, const Key& key, const yaml::Node& node);
/// Reads texts by the codes of their languages; leaves out what is wrong.
std::map<std::string, std::string> texts_by_language(ReadContext& context, const Key& key,
                                                     const yaml::Node& node);
/// Reads a text of any length that is not empty.
std::optional<std::string> filled_text(ReadContext& context, const Key& key, const yaml::Node& node);
std::optional<double> length_value(ReadContext& context, const Key& key, const yaml::Node& node);
std::optional<double> number_value(ReadContext& context, const Key& key, const yaml::Node& node);
/// Reads 0.5 or 50%.
std::optional<double> share_value(ReadContext& context, const Key& key, const yaml::Node& node);
std::optional<int> whole_value(ReadContext& context, const Key& key, const yaml::Node& node);
std::optional<bool> flag_value(ReadContext& context, const Key& key, const yaml::Node& node);
std::optional<layout::Rotation> rotation_value(ReadContext& context, const Key& key, const yaml::Node& node);
std::optional<color::Color> color_value(ReadContext& context, const Key& key, const yaml::Node& node);
/// Reads auto, none, or a width and a color: 1mm white. Without a color it is white.
std::optional<symbol::Edge> edge_value(ReadContext& context, const Key& key, const yaml::Node& node);
/// Reads 30, 30°, 30deg or ±30.
std::optional<double> degrees_value(ReadContext& context, const Key& key, const yaml::Node& node);
/// Reads degrees, and returns radians.
std::optional<double> angle_value(ReadContext& context, const Key& key, const yaml::Node& node);
std::optional<std::uint64_t> seed_value(ReadContext& context, const Key& key, const yaml::Node& node);
/// Reads a text with placeholders in braces, which must have these names.
std::optional<std::string> placeholder_text(ReadContext& context, const Key& key, const yaml::Node& node,
                                            std::initializer_list<std::string_view> names);
/// Calls a function for each scalar of a list, or the single one; reports other values.
void for_each_value(ReadContext& context, const Key& key, const yaml::Node& node,
                    const std::function<void(const yaml::Node&)>& read);
/// Reads one of the key's words.
std::optional<int> word_value(ReadContext& context, const Key& key, const yaml::Node& node);
/// Returns the text without the signs that may surround degrees.
std::string_view without_signs(std::string_view written);
/// Returns true if the scalar is this word.
bool is_word(const yaml::Node& node, std::string_view word);

/// Reports the values that the key takes, and the word that was probably meant.
void report_wrong_value(ReadContext& context, const Key& key, const yaml::Node& node,
                        std::string_view wanted);

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

/// Returns the value of an enumeration from that of a word.
template<class Enum>
Enum make_enum(std::type_identity<Enum> /*of*/, int value) {
    return static_cast<Enum>(value);
}
template<class Enum>
Enum make_enum(std::type_identity<std::optional<Enum>> /*of*/, int value) {
    return static_cast<Enum>(value);
}
/// Stores a value at the end of a path of members.
template<auto... path>
void store(auto& section, auto value) {
    auto& member = find_member<path...>(section);
    using Member = std::remove_cvref_t<decltype(member)>;
    if constexpr (std::is_assignable_v<Member&, decltype(value)>)
        member = std::move(value);
    else
        member = make_enum(std::type_identity<Member>(), value);
}

template<class Section, class Member>
Section section_of(Member Section::*);
template<auto member>
using SectionOf = decltype(section_of(member));

/// Readers for the table: each reads one value, or a list of them, and stores it.
template<auto read_value, auto first, auto... rest>
void read_one(ReadContext& context, const Key& key, const yaml::Node& node, SectionOf<first>& section) {
    if (auto value = read_value(context, key, node)) store<first, rest...>(section, std::move(*value));
}
template<auto read_value, auto first, auto... rest>
void read_list(ReadContext& context, const Key& key, const yaml::Node& node, SectionOf<first>& section) {
    std::vector<typename decltype(read_value(context, key, node))::value_type> values;
    for_each_value(context, key, node, [&](const yaml::Node& item) {
        if (auto value = read_value(context, key, item)) values.push_back(std::move(*value));
    });
    store<first, rest...>(section, std::move(values));
}

/// Common language codes, for messages.
inline constexpr std::string_view language_codes =
    "for example: ar Arabic, de German, en English, es Spanish, fr French, it Italian, ja Japanese, nl "
    "Dutch, "
    "pl Polish, pt Portuguese, tr Turkish, uk Ukrainian, zh Chinese";
/// Returns true for tags in the form of BCP 47: "pt-BR".
bool is_language(std::string_view tag);

/// Reads both lengths of a product; only the second needs a unit. Reports mistakes and returns nothing.
std::optional<geom::Size> size_value(ReadContext& context, const Key& key, const yaml::Node& node,
                                     std::string_view example);

} // namespace spotit::theme
