#pragma once

#include <charconv>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

/// Numbers as text, with a decimal point in all locales.
namespace spotit::base {

/// Returns the number with at most so many decimals, without trailing zeros: "1.5", "2", never "-0".
std::string format_number(double value, int decimals = 2);

/// Returns the number with exactly so many decimals, halves rounded away from zero: "1.50", never "-0.00".
std::string format_fixed(double value, int decimals);

/// Returns the numbers by format_number, with spaces between: "1.5 2 -3".
std::string join_numbers(std::initializer_list<double> values, int decimals = 2);

/// Returns the number that the whole text is; nothing if it is none.
template<class Number>
std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = problem == std::errc() && end == text.data() + text.size();
    return is_number ? std::optional(number) : std::nullopt;
}

} // namespace spotit::base
