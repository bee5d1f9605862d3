// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/theme/theme.hpp>

#include "theme/checks/checks.hpp"
#include "theme/keys/read_context.hpp"
#include "theme/layers/layers.hpp"
#include "theme/symbols/symbols.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numbers>

namespace spotit::theme {
namespace {

constexpr std::size_t max_hints = 5;                       ///< of one kind
constexpr int min_labels = 3;                              ///< words beside emoji that are no coincidence
constexpr double words_lean = 25 * std::numbers::pi / 180; ///< either way

/// Limits the rotation of words, unless the theme sets the rotation of symbols.
void keep_words_readable(ReadContext& context) {
    using Turn = layout::Rotation::Kind;
    if (context.has("layout.rotation")) return;
    for (std::size_t i = 0; i < context.theme.symbols.size(); ++i) {
        auto& rotation = context.theme.fits[i].rotation;
        if (!context.theme.symbols[i].text.empty() && !rotation)
            rotation = layout::Rotation{Turn::Range, words_lean};
    }
}

/// Returns the place for messages of later stages; an empty place if the keys were not given.
diag::Span given_at(const ReadContext& context, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys)
        if (context.has(key)) return context.find_span({key});
    return {};
}

void note_places(ReadContext& context) {
    context.theme.fonts.emoji_span = given_at(context, {"fonts.emoji"});
    context.theme.fonts.text_span = given_at(context, {"fonts.text"});
    context.theme.style.label_span = given_at(context, {"card.text", "card.number"});
    context.theme.output.conformance_span = given_at(context, {"output.pdf"});
}

std::string more_words(std::size_t count) {
    return count == 1 ? "1 more word is the name of an emoji, too"
                      : fmt::format("{} more words are names of emoji, too", count);
}

/// Warns of "🐶 dog 🐱 cat 🐮 cow", where the words are meant as labels.
bool warn_of_labels(ReadContext& context) {
    const auto& words = context.symbols.picture_words;
    const auto first = std::ranges::find_if(words, &SymbolList::PictureWord::is_beside);
    const auto count = std::ranges::count_if(words, &SymbolList::PictureWord::is_beside);
    if (count < min_labels) return false;
    context.warn(first->span, "picture-word",
                 fmt::format("{} and {} more words are symbols of their own here, beside "
                             "the emoji of that name",
                             first->word, count - 1),
                 "delete the words; emoji have names already, which  deck: "
                 "{forms: labelled}  prints below them");
    return true;
}

/// Explains how to get the emoji for words that are names of emoji.
void hint_at_pictures(ReadContext& context) {
    if (warn_of_labels(context) || !context.input.hints) return;
    const auto& words = context.symbols.picture_words;
    const std::size_t told = std::min(words.size(), max_hints);
    for (std::size_t i = 0; i < told; ++i) {
        const auto& [word, emoji, span, is_beside] = words[i];
        diag::Diagnostic hint{diag::Severity::Hint, "picture-word", {}, span, {}, {}};
        hint.message = fmt::format("{} is a word here; `:{}:` would be the picture {}", word, word, emoji);
        if (i + 1 == told && told < words.size()) hint.notes = {more_words(words.size() - told)};
        context.theme.hints.push_back(std::move(hint));
    }
}

} // namespace

Theme read(const std::shared_ptr<const diag::SourceText>& source, const Context& input, diag::Sink& sink) {
    Theme theme;
    ReadContext context{.input = input, .source = source, .problems = Problems(sink), .theme = theme};
    context.emoji_names = emoji::NameIndex(input.places);
    theme.paper_name = "A4";
    const std::vector<Layer> layers = read_layer_stack(context);
    read_layers(context, layers);
    fill_groups(context);
    add_categories(context);
    resolve_deck(context);
    resolve_backs(context);
    theme.fonts.language = theme.language;
    theme.fonts.places = input.places;
    note_places(context);
    keep_words_readable(context);
    check_deck(context);
    check_sizes(context);
    check_pages(context);
    check_inks(context);
    hint_at_pictures(context);
    if (input.theme_listener) input.theme_listener(theme);
    sink.throw_if_errors();
    return theme;
}

} // namespace spotit::theme
