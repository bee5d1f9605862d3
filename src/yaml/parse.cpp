// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/yaml.hpp>

#include "yaml/syntax.hpp"
#include "yaml/tree_builder.hpp"

#include <fmt/format.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <sstream>

namespace spotit::yaml {
namespace {

using namespace std::string_view_literals;

/// Rejects a long run of brackets: the library would read to its end before it reports anything.
void check_brackets(const std::shared_ptr<const diag::SourceText>& source, std::size_t begin) {
    const std::string_view text = source->text();
    int run = 0;
    for (std::size_t i = begin; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '[' || c == '{') {
            if (++run > max_nesting) refuse_depth({source, i, i + 1});
        } else if (c != ' ' && c != '\n' && c != '\r' && c != '\t') {
            run = 0;
        }
    }
}

void check_encoding(const std::shared_ptr<const diag::SourceText>& source) {
    constexpr std::string_view fix = "fix: save it again in your editor with the encoding UTF-8";
    const std::string_view text = source->text();
    if (text.starts_with("\xFF\xFE"sv) || text.starts_with("\xFE\xFF"sv))
        refuse("not-utf-8", "this text is UTF-16; a theme is UTF-8", {source, 0, 0}, fix);
    const auto at = source->find_invalid_utf8();
    if (!at) return;
    const unsigned byte = static_cast<unsigned char>(text[*at]);
    refuse("not-utf-8", fmt::format("the byte 0x{:02X} is not part of UTF-8 text", byte),
           {source, *at, *at + 1}, fix);
}

} // namespace

void refuse(diag::Id id, std::string message, diag::Span span, std::string_view note) {
    diag::Diagnostic problem{diag::Severity::Error, id, std::move(message), std::move(span), {}, {}};
    if (!note.empty()) problem.note(std::string(note));
    throw diag::Error(diag::ErrorCategory::Input, std::move(problem));
}

bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 || byte == 0x7F) && c != '\t' && c != '\n' && c != '\r';
}

void check_plain_text(const std::shared_ptr<const diag::SourceText>& source) {
    const std::string_view text = source->text();
    if (text.size() > max_theme)
        refuse(
            "too-long",
            fmt::format("a theme has at most {} MB; this text has {} bytes", max_theme >> 20U, text.size()),
            {source, 0, 0}, {});
    check_encoding(source);
    // The library takes U+0004 for the end of the file; the others are invalid in YAML.
    for (std::size_t i = 0; i < text.size(); ++i)
        if (is_control(text[i]))
            refuse("control-character",
                   fmt::format("there is an invisible control character here (U+{:04X})",
                               static_cast<unsigned>(static_cast<unsigned char>(text[i]))),
                   {source, i, i + 1}, "fix: delete it; YAML is plain text");
}

Node parse_yaml(const std::shared_ptr<const diag::SourceText>& source, std::size_t begin) {
    std::string text = source->text().substr(begin);
    // The library does not accept a lone carriage return as the end of a line.
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')) text[i] = '\n';
    }
    check_brackets(source, begin);
    std::istringstream input(std::move(text));
    TreeBuilder builder(source, begin);
    try {
        YAML::Parser parser(input);
        while (parser.HandleNextDocument(builder)) {
        }
    } catch (const YAML::Exception& stopped) {
        throw diag::Error(diag::ErrorCategory::Input,
                          explain({source, builder.at(stopped.mark), stopped.msg, builder.open_bracket(),
                                   builder.last_quoted()}));
    }
    return builder.take();
}

} // namespace spotit::yaml
