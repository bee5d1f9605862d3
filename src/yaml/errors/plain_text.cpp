// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/yaml.hpp>

#include <fmt/format.h>

namespace spotit::yaml {
namespace {

[[noreturn]] void refuse(diag::Diagnostic diagnostic) {
    diagnostic.severity = diag::Severity::Error;
    throw diag::Error(diag::ErrorCategory::Input, std::move(diagnostic));
}

diag::Diagnostic problem(diag::Id id, std::string message, diag::Span span) {
    diag::Diagnostic result;
    result.id = id;
    result.message = std::move(message);
    result.span = std::move(span);
    return result;
}

/// Detects UTF-16 or UTF-32 by the byte order mark or by zero bytes; empty otherwise.
std::string_view wide_encoding(std::string_view text) {
    using namespace std::string_view_literals;
    if (text.starts_with("\xFF\xFE\0\0"sv) || text.starts_with("\0\0\xFE\xFF"sv)) return "UTF-32";
    if (text.starts_with("\xFF\xFE"sv) || text.starts_with("\xFE\xFF"sv)) return "UTF-16";
    if (text.size() < 4) return {};
    std::string pattern;
    for (const char byte : text.substr(0, 4)) pattern += byte == '\0' ? '0' : 'x';
    if (pattern == "x000" || pattern == "000x") return "UTF-32";
    return pattern == "x0x0" || pattern == "0x0x" ? "UTF-16" : std::string_view();
}

void check_encoding(const std::shared_ptr<const diag::SourceText>& source) {
    const std::string_view text = source->text();
    diag::Diagnostic result = problem("not-utf-8", "", {source, 0, 0});
    result.notes.emplace_back("fix: save it again in your editor with the encoding UTF-8");
    if (const std::string_view encoding = wide_encoding(text); !encoding.empty()) {
        result.message = fmt::format("this text is {}; a theme is UTF-8", encoding);
        refuse(std::move(result));
    }
    const auto at = source->find_invalid_utf8();
    if (!at) return;
    const unsigned byte = static_cast<unsigned char>(text[*at]);
    result.message = fmt::format("the byte 0x{:02X} is not part of UTF-8 text", byte);
    result.span = {source, *at, *at + 1};
    refuse(std::move(result));
}

} // namespace

bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 || byte == 0x7F) && c != '\t' && c != '\n' && c != '\r';
}

void check_plain_text(const std::shared_ptr<const diag::SourceText>& source) {
    const std::string_view text = source->text();
    if (text.size() > max_theme) {
        refuse(problem(
            "too-long",
            fmt::format("a theme has at most {} MB; this text has {} bytes", max_theme >> 20U, text.size()),
            {source, 0, 0}));
    }
    check_encoding(source);
    // The library takes U+0004 for the end of the file; the others are invalid in YAML.
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_control(text[i])) continue;
        const unsigned byte = static_cast<unsigned char>(text[i]);
        diag::Diagnostic result = problem(
            "control-character", fmt::format("there is an invisible control character here (U+{:04X})", byte),
            {source, i, i + 1});
        result.notes.emplace_back("fix: delete it; YAML is plain text");
        refuse(std::move(result));
    }
}

} // namespace spotit::yaml
