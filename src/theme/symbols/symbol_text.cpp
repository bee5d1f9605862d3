#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Returns "{emoji: 🐶, name: dog}" for "🐶 dog", or as an example.
std::string write_emoji_with_name(std::string_view text) {
    const std::size_t blank = text.find(' ');
    const std::string_view emoji = text.substr(0, blank), name = diag::trim(text.substr(emoji.size()));
    const auto pieces = emoji::split_sequences(emoji);
    const bool is_one = pieces.size() == 1 && pieces.front().emoji;
    if (!is_one || name.empty() || has_emoji(name)) return "{emoji: 🐶, name: dog}";
    return fmt::format("{{emoji: {}, name: {}}}", emoji, name);
}

class Scanner {
public:
    Scanner(Reading& reading, const yaml::Node& node)
        : reading_(reading)
        , node_(node)
        , cursor_(node.span.begin) {}

    SymbolText scan(SymbolPlace place) {
        const std::string_view text = diag::trim(node_.text);
        if (place == SymbolPlace::InEntry || text.empty()) {
            read_entry(text, node_.span);
        } else {
            std::vector<std::string_view> parts = split_text(text);
            const auto numbers = take_list_numbers(parts);
            if (!numbers.empty()) note_list_numbers(reading_, numbers, locate(numbers.front()));
            for (const std::string_view each : parts) {
                if (std::ssize(found_.symbols) + found_.mistakes > max_symbols) break;
                read_part(each);
            }
        }
        end_sequence();
        return std::move(found_);
    }

private:
    /// Returns the place of a part in the source: parts come in order and, except for escapes, as they are
    /// written.
    diag::Span locate(std::string_view part) {
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

    template<class... Values>
    diag::Diagnostic& report_wrong(const diag::Span& span, diag::Id id, diag::Template<Values...> message,
                                   Values&&... values) {
        ++found_.mistakes;
        return reading_.error(span, id, message, std::forward<Values>(values)...);
    }

    void report_mixed(std::string_view text, const diag::Span& span) {
        report_wrong(span, "mixed-symbol", "{text} is part emoji, part word", text)
            .fix(diag::write("give each its own entry, or name the emoji in a theme:  {example}",
                             write_emoji_with_name(text)));
    }

    /// Returns edits that replace a comma or a semicolon in all of the text; none where it may be part of a
    /// word.
    std::vector<diag::Edit> replace_all(std::string_view sign, std::string_view replacement) const {
        diag::Span place = node_.span; // of several lines: of the first alone
        if (yaml::is_block_text(node_)) place.begin = place.end;
        place.end = place.begin;
        for (const std::string_view word : split_text(node_.text)) {
            const std::size_t at = place.source->text().find(word, place.end);
            if (at == std::string::npos) return {}; // it has escapes
            place.end = at + word.size();
        }
        const std::string_view written = diag::read_span(place);
        std::vector<diag::Edit> edits;
        if ((sign != "," && sign != ";") || written.find_first_of("\"'") != std::string_view::npos)
            return edits;
        for (std::size_t at = written.find(sign); at != std::string_view::npos;
             at = written.find(sign, at + 1))
            edits.push_back(
                {{place.source, place.begin + at, place.begin + at + 1}, std::string(replacement)});
        return edits;
    }

    /// Reports the first separator; the others count as mistakes, too.
    void report_separator(std::string_view sign, const diag::Span& span, std::string_view replacement = "",
                          diag::Sentence remedy = "delete each one", diag::Sentence alternative = {}) {
        ++found_.mistakes;
        if (std::exchange(has_separators_, true)) return;
        if (sign.find_first_of(",;|/") == std::string_view::npos) { // marks the entries of a list on paper
            reading_.symbols.are_known = false;
            reading_.error(span, "no-emoji", "{}", diag::explain_bullet(sign)).fix("replace each one with -");
        } else {
            diag::Diagnostic& problem =
                reading_.error(span, "no-emoji", "symbols are separated by spaces, not by {sign}", sign)
                    .fix(std::move(remedy), {.edits = replace_all(sign, replacement)});
            if (!alternative.empty()) problem.note(std::move(alternative));
        }
    }

    void add_emoji(std::string_view word, const diag::Span& span) {
        for (const emoji::TextRun& piece : emoji::split_sequences(word)) {
            if (std::ssize(found_.symbols) > max_symbols) break;
            if (piece.text.size() > max_symbol_text) {
                report_wrong(span, "no-emoji", "{word} joins more characters than any emoji does", word)
                    .fix("put spaces between separate symbols");
                return;
            }
            diag::Span part = span;
            if (span.end - span.begin == word.size()) {
                part.begin = span.begin + static_cast<std::size_t>(piece.text.data() - word.data());
                part.end = part.begin + piece.text.size();
            }
            if (is_invisible(piece.text)) continue; // as web pages and word processors put between emoji
            if (piece.emoji)
                found_.symbols.push_back({.content = symbol::Emoji{std::string(piece.text)}, .span = part});
            else if (is_separator(piece.text))
                report_separator(piece.text, part);
            else
                return report_mixed(word, span);
        }
    }

    void add_text(std::string_view word, const diag::Span& span) {
        if (is_path(word)) {
            const std::size_t before = reading_.count_messages();
            const auto path = resolve_picture(reading_.files, word, span);
            found_.mistakes += path.empty() ? 1 : 0;
            if (word.find('*') != std::string_view::npos) reading_.symbols.are_known = false;
            if (path.empty()) return;
            found_.symbols.push_back({.content = symbol::Picture{path}, .span = span});
            reading_.add_subject(before, {.id = make_id(found_.symbols.back(), *reading_.files.source)});
        } else if (is_unsupported_picture(word)) {
            ++found_.mistakes;
            report_unsupported_picture(reading_, word, span)
                .note(diag::write("to get the word itself, write  {{text: {word}}}", word));
        } else if (word.size() > 1 && word.ends_with('/')) {
            reading_.symbols.are_known = false;
            report_wrong(span, "no-picture", "{word} is a folder, but a symbol is expected here", word)
                .fix(diag::write("for all the pictures in it, write  - folder: {folder}", word));
        } else if (word.size() > max_symbol_text) {
            report_wrong(span, "value", "this word is too long to be read on a card");
        } else {
            const std::string before(found_.symbols.empty() ? "" : symbol::find_emoji(found_.symbols.back()));
            found_.symbols.push_back({.content = symbol::Word{std::string(word)}, .span = span});
            if (!before.empty() && reading_.emoji_names.find(word) == before)
                reading_.symbols.labels.emplace_back(word, span);
        }
    }

    void add_named(std::string_view word, const diag::Span& span) {
        const std::string found = find_emoji(reading_, word.substr(1, word.size() - 2), span);
        if (found.empty())
            ++found_.mistakes;
        else
            found_.symbols.push_back({.content = symbol::Emoji{found}, .span = span});
    }

    void end_sequence() {
        for (const emoji::TextRun& piece : emoji::split_sequences(sequence_)) {
            if (piece.emoji)
                found_.symbols.push_back(
                    {.content = symbol::Emoji{std::string(piece.text)}, .span = sequence_span_});
            else
                report_wrong(sequence_span_, "no-emoji", "{word} is not an emoji",
                             diag::read_span(sequence_span_));
        }
        sequence_.clear();
    }

    void add_code_point(std::string_view word) {
        const diag::Span span = locate(word);
        const char32_t character = emoji::parse_character(word.substr(2));
        if (character == 0) {
            report_wrong(span, "no-emoji", "no character has the number {number}", word)
                .note("for example: U+1F984 is 🦄");
            return;
        }
        if (sequence_.empty()) sequence_span_ = span;
        sequence_span_.end = std::max(sequence_span_.end, span.end);
        sequence_ += base::encode(character);
    }

    /// Reads a word, or an entry that is no list of emoji.
    void read_word(std::string_view word, SymbolPlace place) {
        if (is_code_point(word)) return add_code_point(word);
        end_sequence();
        const diag::Span span = locate(word);
        if (place == SymbolPlace::InText && is_invisible(word)) return;
        if (is_colon_name(word)) return add_named(word, span);
        if (has_emoji(word)) return add_emoji(word, span);
        if (place == SymbolPlace::InText && word.starts_with('#')) {
            report_wrong({span.source, span.begin, std::min(span.begin + 1, span.end)}, "no-emoji",
                         "# is not an emoji, and it does not start a comment in a text of symbols")
                .fix("delete the comment");
        } else if (is_separator(word)) {
            report_separator(word, span);
        } else if (place == SymbolPlace::InText && find_inner_comma(word) != std::string_view::npos) {
            const std::size_t at = find_inner_comma(word);
            reading_.symbols.are_known = false;
            report_separator(word.substr(at, 1), {span.source, span.begin + at, span.begin + at + 1}, " ",
                             "replace each one with a space",
                             "     or, to use it in a word, put the word in quotes");
        } else if (place == SymbolPlace::InText && word.size() > 1 &&
                   (word.back() == ',' || word.back() == ';')) {
            // "dog, cat": the comma is not part of the word.
            report_separator(word.substr(word.size() - 1), {span.source, span.end - 1, span.end});
        } else {
            add_text(word, span);
        }
    }

    void read_entry(std::string_view text, const diag::Span& span) {
        const std::vector<std::string_view> words = split_at(text);
        const auto emoji_words = std::count_if(words.begin(), words.end(), is_emoji_word);
        if (text.empty()) {
            report_wrong(span, "no-emoji", "this text is empty, but a symbol is expected here")
                .fix("write an emoji or a word, or delete it");
        } else if (emoji_words == 0) {
            read_word(text, SymbolPlace::InEntry);
        } else if (emoji_words < std::ssize(words)) {
            report_mixed(text, span);
        } else {
            for (const std::string_view word : words) {
                if (std::ssize(found_.symbols) + found_.mistakes > max_symbols) break;
                read_word(word, SymbolPlace::InEntry);
            }
        }
    }

    /// Reads the text between blanks; in quotes it is like an entry of a list.
    void read_part(std::string_view text) {
        if (is_quoted(text)) {
            end_sequence();
            const std::size_t begin = cursor_;
            const diag::Span span = locate(text);
            cursor_ = begin;
            read_entry(diag::trim(without_quotes(text)), span);
            end_sequence();
        } else if (is_half_quoted(text)) {
            report_wrong(locate(text), "yaml-unclosed-quote", "the quote of {text} is not closed on its line",
                         text)
                .fix("close it after the words of the symbol, or delete it");
        } else {
            read_word(text, SymbolPlace::InText);
        }
    }

    Reading& reading_;
    const yaml::Node& node_;
    std::size_t cursor_;
    std::string sequence_; ///< consecutive characters of U+ words
    diag::Span sequence_span_;
    bool has_separators_ = false; ///< reported once
    SymbolText found_;
};

} // namespace

std::optional<yaml::Node> read_unquoted_name(const yaml::Node& item) {
    const bool is_name = item.entries.size() == 1 && item.entries[0].value.kind == yaml::Node::Kind::Null &&
                         item.entries[0].key.text.starts_with(':');
    if (!is_name) return std::nullopt;
    yaml::Node name = item.entries[0].key;
    name.text += ":";
    if (name.span.source->text().substr(name.span.end).starts_with(':')) ++name.span.end;
    return name;
}

SymbolText scan_symbols(Reading& reading, const yaml::Node& node, SymbolPlace place) {
    return Scanner(reading, node).scan(place);
}

} // namespace spotit::theme
