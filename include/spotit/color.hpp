#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Colors: their notation, their mixing and their perception.
namespace spotit::color {

/// A color in sRGB, not premultiplied, 0 to 1.
struct Color {
    double red = 0, green = 0, blue = 0, alpha = 1;
    friend bool operator==(const Color&, const Color&) = default;
};

inline constexpr Color white{1, 1, 1, 1};
inline constexpr Color black{0, 0, 0, 1};

/// The share of each ink of a four-color press, 0 to 1.
struct Inks {
    double cyan = 0, magenta = 0, yellow = 0, black = 0;
    friend bool operator==(const Inks&, const Inks&) = default;
};
/// Returns the sum of all four inks, 0 to 4.
double sum_inks(const Inks& inks);
/// Limits the sum of the inks: cyan, magenta and yellow are reduced in proportion, black stays.
Inks limit_total(const Inks& inks, double max_total);
/// Converts inks as CSS Color 4, section 10.1, does for device-cmyk() without a profile.
Color to_naive_rgb(const Inks& inks);
/// Returns a color that looks like this one on screens with a byte for each channel, but is different from
/// all colors made of bytes, so that it can be recognized in a finished drawing. Each number gives another
/// color; grays stay gray. The channels are multiples of 1/10000. From the 15th gray and the 3375th other
/// color on, a byte may differ.
Color make_tagged_color(const Color& color, int number);

/// Parses CSS Color 4: the 148 names, "transparent", #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(),
/// hsla(). Nothing for other texts.
std::optional<Color> parse(std::string_view text);
/// Returns the nearest color made of bytes as CSS writes it, without alpha: "#1e90ff".
std::string to_hex(const Color& color);
/// The same with its alpha, if it is not opaque: "#1e90ff80".
std::string to_hex_with_alpha(const Color& color);
/// Returns the name that was probably meant; empty if none is near.
std::string_view find_nearest_name(std::string_view text);
/// Returns the names of CSS.
std::vector<std::string_view> list_names();

/// A color in linear light, with sRGB's primaries, without alpha.
struct LinearRgb {
    double red = 0, green = 0, blue = 0;
    friend bool operator==(const LinearRgb&, const LinearRgb&) = default;
};
/// Ignores alpha: transparent colors must be mixed before.
LinearRgb to_linear(const Color& color);

/// Encodes linear light as a channel of sRGB, both 0 to 1 (IEC 61966-2-1).
double encode_srgb(double light);

/// OKLab (Björn Ottosson 2020, https://bottosson.github.io/posts/oklab/): lightness 0 to 1, a from green to
/// red, b from blue to yellow. Colors that look alike lie near each other.
struct Oklab {
    double lightness = 0, a = 0, b = 0;
};
Oklab to_oklab(const LinearRgb& light);
/// The just noticeable difference, approximately.
inline constexpr double just_noticeable_difference = 0.02;
double distance(const Oklab& first, const Oklab& second);

/// Kinds of color vision, and prints with fewer colors.
enum class Vision {
    Normal,
    Protanopia,   ///< no red cones
    Deuteranopia, ///< no green cones: with protanopia "red-green color blindness"
    Gray,         ///< luminance alone, as in a black-and-white print
    SoftProof,    ///< the inks of a press; `simulate_vision` leaves colors unchanged, since it has no profile
};
/// Returns the gray of sRGB with the same luminance, 0 (black) to 1, as a black-and-white copier prints a
/// color. Alpha is ignored.
double to_gray(const Color& color);
/// Returns the color that shows people with normal vision what someone else sees. Complete dichromacy, after
/// Machado, Oliveira and Fernandes 2009, doi:10.1109/TVCG.2009.113.
LinearRgb simulate_vision(const LinearRgb& light, Vision vision);

/// Returns the color painted over an opaque one.
Color paint_over(const Color& color, const Color& below);
/// Returns the contrast ratio, 1 to 21 (WCAG 2.1, https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).
double measure_contrast(const Color& first, const Color& second);
/// The contrast ratio that WCAG 2.1 asks for of text, and of large text.
inline constexpr double readable_contrast = 4.5, large_text_contrast = 3;
/// Returns black or white, whichever is more readable on the color.
Color choose_readable_color(const Color& ground);

/// CIELAB (CIE 1976), white point D65: lightness 0 to 100. Unlike OKLab, it does not exaggerate differences
/// near black.
struct Cielab {
    double lightness = 0, a = 0, b = 0;
};
Cielab to_cielab(const LinearRgb& light);
/// The difference of CIE 1976: about 2 can just be seen.
double distance(const Cielab& first, const Cielab& second);

} // namespace spotit::color
