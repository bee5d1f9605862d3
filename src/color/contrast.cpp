#include <spotit/color.hpp>

#include <algorithm>

namespace spotit::color {

namespace {

double measure_luminance(const Color& color) {
    const LinearRgb light = to_linear(color);
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue;
}

} // namespace

double measure_contrast(const Color& one, const Color& other) {
    const auto [dark, bright] = std::minmax({measure_luminance(one), measure_luminance(other)});
    return (bright + 0.05) / (dark + 0.05);
}

Color choose_readable_color(const Color& ground) {
    return measure_contrast(black, ground) >= measure_contrast(white, ground) ? black : white;
}

Color paint_over(const Color& color, const Color& below) {
    const auto mix = [&](double top, double under) { return color.alpha * top + (1 - color.alpha) * under; };
    return {mix(color.red, below.red), mix(color.green, below.green), mix(color.blue, below.blue), 1};
}

} // namespace spotit::color
