#include "symbol/text/text_layout.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>

namespace spotit::symbol {
namespace {

/// Pango knows no Chinese words and divides compounds of Thai, so a text that may be a single word is left
/// whole: up to so many ideographs or letters.
constexpr std::ptrdiff_t max_chinese_word = 6, max_thai_word = 8;

constexpr char32_t wide_blank = 0x3000, permitted_break = 0x200B; // zero width space
/// They end a phrase. Other hiragana before kanji are mostly inside a word, as in 消しゴム.
constexpr std::u32string_view particles = U"のをがにはとでへもな";

bool is_ideograph(char32_t character) {
    return g_unichar_get_script(character) == G_UNICODE_SCRIPT_HAN;
}
bool is_hiragana(char32_t character) {
    return g_unichar_get_script(character) == G_UNICODE_SCRIPT_HIRAGANA;
}
bool is_katakana(char32_t character) {
    return g_unichar_get_script(character) == G_UNICODE_SCRIPT_KATAKANA;
}

bool is_wide_punctuation(char32_t character) {
    return character == wide_blank ||
           (g_unichar_iswide(character) != FALSE && g_unichar_ispunct(character) != FALSE);
}

/// Returns true for a text of so many ideographs that it is no single word, without any mark of where words
/// end.
bool is_long_chinese(const std::vector<base::Character>& text) {
    const auto is_any = [&](auto&& predicate) {
        return std::ranges::any_of(text, [&](const base::Character& each) { return predicate(each.value); });
    };
    const auto ideographs =
        std::ranges::count_if(text, [](const base::Character& each) { return is_ideograph(each.value); });
    return ideographs > max_chinese_word && !is_any(is_hiragana) && !is_any(is_katakana) &&
           !is_any([](char32_t each) { return each == ' '; });
}

/// Returns true for a text of more letters of Thai, Lao, Khmer or Burmese than one word has.
bool is_long_thai(const std::vector<base::Character>& text) {
    return std::ranges::count_if(text, [](const base::Character& each) {
               return is_south_east_asian(each.value) && g_unichar_isalpha(each.value) != FALSE;
           }) > max_thai_word;
}

/// Which scripts a text may be divided in without a blank.
struct Divisible {
    bool chinese = false, thai = false;
};

/// Returns true if a line end between two characters does not divide a word, as far as is known. Whether
/// Pango permits it is another question.
bool is_between_words(char32_t before, char32_t after, Divisible divisible) {
    if (before == ' ' || before == permitted_break) return true;
    if (is_south_east_asian(before)) return divisible.thai && is_south_east_asian(after);
    if (is_hiragana(after)) return false;
    if (is_wide_punctuation(before) || is_wide_punctuation(after)) return true;
    if (is_ideograph(before) && is_ideograph(after)) return divisible.chinese;
    return particles.find(before) != std::u32string_view::npos && (is_ideograph(after) || is_katakana(after));
}

} // namespace

std::vector<std::string> split_at_breaks(const Lettering& lettering) {
    const std::vector<base::Character> text = base::list_characters(lettering.text);
    const LayoutHandle layout = lettering.lay_out();
    int count = 0;
    const PangoLogAttr* const permitted = pango_layout_get_log_attrs_readonly(layout.get(), &count);
    const Divisible divisible{.chinese = is_long_chinese(text), .thai = is_long_thai(text)};
    std::vector<std::string> pieces(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_break = i > 0 && i < static_cast<std::size_t>(count) &&
                              permitted[i].is_line_break != 0 &&
                              is_between_words(text[i - 1].value, text[i].value, divisible);
        if (is_break) pieces.emplace_back();
        const bool is_second_blank = text[i].value == ' ' && pieces.back().ends_with(' ');
        if (!is_second_blank) pieces.back() += lettering.text.substr(text[i].begin, text[i].length);
    }
    return pieces;
}

bool is_south_east_asian(char32_t character) {
    const GUnicodeScript script = g_unichar_get_script(character);
    return script == G_UNICODE_SCRIPT_THAI || script == G_UNICODE_SCRIPT_LAO ||
           script == G_UNICODE_SCRIPT_KHMER || script == G_UNICODE_SCRIPT_MYANMAR;
}

bool is_unspaced(char32_t character) {
    return is_south_east_asian(character) || is_ideograph(character) || is_hiragana(character) ||
           is_katakana(character);
}

} // namespace spotit::symbol
