#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <cmath>

namespace spotit::base {

std::string format_number(double value, int decimals) {
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
