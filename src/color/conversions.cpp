#include <spotit/color.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace spotit::color {
namespace {

// std::pow and std::cbrt differ in their last bits between C libraries and processors, and colors decide
// which symbols a deck gets. These functions use only + - * and /.

/// Returns the fifth root of a number in [0, 1], by Newton's method from above.
double fifth_root(double of) {
    if (of <= 0) return 0;
    double root = 1;
    for (int i = 0; i < 64; ++i) {
        const double square = root * root;
        const double next = (4 * root + of / (square * square)) / 5;
        if (next >= root) break;
        root = next;
    }
    return root;
}

/// Returns the cube root of a number that is not negative. A third of the exponent is a first guess with an
/// error of a twentieth; each of Halley's steps triples the digits.
double cube_root(double of) {
    if (of <= 1e-30) return 0;
    constexpr std::uint64_t two_thirds_of_bias = 0x2A9F789300000000;
    auto root = std::bit_cast<double>(std::bit_cast<std::uint64_t>(of) / 3 + two_thirds_of_bias);
    for (int i = 0; i < 2; ++i) {
        const double cube = root * root * root;
        root *= (cube + 2 * of) / (2 * cube + of);
    }
    return root;
}

/// IEC 61966-2-1.
double compute_light(double channel) {
    if (channel <= 0.04045) return channel / 12.92;
    const double base = (channel + 0.055) / 1.055;
    const double square = base * base;
    return square * fifth_root(square);
}

/// Returns the same, from a table where the channel is a byte's, as those of pictures are.
double to_linear_channel(double channel) {
    static const auto lights = [] {
        std::array<double, 256> table{};
        for (std::size_t byte = 0; byte < table.size(); ++byte)
            table[byte] = compute_light(static_cast<double>(byte) / 255);
        return table;
    }();
    if (!(channel >= 0 && channel <= 1)) return compute_light(channel);
    const auto byte = static_cast<std::size_t>(std::lround(255 * channel));
    return static_cast<double>(byte) / 255 == channel ? lights[byte] : compute_light(channel);
}

template<class Lab>
double measure_distance(const Lab& first, const Lab& second) {
    const double lightness = first.lightness - second.lightness, a = first.a - second.a,
                 b = first.b - second.b;
    return std::sqrt(lightness * lightness + a * a + b * b);
}

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

constexpr int steps = 10000;                  ///< of a channel: the precision of PDF's writers
constexpr int nearest_nudge = 3, nudges = 15; ///< 3 to 17 steps are less than half of 1/255

/// Moves towards the middle, so that programs that truncate to bytes show the color unchanged, too.
double nudge_channel(double channel, int by) {
    const double byte = std::round(255 * std::clamp(channel, 0.0, 1.0));
    return std::round(steps * byte / 255 + (byte < 128 ? by : -by)) / steps;
}

} // namespace

LinearRgb to_linear(const Color& color) {
    return {to_linear_channel(color.red), to_linear_channel(color.green), to_linear_channel(color.blue)};
}

double encode_srgb(double light) {
    return light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
}

Oklab to_oklab(const LinearRgb& light) {
    const auto [r, g, b] = light;
    const double l = cube_root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = cube_root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = cube_root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

Cielab to_cielab(const LinearRgb& light) {
    const auto root = [](double value) {
        return value > 216.0 / 24389 ? cube_root(value) : (24389.0 / 27 * value + 16) / 116;
    };
    const double x = root((0.4124 * light.red + 0.3576 * light.green + 0.1805 * light.blue) / 0.9505);
    const double y = root(0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue);
    const double z = root((0.0193 * light.red + 0.1192 * light.green + 0.9505 * light.blue) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const Oklab& first, const Oklab& second) {
    return measure_distance(first, second);
}

double distance(const Cielab& first, const Cielab& second) {
    return measure_distance(first, second);
}

double to_gray(const Color& color) {
    return encode_srgb(measure_luminance(color));
}

LinearRgb simulate_vision(const LinearRgb& light, Vision vision) {
    switch (vision) {
    case Vision::Protanopia: return multiply(protanopia, light);
    case Vision::Deuteranopia: return multiply(deuteranopia, light);
    case Vision::Gray: return multiply(luminances, light);
    case Vision::Normal:
    case Vision::SoftProof: break;
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

double sum_inks(const Inks& inks) {
    return inks.cyan + inks.magenta + inks.yellow + inks.black;
}

Inks limit_total(const Inks& inks, double max_total) {
    const double colored = inks.cyan + inks.magenta + inks.yellow;
    if (colored + inks.black <= max_total || colored <= 0) return inks;
    const double kept = std::max(max_total - inks.black, 0.0) / colored;
    return {kept * inks.cyan, kept * inks.magenta, kept * inks.yellow, inks.black};
}

Color to_naive_rgb(const Inks& inks) {
    const auto light = [&](double ink) { return 1 - std::min(1.0, ink * (1 - inks.black) + inks.black); };
    return {light(inks.cyan), light(inks.magenta), light(inks.yellow), 1};
}

Color make_tagged_color(const Color& color, int number) {
    const auto byte = [](double channel) { return std::lround(255 * channel); };
    const bool gray = byte(color.red) == byte(color.green) && byte(color.green) == byte(color.blue);
    const int red = gray ? number : number / (nudges * nudges),
              green = gray ? number : number / nudges % nudges, blue = gray ? number : number % nudges;
    return {nudge_channel(color.red, nearest_nudge + red), nudge_channel(color.green, nearest_nudge + green),
            nudge_channel(color.blue, nearest_nudge + blue), color.alpha};
}

} // namespace spotit::color
