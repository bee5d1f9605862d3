#include "theme/symbols/tables.hpp"

#include "diag/write.hpp"
#include "theme/symbols/symbols.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace spotit::theme {
namespace {

/// Converts UTF-16 to UTF-8; half a pair becomes U+FFFD.
std::string decode_utf16(std::string_view bytes, std::size_t high_byte) {
    std::u16string units;
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        const auto high = static_cast<unsigned char>(bytes[at + high_byte]);
        units += static_cast<char16_t>(high << 8U | static_cast<unsigned char>(bytes[at + 1 - high_byte]));
    }
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        char32_t character = units[i];
        if (character >> 10U == 0xD800 >> 10U && i + 1 < units.size() && units[i + 1] >> 10U == 0xDC00 >> 10U)
            character = 0x10000 + ((character & 0x3FFU) << 10U) + (units[++i] & 0x3FFU);
        text += base::encode(character >> 11U == 0xD800 >> 11U ? 0xFFFD : character);
    }
    return text;
}

/// The characters of the bytes 0x80 to 0x9F; U+FFFD: none. All others are those of Unicode.
constexpr std::u16string_view windows_1252 = u"€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ";
/// The letters beyond ASCII of English, German, French and Spanish, and those that other languages which
/// Windows-1252 can write have beside these.
constexpr std::u16string_view usual_letters = u"ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜŒàáâäæçèéêëíîïñóôöùúûüœß";
constexpr std::pair<std::string_view, std::u16string_view> other_letters[] = {
    {"en", u""},     {"de", u""},       {"fr", u""},    {"es", u""},     {"ca", u"Òò"},
    {"da", u"ØÅøå"}, {"fi", u"Åå"},     {"nl", u""},    {"it", u"ÌÒìò"}, {"nb", u"ØÅÒøåò"},
    {"sv", u"Åå"},   {"is", u"ÐÝÞðýþ"}, {"pt", u"ÃÕãõ"}};
/// Signs that stand between letters, too; and those that don't, where other encodings have letters.
constexpr std::u16string_view inner_signs = u"\u00A0’", outer_signs = u"€…‘“”„–—«»¿¡°×";

char16_t decode_windows_1252(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    return value >= 0x80 && value < 0xA0 ? windows_1252[value - 0x80U] : static_cast<char16_t>(value);
}

/// Returns null for a language that Windows-1252 can't write.
const auto* find_other_letters(std::string_view language) {
    return base::find_row(other_letters, extract_base_language(language),
                          [](const auto& each) { return each.first; });
}

/// Returns true if the bytes beyond ASCII are letters of the language, or of those that most tables have.
bool is_windows_1252(std::string_view bytes, std::string_view language) {
    const auto* const other = find_other_letters(language);
    if (other == nullptr) return false;
    std::u16string letters(usual_letters);
    letters.append(other->second).append(inner_signs);
    const auto is_letter = [&](std::size_t at) {
        return at < bytes.size() && diag::to_lower_case(bytes[at]) >= 'a' &&
               diag::to_lower_case(bytes[at]) <= 'z';
    };
    constexpr int max_beyond = 2; // one after the other: words of other alphabets have more
    int beyond = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const char16_t character = decode_windows_1252(bytes[at]);
        beyond = character < 0xC0 ? 0 : beyond + 1;
        const bool is_inside = is_letter(at - 1) && is_letter(at + 1);
        const bool is_known = character < 0x80 || letters.find(character) != std::u16string::npos ||
                              (!is_inside && outer_signs.find(character) != std::u16string_view::npos);
        if (!is_known || beyond > max_beyond) return false;
    }
    return true;
}

/// Letters that other encodings of Europe have for others, and what follows them in words of English, German,
/// French and Spanish: Polish's "ko\u0144" would be "ko\u00F1".
constexpr std::pair<char32_t, std::u32string_view> followers[] = {
    {U'\u00F1', U"aeiou\u00E1\u00E9\u00ED\u00F3\u00FA"},
    {U'\u0153', U"uidslnt"},
    {U'\u00EA', U"bcdfglmnpqrtv"},
    {U'\u00E7', U"aou\u00E0\u00E2\u00F4\u00FB"},
    {U'\u00E6', U"q"}};

/// Returns the place of the first letter that another one follows; nothing if there is none.
std::optional<std::size_t> find_odd_letter(std::string_view text) {
    const std::vector<base::Character> all = base::list_characters(text);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto* const rule =
            base::find_row(followers, all[i].value, [](const auto& each) { return each.first; });
        const char32_t next = i + 1 < all.size() ? all[i + 1].value : U' ';
        if (rule != nullptr && rule->second.find(next) == std::u32string_view::npos) return all[i].begin;
    }
    return std::nullopt;
}

/// Returns the place of the word that has the letter.
diag::Span find_word(const std::shared_ptr<const diag::SourceText>& source, std::size_t letter) {
    constexpr std::string_view ends = " \t\r\n;,|\"";
    const std::string& text = source->text();
    return {source, text.find_last_of(ends, letter) + 1,
            std::min(text.find_first_of(ends, letter), text.size())};
}

/// Adds a hint at the first word with a letter beyond ASCII, or warns of one that can't be meant.
void note_windows_1252(Problems& problems, ListText& read, std::string_view language) {
    const std::string& all = read.source->text();
    const auto odd = find_other_letters(language)->second.empty() ? find_odd_letter(all) : std::nullopt;
    const auto beyond =
        std::ranges::find_if(all, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    const diag::Span span =
        find_word(read.source, odd.value_or(static_cast<std::size_t>(beyond - all.begin())));
    const diag::Sentence message = diag::write(
        "this file is not UTF-8; it is read as Windows-1252, in which this is {word}", diag::read_span(span));
    static constexpr char fix[] =
        "if letters are wrong, save it again with the encoding UTF-8; Excel calls it \"CSV UTF-8\"";
    if (odd)
        problems.warn(span, "encoding", "{}", message).fix(fix);
    else
        read.hint = {diag::Severity::Hint, "encoding", message, span, {}, {diag::make_fix(fix)}};
}

/// Returns the text and its encoding; bytes that are no text stay as they are.
std::pair<std::string, Encoding> decode(std::string bytes, std::string_view language) {
    const std::size_t zero = bytes.find('\0'); // of the first letter, where there is no mark
    const bool is_little = bytes.starts_with("\xFF\xFE") || zero == 1;
    const bool is_utf16 = is_little || bytes.starts_with("\xFE\xFF") || zero == 0;
    if (is_utf16) bytes = decode_utf16(bytes, is_little ? 1 : 0);
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3);
    if (is_utf16) return {std::move(bytes), Encoding::Utf16};
    const bool is_utf8 = !diag::SourceText("", bytes).find_invalid_utf8();
    if (is_utf8 || !is_windows_1252(bytes, language)) return {std::move(bytes), Encoding::Utf8};
    std::string text;
    for (const char byte : bytes) text += base::encode(decode_windows_1252(byte));
    return {std::move(text), Encoding::Windows1252};
}

/// Gives each row a line of its own, as tables have them: Quizlet can write all in one line,
/// "chien,dog;chat,cat", also with tabs, and a row that was pasted into one cell of a spreadsheet has quotes
/// around it, "chien;dog". Returns false for other texts.
bool divide_rows(std::string& text) {
    constexpr std::size_t min_rows = 3;
    const std::vector<std::string_view> lines = list_lines(text);
    const char sign = text.find('\t') != std::string::npos ? '\t' : ',';
    const auto is_pair = [&](std::string_view row) { return std::ranges::count(row, sign) == 1; };
    const auto is_in_quotes = [](std::string_view line) {
        return line.starts_with('"') && line.find('"', 1) == line.size() - 1 &&
               line.find_first_of(";\t") < line.size();
    };
    const std::vector<std::string_view> rows = split_at(text, ";\n");
    if (lines.size() == 1 && rows.size() >= min_rows && std::ranges::all_of(rows, is_pair))
        std::ranges::replace(text, ';', '\n');
    else if (lines.size() >= min_rows && std::ranges::all_of(lines, is_in_quotes))
        std::erase(text, '"');
    else
        return false;
    return true;
}

/// Returns true for the row of dashes below the headings of Markdown's tables.
bool is_row_of_dashes(std::string_view line) {
    return line.find('|') != std::string_view::npos && line.find('-') != std::string_view::npos &&
           line.find_first_not_of("|-: \t\r\n") == std::string_view::npos;
}

/// Returns the text without a sign, such as **, where it is on both sides of words in a line.
std::string strip_emphasis(std::string_view text, std::string_view sign) {
    const auto has_letter = [&](std::size_t at) {
        const auto c = at < text.size() ? static_cast<unsigned char>(text[at]) : '\n';
        return c >= 0x80 || c == '*' || std::isalnum(c) != 0;
    };
    const auto is_blank = [&](std::size_t at) { return text[at] == ' ' || text[at] == '*'; };
    std::string kept;
    std::size_t at = 0;
    for (std::size_t open = text.find(sign); open != std::string_view::npos; open = text.find(sign, at)) {
        const std::size_t begin = open + sign.size(), close = text.find(sign, begin);
        if (close == std::string_view::npos) break;
        const bool is_pair = !has_letter(open - 1) && !is_blank(begin) && !is_blank(close - 1) &&
                             !has_letter(close + sign.size()) &&
                             text.substr(begin, close - begin).find('\n') == std::string_view::npos;
        kept += text.substr(at, (is_pair ? open : begin) - at);
        if (is_pair) kept += text.substr(begin, close - begin);
        at = is_pair ? close + sign.size() : begin;
    }
    return kept += text.substr(at);
}

/// Removes what Markdown has beside words: the signs of bold and italic text and of code, and around tables
/// all other lines, as well as the headings of each table but the first. Lines keep their numbers.
void strip_markdown(std::string& text) {
    const std::vector<std::string_view> all = list_lines(text);
    const bool has_table = std::ranges::any_of(all, is_row_of_dashes);
    bool is_below_first = false;
    std::string kept;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        const std::string_view line = std::string_view(text).substr(begin, end - begin),
                               next = std::string_view(text).substr(end, text.find('\n', end) - end);
        const bool is_heading = is_below_first && is_row_of_dashes(next);
        const bool is_outside = has_table && (line.find('|') == std::string_view::npos || is_heading);
        is_below_first = is_below_first || is_row_of_dashes(line);
        kept += is_outside || line.starts_with("```") ? "\n" : line;
        begin = end;
    }
    text = strip_emphasis(strip_emphasis(kept, "**"), "*");
}

/// What stands before an entry of a list: "7.", "(7)", "b)", "③" or "-".
struct ListNumber {
    std::string_view text;
    std::string form; ///< what all numbers of a list have in common
    int value = 0, step = 1;

    bool follows(const ListNumber& last) const { return form == last.form && value == last.value + step; }
};

/// Returns "7." for "7." and "7.🐶"; nothing for other texts.
std::optional<ListNumber> read_list_number(std::string_view text) {
    constexpr std::size_t max_digits = 5;
    if (text == "-" || text == "*" || std::ranges::find(diag::bullets, text) != std::end(diag::bullets))
        return ListNumber{text, std::string(text), 0, 0};
    const base::Character first = base::read_character(text, 0);
    if (first.value >= U'①' && first.value <= U'⒛') // also in parentheses and with a point
        return ListNumber{text.substr(0, first.length), "①", static_cast<int>(first.value)};
    const std::size_t begin = text.starts_with('(') ? 1 : 0;
    const std::size_t digits = std::min(text.find_first_not_of("0123456789", begin), text.size()) - begin;
    const std::size_t end = begin + std::max<std::size_t>(digits, 1);
    if (digits > max_digits || end >= text.size()) return std::nullopt;
    int value = static_cast<unsigned char>(text[begin]);
    if (digits > 0)
        std::from_chars(text.data() + begin, text.data() + end, value);
    else if ((value < 'a' || value > 'z') && (value < 'A' || value > 'Z'))
        return std::nullopt;
    if (text[end] != ')' && (text[end] != '.' || begin > 0)) return std::nullopt;
    return ListNumber{text.substr(0, end + 1), std::string(text.substr(0, begin)) + text[end], value};
}

/// Returns true for the "group:" of "- group: animals", which is no text.
bool ends_key(std::string_view text) {
    return (text.ends_with(':') && !text.starts_with(':')) || text.find(": ") != std::string_view::npos;
}

} // namespace

std::optional<ListText> read_list_text(Problems& problems, const diag::SourceText& bytes,
                                       std::string_view language) {
    auto [text, encoding] = decode(bytes.text(), language);
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] == '\r' && text.substr(at + 1, 1) != "\n") text[at] = '\n';
    strip_markdown(text);
    const bool is_divided = divide_rows(text);
    const bool is_as_written =
        encoding == Encoding::Utf8 && !is_divided && text.size() == bytes.text().size();
    const auto source =
        std::make_shared<const diag::SourceText>(bytes.name(), std::move(text), is_as_written);
    if (source->text().starts_with("PK\x03\x04")) {
        problems
            .error({source, 0, 2}, "table-format",
                   "this is a workbook or another archive, but a table of words is a text file")
            .fix(save_as_csv);
        return std::nullopt;
    }
    try {
        yaml::check_plain_text(source);
    } catch (const diag::Error& wrong) {
        for (diag::Diagnostic diagnostic : wrong.diagnostics()) {
            if (diagnostic.id == "not-utf-8")
                diagnostic.fix_instead("save it again with the encoding UTF-8; Excel calls it \"CSV UTF-8\"");
            if (diagnostic.id == "control-character") diagnostic.fix_instead("delete it");
            problems.add(std::move(diagnostic));
        }
        return std::nullopt;
    }
    if (const std::size_t twice = source->text().find("\xC3\x83\xC2"); twice != std::string::npos)
        problems
            .warn(find_word(source, twice), "encoding",
                  "{word} seems to be UTF-8 that was read as Windows-1252",
                  diag::read_span(find_word(source, twice)))
            .fix("open the original again, this time as UTF-8, and save it");
    ListText read{source, encoding, {}};
    if (encoding == Encoding::Windows1252) note_windows_1252(problems, read, language);
    return read;
}

std::vector<std::string_view> list_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (const std::string_view line : split_at(text, "\n"))
        if (const std::string_view trimmed = diag::trim(line); !trimmed.empty() && !is_comment(trimmed))
            lines.push_back(trimmed);
    return lines;
}

namespace {

/// Does as take_list_numbers, also where texts have colons.
std::vector<std::string_view> take_numbers(std::vector<std::string_view>& parts) {
    constexpr std::size_t min_entries = 3;
    std::vector<std::string_view> numbers, texts;
    std::optional<ListNumber> begin, last;
    bool is_after_number = false;
    for (const std::string_view part : parts) {
        auto number = read_list_number(part);
        if (number && number->text != part && !has_emoji(part.substr(number->text.size()))) number.reset();
        const std::string_view text = part.substr(number ? number->text.size() : 0);
        // Another part of a list may begin with the first number again.
        const bool is_restart =
            number && last && number->value == begin->value && last->value > begin->value + 1;
        const bool is_next = number && !is_after_number && (!last || is_restart || number->follows(*last));
        if (!begin) begin = number;
        if (number ? !is_next : numbers.empty()) return {};
        if (number) numbers.push_back(number->text);
        if (!text.empty()) texts.push_back(text);
        if (number) last = number;
        is_after_number = text.empty();
    }
    if (is_after_number || numbers.size() < min_entries) return {};
    parts = std::move(texts);
    return numbers;
}

/// Returns the number and the text of each line in turn; nothing if a line lacks one.
std::vector<std::string_view> split_numbers(std::span<const std::string_view> lines) {
    std::vector<std::string_view> parts;
    for (const std::string_view line : lines) {
        const std::string_view first = line.substr(0, line.find_first_of(" \t"));
        const auto number = read_list_number(first);
        const std::string_view text = number ? diag::trim(line.substr(number->text.size())) : "";
        if (text.empty() || (number->text != first && !has_emoji(text))) return {};
        parts.push_back(number->text);
        parts.push_back(text);
    }
    return parts;
}

} // namespace

std::vector<std::string_view> take_list_numbers(std::vector<std::string_view>& parts) {
    if (std::ranges::any_of(parts, ends_key)) return {};
    return take_numbers(parts);
}

std::vector<std::string_view> take_line_numbers(std::vector<std::string_view>& lines) {
    for (const auto& [above, below] : {std::pair(0, 0), {1, 0}, {0, 1}, {1, 1}}) {
        if (std::ssize(lines) <= above + below) break;
        std::vector<std::string_view> parts = split_numbers(std::span(lines).subspan(
            static_cast<std::size_t>(above), lines.size() - static_cast<std::size_t>(above + below)));
        std::vector<std::string_view> numbers = take_numbers(parts);
        const bool has_letters =
            !numbers.empty() && numbers.front() != numbers.back() && !is_digit(numbers.front().front());
        if (numbers.empty() || (has_letters && above + below > 0)) continue;
        std::ranges::copy(parts, lines.begin() + above);
        return numbers;
    }
    return {};
}

std::vector<std::string_view> take_unnumbered(std::vector<std::string_view>& lines,
                                              std::span<const std::string_view> numbers) {
    std::vector<std::string_view> taken;
    if (numbers.empty()) return taken;
    if (lines.front().data() < numbers.front().data()) {
        taken.push_back(lines.front());
        lines.erase(lines.begin());
    }
    if (lines.size() > numbers.size()) {
        taken.push_back(lines.back());
        lines.pop_back();
    }
    return taken;
}

void note_list_numbers(Reading& reading, std::span<const std::string_view> numbers, const diag::Span& first) {
    const bool are_bullets = numbers.front() == numbers.back();
    reading.files.hints.push_back(
        {diag::Severity::Hint,
         "numbered-list",
         are_bullets
             ? diag::write("{sign} begins each entry of this list, so it is not read as a symbol",
                           numbers.front())
             : diag::write(
                   "{first} to {last} number the entries of this list, so they are not read as symbols",
                   numbers.front(), numbers.back()),
         first,
         {},
         {}});
}

} // namespace spotit::theme
