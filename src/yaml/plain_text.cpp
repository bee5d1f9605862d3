// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <cstddef>

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

namespace {

constexpr std::size_t length = 3; ///< bytes of each of them in UTF-8

/// Returns the character of three bytes of UTF-8; 0 for other characters.
char32_t character_at(std::string_view text, std::size_t at) {
    if (at + length > text.size()) return 0;
    const auto bits = [&](std::size_t i, unsigned mask) {
        return static_cast<char32_t>(static_cast<unsigned char>(text[at + i]) & mask);
    };
    if (bits(0, 0xF0) != 0xE0) return 0;
    return bits(0, 0x0F) << 12U | bits(1, 0x3F) << 6U | bits(2, 0x3F);
}

/// Returns the ASCII character that a lookalike stands for; 0 if it is none.
char plain_sign(char32_t character) {
    constexpr char32_t minus = 0x2212, hyphen = 0x2010, dash = 0x2013;
    constexpr char32_t first_wide = 0xFF01, last_wide = 0xFF5E;
    if (character == minus || (character >= hyphen && character <= dash)) return '-';
    if (character < first_wide || character > last_wide) return 0;
    return static_cast<char>(character - first_wide + U'!');
}

} // namespace

std::vector<std::string> lookalike_note(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char32_t character = character_at(text, at);
        const char plain = plain_sign(character);
        if (plain == 0) continue;
        return {fmt::format("fix: write {} in place of {}, which is another sign (U+{:04X})", plain,
                            text.substr(at, length), static_cast<unsigned>(character))};
    }
    return {};
}

} // namespace spotit::yaml
