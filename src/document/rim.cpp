#include "document/parts.hpp"

#include <spotit/geom/rim_distance.hpp>

#include <algorithm>
#include <numbers>
#include <numeric>

namespace spotit::document {
namespace {

/// Share of a circle for the text; the number is at the bottom.
constexpr double share_of_circle = 0.6;

/// Returns how far right a line at that height can extend and keep its distance from the cut.
double find_right_end(const geom::Shape& card, double bottom, double distance) {
    const geom::RimDistance<double> rim(card);
    distance *= 0.999; // the middle itself may be exactly this far away
    double low = 0, high = card.box().right;
    for (int i = 0; i < 40; ++i) {
        const double middle = (low + high) / 2;
        (rim.find_clearance({middle, bottom}) >= distance ? low : high) = middle;
    }
    return low;
}

} // namespace

Band free_band(const Style& style, double margin) {
    const Band all{0, margin};
    if (!style.border || style.border->width <= 0 || style.border->inset >= margin) return all;
    const Band outside{0, style.border->inset}, inside{style.border->inset + style.border->width, margin};
    return inside.width() >= outside.width() ? inside : outside;
}

double Rim::measure_text_room(double number_size) const {
    if (card.is_circle()) return share_of_circle * 2 * std::numbers::pi * (card.radius - band.find_middle());
    const double half = find_right_end(card, card.box().bottom - band.find_middle(), band.find_middle());
    // Room for three digits and a space.
    return 2 * (card.is_box() ? half - 2.5 * number_size : half);
}

std::vector<geom::Affine> Rim::place_digits(std::span<const double> widths, double size) const {
    const double drop = half_capital * size, total = std::accumulate(widths.begin(), widths.end(), 0.0);
    const double bottom = card.box().bottom - band.find_middle();
    const double base = card.is_circle() || card.is_box() ? bottom + drop : drop - bottom;
    double x = -total / 2;
    if (card.is_box())
        x = find_right_end(card, base, std::max(band.find_middle() - drop, band.outer)) - total;
    std::vector<geom::Affine> places;
    for (const double width : widths) {
        x += width / 2;
        places.push_back(card.is_circle()
                             ? geom::Affine::rotation(-x / base) * geom::Affine::translation({0, base})
                             : geom::Affine::translation({x, base}));
        x += width / 2;
    }
    return places;
}

geom::Box find_ground_box(const geom::Shape& card, double margin, Label label) {
    const double x = card.box().right, y = card.box().bottom, depth = std::max(margin, 1.0);
    if (card.is_box() && label == Label::Number) return {x - 3 * depth, y - depth, x, y};
    const bool above = !card.is_box() && card.is_circle() == (label == Label::Text);
    return above ? geom::Box{-x / 2, -y, x / 2, -y + depth} : geom::Box{-x / 2, y - depth, x / 2, y};
}

} // namespace spotit::document
