#include "theme/keys/keys.hpp"

#include "diag/write.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/diag.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/theme/card_shapes.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

namespace spotit::theme {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::size_t max_length = 100; ///< bytes of a quantity

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

/// Trims blanks, also as pasted text has them: no-break, narrow, thin, ideographic.
std::string_view trim_blanks(std::string_view text) {
    const std::vector<base::Character> all = base::list_characters(text);
    const auto is_shown = [](const base::Character& each) { return !base::is_space(each.value); };
    const auto first = std::ranges::find_if(all, is_shown);
    if (first == all.end()) return {};
    const auto last = std::find_if(all.rbegin(), all.rend(), is_shown);
    return text.substr(first->begin, last->begin + last->length - first->begin);
}

std::optional<double> take_number(std::string_view& text) {
    const std::size_t sign = text.starts_with('+') || text.starts_with('-') ? 1 : 0;
    // A word such as inf is no number.
    if (text.substr(sign).find_first_of("0123456789.") != 0) return std::nullopt;
    const std::string_view number = text.substr(text.starts_with('+') ? 1 : 0);
    double value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (error == std::errc::invalid_argument) return std::nullopt;
    const auto length = static_cast<std::size_t>(end - text.data());
    // Out of the range of double; the range of the key is checked later.
    if (error == std::errc::result_out_of_range) {
        const bool is_tiny =
            text.substr(0, length).find_first_of("eE") + 1 == text.substr(0, length).rfind('-');
        value = is_tiny ? 0 : std::numeric_limits<double>::infinity();
    }
    text.remove_prefix(length);
    return value;
}

/// Reads a fraction such as "1/8" from the start of the text, and moves past it.
std::optional<double> take_fraction(std::string_view& text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos || slash == 0) return std::nullopt;
    const std::string_view over = text.substr(0, slash), rest = text.substr(slash + 1);
    const std::string_view under = rest.substr(0, rest.find_first_not_of(digits));
    if (over.find_first_not_of(digits) != std::string_view::npos) return std::nullopt;
    std::string_view numerator = over, denominator = under;
    const auto above = take_number(numerator), below = take_number(denominator);
    if (!below || *below == 0) return std::nullopt;
    text = rest.substr(under.size());
    return *above / *below;
}

struct NamedSize {
    std::string_view name;
    double width, height; ///< inches
};
constexpr NamedSize named_sizes[] = {{"poker", 2.5, 3.5}, {"bridge", 2.25, 3.5}, {"tarot", 2.75, 4.75},
                                     {"mini", 1.75, 2.5}, {"jumbo", 3.5, 5.5},   {"square", 2.5, 2.5}};

} // namespace

std::optional<Quantity> parse_quantity(std::string_view text) {
    if (text.size() > max_length) return std::nullopt;
    text = trim_blanks(text);
    if (const auto fraction = take_fraction(text)) return Quantity{*fraction, trim_blanks(text)};
    std::string_view rest = text;
    const auto value = take_number(rest);
    if (!value) return std::nullopt;
    std::string_view unit = trim_blanks(rest);
    const bool is_whole = text.find_first_not_of(digits) == text.size() - rest.size();
    if (is_whole && unit.size() < rest.size())
        if (const auto fraction = take_fraction(unit)) return Quantity{*value + *fraction, trim_blanks(unit)};
    return Quantity{*value, unit};
}

std::optional<double> parse_number(std::string_view text) {
    const auto quantity = parse_quantity(text);
    if (!quantity || !quantity->unit.empty() || text.find('/') != std::string_view::npos) return std::nullopt;
    return quantity->value;
}

std::optional<int> parse_card_number(std::string_view text) {
    const auto number = parse_number(text);
    if (!number || *number < 1 || *number > 1e6 || *number != std::floor(*number)) return std::nullopt;
    return static_cast<int>(*number);
}

bool is_decimal_comma(std::string_view text) {
    const std::size_t comma = text.find(',');
    return comma != std::string_view::npos && comma > 0 && comma + 1 < text.size() &&
           is_digit(text[comma - 1]) && is_digit(text[comma + 1]);
}

std::optional<double> to_millimeters(std::string_view unit) {
    const Unit* const known = base::find_row(units, unit, &Unit::name);
    return known == nullptr ? std::nullopt : std::optional(known->millimeters);
}

std::vector<std::pair<std::string, double>> list_units() {
    return base::collect(
        units, [](const Unit& unit) { return std::pair(std::string(unit.name), unit.millimeters); });
}

std::string_view find_nearest_unit(std::string_view unit) {
    if (unit == "\"" || unit == "”" || unit == "″") return "in";
    constexpr std::pair<std::string_view, std::string_view> beginnings[] = {
        {"mil", "mm"}, {"cent", "cm"}, {"inc", "in"}, {"poi", "pt"}, {"pic", "pc"}};
    for (const auto& [beginning, meant] : beginnings)
        if (unit.starts_with(beginning)) return meant;
    return diag::find_nearest_word(unit, base::list_names(units));
}

std::optional<Product> parse_product(std::string_view text) {
    for (const std::string_view sign : {"x", "X", "×"}) {
        const std::size_t at = text.find(sign);
        if (at == std::string_view::npos) continue;
        const auto width = parse_quantity(text.substr(0, at)),
                   height = parse_quantity(text.substr(at + sign.size()));
        return width && height ? std::optional(Product{*width, *height}) : std::nullopt;
    }
    // "63mm 88mm", as in CSS: with units or with none, so that 2 1/2in stays one length.
    for (std::size_t at = text.find(' '); at < max_length; at = text.find(' ', at + 1)) {
        const auto width = parse_quantity(text.substr(0, at)), height = parse_quantity(text.substr(at));
        if (width && height &&
            (to_millimeters(width->unit)
                 ? to_millimeters(height->unit).has_value()
                 : width->unit.empty() && height->unit.empty() && text.find('/') == std::string_view::npos))
            return Product{*width, *height};
    }
    return std::nullopt;
}

bool is_word(const yaml::Node& node, std::string_view word) {
    return node.is_scalar() && diag::trim(node.text) == word;
}

bool is_same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(
        a, b, [](char x, char y) { return diag::to_lower_case(x) == diag::to_lower_case(y); });
}

std::vector<std::string_view> split_at(std::string_view text, std::string_view signs) {
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find_first_not_of(signs); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(signs, end);
    }
    return parts;
}

diag::Sentence with_article(const CardShapeRow& shape) {
    constexpr std::string_view vowels = "aeiou";
    return vowels.find(shape.name.front()) == std::string_view::npos ? diag::write("a {shape}", shape.name)
                                                                     : diag::write("an {shape}", shape.name);
}

geom::Shape make_card(CardShape shape, geom::Size size) {
    geom::Polygon quarter;
    for (const geom::Point corner : find_row(shape).quarter)
        quarter.push_back({corner.x * size.width / 2, corner.y * size.height / 2});
    return quarter.empty() ? geom::Shape::circle(size.width) : geom::Shape::make_symmetric(quarter);
}

std::string write_number(double value) {
    constexpr int decimals = 4;
    constexpr double noise = 1e-12; // of calculations
    const std::string rounded = base::format_number(value, decimals);
    return std::abs(parse_number(rounded).value_or(0) - value) < noise ? rounded : fmt::format("{}", value);
}

std::string write_card_size(CardShape shape, geom::Size size) {
    if (!find_row(shape).size.empty())
        return fmt::format("{}mm", write_number(std::min(size.width, size.height)));
    return fmt::format("{}x{}mm", write_number(size.width), write_number(size.height));
}

diag::Sentence write_size(geom::Size size) {
    if (is_square(size)) return diag::write("{size:.4g} mm", size.width);
    return diag::write("{width:.4g} x {height:.4g} mm", size.width, size.height);
}

diag::Sentence name_cards(CardShape shape) {
    const std::string_view cards = find_row(shape).plural;
    return {cards, {}, std::string(cards)};
}

diag::Sentence describe_cards(CardShape shape, geom::Size size) {
    return diag::write("{shape} of {size}", name_cards(shape), write_size(size));
}

std::optional<geom::Size> find_card_size(std::string_view name) {
    for (const auto& [known, width, height] : named_sizes)
        if (is_same_word(known, name))
            return geom::Size{width * geom::millimeters_per_inch, height * geom::millimeters_per_inch};
    return std::nullopt;
}

std::vector<std::string_view> list_card_sizes() {
    return base::list_names(named_sizes);
}

bool is_square(geom::Size size) {
    return std::abs(size.width - size.height) < 1e-9;
}

bool has_two_lengths(std::string_view written) {
    return find_card_size(diag::trim(written)) || parse_product(written);
}

bool has_one_length(std::string_view written) {
    if (const auto named = find_card_size(diag::trim(written))) return is_square(*named);
    const auto product = parse_product(written);
    if (!product) return true;
    const auto& [width, height] = *product;
    return width.value == height.value && (width.unit.empty() || width.unit == height.unit);
}

} // namespace spotit::theme
