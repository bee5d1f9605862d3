#include "pdf/text/hidden_text.hpp"

#include <spotit/base/utf8.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <sstream>

namespace spotit::pdf {
namespace {

struct Range {
    char32_t first, last;
};
/// Scripts that run from right to left (Unicode's DerivedBidiClass.txt: R, AL and the marks between).
constexpr std::array<Range, 5> right_to_left{
    {{0x0590, 0x08FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFC}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}}};

bool is_right_to_left(char32_t character) {
    return std::ranges::any_of(right_to_left, [character](const Range& range) {
        return character >= range.first && character <= range.last;
    });
}

/// Spaces and signs have no direction of their own: they take the one of the text on both sides.
bool is_neutral(char32_t character) {
    return character < 0x80 && std::isalnum(static_cast<int>(character)) == 0;
}

} // namespace

std::vector<char32_t> decode_characters(const std::string& utf8) {
    std::vector<char32_t> result;
    for (const base::Character& each : base::list_characters(utf8))
        result.push_back(each.value < U' ' ? U' ' : each.value);
    return result;
}

std::string to_visual_order(const std::string& utf8) {
    std::vector<char32_t> text = decode_characters(utf8);
    for (auto start = text.begin(); start != text.end();) {
        start = std::find_if(start, text.end(), &is_right_to_left);
        auto end = start;
        for (auto place = start; place != text.end() && (is_right_to_left(*place) || is_neutral(*place));
             ++place)
            if (is_right_to_left(*place)) end = place + 1;
        std::reverse(start, end);
        start = end;
    }
    std::string result;
    for (const char32_t character : text) result += base::encode(character);
    return result;
}

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
