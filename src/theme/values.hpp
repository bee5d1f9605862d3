// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/reading.hpp"

#include <optional>
#include <string>
#include <type_traits>

namespace spotit::theme {

/// Each reads one value, or reports why it can't and gives nothing.
std::optional<std::string> text_value(Reading& reading, const Key& key, const Node& node);
std::optional<double> length_value(Reading& reading, const Key& key, const Node& node);
std::optional<double> number_value(Reading& reading, const Key& key, const Node& node);
/// 0.5 or 50%.
std::optional<double> share_value(Reading& reading, const Key& key, const Node& node);
std::optional<int> whole_value(Reading& reading, const Key& key, const Node& node);
std::optional<bool> flag_value(Reading& reading, const Key& key, const Node& node);
std::optional<layout::Rotation> rotation_value(Reading& reading, const Key& key, const Node& node);
std::optional<color::Color> color_value(Reading& reading, const Key& key, const Node& node);
/// The value of one of the key's words.
std::optional<int> word_value(Reading& reading, const Key& key, const Node& node);
/// Whether the scalar is this word.
bool is_word(const Node& node, std::string_view word);

/// Says what the key's value must be, with the word that was likely meant.
void report_wrong_value(Reading& reading, const Key& key, const Node& node, std::string_view wanted);

/// The theme's member at the end of a path of members.
template<auto... path>
auto& member(Theme& theme) {
    return (theme.*....*path);
}

/// Readers for the table: the value goes into the theme's member at the end of the path.
template<auto... path>
void read_text(Reading& reading, const Key& key, const Node& node) {
    if (const auto value = text_value(reading, key, node)) member<path...>(reading.theme) = *value;
}
template<auto... path>
void read_length(Reading& reading, const Key& key, const Node& node) {
    if (const auto value = length_value(reading, key, node)) member<path...>(reading.theme) = *value;
}
template<auto... path>
void read_number(Reading& reading, const Key& key, const Node& node) {
    if (const auto value = number_value(reading, key, node)) member<path...>(reading.theme) = *value;
}
template<auto... path>
void read_flag(Reading& reading, const Key& key, const Node& node) {
    if (const auto value = flag_value(reading, key, node)) member<path...>(reading.theme) = *value;
}
template<auto... path>
void read_color(Reading& reading, const Key& key, const Node& node) {
    if (const auto value = color_value(reading, key, node)) member<path...>(reading.theme) = *value;
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
void read_choice(Reading& reading, const Key& key, const Node& node) {
    using Member = std::remove_cvref_t<decltype(member<path...>(reading.theme))>;
    if (const auto value = word_value(reading, key, node)) {
        member<path...>(reading.theme) = static_cast<typename unwrapped<Member>::type>(*value);
    }
}

} // namespace spotit::theme
