// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/set/set_names.hpp"

#include "symbol/set/set_color_names.hpp"
#include "symbol/set/set_grammars.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace spotit::symbol {

namespace {

/// The English word for a color: the theme's own name, or CSS's.
std::string english_color(const SetStyle& style) {
    return style.color_name.empty() ? std::string(plain_color_name(style.color)) : style.color_name;
}

/// The color of a grammar; nothing for a name of the theme's own, which is in the theme's language already.
const Adjective* color_of(const Grammar& grammar, const SetStyle& style) {
    const auto found = std::ranges::find(grammar.colors, english_color(style), &Adjective::english);
    if (found != grammar.colors.end()) return &*found;
    if (!style.color_name.empty() && !color::parse(style.color_name)) return nullptr;
    return &*std::ranges::find(grammar.colors, plain_color_name(style.color), &Adjective::english);
}

/// Another color has the word already: then it stands as it is without a noun, with its number.
std::string numbered(std::string_view word, const SetStyle& style) {
    return style.color_number > 1 ? fmt::format("{} {}", word, style.color_number) : std::string(word);
}

std::string color_word(const Grammar& grammar, const SetStyle& style, std::optional<Gender> gender) {
    const Adjective* const color = color_of(grammar, style);
    if (color == nullptr) return numbered(style.color_name, style);
    return gender && style.color_number == 1 ? std::string(color->beside(*gender))
                                             : numbered(color->apart, style);
}

/// A text where two parts were left open, each one character below.
constexpr std::string_view open_color = "\1", open_shape = "\2";

struct Found {
    std::string_view color, shape;
};
/// What stands in the open places; nothing when the rest is not as the pattern has it. Where it fits in
/// several ways the color is the shortest, for shapes have longer names.
std::optional<Found> match(std::string_view name, std::string_view pattern) {
    const std::size_t color = pattern.find(open_color), shape = pattern.find(open_shape);
    const std::size_t first = std::min(color, shape);
    const bool has_both = shape != std::string_view::npos;
    const std::size_t last = has_both ? std::max(color, shape) : first;
    const std::string_view before = pattern.substr(0, first), after = pattern.substr(last + 1);
    if (name.size() <= before.size() + after.size() || !name.starts_with(before) || !name.ends_with(after))
        return std::nullopt;
    name = name.substr(before.size(), name.size() - before.size() - after.size());
    if (!has_both) return Found{name, {}};
    const std::string_view between = pattern.substr(first + 1, last - first - 1);
    const std::size_t at = color < shape ? name.find(between) : name.rfind(between);
    if (at == std::string_view::npos || at == 0 || at + between.size() == name.size()) return std::nullopt;
    const std::string_view left = name.substr(0, at), right = name.substr(at + between.size());
    return color < shape ? Found{left, right} : Found{right, left};
}

/// In English where the grammar has it; a number stays.
std::string english_of(const Grammar& grammar, std::string_view word) {
    const std::size_t end = word.find_last_not_of("0123456789");
    const bool has_number = end != std::string_view::npos && end + 1 < word.size() && word[end] == ' ';
    const std::string_view plain = has_number ? word.substr(0, end) : word;
    for (const Adjective& color : grammar.colors)
        if (color.is_called(plain)) return std::string(color.english).append(word.substr(plain.size()));
    return std::string(word);
}

std::optional<SetFeatures> words_in(const Grammar& grammar, std::string_view name) {
    for (const Adjective& fill : grammar.fills) {
        const auto found =
            match(name, fmt::format(fmt::runtime(grammar.apart), open_shape, open_color, fill.apart));
        if (found)
            return SetFeatures{english_of(grammar, found->color),
                               *base::find_enum(set_fill_names, fill.english), std::string(found->shape)};
    }
    for (const Adjective& fill : grammar.fills)
        for (const Noun& noun : grammar.shapes) {
            const auto found = match(name, fmt::format(fmt::runtime(grammar.usual), noun.word, open_color,
                                                       fill.beside(noun.gender)));
            if (found)
                return SetFeatures{english_of(grammar, found->color),
                                   *base::find_enum(set_fill_names, fill.english), std::string(noun.english)};
        }
    return std::nullopt;
}

} // namespace

std::string drawing_name(const SetShape& shape, const SetStyle& style) {
    const std::string_view language = std::string_view(style.language).substr(0, style.language.find('-'));
    const auto grammars = set_grammars();
    const auto grammar = std::ranges::find(grammars, language, &Grammar::language);
    if (grammar == grammars.end())
        return fmt::format("{} {} {}", numbered(english_color(style), style), fill_name(style.fill),
                           shape.name);
    const Adjective& fill = *std::ranges::find(grammar->fills, fill_name(style.fill), &Adjective::english);
    const auto noun = std::ranges::find(grammar->shapes, shape.name, &Noun::english);
    if (noun == grammar->shapes.end())
        return fmt::format(fmt::runtime(grammar->apart), shape.name,
                           color_word(*grammar, style, std::nullopt), fill.apart);
    return fmt::format(fmt::runtime(grammar->usual), noun->word, color_word(*grammar, style, noun->gender),
                       fill.beside(noun->gender));
}

std::optional<SetFeatures> parse_set_name(std::string_view name) {
    for (const Grammar& grammar : set_grammars())
        if (auto words = words_in(grammar, name)) return words;
    for (const SetFill fill : {SetFill::Solid, SetFill::Striped, SetFill::Open})
        if (const auto found = match(name, fmt::format("{} {} {}", open_color, fill_name(fill), open_shape)))
            return SetFeatures{std::string(found->color), fill, std::string(found->shape)};
    return std::nullopt;
}

} // namespace spotit::symbol
