#include "theme/symbols/symbols.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

constexpr std::string_view blanks = " \t\r\n";

struct Quotes {
    std::string_view open, close;
};
/// The quotes of YAML, of word processors and of languages.
constexpr Quotes quotes[] = {{"\"", "\""}, {"'", "'"}, {"“", "”"}, {"„", "“"}, {"„", "”"}, {"«", "»"}};

/// Bytes within which a quote must be closed; a longer search would be slow if many are not.
constexpr std::size_t max_quotation = 2000;

/// A quotation at the beginning of a text, with its length; empty if none is closed.
struct Quoted {
    Quotes quotes;
    std::size_t length = 0;
};
std::optional<Quoted> find_quotation(std::string_view text) {
    for (const Quotes& each : quotes) {
        if (!text.starts_with(each.open)) continue;
        const std::string_view near = text.substr(0, max_quotation), line = near.substr(0, near.find('\n'));
        for (std::size_t at = line.find(each.close, each.open.size()); at != std::string_view::npos;
             at = line.find(each.close, at + 1)) {
            const std::size_t end = at + each.close.size();
            const bool is_last = end == line.size() || line.find_first_of(" \t\r,;", end) == end;
            if (is_last) return Quoted{each, end};
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<std::string_view> split_text(std::string_view text) {
    constexpr std::string_view wide_space = "\u3000"; // between words of Japanese
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
        if (text.substr(at).starts_with(wide_space)) {
            at = text.find_first_not_of(blanks, at + wide_space.size());
            continue;
        }
        const auto quoted = find_quotation(text.substr(at));
        const bool is_comma =
            (text[at] == ',' || text[at] == ';') && !parts.empty() && is_quoted(parts.back());
        const std::size_t blank = std::min(text.find_first_of(blanks, at), text.size());
        const std::size_t wide = text.substr(at, blank - at).find(wide_space);
        const std::size_t end = quoted                           ? at + quoted->length
                                : is_comma                       ? at + 1
                                : wide != std::string_view::npos ? at + wide
                                                                 : blank;
        parts.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(blanks, end);
    }
    return parts;
}

bool is_quoted(std::string_view part) {
    const auto quoted = find_quotation(part);
    return quoted && quoted->length == part.size();
}

std::string_view without_quotes(std::string_view part) {
    const auto quoted = find_quotation(part);
    if (!quoted) return part;
    const std::size_t open = quoted->quotes.open.size();
    return part.substr(open, quoted->length - open - quoted->quotes.close.size());
}

bool is_half_quoted(std::string_view part) {
    return std::ranges::any_of(quotes, [&](const Quotes& each) {
        return each.open != "'" && part.starts_with(each.open) && part != each.open && !is_quoted(part);
    });
}

bool is_colon_name(std::string_view word) {
    // ":-:" is a face, and "::" names nothing.
    return word.size() > 2 && word.starts_with(':') && word.ends_with(':') &&
           word.find_first_not_of(":-_ ") != std::string_view::npos;
}

bool is_separator(std::string_view word) {
    return !word.empty() && (word.find_first_not_of(",;|/") == std::string_view::npos ||
                             std::ranges::find(diag::bullets, word) != std::end(diag::bullets));
}

bool is_invisible(std::string_view text) {
    static constexpr std::u32string_view joiners = U"\u200B\u200C\u200D\u2060\uFE0E\uFE0F\uFEFF";
    return !text.empty() && std::ranges::all_of(base::list_characters(text), [](const base::Character& each) {
        return base::is_space(each.value) || joiners.find(each.value) != std::u32string_view::npos;
    });
}

std::size_t find_inner_comma(std::string_view word) {
    for (std::size_t at = word.find_first_of(",;"); at != std::string_view::npos;
         at = word.find_first_of(",;", at + 1)) {
        const bool is_inner = at > 0 && at + 1 < word.size();
        if (is_inner && !(is_digit(word[at - 1]) && is_digit(word[at + 1]))) return at;
    }
    return std::string_view::npos;
}

bool has_emoji(std::string_view text) {
    return std::ranges::any_of(emoji::split_sequences(text), &emoji::TextRun::emoji);
}

bool is_emoji_word(std::string_view word) {
    return is_code_point(word) || is_colon_name(word) || has_emoji(word);
}

bool is_code_point(std::string_view word) {
    return word.starts_with("U+") || word.starts_with("u+");
}

std::string find_emoji(Reading& reading, std::string_view name, const diag::Span& span) {
    if (reading.emoji_names.is_empty()) {
        reading.error(span, "no-names", "the emoji names are not installed, so :{name}: is unknown", name)
            .fix("run scripts/setup and build again, or write the emoji itself");
        return {};
    }
    std::string emoji = reading.emoji_names.find(name);
    if (!emoji.empty()) return emoji;
    diag::Diagnostic& problem =
        reading.error(span, "unknown-name", "there is no emoji called :{name}:", name);
    if (!reading.wants_suggestions()) return {};
    const std::string near = reading.emoji_names.find_nearest_name(name);
    if (!near.empty())
        problem.suggest(fmt::format(":{}:", near),
                        fmt::format(":{}: {}", near, reading.emoji_names.find(near)));
    else
        problem.fix("write the emoji itself, or leave out the colons to get the word");
    return {};
}

} // namespace spotit::theme
