#include <spotit/color.hpp>

#include "color/names.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
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
double find_hsl_channel(double offset, double hue_turns, double saturation, double lightness) {
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
    return Color{find_hsl_channel(0, *h, *s, *l), find_hsl_channel(8, *h, *s, *l),
                 find_hsl_channel(4, *h, *s, *l), *alpha};
}

} // namespace

std::optional<Color> parse(std::string_view text) {
    const std::string word = diag::to_lower_case(diag::trim(text));
    if (word.starts_with('#')) return from_hex(std::string_view(word).substr(1));
    if (word == "transparent") return Color{0, 0, 0, 0};
    for (const Name& name : list_named_colors()) {
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

} // namespace spotit::color
