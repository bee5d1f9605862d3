// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/theme.hpp>

#include "theme/message.hpp"
#include "theme/parse.hpp"
#include "theme/reading.hpp"

#include <algorithm>
#include <numbers>

namespace spotit::theme {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

constexpr double words_lean = 25 * std::numbers::pi / 180; ///< at most, either way

/// Why this is no theme at all.
diag::Diagnostic not_a_map(const std::shared_ptr<const diag::Source>& source, const Node& root) {
    diag::Diagnostic result{diag::Severity::Error, "no-theme", "this theme is empty", root.span, "", {}};
    result.span.source = source;
    const std::string_view text = text_of(result.span);
    result.span.end = result.span.begin + std::min(text.find('\n'), text.size());
    const std::size_t colon = text.find(':');
    if (root.kind == Node::Kind::List) {
        result.message = "a theme begins with keys, and this is a list";
        result.notes = {"fix: put a line with  symbols:  above the list"};
    } else if (root.is_scalar() && colon != std::string_view::npos) {
        result.id = "yaml-no-space";
        result.message = "a space is missing after this ':'";
        result.span.begin += colon;
        result.span.end = result.span.begin + 1;
        result.notes = {"fix: put a space between key and value"};
    } else if (root.is_scalar()) {
        result.message = "a theme is made of keys and values, and this is a text";
        result.notes = {"for example:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻"};
    } else {
        result.span.begin = result.span.end = 0;
        result.notes = {"the smallest theme:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻"};
    }
    return result;
}

Node parse_theme(const std::shared_ptr<const diag::Source>& source) {
    check_plain_text(source);
    const bool marked = source->text().starts_with(byte_order_mark);
    Node root = parse_yaml(source, marked ? byte_order_mark.size() : 0);
    if (!root.is_map()) throw diag::Error(diag::Fault::Input, not_a_map(source, root));
    return root;
}

/// Words lean only a little, unless the theme says how symbols are turned.
void keep_words_readable(Reading& reading) {
    using Turn = layout::Rotation::Kind;
    if (reading.given("layout.rotation")) return;
    for (std::size_t i = 0; i < reading.theme.symbols.size(); ++i) {
        auto& rotation = reading.theme.fits[i].rotation;
        if (!reading.theme.symbols[i].text.empty() && !rotation)
            rotation = layout::Rotation{Turn::Range, words_lean};
    }
}

} // namespace

void Reading::add(diag::Diagnostic diagnostic) {
    ++problems;
    sink.add(std::move(diagnostic));
}

void Reading::add(Problem problem) {
    add(diag::Diagnostic{diag::Severity::Error, std::move(problem.id), std::move(problem.message),
                         std::move(problem.span), std::move(problem.label), std::move(problem.notes)});
}

diag::Span Reading::span_of(std::initializer_list<std::string_view> paths) const {
    for (const std::string_view path : paths) {
        const auto found = theme.spans.find(path);
        if (found != theme.spans.end()) return found->second;
    }
    return {source, 0, 0};
}

Theme read(std::shared_ptr<const diag::Source> source, const Context& context, diag::Sink& sink) {
    Node root = parse_theme(source);
    Reading reading{.theme = {}, .source = source, .sink = sink};
    reading.names = symbol::NameIndex(context.places);
    reading.theme.paper_name = "A4";
    apply(reading, context.overrides, root);
    read_section(reading, root, "");
    reading.theme.fonts.language = reading.theme.language;
    keep_words_readable(reading);
    check_deck(reading);
    check_sizes(reading);
    sink.throw_if_errors();
    return std::move(reading.theme);
}

} // namespace spotit::theme
