#include "symbol/text/text_layout.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <limits>

namespace spotit::symbol {

namespace {

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
std::string joined(std::span<const std::string> pieces) {
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
    const auto all = base::characters(line);
    const auto letters = std::ranges::count_if(all, is_letter);
    const auto is_any = [&](auto&& predicate) {
        return std::ranges::any_of(all, [&](const base::Character& each) { return predicate(each.value); });
    };
    if (!is_between_blanks) return letters >= (is_any(is_south_east_asian) ? 4 : 2);
    return letters >= 2 || is_any([](char32_t each) { return g_unichar_iswide(each) != FALSE; });
}

bool has_letters(const std::string& text) {
    return std::ranges::any_of(base::characters(text), is_letter);
}

/// Returns true for a short word, such as an article, that belongs to the next one. Words of Chinese,
/// Japanese, Korean and Thai are all short.
bool clings(const std::string& word) {
    const auto all = base::characters(word);
    return std::ranges::count_if(all, is_letter) <= clinging_letters &&
           std::ranges::none_of(all, [](const base::Character& each) {
               return g_unichar_iswide(each.value) != FALSE || is_unspaced(each.value);
           });
}

double width(const Lettering& lettering, const std::string& line) {
    const LayoutHandle layout = Lettering{lettering.fonts, lettering.font, line}.lay_out();
    return ink_box(layout.get()).width();
}

double elongation(const Lettering& lettering) {
    const geom::Box ink = ink_box(lay_out_lines(lettering));
    if (ink.empty() || ink.width() <= 0 || ink.height() <= 0) return 1;
    return std::max(ink.width() / ink.height(), ink.height() / ink.width());
}

/// A way to set the first words in lines.
struct Way {
    double max_width = impossible; ///< of its lines
    std::string text{};

    static constexpr double impossible = std::numeric_limits<double>::infinity();
};

/// A line for each run of words.
class Lines {
public:
    Lines(const Lettering& lettering, const std::vector<std::string>& words, bool may_end_short) {
        for (std::size_t from = 0; from < words.size(); ++from) {
            auto& row = lines_.emplace_back(words.size() + 1);
            for (std::size_t to = from + 1; to <= words.size(); ++to) {
                row[to].text = joined(std::span(words).subspan(from, to - from));
                const bool cling = to < words.size() && !may_end_short && clings(words[to - 1]);
                const bool is_between_blanks = (from == 0 || words[from - 1].ends_with(' ')) &&
                                               (to == words.size() || words[to - 1].ends_with(' '));
                if (!cling && can_stand_alone(row[to].text, is_between_blanks))
                    row[to].max_width = width(lettering, row[to].text);
            }
        }
    }
    const Way& line(std::size_t from, std::size_t to) const { return lines_[from][to]; }
    /// Returns all ways that take one line.
    std::vector<Way> first_lines() const { return lines_.front(); }

private:
    std::vector<std::vector<Way>> lines_;
};

/// Returns the best ways to set the first 0, 1, 2, ... words with one more line.
std::vector<Way> with_a_line_more(const std::vector<Way>& ways, const Lines& lines) {
    std::vector<Way> result(ways.size());
    for (std::size_t to = 2; to < ways.size(); ++to) {
        for (std::size_t from = 1; from < to; ++from) {
            const Way& line = lines.line(from, to);
            const double max_width = std::max(ways[from].max_width, line.max_width);
            if (max_width < result[to].max_width)
                result[to] = {max_width, ways[from].text + '\n' + line.text};
        }
    }
    return result;
}

bool can_be_broken(const std::string& text) {
    return has_letters(text) && text.find('\n') == std::string::npos;
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
        const geom::Box ink = ink_box(line.layout.get());
        const double own_baseline = first_base_line(line.layout.get());
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

geom::Box ink_box(const std::vector<WordLine>& lines) {
    geom::Box box;
    for (const WordLine& line : lines) {
        const geom::Box ink = ink_box(line.layout.get());
        if (ink.empty()) continue;
        box.add(line.at + geom::Point{ink.left, ink.top});
        box.add(line.at + geom::Point{ink.right, ink.bottom});
    }
    return box;
}

geom::Box ink_box(PangoLayout* layout) {
    PangoRectangle ink;
    pango_layout_get_extents(layout, &ink, nullptr);
    constexpr double unit = 1.0 / PANGO_SCALE;
    if (ink.width <= 0 || ink.height <= 0) return {};
    return {ink.x * unit, ink.y * unit, (ink.x + ink.width) * unit, (ink.y + ink.height) * unit};
}

std::string balanced(const Lettering& lettering) {
    if (!can_be_broken(lettering.text)) return lettering.text;
    const std::vector<std::string> words = split_at_breaks(lettering);
    if (words.size() < 2 || words.size() > max_words) return lettering.text;
    std::string best = joined(words);
    double min_elongation = elongation({lettering.fonts, lettering.font, best});
    const Lines lines(lettering, words, min_elongation > very_elongated);
    std::vector<Way> ways = lines.first_lines();
    double penalty = 1;
    for (std::size_t count = 2; count <= std::min(max_lines, words.size()); ++count) {
        ways = with_a_line_more(ways, lines);
        penalty *= worth_a_line;
        if (ways.back().text.empty()) continue;
        const double now = penalty * elongation({lettering.fonts, lettering.font, ways.back().text});
        if (now > min_elongation) continue;
        min_elongation = now;
        best = ways.back().text;
    }
    return best;
}

} // namespace spotit::symbol
