#include <spotit/color.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace spotit::color {
namespace {

/// A matrix of three rows, applied to red, green and blue.
using Matrix = std::array<LinearRgb, 3>;

// Machado, Oliveira and Fernandes 2009, table of matrices, severity 1.0.
constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
// The luminance of sRGB's primaries, IEC 61966-2-1.
constexpr LinearRgb luminance{0.2126, 0.7152, 0.0722};
constexpr Matrix luminances{{luminance, luminance, luminance}};

/// Clamped to the range of a screen.
double multiply(const LinearRgb& row, const LinearRgb& light) {
    return std::clamp(row.red * light.red + row.green * light.green + row.blue * light.blue, 0.0, 1.0);
}

LinearRgb multiply(const Matrix& matrix, const LinearRgb& light) {
    return {multiply(matrix[0], light), multiply(matrix[1], light), multiply(matrix[2], light)};
}

double measure_luminance(const Color& color) {
    const LinearRgb light = to_linear(color);
    return luminance.red * light.red + luminance.green * light.green + luminance.blue * light.blue;
}

} // namespace

double to_gray(const Color& color) {
    return encode_srgb(measure_luminance(color));
}

LinearRgb simulate_vision(const LinearRgb& light, Vision vision) {
    switch (vision) {
    case Vision::Protanopia:
        return multiply(protanopia, light);
    case Vision::Deuteranopia:
        return multiply(deuteranopia, light);
    case Vision::Gray:
        return multiply(luminances, light);
    case Vision::Normal:
    case Vision::SoftProof:
        break;
    }
    return light;
}

double measure_contrast(const Color& first, const Color& second) {
    const auto [dark, bright] = std::minmax({measure_luminance(first), measure_luminance(second)});
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
