// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/diag.hpp>

#include "diag/excerpt.hpp"

#include <fmt/format.h>

namespace spotit::diag {
namespace {

/// ANSI sequences, or nothing at all.
struct Palette {
    std::string_view strong, severity, mark, plain;
};

Palette palette(const Diagnostic& diagnostic, const RenderOptions& options) {
    if (!options.color) return {};
    const bool error = diagnostic.severity == Severity::Error;
    return {"\x1b[1m", error ? "\x1b[1;31m" : "\x1b[1;33m", "\x1b[1;32m", "\x1b[0m"};
}

std::string where(const Diagnostic& diagnostic, const RenderOptions& options) {
    if (!diagnostic.span.source) return options.program;
    const Source::Position position = diagnostic.span.source->position(diagnostic.span.begin);
    return fmt::format("{}:{}:{}", harmless(diagnostic.span.source->name()), position.line, position.column);
}

std::string headline(const Diagnostic& diagnostic, const RenderOptions& options, const Palette& paint) {
    const bool error = diagnostic.severity == Severity::Error;
    std::string line =
        fmt::format("{}{}:{} {}{}:{} {}", paint.strong, where(diagnostic, options), paint.plain,
                    paint.severity, error ? "error" : "warning", paint.plain, harmless(diagnostic.message));
    if (!error && !diagnostic.id.empty()) line += fmt::format(" [{}]", diagnostic.id);
    return line + "\n";
}

std::string pointer(const Diagnostic& diagnostic, const Palette& paint) {
    const Source& source = *diagnostic.span.source;
    const int number = source.line_number(diagnostic.span.begin);
    const std::string_view line = source.line(number);
    const std::size_t start = static_cast<std::size_t>(line.data() - source.text().data());
    const auto in_line = [&](std::size_t byte) { return byte < start ? 0 : byte - start; };
    const Excerpt shown = excerpt(line, in_line(diagnostic.span.begin), in_line(diagnostic.span.end));
    const std::string tail(static_cast<std::size_t>(shown.underline - 1), '~');
    std::string text = shown.text.empty() ? fmt::format("{:>5} |\n", number)
                                          : fmt::format("{:>5} | {}\n", number, shown.text);
    text += fmt::format("{:>5} | {:{}}{}^{}{}", "", "", shown.indent, paint.mark, tail, paint.plain);
    if (!diagnostic.label.empty()) text += " " + harmless(diagnostic.label);
    return text + "\n";
}

} // namespace

std::string render(const Diagnostic& diagnostic, const RenderOptions& options) {
    const Palette paint = palette(diagnostic, options);
    std::string text = headline(diagnostic, options, paint);
    if (diagnostic.span.source) text += pointer(diagnostic, paint);
    for (const std::string& note : diagnostic.notes) text += "  " + harmless(note) + "\n";
    return text;
}

std::string render(std::span<const Diagnostic> diagnostics, const RenderOptions& options, int limit) {
    std::string text;
    int errors = 0, left_out = 0;
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.severity == Severity::Error && ++errors > limit)
            ++left_out;
        else
            text += render(diagnostic, options);
    }
    if (left_out > 0) text += fmt::format("and {} more\n", left_out);
    return text;
}

} // namespace spotit::diag
