// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/readable.hpp"

#include <algorithm>

namespace spotit::document {

namespace {

double luminance(const color::Color& color) {
    const color::LinearRgb light = color::to_linear(color);
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue;
}

} // namespace

double contrast(const color::Color& one, const color::Color& other) {
    const auto [dark, bright] = std::minmax({luminance(one), luminance(other)});
    return (bright + 0.05) / (dark + 0.05);
}

color::Color readable_on(const color::Color& ground) {
    return contrast(color::black, ground) >= contrast(color::white, ground) ? color::black : color::white;
}

color::Color over(const color::Color& color, const color::Color& below) {
    const auto mix = [&](double top, double under) { return color.alpha * top + (1 - color.alpha) * under; };
    return {mix(color.red, below.red), mix(color.green, below.green), mix(color.blue, below.blue), 1};
}

} // namespace spotit::document
