#include "symbol/text/text_layout.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <limits>

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

/// Returns true for letters of Thai, Lao, Khmer and Burmese.
bool is_south_east_asian(char32_t character) {
    const GUnicodeScript script = g_unichar_get_script(character);
    return script == G_UNICODE_SCRIPT_THAI || script == G_UNICODE_SCRIPT_LAO ||
           script == G_UNICODE_SCRIPT_KHMER || script == G_UNICODE_SCRIPT_MYANMAR;
}

/// Returns true for characters of scripts that have no blanks between words.
bool is_unspaced(char32_t character) {
    return is_south_east_asian(character) || is_ideograph(character) || is_hiragana(character) ||
           is_katakana(character);
}

bool is_wide_punctuation(char32_t character) {
    return character == wide_blank ||
           (g_unichar_iswide(character) != FALSE && g_unichar_ispunct(character) != FALSE);
}

/// Returns true for a text of so many ideographs that it is no single word, without any mark of where words
/// end.
bool is_long_chinese(const std::vector<base::Character>& text) {
    const auto ends_word = [](char32_t each) {
        return is_hiragana(each) || is_katakana(each) || each == ' ';
    };
    return std::ranges::count_if(text, is_ideograph, &base::Character::value) > max_chinese_word &&
           std::ranges::none_of(text, ends_word, &base::Character::value);
}

/// Returns true for a text of more letters of Thai, Lao, Khmer or Burmese than one word has.
bool is_long_thai(const std::vector<base::Character>& text) {
    const auto counts = [](char32_t each) {
        return is_south_east_asian(each) && g_unichar_isalpha(each) != FALSE;
    };
    return std::ranges::count_if(text, counts, &base::Character::value) > max_thai_word;
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

/// A further line must make the block this much less elongated.
constexpr double worth_a_line = 1.15;
constexpr std::size_t max_lines = 6, max_words = 40;
/// No line ends with a word of up to this many letters...
constexpr std::ptrdiff_t clinging_letters = 3;
/// ...unless the text in one line were this elongated.
constexpr double very_elongated = 12;

/// From one baseline to the next, at least, and between the ink of two lines.
constexpr double min_leading = 0.9 * layout_size, line_white = 0.12 * layout_size;
constexpr double sum_blank = -0.15 * layout_size; // added to the blanks of a sum

/// Returns the pieces of a line, without the blank after the last one.
std::string join_pieces(std::span<const std::string> pieces) {
    std::string result;
    for (const std::string& piece : pieces) result += piece;
    if (result.ends_with(' ')) result.pop_back();
    return result;
}

bool is_letter(const base::Character& character) {
    return g_unichar_isalpha(character.value) != FALSE;
}

/// Returns true if the line has two letters, or one that is a word, as in Chinese; four in Thai and the like,
/// whose words would else stand one below the other.
bool can_stand_alone(const std::string& line, bool is_between_blanks) {
    const auto all = base::list_characters(line);
    const auto letters = std::ranges::count_if(all, is_letter);
    if (!is_between_blanks)
        return letters >= (std::ranges::any_of(all, is_south_east_asian, &base::Character::value) ? 4 : 2);
    return letters >= 2 || std::ranges::any_of(all, g_unichar_iswide, &base::Character::value);
}

bool has_letters(const std::string& text) {
    return std::ranges::any_of(base::list_characters(text), is_letter);
}

/// Returns true for a short word, such as an article, that belongs to the next one. Words of Chinese,
/// Japanese, Korean and Thai are all short.
bool clings(const std::string& word) {
    const auto all = base::list_characters(word);
    const auto is_single = [](char32_t each) { return g_unichar_iswide(each) != FALSE || is_unspaced(each); };
    return std::ranges::count_if(all, is_letter) <= clinging_letters &&
           std::ranges::none_of(all, is_single, &base::Character::value);
}

double measure_width(const Lettering& lettering, const std::string& line) {
    const LayoutHandle layout = Lettering{lettering.fonts, lettering.font, line}.lay_out();
    return measure_ink(layout.get()).width();
}

double measure_elongation(const Lettering& lettering) {
    const geom::Box ink = measure_ink(lay_out_lines(lettering));
    if (ink.empty() || ink.width() <= 0 || ink.height() <= 0) return 1;
    return std::max(ink.width() / ink.height(), ink.height() / ink.width());
}

/// A way to set the first words in lines.
struct Way {
    double max_width = impossible; ///< of its lines
    std::string text{};

    static constexpr double impossible = std::numeric_limits<double>::infinity();
};

/// Lines by the indices of their first word and of the word after their last one.
using Lines = std::vector<std::vector<Way>>;

Lines make_lines(const Lettering& lettering, const std::vector<std::string>& words, bool may_end_short) {
    Lines lines(words.size(), std::vector<Way>(words.size() + 1));
    for (std::size_t from = 0; from < words.size(); ++from)
        for (std::size_t to = from + 1; to <= words.size(); ++to) {
            Way& line = lines[from][to];
            line.text = join_pieces(std::span(words).subspan(from, to - from));
            const bool cling = to < words.size() && !may_end_short && clings(words[to - 1]);
            const bool is_between_blanks = (from == 0 || words[from - 1].ends_with(' ')) &&
                                           (to == words.size() || words[to - 1].ends_with(' '));
            if (!cling && can_stand_alone(line.text, is_between_blanks))
                line.max_width = measure_width(lettering, line.text);
        }
    return lines;
}

/// Returns the best ways to set the first 0, 1, 2, ... words with one more line.
std::vector<Way> extend_by_line(const std::vector<Way>& ways, const Lines& lines) {
    std::vector<Way> result(ways.size());
    for (std::size_t to = 2; to < ways.size(); ++to) {
        for (std::size_t from = 1; from < to; ++from) {
            const Way& line = lines[from][to];
            const double max_width = std::max(ways[from].max_width, line.max_width);
            if (max_width < result[to].max_width)
                result[to] = {max_width, ways[from].text + '\n' + line.text};
        }
    }
    return result;
}

void narrow_blanks(PangoLayout* layout, const std::string& text) {
    const AttributesHandle attributes(pango_attr_list_new());
    for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 1)) {
        PangoAttribute* const narrow =
            pango_attr_letter_spacing_new(static_cast<int>(sum_blank * PANGO_SCALE));
        narrow->start_index = static_cast<guint>(at);
        narrow->end_index = static_cast<guint>(at + 1);
        pango_attr_list_insert(attributes.get(), narrow);
    }
    pango_layout_set_attributes(layout, attributes.get());
}

/// Returns the pieces of a text that lines may be made of: words, each with a blank after it where the text
/// has one. Scripts without blanks are divided where Pango permits it (UAX 14): Thai, Lao, Khmer and Burmese
/// at words, as far as Pango knows them and if there are more than eight letters; Chinese and Japanese at
/// punctuation, Japanese after particles, and Chinese of more than six ideographs anywhere.
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

} // namespace

LayoutHandle Lettering::lay_out() const {
    LayoutHandle layout = fonts->lay_out(text, fonts->describe(font));
    if (!has_letters(text)) narrow_blanks(layout.get(), text);
    return layout;
}

std::vector<WordLine> lay_out_lines(const Lettering& lettering) {
    std::vector<WordLine> lines;
    double baseline = 0, ink_end = 0;
    std::size_t from = 0;
    while (from <= lettering.text.size()) {
        const std::size_t end = std::min(lettering.text.find('\n', from), lettering.text.size());
        WordLine line{
            Lettering{lettering.fonts, lettering.font, lettering.text.substr(from, end - from)}.lay_out()};
        const geom::Box ink = measure_ink(line.layout.get());
        const double own_baseline = measure_first_base_line(line.layout.get());
        const double own_ink = ink.empty() ? 0 : own_baseline - ink.top;
        baseline =
            lines.empty() ? own_baseline : std::max(baseline + min_leading, ink_end + line_white + own_ink);
        ink_end = baseline + (ink.empty() ? 0 : ink.bottom - own_baseline);
        line.at = {ink.empty() ? 0 : -ink.center().x, baseline - own_baseline};
        lines.push_back(std::move(line));
        from = end + 1;
    }
    return lines;
}

geom::Box measure_ink(const std::vector<WordLine>& lines) {
    geom::Box box;
    for (const WordLine& line : lines) box.join(measure_ink(line.layout.get()).move(line.at));
    return box;
}

std::string balance(const Lettering& lettering) {
    if (!has_letters(lettering.text) || lettering.text.find('\n') != std::string::npos) return lettering.text;
    const std::vector<std::string> words = split_at_breaks(lettering);
    if (words.size() < 2 || words.size() > max_words) return lettering.text;
    std::string best = join_pieces(words);
    double min_elongation = measure_elongation({lettering.fonts, lettering.font, best});
    const Lines lines = make_lines(lettering, words, min_elongation > very_elongated);
    std::vector<Way> ways = lines.front();
    double penalty = 1;
    for (std::size_t count = 2; count <= std::min(max_lines, words.size()); ++count) {
        ways = extend_by_line(ways, lines);
        penalty *= worth_a_line;
        if (ways.back().text.empty()) continue;
        const double now = penalty * measure_elongation({lettering.fonts, lettering.font, ways.back().text});
        if (now > min_elongation) continue;
        min_elongation = now;
        best = ways.back().text;
    }
    return best;
}

} // namespace spotit::symbol
