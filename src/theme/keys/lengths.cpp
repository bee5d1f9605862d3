// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/keys.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/diag.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/geom.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

namespace spotit::theme {
namespace {

constexpr std::string_view digits = "0123456789";

struct Unit {
    std::string_view name;
    double millimeters;
};
constexpr Unit units[] = {
    {"mm", 1},
    {"cm", 10},
    {"in", geom::millimeters_per_inch},
    {"pt", geom::millimeters_per_inch / 72},
    {"pc", geom::millimeters_per_inch / 6},
};

/// Trims blanks, including those of pasted text: no-break, narrow, thin, ideographic.
std::string_view bare(std::string_view text) {
    constexpr std::string_view blanks[] = {" ",      "\t",     "\r",     "\n",    "\u00A0",
                                           "\u202F", "\u2009", "\u2007", "\u3000"};
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view blank : blanks) {
            again = again || text.starts_with(blank) || text.ends_with(blank);
            if (text.starts_with(blank)) text.remove_prefix(blank.size());
            if (text.ends_with(blank)) text.remove_suffix(blank.size());
        }
    }
    return text;
}

std::size_t number_length(std::string_view text) {
    std::size_t at = !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    const std::size_t whole = std::min(text.find_first_not_of(digits, at), text.size());
    std::size_t end = whole;
    if (end < text.size() && text[end] == '.')
        end = std::min(text.find_first_not_of(digits, end + 1), text.size());
    // A point alone is no number.
    if (end - at - (end > whole ? 1 : 0) == 0) return 0;
    std::size_t exponent = end;
    if (exponent < text.size() && (text[exponent] == 'e' || text[exponent] == 'E')) ++exponent;
    if (exponent > end && exponent < text.size() && (text[exponent] == '-' || text[exponent] == '+'))
        ++exponent;
    if (exponent > end && exponent < text.size() && digits.find(text[exponent]) != std::string_view::npos) {
        end = std::min(text.find_first_not_of(digits, exponent), text.size());
    }
    return end;
}

double parse_value(std::string_view number) {
    if (number.starts_with('+')) number.remove_prefix(1);
    double value = 0;
    const auto result = std::from_chars(number.data(), number.data() + number.size(), value);
    // Out of the range of double; the range of the key is checked later.
    if (result.ec == std::errc::result_out_of_range) {
        const bool tiny =
            number.find("e-") != std::string_view::npos || number.find("E-") != std::string_view::npos;
        return tiny ? 0 : std::numeric_limits<double>::infinity();
    }
    return value;
}

/// Reads a fraction such as "1/8" from the start of the text, and moves past it.
std::optional<double> take_fraction(std::string_view& text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos || slash == 0) return std::nullopt;
    const std::string_view over = text.substr(0, slash);
    const std::string_view rest = text.substr(slash + 1);
    const std::size_t length = std::min(rest.find_first_not_of(digits), rest.size());
    if (over.find_first_not_of(digits) != std::string_view::npos || length == 0) return std::nullopt;
    const double under = parse_value(rest.substr(0, length));
    if (under == 0) return std::nullopt;
    text = rest.substr(length);
    return parse_value(over) / under;
}

bool is_length(std::string_view text) {
    const auto quantity = parse_quantity(text);
    return quantity && millimeters(quantity->unit);
}

} // namespace

std::optional<Quantity> parse_quantity(std::string_view text) {
    text = bare(text);
    if (const auto fraction = take_fraction(text)) return Quantity{*fraction, bare(text)};
    const std::size_t length = number_length(text);
    if (length == 0) return std::nullopt;
    Quantity quantity{parse_value(text.substr(0, length)), bare(text.substr(length))};
    const bool whole = text.substr(0, length).find_first_not_of(digits) == std::string_view::npos;
    std::string_view rest = quantity.unit;
    if (whole && rest.size() < text.size() - length) {
        if (const auto fraction = take_fraction(rest))
            return Quantity{quantity.value + *fraction, bare(rest)};
    }
    return quantity;
}

std::optional<double> parse_number(std::string_view text) {
    const auto quantity = parse_quantity(text);
    if (!quantity || !quantity->unit.empty() || text.find('/') != std::string_view::npos) return std::nullopt;
    return quantity->value;
}

bool is_decimal_comma(std::string_view text) {
    const std::size_t comma = text.find(',');
    return comma != std::string_view::npos && comma > 0 && comma + 1 < text.size() &&
           text[comma - 1] >= '0' && text[comma - 1] <= '9' && text[comma + 1] >= '0' &&
           text[comma + 1] <= '9';
}

std::optional<double> millimeters(std::string_view unit) {
    for (const Unit& known : units) {
        if (known.name == unit) return known.millimeters;
    }
    return std::nullopt;
}

std::string_view nearest_unit(std::string_view unit) {
    if (unit == "\"" || unit == "”" || unit == "″") return "in";
    constexpr std::pair<std::string_view, std::string_view> beginnings[] = {
        {"mil", "mm"}, {"cent", "cm"}, {"inc", "in"}, {"poi", "pt"}, {"pic", "pc"}};
    for (const auto& [beginning, meant] : beginnings)
        if (unit.starts_with(beginning)) return meant;
    std::vector<std::string_view> names;
    for (const Unit& known : units) names.push_back(known.name);
    return diag::nearest_word(unit, names);
}

Sides split_product(std::string_view text) {
    for (const std::string_view sign :
         {std::string_view("x"), std::string_view("X"), std::string_view("×")}) {
        const std::size_t at = text.find(sign);
        if (at != std::string_view::npos) return {text.substr(0, at), text.substr(at + sign.size())};
    }
    // "63mm 88mm", as in CSS: with units, so that 2 1/2in stays one length.
    constexpr std::size_t max_length = 100;
    for (std::size_t at = text.substr(0, max_length).find(' '); at != std::string_view::npos;
         at = text.substr(0, max_length).find(' ', at + 1))
        if (is_length(text.substr(0, at)) && is_length(text.substr(at)))
            return {text.substr(0, at), text.substr(at)};
    return {};
}

bool is_product(std::string_view text) {
    const Sides sides = split_product(text);
    return parse_quantity(sides.width) && parse_quantity(sides.height);
}

bool has_equal_sides(std::string_view text) {
    const Sides sides = split_product(text);
    const auto width = parse_quantity(sides.width), height = parse_quantity(sides.height);
    return width && height && width->value == height->value &&
           (width->unit.empty() || width->unit == height->unit);
}

bool same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return diag::lower_case(x) == diag::lower_case(y); });
}

std::vector<std::string_view> blank_separated(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(blanks, end);
    }
    return words;
}

namespace {

struct NamedSize {
    std::string_view name;
    double width, height; ///< inches
};
/// The standard sizes of cards and their names.
constexpr NamedSize named_sizes[] = {{"poker", 2.5, 3.5}, {"bridge", 2.25, 3.5}, {"tarot", 2.75, 4.75},
                                     {"mini", 1.75, 2.5}, {"jumbo", 3.5, 5.5},   {"square", 2.5, 2.5}};
} // namespace

std::optional<geom::Size> find_card_size(std::string_view name) {
    const auto* const found =
        std::ranges::find_if(named_sizes, [&](const NamedSize& size) { return same_word(size.name, name); });
    if (found == std::end(named_sizes)) return std::nullopt;
    return geom::Size{found->width * geom::millimeters_per_inch, found->height * geom::millimeters_per_inch};
}

bool is_square(geom::Size size) {
    return std::abs(size.width - size.height) < 1e-9;
}

bool has_two_lengths(std::string_view written) {
    return find_card_size(diag::trimmed(written)) || is_product(written);
}

bool has_one_length(std::string_view written) {
    if (const auto named = find_card_size(diag::trimmed(written))) return is_square(*named);
    return !is_product(written) || has_equal_sides(written);
}

std::string format_card_size(const geom::Shape& card) {
    const geom::Size size = card.size();
    if (!card.is_box() || is_square(size)) return base::format_number(card.smaller_extent()) + "mm";
    return fmt::format("{} x {}mm", base::format_number(size.width), base::format_number(size.height));
}

std::vector<std::string_view> card_size_names() {
    std::vector<std::string_view> names;
    for (const NamedSize& size : named_sizes) names.push_back(size.name);
    return names;
}

} // namespace spotit::theme
