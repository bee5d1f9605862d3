#include <spotit/theme/card_shapes.hpp>

#include "diag/write.hpp"
#include "theme/keys/keys.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace spotit::theme {
namespace {

struct NamedSize {
    std::string_view name;
    double width, height; ///< inches
};
constexpr NamedSize named_sizes[] = {{"poker", 2.5, 3.5}, {"bridge", 2.25, 3.5}, {"tarot", 2.75, 4.75},
                                     {"mini", 1.75, 2.5}, {"jumbo", 3.5, 5.5},   {"square", 2.5, 2.5}};

} // namespace

diag::Sentence with_article(const CardShapeRow& shape) {
    constexpr std::string_view vowels = "aeiou";
    return vowels.find(shape.name.front()) == std::string_view::npos ? diag::write("a {}", shape.name)
                                                                     : diag::write("an {}", shape.name);
}

geom::Shape make_card(CardShape shape, geom::Size size) {
    geom::Polygon quarter;
    for (const geom::Point corner : find_row(shape).quarter)
        quarter.push_back({corner.x * size.width / 2, corner.y * size.height / 2});
    return quarter.empty() ? geom::Shape::circle(size.width) : geom::Shape::make_symmetric(quarter);
}

std::string write_card_size(CardShape shape, geom::Size size) {
    if (!find_row(shape).size.empty()) return fmt::format("{:.6g}mm", std::min(size.width, size.height));
    return fmt::format("{:.6g}x{:.6g}mm", size.width, size.height);
}

std::string write_size(geom::Size size) {
    if (is_square(size)) return fmt::format("{:.4g} mm", size.width);
    return fmt::format("{:.4g} x {:.4g} mm", size.width, size.height);
}

diag::Sentence describe_cards(CardShape shape, geom::Size size) {
    const std::string_view cards = find_row(shape).plural;
    return diag::write("{} of {}", diag::Sentence(cards, {}, std::string(cards)), write_size(size));
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
