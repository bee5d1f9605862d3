#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

namespace spotit::base {
namespace {

/// Returns the number in steps of the last decimal; nothing if it is so large, or so near to a half of a
/// step, that the product's own rounding could decide.
std::optional<std::int64_t> count_steps(double value, int decimals) {
    constexpr std::array powers{1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7};
    constexpr double max_steps = 1e9, margin = 1e-6;
    if (static_cast<std::size_t>(decimals) >= powers.size()) return {};
    const double steps = value * powers[static_cast<std::size_t>(decimals)], whole = std::round(steps);
    if (!(std::abs(steps) < max_steps && std::abs(steps - whole) < 0.5 - margin)) return {};
    return static_cast<std::int64_t>(whole);
}

} // namespace

std::string format_number(double value, int decimals) {
    if (const auto steps = count_steps(value, decimals)) { // several times as fast as the library
        std::int64_t left = std::abs(*steps);
        while (decimals > 0 && left % 10 == 0) left /= 10, --decimals;
        std::array<char, 16> text{};
        char* const end = text.data() + text.size();
        char* begin = end;
        for (int written = 0; left > 0 || written <= decimals; ++written, left /= 10) {
            if (decimals > 0 && written == decimals) *--begin = '.';
            *--begin = static_cast<char>('0' + left % 10);
        }
        if (*steps < 0) *--begin = '-';
        return {begin, end};
    }
    std::string text = fmt::format("{:.{}f}", value, decimals);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') text.pop_back();
    }
    return text == "-0" ? "0" : text;
}

std::string format_fixed(double value, int decimals) {
    double scale = 1;
    for (int i = 0; i < decimals; ++i) scale *= 10;
    const double rounded = std::round(value * scale) / scale;
    return fmt::format("{:.{}f}", rounded == 0 ? 0.0 : rounded, decimals);
}

std::string join_numbers(std::initializer_list<double> values, int decimals) {
    std::string text;
    for (const double value : values) text += (text.empty() ? "" : " ") + format_number(value, decimals);
    return text;
}

} // namespace spotit::base
