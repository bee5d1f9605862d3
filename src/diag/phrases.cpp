#include <spotit/diag/phrases.hpp>

#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/utf8.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace spotit::diag {
namespace {

constexpr std::size_t max_note = 160; ///< bytes of a line
constexpr std::size_t max_message = 500;

std::string cut_off(std::string_view text, std::size_t length) {
    if (text.size() <= length) return std::string(text);
    return std::string(text.substr(0, base::find_character_start(text, length))) + "…";
}

std::string escape(std::string_view text, char sign, std::string_view escaped) {
    std::string result;
    for (const char& c : text) result += c == sign ? escaped : std::string_view(&c, 1);
    return result;
}

bool is_harmful(const base::Character& character) {
    const char32_t c = character.value;
    const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
    const bool line_end = c == 0x2028 || c == 0x2029;
    const bool direction = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    return !character.is_valid || control || line_end || direction;
}

constexpr std::string_view curly_quotes[] = {"“", "”", "„", "‘", "’", "«", "»"};

} // namespace

std::string escape_controls(std::string_view text, bool has_lines) {
    std::string result;
    for (const base::Character& each : base::list_characters(text)) {
        const bool is_shown = !is_harmful(each) || (has_lines && each.value == '\n');
        result += is_shown             ? text.substr(each.begin, each.length)
                  : each.value == '\t' ? std::string_view("[Tab]") // as on the key
                                       : "\uFFFD";
    }
    return result;
}

bool has_curly_quotes(std::string_view text) {
    return std::ranges::any_of(
        curly_quotes, [&](std::string_view quote) { return text.find(quote) != std::string_view::npos; });
}

std::string describe_line(int number, std::string_view line) {
    return fmt::format("{:>3} | {}", number, cut_off(line, max_note));
}

Sentence shorten(Sentence text) {
    return text.english().size() <= max_message ? std::move(text) : Sentence(cut_off(text, max_message));
}

std::string describe_line(const diag::Span& span) {
    const int number = span.source->find_line_number(span.begin);
    return describe_line(number, span.source->read_line(number));
}

std::string describe_corrected_line(const Edit& edit) {
    const Span& place = edit.place;
    const int number = place.source->find_line_number(place.begin);
    const std::string_view line = place.source->read_line(number);
    const std::size_t column =
        place.begin - static_cast<std::size_t>(line.data() - place.source->text().data());
    const std::size_t end = std::min(column + place.end - place.begin, line.size());
    return describe_line(
        number, fmt::format("{}{}{}", line.substr(0, column), edit.text.value_or(""), line.substr(end)));
}

Sentence describe_place(const diag::Span& span, const diag::Span& from) {
    if (span.source != from.source) return span.source->name();
    return write("line {line}", span.source->find_line_number(span.begin));
}

Sentence show_value(std::string_view written) {
    const std::size_t unit = std::min(written.find_first_not_of("-0123456789."), written.size());
    const std::string_view rest = written.substr(unit);
    const bool is_length = unit > 0 && (rest == "mm" || rest == "cm" || rest == "in" || rest == "pt");
    if (!is_length) return written;
    return {decimal_template, {}, fmt::format("{}\u00A0{}", written.substr(0, unit), rest)};
}

std::string quote(std::string_view text) {
    if (text.find_first_of("\"\\") == std::string_view::npos) return fmt::format("\"{}\"", text);
    return fmt::format("'{}'", escape(text, '\'', "''"));
}

std::string quote_for_shell(const std::string& word) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/-+,@%";
    if (word.find_first_not_of(plain) == std::string::npos) return word;
    return fmt::format("'{}'", escape(word, '\'', "'\\''"));
}

Sentence list_all(std::span<const Sentence> sentences) {
    Sentence all;
    for (const Sentence& each : sentences) all = all.empty() ? each : write("{words}, {last}", all, each);
    return all;
}

Sentence join_words(const std::vector<Sentence>& words) {
    if (words.size() < 2) return list_all(words);
    return write("{words} or {last}", list_all(std::span(words).first(words.size() - 1)), words.back());
}

Sentence join_all(const std::vector<Sentence>& words) {
    if (words.size() < 2) return list_all(words);
    return write("{words} and {last}", list_all(std::span(words).first(words.size() - 1)), words.back());
}

Sentence join_words(const std::vector<std::string_view>& words) {
    return join_words(std::vector<Sentence>(words.begin(), words.end()));
}

Sentence list_some(std::span<const std::string> names, std::size_t max_named) {
    const std::size_t left = names.size() - std::min(names.size(), max_named);
    std::string named = base::join(names.first(names.size() - left), ", ");
    return left > 0 ? write("{words} and {count} more", named, left) : Sentence(std::move(named));
}

Sentence explain_bullet(std::string_view bullet) {
    return write("an entry of a list begins with - and a space, not with {sign}", bullet);
}

std::string_view read_span(const diag::Span& span) {
    return std::string_view(span.source->text()).substr(span.begin, span.end - span.begin);
}

std::string_view trim(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

char to_lower_case(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string to_lower_case(std::string_view text) {
    std::string result(text);
    for (char& letter : result) letter = to_lower_case(letter);
    return result;
}

std::filesystem::path find_locked_folder(const std::filesystem::path& file) {
    std::filesystem::path folder, next;
    for (const std::filesystem::path& step : file) {
        next /= step;
        std::error_code problem;
        static_cast<void>(std::filesystem::status(next, problem));
        if (problem == std::errc::permission_denied) return folder.empty() ? "." : folder;
        folder = next;
    }
    return {};
}

Sentence write_permission_remedy(const std::filesystem::path& file) {
    const std::filesystem::path folder = find_locked_folder(file), place = folder.empty() ? file : folder;
    std::error_code ignored;
    const char* const rights = std::filesystem::is_directory(place, ignored) ? "rx" : "r";
    return write("chmod u+{rights} {file}, or ask its owner", rights, quote_for_shell(place.string()));
}

} // namespace spotit::diag
