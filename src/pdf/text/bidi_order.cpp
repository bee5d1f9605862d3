#include "pdf/text/hidden_text.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <cctype>

namespace spotit::pdf {

namespace {

struct Range {
    char32_t first, last;
};
/// Scripts that run from right to left (Unicode's DerivedBidiClass.txt: R, AL and the marks between).
constexpr std::array<Range, 5> right_to_left{
    {{0x0590, 0x08FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFC}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}}};

bool runs_left(char32_t character) {
    return std::ranges::any_of(right_to_left, [character](const Range& range) {
        return character >= range.first && character <= range.last;
    });
}

/// Spaces and signs have no direction of their own: they take the one of the text on both sides.
bool is_neutral(char32_t character) {
    return character < 0x80 && std::isalnum(static_cast<int>(character)) == 0;
}

} // namespace

std::vector<char32_t> characters(const std::string& utf8) {
    std::vector<char32_t> result;
    for (const base::Character& each : base::characters(utf8))
        result.push_back(each.value < U' ' ? U' ' : each.value);
    return result;
}

std::string to_visual_order(const std::string& utf8) {
    std::vector<char32_t> text = characters(utf8);
    for (auto start = text.begin(); start != text.end();) {
        start = std::find_if(start, text.end(), &runs_left);
        auto end = start;
        for (auto place = start; place != text.end() && (runs_left(*place) || is_neutral(*place)); ++place)
            if (runs_left(*place)) end = place + 1;
        std::reverse(start, end);
        start = end;
    }
    std::string result;
    for (const char32_t character : text) result += base::encode(character);
    return result;
}

} // namespace spotit::pdf
