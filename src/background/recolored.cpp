// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "background/patterns.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::background {

namespace {

double lightness(const color::Color& color) {
    return color::to_oklab(color::to_linear(color)).lightness;
}

/// Returns the color, darker or lighter.
color::Color shade(const color::Color& color, double lighter, double alpha) {
    const color::Color& end = lighter < 0 ? color::black : color::white;
    color::Color result = mixed(color, end, std::min(std::abs(lighter), 0.85));
    result.alpha = alpha;
    return result;
}

/// The ground takes the color; the others keep their difference in lightness.
void recolor(Pattern& pattern, const color::Color& color) {
    if (pattern.colors.empty()) return;
    const double ground = lightness(pattern.colors.front());
    for (color::Color& each : pattern.colors) each = shade(color, lightness(each) - ground, each.alpha);
}

void recolor(Gradient& gradient, const color::Color& color) {
    double mean = 0;
    for (const Stop& stop : gradient.stops)
        mean += lightness(stop.color) / static_cast<double>(gradient.stops.size());
    for (Stop& stop : gradient.stops)
        stop.color = shade(color, lightness(stop.color) - mean, stop.color.alpha);
}

void recolor(Image&, const color::Color&) {}

} // namespace

Drawing recolored(Drawing drawing, const color::Color& color) {
    std::visit([&](auto& each) { recolor(each, color); }, drawing);
    return drawing;
}

} // namespace spotit::background
