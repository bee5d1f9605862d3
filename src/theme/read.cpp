// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/theme.hpp>

#include "theme/layers.hpp"
#include "theme/message.hpp"
#include "theme/reading.hpp"

#include <numbers>

namespace spotit::theme {
namespace {

constexpr std::size_t most_said = 5000;                    ///< mistakes of a theme that is beyond help
constexpr double words_lean = 25 * std::numbers::pi / 180; ///< at most, either way

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
    if (said.size() >= most_said) return;
    for (std::string* text : {&diagnostic.message, &diagnostic.label}) *text = shortened(*text);
    // What is repeated by an alias, or extended twice, is said once.
    const diag::Span& span = diagnostic.span;
    if (!said.emplace(span.source.get(), span.begin, diagnostic.message).second) return;
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
    Reading reading{.theme = {}, .source = source, .sink = sink};
    reading.names = symbol::NameIndex(context.places);
    reading.theme.paper_name = "A4";
    if (context.distinct) reading.distinct = &context.distinct;
    const std::vector<Layer> layers = layers_of(reading, context);
    read_layers(reading, layers);
    fill_groups(reading);
    add_categories(reading);
    finish_deck(reading);
    reading.theme.fonts.language = reading.theme.language;
    keep_words_readable(reading);
    check_deck(reading);
    check_sizes(reading);
    sink.throw_if_errors();
    return std::move(reading.theme);
}

} // namespace spotit::theme
