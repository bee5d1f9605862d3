#include <spotit/color.hpp>

#include <algorithm>

namespace spotit::color {

namespace {

double relative_luminance(const Color& color) {
    const LinearRgb light = to_linear(color);
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue;
}

} // namespace

double contrast(const Color& one, const Color& other) {
    const auto [dark, bright] = std::minmax({relative_luminance(one), relative_luminance(other)});
    return (bright + 0.05) / (dark + 0.05);
}

Color readable_on(const Color& ground) {
    return contrast(black, ground) >= contrast(white, ground) ? black : white;
}

Color over(const Color& color, const Color& below) {
    const auto mix = [&](double top, double under) { return color.alpha * top + (1 - color.alpha) * under; };
    return {mix(color.red, below.red), mix(color.green, below.green), mix(color.blue, below.blue), 1};
}

} // namespace spotit::color
