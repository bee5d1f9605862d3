#include <spotit/color.hpp>

#include <spotit/diag.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>
#include <vector>

namespace spotit::color {
namespace {

Color from_bytes(std::uint32_t rgb) {
    return {(rgb >> 16U & 0xFFU) / 255.0, (rgb >> 8U & 0xFFU) / 255.0, (rgb & 0xFFU) / 255.0, 1};
}

std::optional<Color> from_hex(std::string_view digits) {
    const bool is_short = digits.size() == 3 || digits.size() == 4;
    std::string bytes;
    for (const char digit : digits) bytes.append(is_short ? 2 : 1, digit);
    if (bytes.size() == 6) bytes += "ff";
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(bytes.data(), bytes.data() + bytes.size(), value, 16);
    if (bytes.size() != 8 || error != std::errc{} || *end != '\0') return std::nullopt;
    Color color = from_bytes(value >> 8U);
    color.alpha = (value & 0xFFU) / 255.0;
    return color;
}

/// One argument of a color function.
struct Argument {
    double value = 0;
    std::string_view unit; ///< "", "%", "deg" ...
};

std::optional<Argument> parse_argument(std::string_view text) {
    if (text == "none") return Argument{};
    // from_chars accepts no plus sign, but words for infinity that CSS does not have.
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.empty() || std::string_view("0123456789.").find(digits.front()) == std::string_view::npos) {
        return std::nullopt;
    }
    Argument result;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, result.value);
    if (error != std::errc{}) return std::nullopt;
    result.unit = std::string_view(end, static_cast<std::size_t>(last - end));
    return result;
}

/// Splits "255 0 0 / 50%" or "255, 0, 0, 0.5" into three or four words; nothing for a mixture.
std::optional<std::vector<std::string_view>> split_arguments(std::string_view text) {
    std::vector<std::string_view> words;
    if (text.find(',') != std::string_view::npos) {
        for (;;) {
            const std::size_t comma = text.find(',');
            words.push_back(diag::trim(text.substr(0, comma)));
            if (comma == std::string_view::npos) break;
            text.remove_prefix(comma + 1);
        }
    } else {
        const std::size_t slash = text.find('/');
        std::string_view rest = diag::trim(text.substr(0, slash));
        while (!rest.empty()) {
            const std::size_t blank = std::min(rest.find_first_of(" \t\r\n"), rest.size());
            words.push_back(rest.substr(0, blank));
            rest = diag::trim(rest.substr(blank));
        }
        if (words.size() != 3) return std::nullopt;
        if (slash != std::string_view::npos) words.push_back(diag::trim(text.substr(slash + 1)));
    }
    if (words.size() != 3 && words.size() != 4) return std::nullopt;
    return words;
}

std::optional<double> to_share(const Argument& argument, double whole) {
    if (argument.unit == "%") return std::clamp(argument.value / 100, 0.0, 1.0);
    if (argument.unit.empty()) return std::clamp(argument.value / whole, 0.0, 1.0);
    return std::nullopt;
}

/// Returns turns, in [0, 1).
std::optional<double> to_turns(const Argument& argument) {
    constexpr std::pair<std::string_view, double> units[] = {
        {"", 360}, {"deg", 360}, {"grad", 400}, {"rad", 2 * std::numbers::pi}, {"turn", 1}}; // in a turn
    for (const auto& [unit, whole] : units)
        if (const double turns = argument.value / whole; argument.unit == unit && std::isfinite(turns))
            return turns - std::floor(turns);
    return std::nullopt;
}

/// CSS Color 4, section 7.1.
double compute_hsl_channel(double offset, double hue_turns, double saturation, double lightness) {
    const double k = std::fmod(offset + hue_turns * 12, 12);
    const double amplitude = saturation * std::min(lightness, 1 - lightness);
    return lightness - amplitude * std::max(-1.0, std::min({k - 3, 9 - k, 1.0}));
}

std::optional<Color> from_function(std::string_view name, const std::vector<Argument>& arguments) {
    std::optional<double> alpha = 1;
    if (arguments.size() == 4) alpha = to_share(arguments[3], 1);
    if (!alpha) return std::nullopt;
    if (name == "rgb" || name == "rgba") {
        const auto red = to_share(arguments[0], 255), green = to_share(arguments[1], 255),
                   blue = to_share(arguments[2], 255);
        if (!red || !green || !blue) return std::nullopt;
        return Color{*red, *green, *blue, *alpha};
    }
    if (name != "hsl" && name != "hsla") return std::nullopt;
    const auto h = to_turns(arguments[0]), s = to_share(arguments[1], 100), l = to_share(arguments[2], 100);
    if (!h || !s || !l) return std::nullopt;
    return Color{compute_hsl_channel(0, *h, *s, *l), compute_hsl_channel(8, *h, *s, *l),
                 compute_hsl_channel(4, *h, *s, *l), *alpha};
}

/// A color with a name in CSS.
struct Name {
    std::string_view name;
    std::uint32_t rgb; ///< 0xRRGGBB
};

// clang-format off

// CSS Color 4, section 6.1, in its order.
constexpr std::array css_names{std::to_array<Name>({
    {"aliceblue", 0xf0f8ff}, {"antiquewhite", 0xfaebd7}, {"aqua", 0x00ffff}, {"aquamarine", 0x7fffd4},
    {"azure", 0xf0ffff}, {"beige", 0xf5f5dc}, {"bisque", 0xffe4c4}, {"black", 0x000000},
    {"blanchedalmond", 0xffebcd}, {"blue", 0x0000ff}, {"blueviolet", 0x8a2be2}, {"brown", 0xa52a2a},
    {"burlywood", 0xdeb887}, {"cadetblue", 0x5f9ea0}, {"chartreuse", 0x7fff00}, {"chocolate", 0xd2691e},
    {"coral", 0xff7f50}, {"cornflowerblue", 0x6495ed}, {"cornsilk", 0xfff8dc}, {"crimson", 0xdc143c},
    {"cyan", 0x00ffff}, {"darkblue", 0x00008b}, {"darkcyan", 0x008b8b}, {"darkgoldenrod", 0xb8860b},
    {"darkgray", 0xa9a9a9}, {"darkgreen", 0x006400}, {"darkgrey", 0xa9a9a9}, {"darkkhaki", 0xbdb76b},
    {"darkmagenta", 0x8b008b}, {"darkolivegreen", 0x556b2f}, {"darkorange", 0xff8c00},
    {"darkorchid", 0x9932cc}, {"darkred", 0x8b0000}, {"darksalmon", 0xe9967a}, {"darkseagreen", 0x8fbc8f},
    {"darkslateblue", 0x483d8b}, {"darkslategray", 0x2f4f4f}, {"darkslategrey", 0x2f4f4f},
    {"darkturquoise", 0x00ced1}, {"darkviolet", 0x9400d3}, {"deeppink", 0xff1493}, {"deepskyblue", 0x00bfff},
    {"dimgray", 0x696969}, {"dimgrey", 0x696969}, {"dodgerblue", 0x1e90ff}, {"firebrick", 0xb22222},
    {"floralwhite", 0xfffaf0}, {"forestgreen", 0x228b22}, {"fuchsia", 0xff00ff}, {"gainsboro", 0xdcdcdc},
    {"ghostwhite", 0xf8f8ff}, {"gold", 0xffd700}, {"goldenrod", 0xdaa520}, {"gray", 0x808080},
    {"green", 0x008000}, {"greenyellow", 0xadff2f}, {"grey", 0x808080}, {"honeydew", 0xf0fff0},
    {"hotpink", 0xff69b4}, {"indianred", 0xcd5c5c}, {"indigo", 0x4b0082}, {"ivory", 0xfffff0},
    {"khaki", 0xf0e68c}, {"lavender", 0xe6e6fa}, {"lavenderblush", 0xfff0f5}, {"lawngreen", 0x7cfc00},
    {"lemonchiffon", 0xfffacd}, {"lightblue", 0xadd8e6}, {"lightcoral", 0xf08080}, {"lightcyan", 0xe0ffff},
    {"lightgoldenrodyellow", 0xfafad2}, {"lightgray", 0xd3d3d3}, {"lightgreen", 0x90ee90},
    {"lightgrey", 0xd3d3d3}, {"lightpink", 0xffb6c1}, {"lightsalmon", 0xffa07a}, {"lightseagreen", 0x20b2aa},
    {"lightskyblue", 0x87cefa}, {"lightslategray", 0x778899}, {"lightslategrey", 0x778899},
    {"lightsteelblue", 0xb0c4de}, {"lightyellow", 0xffffe0}, {"lime", 0x00ff00}, {"limegreen", 0x32cd32},
    {"linen", 0xfaf0e6}, {"magenta", 0xff00ff}, {"maroon", 0x800000}, {"mediumaquamarine", 0x66cdaa},
    {"mediumblue", 0x0000cd}, {"mediumorchid", 0xba55d3}, {"mediumpurple", 0x9370db},
    {"mediumseagreen", 0x3cb371}, {"mediumslateblue", 0x7b68ee}, {"mediumspringgreen", 0x00fa9a},
    {"mediumturquoise", 0x48d1cc}, {"mediumvioletred", 0xc71585}, {"midnightblue", 0x191970},
    {"mintcream", 0xf5fffa}, {"mistyrose", 0xffe4e1}, {"moccasin", 0xffe4b5}, {"navajowhite", 0xffdead},
    {"navy", 0x000080}, {"oldlace", 0xfdf5e6}, {"olive", 0x808000}, {"olivedrab", 0x6b8e23},
    {"orange", 0xffa500}, {"orangered", 0xff4500}, {"orchid", 0xda70d6}, {"palegoldenrod", 0xeee8aa},
    {"palegreen", 0x98fb98}, {"paleturquoise", 0xafeeee}, {"palevioletred", 0xdb7093},
    {"papayawhip", 0xffefd5}, {"peachpuff", 0xffdab9}, {"peru", 0xcd853f}, {"pink", 0xffc0cb},
    {"plum", 0xdda0dd}, {"powderblue", 0xb0e0e6}, {"purple", 0x800080}, {"rebeccapurple", 0x663399},
    {"red", 0xff0000}, {"rosybrown", 0xbc8f8f}, {"royalblue", 0x4169e1}, {"saddlebrown", 0x8b4513},
    {"salmon", 0xfa8072}, {"sandybrown", 0xf4a460}, {"seagreen", 0x2e8b57}, {"seashell", 0xfff5ee},
    {"sienna", 0xa0522d}, {"silver", 0xc0c0c0}, {"skyblue", 0x87ceeb}, {"slateblue", 0x6a5acd},
    {"slategray", 0x708090}, {"slategrey", 0x708090}, {"snow", 0xfffafa}, {"springgreen", 0x00ff7f},
    {"steelblue", 0x4682b4}, {"tan", 0xd2b48c}, {"teal", 0x008080}, {"thistle", 0xd8bfd8},
    {"tomato", 0xff6347}, {"turquoise", 0x40e0d0}, {"violet", 0xee82ee}, {"wheat", 0xf5deb3},
    {"white", 0xffffff}, {"whitesmoke", 0xf5f5f5}, {"yellow", 0xffff00}, {"yellowgreen", 0x9acd32},
})};

// clang-format on

} // namespace

std::optional<Color> parse(std::string_view text) {
    const std::string word = diag::to_lower_case(diag::trim(text));
    if (word.starts_with('#')) return from_hex(std::string_view(word).substr(1));
    if (word == "transparent") return Color{0, 0, 0, 0};
    for (const Name& name : css_names) {
        if (name.name == word) return from_bytes(name.rgb);
    }
    const std::size_t open = word.find('(');
    if (open == std::string::npos || !word.ends_with(')')) return std::nullopt;
    const std::string_view inside = std::string_view(word).substr(open + 1, word.size() - open - 2);
    const auto words = split_arguments(inside);
    if (!words) return std::nullopt;
    std::vector<Argument> arguments;
    for (const std::string_view each : *words) {
        const auto parsed = parse_argument(each);
        if (!parsed) return std::nullopt;
        arguments.push_back(*parsed);
    }
    return from_function(std::string_view(word).substr(0, open), arguments);
}

std::string to_hex(const Color& color) {
    const auto byte = [](double channel) { return std::lround(255 * channel); };
    return fmt::format("#{:02x}{:02x}{:02x}", byte(color.red), byte(color.green), byte(color.blue));
}

std::string to_hex_with_alpha(const Color& color) {
    const auto alpha = std::lround(255 * color.alpha);
    return to_hex(color) + (alpha == 255 ? "" : fmt::format("{:02x}", alpha));
}

std::vector<std::string_view> list_names() {
    return base::list_names(css_names);
}

std::string_view find_nearest_name(std::string_view text) {
    const std::vector<std::string_view> candidates = list_names();
    const std::vector<std::string_view> nearest = diag::find_nearest_words(text, candidates);
    // Gray and grey are one color.
    const bool is_one =
        std::ranges::adjacent_find(nearest, std::ranges::not_equal_to{}, parse) == nearest.end();
    return nearest.empty() || !is_one ? std::string_view() : nearest.front();
}

} // namespace spotit::color
