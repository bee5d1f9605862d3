// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Colors as people write them, and as people see them.
namespace spotit::color {

/// A color in sRGB, not premultiplied, 0 to 1.
struct Color {
    double red = 0, green = 0, blue = 0, alpha = 1;
    friend bool operator==(const Color&, const Color&) = default;
};

inline constexpr Color white{1, 1, 1, 1};
inline constexpr Color black{0, 0, 0, 1};

/// How much of each ink of a four-color press, 0 to 1.
struct Inks {
    double cyan = 0, magenta = 0, yellow = 0, black = 0;
    friend bool operator==(const Inks&, const Inks&) = default;
};
/// Of all four together, 0 to 4.
double total_ink(const Inks& inks);
/// At most so much together: cyan, magenta and yellow are taken back in proportion, black stays.
Inks limit_total(const Inks& inks, double most);
/// As CSS Color 4 shows device-cmyk() where no profile is known, section 10.1.
Color naive_rgb(const Inks& inks);
/// A color that screens with a byte for each channel show as this one, and that no color made of bytes is
/// equal to: by it something can be recognized in a finished drawing. Each number gives another one; grays
/// stay gray. Its channels are multiples of 1/10000. The 15th for grays and the 3375th for others is the
/// first that can be a byte off.
Color tagged_color(const Color& color, int number);

/// CSS Color 4: the 148 names, "transparent", #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla().
/// Nothing when it is none of them.
std::optional<Color> parse(std::string_view text);
/// The name that was most likely meant, for did-you-mean; empty when none is near.
std::string_view nearest_name(std::string_view text);

/// The same in light: each channel is proportional to what the eye receives. sRGB's primaries, no alpha.
struct LinearRgb {
    double red = 0, green = 0, blue = 0;
    friend bool operator==(const LinearRgb&, const LinearRgb&) = default;
};
/// Alpha is left out: what shines through must be mixed before.
LinearRgb to_linear(const Color& color);

/// OKLab (Björn Ottosson 2020, https://bottosson.github.io/posts/oklab/): lightness 0 to 1, a from green to
/// red, b from blue to yellow. Colors that look alike lie near each other.
struct Oklab {
    double lightness = 0, a = 0, b = 0;
};
Oklab to_oklab(const LinearRgb& light);
/// The least that people notice, about.
inline constexpr double just_noticeable_difference = 0.02;
double distance(const Oklab& one, const Oklab& other);

/// Who looks, or what is left on paper.
enum class Vision {
    Normal,
    Protanopia,   ///< no red cones
    Deuteranopia, ///< no green cones: with protanopia what "red-green colour-blind" means
    Gray,         ///< luminance alone, as a black-and-white printer has it
    SoftProof,    ///< what the inks of a press leave; `seen` knows no press and leaves everything
};
/// The gray of sRGB with the same luminance, 0 (black) to 1: what a black-and-white copier makes of a color.
/// Alpha is left out.
double to_gray(const Color& color);
/// What somebody with normal vision must be shown to see what the other sees. Complete dichromacy, after
/// Machado, Oliveira and Fernandes 2009, doi:10.1109/TVCG.2009.113.
LinearRgb simulate_vision(const LinearRgb& light, Vision vision);

} // namespace spotit::color
