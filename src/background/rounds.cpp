#include "background/patterns.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::background {

/// Wedges from the middle to beyond the corners. Their number makes each about as wide as `size` at half the
/// radius, and maps each to one of its color under half a turn.
void rays(Pen& pen, const Pattern& pattern) {
    const int colors = static_cast<int>(pattern.colors.size());
    const double around = std::numbers::pi * pen.reach();
    const int wedges =
        2 * colors * std::max(1, static_cast<int>(std::lround(around / (2 * colors * pattern.size))));
    const double far = 1.1 * pen.reach(), step = 2 * std::numbers::pi / wedges;
    const auto at = [&](double turn) { return geom::Point{far * std::sin(turn), -far * std::cos(turn)}; };
    for (int c = 1; c < colors; ++c) {
        for (int i = c; i < wedges; i += colors)
            pen.path().add(geom::Polygon{{}, at((i - 0.5) * step), at((i + 0.5) * step)});
        pen.fill(pattern.colors[static_cast<std::size_t>(c)]);
    }
    // The tips of the wedges would only flicker.
    pen.path().add_circle({}, pattern.size * 1.1);
    pen.fill(pattern.colors.front());
    pen.path().add_circle({}, pattern.size * 0.8);
    pen.fill(pattern.colors.back());
}

/// Discs on discs, so that no ground shows between two rings.
void rings(Pen& pen, const Pattern& pattern) {
    const double width = pattern.size / 2;
    const int colors = static_cast<int>(pattern.colors.size());
    for (int k = static_cast<int>(pen.reach() / width) + 1; k >= 0; --k) {
        pen.path().add_circle({}, (k + 0.5) * width);
        pen.fill(pattern.colors[static_cast<std::size_t>((k + 1) % colors)]);
    }
}

} // namespace spotit::background
