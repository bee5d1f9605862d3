// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/theme.hpp>

#include "theme/layers/layers.hpp"
#include "theme/reading.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numbers>

namespace spotit::theme {
namespace {

constexpr std::size_t max_hints = 5;                       ///< of one kind
constexpr std::size_t max_said = 5000;                     ///< mistakes of a theme that is beyond help
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

/// Where later stages find something wrong with it; a place of nothing where nothing was given.
diag::Span given_at(const Reading& reading, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys)
        if (reading.given(key)) return reading.span_of({key});
    return {};
}

void note_places(Reading& reading) {
    reading.theme.fonts.emoji_span = given_at(reading, {"fonts.emoji"});
    reading.theme.fonts.text_span = given_at(reading, {"fonts.text"});
    reading.theme.style.label_span = given_at(reading, {"card.text", "card.number"});
    reading.theme.output.conformance_span = given_at(reading, {"output.pdf"});
}

std::string more_words(std::size_t count) {
    return count == 1 ? "1 more word is the name of an emoji, too"
                      : fmt::format("{} more words are names of emoji, too", count);
}

/// Of words that an emoji is called by: who wanted the emoji sees how it is asked for.
void hint_at_pictures(Reading& reading) {
    const auto& words = reading.picture_words;
    const std::size_t told = std::min(words.size(), max_hints);
    for (std::size_t i = 0; i < told; ++i) {
        const auto& [word, emoji, span] = words[i];
        diag::Diagnostic hint{diag::Severity::Hint, "picture-word", {}, span, {}, {}};
        hint.message = fmt::format("{} is a word here; `:{}:` would be the picture {}", word, word, emoji);
        if (i + 1 == told && told < words.size()) hint.notes = {more_words(words.size() - told)};
        reading.theme.hints.push_back(std::move(hint));
    }
}

} // namespace

void Reading::add(diag::Diagnostic diagnostic) {
    ++problems;
    if (said.size() >= max_said) return;
    for (std::string* text : {&diagnostic.message, &diagnostic.label}) *text = diag::shortened(*text);
    // What is repeated by an alias, or extended twice, is said once.
    const diag::Span& span = diagnostic.span;
    if (!said.emplace(span.source.get(), span.begin, diagnostic.message).second) return;
    sink.add(std::move(diagnostic));
}

void Reading::add(Problem problem) {
    add(diag::Diagnostic{diag::Severity::Error, std::move(problem.id), std::move(problem.message),
                         std::move(problem.span), std::move(problem.label), std::move(problem.notes)});
}

std::string_view Reading::nearest(std::string_view word, std::span<const std::string_view> candidates) const {
    return wants_suggestions() ? diag::nearest(word, candidates) : std::string_view();
}

bool Reading::is_below(std::string_view path, std::initializer_list<std::string_view> others) const {
    const auto layer = layer_of.find(path);
    return layer != layer_of.end() && std::ranges::any_of(others, [&](std::string_view other) {
               const auto found = layer_of.find(other);
               return found != layer_of.end() && found->second > layer->second;
           });
}

diag::Span Reading::span_of(std::initializer_list<std::string_view> paths) const {
    for (const std::string_view path : paths) {
        const auto found = theme.spans.find(path);
        if (found != theme.spans.end()) return found->second;
    }
    return {source, 0, 0};
}

Theme read(std::shared_ptr<const diag::SourceText> source, const Context& context, diag::Sink& sink) {
    Reading reading{.theme = {}, .source = source, .sink = sink};
    reading.names = emoji::NameIndex(context.places);
    reading.places = context.places;
    reading.theme.paper_name = "A4";
    reading.has_hints = context.hints;
    if (context.distinct) reading.distinct = &context.distinct;
    reading.file_listener = context.file_listener;
    reading.check_profile = context.check_profile;
    const std::vector<Layer> layers = layers_of(reading, context);
    read_layers(reading, layers);
    fill_groups(reading);
    add_categories(reading);
    change_symbols(reading);
    finish_deck(reading);
    finish_backs(reading);
    reading.theme.fonts.language = reading.theme.language;
    note_places(reading);
    keep_words_readable(reading);
    check_deck(reading);
    check_sizes(reading);
    check_pages(reading);
    check_inks(reading);
    hint_at_pictures(reading);
    sink.throw_if_errors();
    return std::move(reading.theme);
}

} // namespace spotit::theme
