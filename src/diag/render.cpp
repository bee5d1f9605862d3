#include <spotit/diag.hpp>

#include "diag/write.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/diag/sentence.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

namespace spotit::diag {
namespace {

/// ANSI sequences, or nothing at all.
struct Palette {
    std::string_view strong, severity, mark, plain;
};

Palette choose_palette(const Diagnostic& diagnostic, const RenderOptions& options) {
    constexpr std::string_view severities[]{"\x1b[1;31m", "\x1b[1;33m", "\x1b[1;36m"};
    if (!options.color) return {};
    return {"\x1b[1m", severities[static_cast<std::size_t>(diagnostic.severity)], "\x1b[1;32m", "\x1b[0m"};
}

std::string translate(const Sentence& sentence, const RenderOptions& options) {
    return escape_controls(translate(sentence, options.language));
}

std::string describe_place(const Diagnostic& diagnostic, const RenderOptions& options) {
    if (!diagnostic.span.source) return options.program;
    const SourceText::Position position = diagnostic.span.source->find_position(diagnostic.span.begin);
    return fmt::format("{}:{}:{}", escape_controls(diagnostic.span.source->name()), position.line,
                       position.column);
}

std::string write_headline(const Diagnostic& diagnostic, const RenderOptions& options, const Palette& paint) {
    const std::string_view severity = base::find_enum_name(severity_names, diagnostic.severity);
    std::string line = fmt::format(
        "{}{}:{} {}{}{} {}", paint.strong, describe_place(diagnostic, options), paint.plain, paint.severity,
        translate(write("{name}:", Sentence(severity, {}, std::string(severity))), options), paint.plain,
        translate(diagnostic.message, options));
    if (diagnostic.severity != Severity::Error && !diagnostic.id.empty())
        line += fmt::format(" [{}]", diagnostic.id.name());
    return line + "\n";
}

constexpr int tab_stop = 4;
constexpr int max_kept_before_caret = 30;
constexpr std::size_t kept_around = 4000; ///< bytes
constexpr std::string_view ellipsis = "…";

struct Cell {
    std::size_t begin, end; ///< bytes of the line
    std::string text;       ///< as shown
    int width;
    bool uncertain;
};

std::vector<Cell> split_cells(std::string_view line) {
    std::vector<Cell> cells;
    int column = 0;
    for (std::size_t i = 0; i < line.size();) {
        const std::string_view sign = line.substr(i, base::read_character(line, i).length);
        Cell cell{i, i + sign.size(), escape_controls(sign), 1, false};
        if (line[i] == '\t') {
            cell.width = tab_stop - column % tab_stop;
            cell.text = std::string(static_cast<std::size_t>(cell.width), ' ');
        } else if (cell.text == sign) {
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

Window choose_window(const std::vector<Cell>& cells, std::size_t begin, int columns) {
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

/// A line as a terminal shows it, and the place of the caret and its tail below.
struct Excerpt {
    std::string text;
    int indent = 0;    ///< cells before the caret
    int underline = 0; ///< cells of caret and tail
};

/// Shows `line` with bytes [begin, end) marked. Lines of more than `columns` cells are cut to a window around
/// the mark, which with its ellipses takes at most two more; tabs, control characters and invalid UTF-8 are
/// replaced by text of known width.
Excerpt cut_excerpt(std::string_view line, std::size_t begin, std::size_t end, int columns) {
    begin = std::min(begin, line.size());
    end = std::min(end, line.size());
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
    const Window window = choose_window(cells, begin, columns);
    Excerpt result;
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

constexpr int min_excerpt_width = 16; ///< cells; less is unreadable

std::string write_pointer(const Diagnostic& diagnostic, const RenderOptions& options, const Palette& paint) {
    const SourceText& source = *diagnostic.span.source;
    const int number = source.find_line_number(diagnostic.span.begin);
    const std::string_view line = source.read_line(number);
    const auto start = static_cast<std::size_t>(line.data() - source.text().data());
    const auto in_line = [&](std::size_t byte) { return byte < start ? 0 : byte - start; };
    const std::string head = fmt::format("{:>5} |", number);
    const int ellipses = 2, room = options.columns - static_cast<int>(head.size()) - 1 - ellipses;
    const Excerpt shown = cut_excerpt(line, in_line(diagnostic.span.begin), in_line(diagnostic.span.end),
                                      std::max(room, min_excerpt_width));
    const std::string tail(static_cast<std::size_t>(shown.underline - 1), '~');
    std::string text = head + (shown.text.empty() ? "\n" : fmt::format(" {}\n", shown.text));
    text +=
        fmt::format("{:>{}} {:{}}{}^{}{}", "|", head.size(), "", shown.indent, paint.mark, tail, paint.plain);
    if (!diagnostic.label.empty()) text += " " + translate(diagnostic.label, options);
    return text + "\n";
}

} // namespace

std::string write_note(const Note& note, std::string_view language) {
    const std::string text = translate(note.text, language);
    return note.is_fix ? translate(write("fix: {remedy}", text), language) : text;
}

std::string render(const Diagnostic& diagnostic, const RenderOptions& options) {
    const Palette paint = choose_palette(diagnostic, options);
    std::string text = write_headline(diagnostic, options, paint);
    if (diagnostic.span.source) text += write_pointer(diagnostic, options, paint);
    for (const Note& note : diagnostic.notes)
        text += "  " + escape_controls(write_note(note, options.language)) + "\n";
    return text;
}

std::string render(std::span<const Diagnostic> diagnostics, const RenderOptions& options, int limit) {
    std::string text;
    // All errors together, warnings and hints by what they say.
    const auto kind = [](const Diagnostic& diagnostic) {
        return diagnostic.severity == Severity::Error ? Id() : diagnostic.id;
    };
    std::map<Id, int> shown, left_out;
    std::vector<Id> kinds; // with some left out, in the order in which they appear
    for (const Diagnostic& diagnostic : merge_subjects(diagnostics)) {
        const Id id = kind(diagnostic);
        if (++shown[id] <= limit)
            text += render(diagnostic, options);
        else if (++left_out[id] == 1)
            kinds.push_back(id);
    }
    for (const Id& id : kinds)
        text += translate(write("and {count} more{id}", left_out[id],
                                id.empty() ? "" : fmt::format(" [{}]", id.name())),
                          options) +
                "\n";
    return text;
}

} // namespace spotit::diag
