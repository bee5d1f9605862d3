#include "pdf/text/hidden_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <sstream>

namespace spotit::pdf {

std::string format_card_tag(const CardTag& tag) {
    return fmt::format("#{}/{}", tag.number, tag.of);
}

std::optional<CardTag> read_card_tag(const std::string& text) {
    constexpr int max_cards = 100'000; // far beyond any deck
    std::istringstream words(text);
    char hash = 0, slash = 0;
    CardTag tag;
    words >> std::noskipws >> hash >> tag.number >> slash >> tag.of;
    const bool is_tag = words && words.peek() == EOF && hash == '#' && slash == '/';
    if (!is_tag || tag.number < 1 || tag.number > tag.of || tag.of > max_cards) return std::nullopt;
    return tag;
}

std::string format_scale_tag(const ScaleTag& tag) {
    return fmt::format("{}{:.3f} {:.3f}", scale_tag, 100 * tag.across, 100 * tag.down);
}

std::optional<ScaleTag> read_scale_tag(const std::string& text) {
    if (!text.starts_with(scale_tag)) return std::nullopt;
    std::istringstream words(text.substr(scale_tag.size()));
    double across = 0, down = 0;
    words >> across >> down;
    if (!words || across <= 0 || down <= 0) return std::nullopt;
    return ScaleTag{across / 100, down / 100};
}

std::string format_ranges(const std::vector<int>& numbers) {
    std::string text;
    for (std::size_t first = 0, next = 0; first < numbers.size(); first = next) {
        for (next = first + 1; next < numbers.size() && numbers[next] == numbers[next - 1] + 1;) ++next;
        text += text.empty() ? "" : ", ";
        text += next - first == 1 ? std::to_string(numbers[first])
                                  : fmt::format("{}-{}", numbers[first], numbers[next - 1]);
    }
    return text;
}

std::vector<int> read_ranges(std::string_view text, int max_number) {
    std::set<int> numbers;
    const char* place = text.data();
    const char* const end = place + text.size();
    while (place != end) {
        int first = 0;
        const auto read = std::from_chars(place, end, first);
        if (read.ec != std::errc()) break;
        place = read.ptr;
        int last = first;
        if (place != end && *place == '-') place = std::from_chars(place + 1, end, last).ptr;
        for (int number = std::max(first, 1); number <= std::min(last, max_number); ++number)
            numbers.insert(number);
        while (place != end && (*place == ',' || *place == ' ')) ++place;
    }
    return {numbers.begin(), numbers.end()};
}

} // namespace spotit::pdf
