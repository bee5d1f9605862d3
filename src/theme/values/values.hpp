// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/read_context.hpp"

#include <spotit/geom.hpp>
#include <spotit/yaml.hpp>

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace spotit::theme {

/// Each reads one value, or reports its mistake and returns nothing; number_values.cpp has those of numbers.
/// Texts have at most 500 characters.
std::optional<std::string> text_value(ReadContext& context, const Key& key, const yaml::Node& node);
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

/// Returns the theme's member at the end of a path of members.
template<auto... path>
auto& member(Theme& theme) {
    return (theme.*....*path);
}

/// Readers for the table: each stores a value in the theme's member at the end of the path.
template<auto... path>
void read_text(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = text_value(context, key, node)) member<path...>(context.theme) = *value;
}
template<auto... path>
void read_length(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = length_value(context, key, node)) member<path...>(context.theme) = *value;
}
template<auto... path>
void read_number(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = number_value(context, key, node)) member<path...>(context.theme) = *value;
}
template<auto... path>
void read_flag(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = flag_value(context, key, node)) member<path...>(context.theme) = *value;
}
template<auto... path>
void read_whole(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = whole_value(context, key, node)) member<path...>(context.theme) = *value;
}
template<auto... path>
void read_color(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = color_value(context, key, node)) member<path...>(context.theme) = *value;
}
template<class T>
struct unwrapped {
    using type = T;
};
template<class T>
struct unwrapped<std::optional<T>> {
    using type = T;
};
template<auto... path>
void read_choice(ReadContext& context, const Key& key, const yaml::Node& node) {
    using Member = std::remove_cvref_t<decltype(member<path...>(context.theme))>;
    if (const auto value = word_value(context, key, node)) {
        member<path...>(context.theme) = static_cast<typename unwrapped<Member>::type>(*value);
    }
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
