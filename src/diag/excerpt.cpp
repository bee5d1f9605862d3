#include "diag/excerpt.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag.hpp>

#include <algorithm>
#include <vector>

namespace spotit::diag {
namespace {

constexpr int tab_stop = 4;
constexpr int max_kept_before_caret = 30;
constexpr std::size_t kept_around = 4000; ///< bytes
constexpr std::string_view replacement = "\xEF\xBF\xBD";
constexpr std::string_view ellipsis = "…";

struct Cell {
    std::size_t begin, end; ///< bytes of the line
    std::string text;       ///< as shown
    int width;
    bool uncertain;
};

bool is_harmful(const base::Character& character) {
    const char32_t c = character.value;
    const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
    const bool line_end = c == 0x2028 || c == 0x2029;
    const bool direction = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    return !character.is_valid || control || line_end || direction;
}

std::vector<Cell> split_cells(std::string_view line) {
    std::vector<Cell> cells;
    int column = 0;
    for (std::size_t i = 0; i < line.size();) {
        const base::Character character = base::read_character(line, i);
        Cell cell{i, i + character.length, std::string(replacement), 1, false};
        if (line[i] == '\t') {
            cell.width = tab_stop - column % tab_stop;
            cell.text = std::string(static_cast<std::size_t>(cell.width), ' ');
        } else if (!is_harmful(character)) {
            const base::Cluster cluster = base::find_cluster(line, i);
            cell.end = i + cluster.length;
            cell.text = escape_controls(line.substr(i, cluster.length));
            cell.width = base::measure_display_width(cell.text);
            cell.uncertain = cluster.is_uncertain;
        }
        column += cell.width;
        i = cell.end;
        cells.push_back(std::move(cell));
    }
    return cells;
}

/// If terminals disagree about the width of the text before the mark, the mark begins with its word.
std::size_t find_certain_begin(std::string_view line, const std::vector<Cell>& cells, std::size_t begin) {
    for (const Cell& cell : cells) {
        if (cell.begin >= begin) break;
        if (!cell.uncertain) continue;
        const std::size_t space = line.substr(0, cell.begin).find_last_of(" \t");
        return space == std::string_view::npos ? 0 : space + 1;
    }
    return begin;
}

/// The visible cells [first, last) of the line.
struct Window {
    std::size_t first, last;
};

Window find_window(const std::vector<Cell>& cells, std::size_t begin, int columns) {
    int total = 0, before = 0;
    for (const Cell& cell : cells) {
        total += cell.width;
        if (cell.begin < begin) before += cell.width;
    }
    if (total <= columns) return {0, cells.size()};
    const int kept = std::min(max_kept_before_caret, columns / 2);
    const int from = std::max(0, std::min(before - kept, total - columns));
    Window window{0, cells.size()};
    int column = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (column < from) window.first = i + 1;
        column += cells[i].width;
        if (column > from + columns) {
            window.last = i;
            break;
        }
    }
    return window;
}

} // namespace

std::string escape_controls(std::string_view text) {
    std::string result;
    for (const base::Character& each : base::list_characters(text))
        result += is_harmful(each) ? replacement : text.substr(each.begin, each.length);
    return result;
}

std::string escape_controls_in_lines(std::string_view text) {
    std::string result;
    for (const base::Character& each : base::list_characters(text))
        result += is_harmful(each) && each.value != '\n' ? replacement : text.substr(each.begin, each.length);
    return result;
}

Excerpt cut_excerpt(std::string_view line, Mark mark, int columns) {
    std::size_t begin = std::min(mark.begin, line.size()), end = std::min(mark.end, line.size());
    // In a line of megabytes only the part near the mark can be shown.
    if (end > begin + kept_around) end = base::find_character_start(line, begin + kept_around);
    line = line.substr(0, base::find_character_start(line, std::min(line.size(), end + kept_around)));
    if (begin > kept_around) {
        const std::size_t cut = base::find_character_start(line, begin - kept_around);
        line.remove_prefix(cut);
        begin -= cut;
        end -= cut;
    }
    const std::vector<Cell> cells = split_cells(line);
    begin = find_certain_begin(line, cells, begin);
    const Window window = find_window(cells, begin, columns);
    Excerpt result;
    result.underline = 0;
    if (window.first > 0) {
        result.text = ellipsis;
        result.indent = 1;
    }
    for (std::size_t i = window.first; i < window.last; ++i) {
        result.text += cells[i].text;
        if (cells[i].end <= begin)
            result.indent += cells[i].width;
        else if (cells[i].begin < end)
            result.underline += cells[i].width;
    }
    if (window.last < cells.size()) result.text += ellipsis;
    result.underline = std::max(result.underline, 1);
    return result;
}

} // namespace spotit::diag
