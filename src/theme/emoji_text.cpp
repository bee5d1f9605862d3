// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/emoji_text.hpp"

#include "theme/message.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace spotit::theme {
namespace {

constexpr std::string_view picture_endings[] = {".svg", ".png", ".jpg", ".jpeg", ".webp"};

std::string utf8(char32_t c) {
    const auto byte = [](char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); };
    if (c < 0x80) return {byte(c)};
    if (c < 0x800) return {byte(0xC0 | c >> 6U), byte(0x80 | (c & 0x3F))};
    if (c < 0x10000) return {byte(0xE0 | c >> 12U), byte(0x80 | (c >> 6U & 0x3F)), byte(0x80 | (c & 0x3F))};
    return {byte(0xF0 | c >> 18U), byte(0x80 | (c >> 12U & 0x3F)), byte(0x80 | (c >> 6U & 0x3F)),
            byte(0x80 | (c & 0x3F))};
}

bool is_code_point(std::string_view word) {
    return word.starts_with("U+") || word.starts_with("u+");
}

/// The character of "U+1F984"; empty when there is none with this number.
std::string character(std::string_view word) {
    const std::string_view digits = word.substr(2);
    unsigned value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    const bool read = error == std::errc{} && end == digits.data() + digits.size();
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (!read || value < 0x20 || value > 0x10FFFF || surrogate) return {};
    return utf8(value);
}

/// Reads one scalar word by word.
class Scanner {
public:
    Scanner(Reading& reading, const Node& node)
        : reading_(reading)
        , node_(node)
        , cursor_(node.span.begin) {}

    EmojiText scan(Form form);

private:
    void word(std::string_view word);
    void plain_word(std::string_view word);
    void end_sequence();
    void report_word(std::string_view word, const diag::Span& span);
    void wrong(std::string message, diag::Span span, std::vector<std::string> notes);
    diag::Span locate(std::string_view part);

    Reading& reading_;
    const Node& node_;
    std::size_t cursor_;
    std::string sequence_; ///< characters of U+ words that follow each other
    diag::Span sequence_span_;
    EmojiText found_;
};

/// Where a part of the value stands in the source: parts come in order and, but for escapes, as they are
/// written.
diag::Span Scanner::locate(std::string_view part) {
    const std::string_view text = node_.span.source->text();
    const std::size_t at = text.find(part, cursor_);
    const bool quoted = node_.span.begin < text.size() && text[node_.span.begin] == '"';
    if (at == std::string_view::npos || (quoted && at >= node_.span.end)) return node_.span;
    cursor_ = at + part.size();
    return {node_.span.source, at, cursor_};
}

void Scanner::wrong(std::string message, diag::Span span, std::vector<std::string> notes) {
    ++found_.mistakes;
    reading_.add({"no-emoji", std::move(message), std::move(span), "", std::move(notes)});
}

void Scanner::report_word(std::string_view word, const diag::Span& span) {
    for (const std::string_view ending : picture_endings) {
        if (!word.ends_with(ending)) continue;
        ++found_.mistakes;
        reading_.add(
            {"not-built", "pictures from files are not built yet", span, "", {"for now write an emoji"}});
        return;
    }
    ++found_.mistakes;
    reading_.add({"not-built",
                  fmt::format("{} is a word, and words are not built yet", word),
                  span,
                  "",
                  {"for now write an emoji"}});
}

void Scanner::plain_word(std::string_view word) {
    const diag::Span span = locate(word);
    if (word.size() > 2 && word.starts_with(':') && word.ends_with(':')) {
        ++found_.mistakes;
        report_name(reading_, word, span);
        return;
    }
    for (const symbol::Piece& piece : symbol::split(word)) {
        diag::Span part = span;
        if (span.end - span.begin == word.size()) {
            part.begin = span.begin + static_cast<std::size_t>(piece.text.data() - word.data());
            part.end = part.begin + piece.text.size();
        }
        if (piece.emoji)
            found_.emoji.emplace_back(piece.text, part);
        else if (piece.text.starts_with('#')) {
            wrong("# is no emoji, and in a text of symbols it starts no comment", part,
                  {"fix: delete the comment"});
        } else {
            report_word(piece.text, part);
        }
    }
}

void Scanner::end_sequence() {
    for (const symbol::Piece& piece : symbol::split(sequence_)) {
        if (piece.emoji)
            found_.emoji.emplace_back(piece.text, sequence_span_);
        else
            wrong(fmt::format("{} is no emoji", text_of(sequence_span_)), sequence_span_, {});
    }
    sequence_.clear();
}

void Scanner::word(std::string_view word) {
    if (!is_code_point(word)) {
        end_sequence();
        plain_word(word);
        return;
    }
    const diag::Span span = locate(word);
    const std::string one = character(word);
    if (one.empty()) {
        wrong(fmt::format("{} is the number of no character", word), span, {"for example: U+1F984 is 🦄"});
        return;
    }
    if (sequence_.empty()) sequence_span_ = span;
    sequence_span_.end = std::max(sequence_span_.end, span.end);
    sequence_ += one;
}

EmojiText Scanner::scan(Form form) {
    const std::string_view text = trimmed(node_.text);
    const auto pieces = symbol::split(text);
    const bool words_only =
        std::none_of(pieces.begin(), pieces.end(), [](const auto& piece) { return piece.emoji; });
    if (text.empty()) {
        wrong("this text is empty, so it is no symbol", node_.span, {"fix: write an emoji, or delete it"});
    } else if (form == Form::Entry && words_only && !is_code_point(text) &&
               text.find(' ') != std::string_view::npos) {
        report_word(text, node_.span);
    } else {
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find_first_of(" \t\r\n", at), text.size());
            word(text.substr(at, end - at));
            at = std::min(text.find_first_not_of(" \t\r\n", end), text.size());
        }
        end_sequence();
    }
    return std::move(found_);
}

} // namespace

void report_name(Reading& reading, std::string_view name, const diag::Span& span) {
    reading.add({"not-built",
                 fmt::format("names such as {} are not built yet", name),
                 span,
                 "",
                 {"for now write the emoji itself, such as 🦄"}});
}

EmojiText emoji_in(Reading& reading, const Node& node, Form form) {
    return Scanner(reading, node).scan(form);
}

} // namespace spotit::theme
