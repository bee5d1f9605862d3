#include <spotit/diag.hpp>

#include "diag/excerpt.hpp"
#include "diag/write.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/texts.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace spotit::diag {
namespace {

/// ANSI sequences, or nothing at all.
struct Palette {
    std::string_view strong, severity, mark, plain;
};

struct SeverityRow {
    std::string_view name, color;
    Severity severity;
};

constexpr SeverityRow severities[]{{"error", "\x1b[1;31m", Severity::Error},
                                   {"warning", "\x1b[1;33m", Severity::Warning},
                                   {"hint", "\x1b[1;36m", Severity::Hint}};
static_assert(base::is_complete(severities, &SeverityRow::severity));

const SeverityRow& find_row(Severity severity) {
    return severities[static_cast<std::size_t>(severity)];
}

Palette choose_palette(const Diagnostic& diagnostic, const RenderOptions& options) {
    if (!options.color) return {};
    return {"\x1b[1m", find_row(diagnostic.severity).color, "\x1b[1;32m", "\x1b[0m"};
}

std::string translate(const Sentence& sentence, const RenderOptions& options) {
    return escape_controls(sentence.translate(texts::find_catalog(options.language)));
}

std::string describe_place(const Diagnostic& diagnostic, const RenderOptions& options) {
    if (!diagnostic.span.source) return options.program;
    const SourceText::Position position = diagnostic.span.source->find_position(diagnostic.span.begin);
    return fmt::format("{}:{}:{}", escape_controls(diagnostic.span.source->name()), position.line,
                       position.column);
}

std::string write_headline(const Diagnostic& diagnostic, const RenderOptions& options, const Palette& paint) {
    std::string line =
        fmt::format("{}{}:{} {}{}:{} {}", paint.strong, describe_place(diagnostic, options), paint.plain,
                    paint.severity, translate(find_row(diagnostic.severity).name, options), paint.plain,
                    translate(diagnostic.message, options));
    if (diagnostic.severity != Severity::Error && !diagnostic.id.empty())
        line += fmt::format(" [{}]", diagnostic.id.name());
    return line + "\n";
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
    const Excerpt shown = cut_excerpt(line, {in_line(diagnostic.span.begin), in_line(diagnostic.span.end)},
                                      std::max(room, min_excerpt_width));
    const std::string tail(static_cast<std::size_t>(shown.underline - 1), '~');
    std::string text = head + (shown.text.empty() ? "\n" : fmt::format(" {}\n", shown.text));
    text +=
        fmt::format("{:>{}} {:{}}{}^{}{}", "|", head.size(), "", shown.indent, paint.mark, tail, paint.plain);
    if (!diagnostic.label.empty()) text += " " + translate(diagnostic.label, options);
    return text + "\n";
}

} // namespace

std::string_view to_severity_name(Severity severity) {
    return find_row(severity).name;
}

std::string write_note(const Note& note, std::string_view language) {
    const texts::Catalog& catalog = texts::find_catalog(language);
    const std::string text = note.text.translate(catalog);
    return note.is_fix ? write("fix: {}", text).translate(catalog) : text;
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
        text +=
            translate(write("and {} more{}", left_out[id], id.empty() ? "" : fmt::format(" [{}]", id.name())),
                      options) +
            "\n";
    return text;
}

} // namespace spotit::diag
