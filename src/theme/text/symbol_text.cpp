// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/text/symbol_text.hpp"

#include "theme/text/symbol_mistakes.hpp"
#include "theme/text/word_kinds.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace spotit::theme {
namespace {

/// Reads one scalar word by word.
class Scanner {
public:
    Scanner(ReadContext& context, const yaml::Node& node)
        : context_(context)
        , node_(node)
        , cursor_(node.span.begin) {}

    SymbolText scan(SymbolPlace place);

private:
    void one(std::string_view word, SymbolPlace place);
    void entry(std::string_view text, const diag::Span& span);
    void part(std::string_view text);
    bool is_half_name(std::string_view word) const;
    void emoji(std::string_view word, const diag::Span& span);
    void text(std::string_view word, const diag::Span& span);
    void name(std::string_view word, const diag::Span& span);
    void code_point(std::string_view word);
    void end_sequence();
    void add(symbol::SymbolSpec source);
    void report_separator(std::string_view sign, const diag::Span& span);
    void wrong(Problem problem);
    diag::Span locate(std::string_view part);

    ReadContext& context_;
    const yaml::Node& node_;
    std::size_t cursor_;
    std::string sequence_; ///< consecutive characters of U+ words
    diag::Span sequence_span_;
    bool has_separators_ = false; ///< reported once
    SymbolText found_;
};

/// Returns the place of a part in the source: parts come in order and, except for escapes, as they are
/// written.
diag::Span Scanner::locate(std::string_view part) {
    const std::string_view text = node_.span.source->text();
    const std::string_view written = text.substr(std::min(node_.span.begin, text.size()));
    // The value of an alias stands elsewhere; a plain value can't begin with its star.
    if (written.starts_with('*') && !written.starts_with(node_.text)) return node_.span;
    const std::size_t at = text.find(part, cursor_);
    const bool quoted = written.starts_with('"') || written.starts_with('\'');
    if (at == std::string_view::npos || (quoted && at >= node_.span.end)) return node_.span;
    cursor_ = at + part.size();
    return {node_.span.source, at, cursor_};
}

void Scanner::wrong(Problem problem) {
    ++found_.mistakes;
    context_.problems.add(std::move(problem));
}

void Scanner::report_separator(std::string_view sign, const diag::Span& span) {
    ++found_.mistakes;
    if (std::exchange(has_separators_, true)) return;
    if (is_bullet(sign)) context_.symbols.are_known = false;
    context_.problems.add(separator(sign, span));
}

void Scanner::add(symbol::SymbolSpec source) {
    found_.symbols.push_back(std::move(source));
}

/// Returns true for ":dog", but not for faces such as ":x".
bool Scanner::is_half_name(std::string_view word) const {
    const std::string_view name = half_named(word);
    return name.size() > 2 && !context_.emoji_names.find(name).empty();
}

void Scanner::emoji(std::string_view word, const diag::Span& span) {
    for (const emoji::TextRun& piece : emoji::split_sequences(word)) {
        if (std::ssize(found_.symbols) > max_symbols) break;
        if (piece.text.size() > max_symbol_text) return wrong(endless_emoji(word, span));
        diag::Span part = span;
        if (span.end - span.begin == word.size()) {
            part.begin = span.begin + static_cast<std::size_t>(piece.text.data() - word.data());
            part.end = part.begin + piece.text.size();
        }
        if (is_invisible(piece.text)) continue; // as web pages and word processors put between emoji
        if (piece.emoji) {
            add({.emoji = std::string(piece.text), .span = part});
        } else if (is_separator(piece.text)) {
            report_separator(piece.text, part);
        } else {
            return wrong(mixed_symbol(word, span));
        }
    }
}

void Scanner::text(std::string_view word, const diag::Span& span) {
    if (is_path(word)) {
        const auto path = picture_path(context_, word, span);
        if (path.empty())
            ++found_.mistakes;
        else
            add({.image = path, .span = span});
    } else if (is_unsupported_picture(word)) {
        ++found_.mistakes;
        report_unsupported_picture(context_, word, span,
                                   {fmt::format("to have the word itself:  {{text: {}}}", word)});
    } else if (word.size() > 1 && word.ends_with('/')) {
        context_.symbols.are_known = false;
        wrong(folder_as_symbol(word, span));
    } else if (word.size() > max_symbol_text) {
        wrong({"value", "this word is too long to be read on a card", span, "", {}});
    } else {
        const std::string before = found_.symbols.empty() ? "" : found_.symbols.back().emoji;
        add({.text = std::string(word), .span = span});
        const bool wants_picture = context_.input.hints || !before.empty();
        std::string emoji = wants_picture ? context_.emoji_names.find(word) : std::string();
        if (!emoji.empty())
            context_.symbols.picture_words.push_back({std::string(word), emoji, span, emoji == before});
    }
}

void Scanner::name(std::string_view word, const diag::Span& span) {
    const std::string found = named_emoji(context_, word.substr(1, word.size() - 2), span);
    if (found.empty())
        ++found_.mistakes;
    else
        add({.emoji = found, .span = span});
}

void Scanner::end_sequence() {
    for (const emoji::TextRun& piece : emoji::split_sequences(sequence_)) {
        if (piece.emoji)
            add({.emoji = std::string(piece.text), .span = sequence_span_});
        else
            wrong({"no-emoji",
                   fmt::format("{} is not an emoji", diag::span_text(sequence_span_)),
                   sequence_span_,
                   "",
                   {}});
    }
    sequence_.clear();
}

void Scanner::code_point(std::string_view word) {
    const diag::Span span = locate(word);
    const std::string one = character(word);
    if (one.empty()) {
        wrong(no_character(word, span));
        return;
    }
    if (sequence_.empty()) sequence_span_ = span;
    sequence_span_.end = std::max(sequence_span_.end, span.end);
    sequence_ += one;
}

/// Reads a word, or an entry that is no list of emoji.
void Scanner::one(std::string_view word, SymbolPlace place) {
    if (is_code_point(word)) return code_point(word);
    end_sequence();
    const diag::Span span = locate(word);
    if (place == SymbolPlace::InText && is_invisible(word)) return;
    if (is_colon_name(word)) return name(word, span);
    if (has_emoji(word)) return emoji(word, span);
    if (place == SymbolPlace::InText && word.starts_with('#')) {
        wrong(comment_in_text(span));
    } else if (const std::string_view digits = hidden_code_point(word); !digits.empty()) {
        wrong({"no-emoji",
               fmt::format("{} is a word here, not an emoji", word),
               span,
               "",
               {fmt::format("fix: write  U+{}", digits), "     or, to have the word, put it in quotes"}});
    } else if (is_half_name(word)) {
        wrong(half_name(word, context_.emoji_names.find(half_named(word)), span));
    } else if (is_separator(word)) {
        report_separator(word, span);
    } else if (place == SymbolPlace::InText && find_inner_comma(word) != std::string_view::npos) {
        const std::size_t at = span.begin + find_inner_comma(word);
        ++found_.mistakes;
        context_.symbols.are_known = false;
        if (!std::exchange(has_separators_, true))
            context_.problems.add(
                tight_separator(word.substr(find_inner_comma(word), 1), {span.source, at, at + 1}));
    } else if (place == SymbolPlace::InText && word.size() > 1 &&
               (word.back() == ',' || word.back() == ';')) {
        // "dog, cat": the comma is not part of the word.
        report_separator(word.substr(word.size() - 1), {span.source, span.end - 1, span.end});
    } else {
        text(word, span);
    }
}

/// Reads a few words, or emoji.
void Scanner::entry(std::string_view text, const diag::Span& span) {
    const std::vector<std::string_view> words = blank_separated(text);
    const auto emoji_words = std::count_if(words.begin(), words.end(), is_emoji_word);
    if (text.empty()) {
        wrong({"no-emoji",
               "this text is empty, but a symbol is expected here",
               span,
               "",
               {"fix: write an emoji or a word, or delete it"}});
    } else if (emoji_words == 0) {
        one(text, SymbolPlace::InEntry);
    } else if (emoji_words < std::ssize(words)) {
        wrong(mixed_symbol(text, span));
    } else {
        for (const std::string_view word : words) {
            if (std::ssize(found_.symbols) + found_.mistakes > max_symbols) break;
            one(word, SymbolPlace::InEntry);
        }
    }
}

/// Reads the text between blanks; in quotes it is like an entry of a list.
void Scanner::part(std::string_view text) {
    if (is_quoted(text)) {
        end_sequence();
        const std::size_t begin = cursor_;
        const diag::Span span = locate(text);
        cursor_ = begin;
        entry(diag::trimmed(without_quotes(text)), span);
        end_sequence();
    } else if (is_half_quoted(text)) {
        wrong(half_quoted(text, locate(text)));
    } else {
        one(text, SymbolPlace::InText);
    }
}

SymbolText Scanner::scan(SymbolPlace place) {
    const std::string_view text = diag::trimmed(node_.text);
    if (place == SymbolPlace::InEntry || text.empty()) {
        entry(text, node_.span);
    } else {
        for (const std::string_view each : parts_of_text(text)) {
            if (std::ssize(found_.symbols) + found_.mistakes > max_symbols) break;
            part(each);
        }
    }
    end_sequence();
    return std::move(found_);
}

} // namespace

SymbolText symbols_in(ReadContext& context, const yaml::Node& node, SymbolPlace place) {
    return Scanner(context, node).scan(place);
}

} // namespace spotit::theme
