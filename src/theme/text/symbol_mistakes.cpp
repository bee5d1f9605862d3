// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/text/symbol_mistakes.hpp"

#include "theme/text/word_kinds.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Returns "{emoji: 🐶, name: dog}" for "🐶 dog", or as an example.
std::string emoji_with_name(std::string_view text) {
    const std::size_t blank = text.find(' ');
    const std::string_view emoji = text.substr(0, blank), name = diag::trimmed(text.substr(emoji.size()));
    const auto pieces = emoji::split_sequences(emoji);
    const bool is_one = pieces.size() == 1 && pieces.front().emoji;
    if (!is_one || name.empty() || has_emoji(name)) return "{emoji: 🐶, name: dog}";
    return fmt::format("{{emoji: {}, name: {}}}", emoji, name);
}

} // namespace

Problem mixed_symbol(std::string_view text, const diag::Span& span) {
    return {
        "mixed-symbol",
        fmt::format("{} is part emoji, part word", text),
        span,
        "",
        {fmt::format("fix: give each an entry of its own, or name the emoji:  {}", emoji_with_name(text))}};
}

bool is_bullet(std::string_view separator) {
    return separator.find_first_of(",;|/") == std::string_view::npos;
}

Problem separator(std::string_view sign, const diag::Span& span) {
    if (is_bullet(sign))
        return {"no-emoji", diag::bullet_message(sign), span, "", {"fix: write - in place of it, each time"}};
    return {"no-emoji",
            fmt::format("symbols are separated by spaces, not by {}", sign),
            span,
            "",
            {"fix: delete it, each time"}};
}

Problem tight_separator(std::string_view sign, const diag::Span& span) {
    return {"no-emoji",
            fmt::format("symbols are separated by spaces, not by {}", sign),
            span,
            "",
            {"fix: write a space in place of it, each time",
             "     or, to have it in a word, put the word in quotes"}};
}

Problem half_name(std::string_view word, std::string_view emoji, const diag::Span& span) {
    const std::string_view bare = half_named(word);
    return {"unknown-name",
            fmt::format("{} has one colon, but emoji names have two", word),
            span,
            "",
            {fmt::format("fix: write {}, or {} to have the word", emoji, bare),
             fmt::format("to have the word with its colon:  {{text: \"{}\"}}", word)}};
}

Problem endless_emoji(std::string_view word, const diag::Span& span) {
    return {"no-emoji",
            fmt::format("{} joins more characters than any emoji does", word),
            span,
            "",
            {"fix: put spaces between separate symbols"}};
}

Problem half_quoted(std::string_view word, const diag::Span& span) {
    return {"yaml-unclosed-quote",
            fmt::format("the quote of {} is not closed on its line", word),
            span,
            "",
            {"fix: close it after the words of the symbol, or delete it"}};
}

Problem comment_in_text(const diag::Span& span) {
    return {"no-emoji",
            "# is not an emoji, and it does not start a comment in a text of symbols",
            {span.source, span.begin, std::min(span.begin + 1, span.end)},
            "",
            {"fix: delete the comment"}};
}

Problem folder_as_symbol(std::string_view word, const diag::Span& span) {
    return {"no-picture",
            fmt::format("{} is a folder, but a symbol is expected here", word),
            span,
            "",
            {fmt::format("fix: for all the pictures in it write  - folder: {}", word)}};
}

Problem no_character(std::string_view word, const diag::Span& span) {
    return {"no-emoji",
            fmt::format("no character has the number {}", word),
            span,
            "",
            {"for example: U+1F984 is 🦄"}};
}

} // namespace spotit::theme
