#pragma once

#include <spotit/color.hpp>

namespace spotit::color {

/// CIELAB (CIE 1976), white point D65: lightness 0 to 100. Unlike OKLab, it does not exaggerate differences
/// near black.
struct Cielab {
    double lightness = 0, a = 0, b = 0;
};
Cielab to_cielab(const LinearRgb& light);
/// The difference of CIE 1976: about 2 can just be seen.
double distance(const Cielab& first, const Cielab& second);

} // namespace spotit::color
