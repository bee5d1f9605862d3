#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <charconv>

namespace spotit::theme {
namespace {

/// Returns 7 for "7." and "7)"; nothing for other texts.
std::optional<int> read_list_number(std::string_view text) {
    constexpr std::size_t max_digits = 5;
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view sign = text.substr(digits);
    if (digits == 0 || digits > max_digits || (sign != "." && sign != ")")) return std::nullopt;
    int number = 0;
    std::from_chars(text.data(), text.data() + digits, number);
    return number;
}

} // namespace

std::vector<std::string_view> take_list_numbers(std::vector<std::string_view>& parts) {
    std::vector<std::string_view> numbers, others;
    std::optional<int> last;
    bool is_after_number = false;
    for (const std::string_view part : parts) {
        const auto number = read_list_number(part);
        const bool is_next = number && !is_after_number && (!last || *number == *last + 1);
        if (number ? !is_next : numbers.empty()) return {};
        (number ? numbers : others).push_back(part);
        if (number) last = number;
        is_after_number = number.has_value();
    }
    if (is_after_number || numbers.size() < 2) return {};
    parts = std::move(others);
    return numbers;
}

std::vector<std::string_view> take_line_numbers(std::vector<std::string_view>& lines) {
    std::vector<std::string_view> parts;
    for (const std::string_view line : lines) {
        const std::size_t blank = std::min(line.find_first_of(" \t"), line.size());
        if (!read_list_number(line.substr(0, blank)) || blank == line.size()) return {};
        parts.push_back(line.substr(0, blank));
        parts.push_back(diag::trim(line.substr(blank)));
    }
    std::vector<std::string_view> numbers = take_list_numbers(parts);
    if (!numbers.empty()) lines = std::move(parts);
    return numbers;
}

void note_list_numbers(Reading& reading, std::span<const std::string_view> numbers, const diag::Span& first) {
    reading.files.hints.push_back({diag::Severity::Hint,
                                   "numbered-list",
                                   diag::write("{} to {} number the entries of this list, and are no symbols",
                                               numbers.front(), numbers.back()),
                                   first,
                                   {},
                                   {}});
}

} // namespace spotit::theme
