#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <charconv>

namespace spotit::theme {
namespace {

/// What stands before an entry of a list: "7.", "(7)", "b)", "③" or "-".
struct ListNumber {
    std::string_view text;
    std::string form; ///< what all numbers of a list have in common
    int value = 0, step = 1;

    bool follows(const ListNumber& last) const { return form == last.form && value == last.value + step; }
};

bool is_list_bullet(std::string_view text) {
    return text == "-" || text == "*" || std::ranges::find(diag::bullets, text) != std::end(diag::bullets);
}

/// Returns "7." for "7." and "7.🐶"; nothing for other texts.
std::optional<ListNumber> read_list_number(std::string_view text) {
    constexpr std::size_t max_digits = 5;
    if (is_list_bullet(text)) return ListNumber{text, std::string(text), 0, 0};
    const base::Character first = base::read_character(text, 0);
    if (first.value >= U'①' && first.value <= U'⒛') // also in parentheses and with a point
        return ListNumber{text.substr(0, first.length), "①", static_cast<int>(first.value)};
    const std::size_t begin = text.starts_with('(') ? 1 : 0;
    const std::size_t digits = std::min(text.find_first_not_of("0123456789", begin), text.size()) - begin;
    const std::size_t end = begin + std::max<std::size_t>(digits, 1);
    if (digits > max_digits || end >= text.size()) return std::nullopt;
    int value = static_cast<unsigned char>(text[begin]);
    if (digits > 0)
        std::from_chars(text.data() + begin, text.data() + end, value);
    else if ((value < 'a' || value > 'z') && (value < 'A' || value > 'Z'))
        return std::nullopt;
    if (text[end] != ')' && (text[end] != '.' || begin > 0)) return std::nullopt;
    return ListNumber{text.substr(0, end + 1), std::string(text.substr(0, begin)) + text[end], value};
}

/// Returns true for the "group:" of "- group: animals", which is no text.
bool has_key(std::string_view text) {
    return (text.ends_with(':') && !text.starts_with(':')) || text.find(": ") != std::string_view::npos;
}

} // namespace

std::vector<std::string_view> take_list_numbers(std::vector<std::string_view>& parts) {
    constexpr std::size_t min_entries = 3;
    std::vector<std::string_view> numbers, texts;
    std::optional<ListNumber> last;
    bool is_after_number = false;
    for (const std::string_view part : parts) {
        auto number = read_list_number(part);
        if (number && number->text != part && !has_emoji(part.substr(number->text.size()))) number.reset();
        const std::string_view text = part.substr(number ? number->text.size() : 0);
        const bool is_next = number && !is_after_number && (!last || number->follows(*last));
        if ((number ? !is_next : numbers.empty()) || has_key(text)) return {};
        if (number) numbers.push_back(number->text);
        if (!text.empty()) texts.push_back(text);
        if (number) last = number;
        is_after_number = text.empty();
    }
    if (is_after_number || numbers.size() < min_entries) return {};
    parts = std::move(texts);
    return numbers;
}

std::vector<std::string_view> take_line_numbers(std::vector<std::string_view>& lines) {
    std::vector<std::string_view> parts;
    for (const std::string_view line : lines) {
        const std::string_view first = line.substr(0, line.find_first_of(" \t"));
        const auto number = read_list_number(first);
        const std::string_view text = number ? diag::trim(line.substr(number->text.size())) : "";
        if (text.empty() || (number->text != first && !has_emoji(text))) return {};
        parts.push_back(number->text);
        parts.push_back(text);
    }
    std::vector<std::string_view> numbers = take_list_numbers(parts);
    if (!numbers.empty()) lines = std::move(parts);
    return numbers;
}

void note_list_numbers(Reading& reading, std::span<const std::string_view> numbers, const diag::Span& first) {
    const bool are_bullets = numbers.front() == numbers.back();
    reading.files.hints.push_back(
        {diag::Severity::Hint,
         "numbered-list",
         are_bullets
             ? diag::write("{} begins each entry of this list, so it is not read as a symbol",
                           numbers.front())
             : diag::write("{} to {} number the entries of this list, so they are not read as symbols",
                           numbers.front(), numbers.back()),
         first,
         {},
         {}});
}

} // namespace spotit::theme
