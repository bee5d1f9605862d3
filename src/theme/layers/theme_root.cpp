// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers/theme_root.hpp"

#include "theme/keys/keys.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Returns the error for a text that is not a map.
diag::Diagnostic not_a_map(const std::shared_ptr<const diag::SourceText>& source, const yaml::Node& root) {
    diag::Diagnostic result{diag::Severity::Error, "no-theme", "this theme is empty", root.span, "", {}};
    result.span.source = source;
    const std::string_view text = diag::span_text(result.span);
    result.span.end = result.span.begin + std::min(text.find('\n'), text.size());
    const std::size_t colon = text.find(':');
    if (root.kind == yaml::Node::Kind::List) {
        result.message = "a theme begins with keys, and this is a list";
        result.notes = {"fix: put a line with  symbols:  above the list"};
    } else if (root.is_scalar() && colon != std::string_view::npos) {
        result.id = "yaml-no-space";
        result.message = "a space is missing after this ':'";
        result.span.begin += colon;
        result.span.end = result.span.begin + 1;
        result.notes = {"fix: put a space between key and value"};
    } else if (root.is_scalar() && text.find('=') != std::string_view::npos) {
        const std::size_t sign = text.find('=');
        result.id = "yaml-no-colon";
        result.message = "a key ends with ':', not with '='";
        result.span = {source, result.span.begin + sign, result.span.begin + sign + 1};
        result.notes = {fmt::format("fix: write  {}: {}", diag::trimmed(text.substr(0, sign)),
                                    diag::trimmed(text.substr(sign + 1)))};
    } else if (root.is_scalar()) {
        result.message = "a theme is made of keys and values, and this is a text";
        result.notes = {"for example:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻"};
    } else {
        result.span.begin = result.span.end = 0;
        result.notes = {"the smallest theme:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻"};
    }
    return result;
}

/// For `card: size: 85mm` proposes the braces of a section in place of quotes.
void propose_braces(diag::Diagnostic& error) {
    if (error.id != "yaml-second-colon") return;
    const int number = error.span.source->line_number(error.span.begin);
    const std::string_view line = diag::trimmed(error.span.source->line(number));
    const std::size_t first = line.find(':'), second = line.find(':', first + 1);
    if (second == std::string_view::npos) return;
    const std::string_view name = diag::trimmed(line.substr(0, first));
    const Key* const section = find_key(american(name));
    const std::string_view inner = diag::trimmed(line.substr(first + 1, second - first - 1));
    if (section == nullptr || section->kind != Kind::Section ||
        find_key(join(name, american(inner))) == nullptr)
        return;
    error.notes = {
        "fix: put the keys of a section between { and }",
        diag::line_note(number, fmt::format("{}: {{{}}}", name, diag::trimmed(line.substr(first + 1))))};
}

/// Parses the theme; explains its syntax errors with what themes know of their keys.
yaml::Node parse_root(const std::shared_ptr<const diag::SourceText>& source, std::size_t begin) {
    try {
        return yaml::parse_yaml(source, begin);
    } catch (const diag::Error& error) {
        std::vector<diag::Diagnostic> all = error.diagnostics();
        for (diag::Diagnostic& each : all) propose_braces(each);
        throw diag::Error(error.category(), std::move(all));
    }
}

} // namespace

yaml::Node parse_theme(const std::shared_ptr<const diag::SourceText>& source) {
    yaml::check_plain_text(source);
    const bool marked = source->text().starts_with(byte_order_mark);
    yaml::Node root = parse_root(source, marked ? byte_order_mark.size() : 0);
    if (!root.is_map()) throw diag::Error(diag::ErrorCategory::Input, not_a_map(source, root));
    return root;
}

} // namespace spotit::theme
