#include "theme/symbols/tables.hpp"

#include "diag/write.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>
#include <array>

namespace spotit::theme {
namespace {

/// Converts UTF-16 to UTF-8, from the unit after its mark on; half a pair becomes U+FFFD.
std::string decode_utf16(std::string_view bytes, std::size_t high_byte) {
    const auto read_unit = [&](std::size_t at) -> char32_t {
        if (at + 1 >= bytes.size()) return 0;
        const auto high = static_cast<unsigned char>(bytes[at + high_byte]);
        return static_cast<char32_t>(high << 8U) | static_cast<unsigned char>(bytes[at + 1 - high_byte]);
    };
    std::string text;
    for (std::size_t at = 2; at + 1 < bytes.size(); at += 2) {
        char32_t character = read_unit(at);
        const char32_t next = read_unit(at + 2);
        if (character >> 10U == 0xD800 >> 10U && next >> 10U == 0xDC00 >> 10U) {
            character = 0x10000 + ((character & 0x3FFU) << 10U) + (next & 0x3FFU);
            at += 2;
        }
        text += base::encode(character >> 11U == 0xD800 >> 11U ? 0xFFFD : character);
    }
    return text;
}

/// The characters of the bytes 0x80 to 0x9F; 0xFFFD: none. All others are those of Unicode.
constexpr std::array<char16_t, 32> windows_1252 = {
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};

/// The letters beyond ASCII of a language that Windows-1252 can write.
struct Alphabet {
    std::string_view language;
    std::u16string_view letters;
};
constexpr Alphabet usual_alphabets[] = {
    {"en", u""}, {"de", u"äöüß"}, {"fr", u"àâæçèéêëîïôœùûü"}, {"es", u"áéíñóúü"}};
constexpr Alphabet other_alphabets[] = {{"ca", u"àçèéíïòóúü"}, {"da", u"æøåé"},         {"fi", u"äöå"},
                                        {"is", u"áðéíóúýþæö"}, {"it", u"àèéìíîòóùú"},   {"nb", u"æøåéòô"},
                                        {"nl", u"ëïéèöü"},     {"pt", u"àáâãçéêíóôõú"}, {"sv", u"åäöé"}};

/// Returns the character of a byte.
char16_t decode_windows_1252(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    return value >= 0x80 && value < 0xA0 ? windows_1252[value - 0x80U] : static_cast<char16_t>(value);
}

bool is_letter_in(std::u16string_view letters, char16_t character) {
    const bool is_capital = character >= 0xC0 && character <= 0xDE && character != 0xD7;
    const auto small = is_capital            ? static_cast<char16_t>(character + 0x20)
                       : character == 0x0152 ? char16_t{0x0153}
                                             : character;
    return letters.find(small) != std::u16string_view::npos;
}

/// Returns true for a sign that Windows-1252 has beside letters, not between two of them: other encodings
/// have letters there.
bool is_sign_at(std::string_view bytes, std::size_t at) {
    constexpr std::u16string_view signs = u"\u00A0\u2019€…‘“”„–—«»¿¡°×";
    const char16_t sign = decode_windows_1252(bytes[at]);
    const auto is_letter = [](char c) {
        return diag::to_lower_case(c) >= 'a' && diag::to_lower_case(c) <= 'z';
    };
    const bool is_inside =
        at > 0 && at + 1 < bytes.size() && is_letter(bytes[at - 1]) && is_letter(bytes[at + 1]);
    return signs.find(sign) < (is_inside ? 2 : signs.size());
}

/// Returns true if the bytes beyond ASCII are letters of the language, or of those that most tables have.
bool is_windows_1252(std::string_view bytes, std::string_view language) {
    const std::string_view base = language.substr(0, language.find('-'));
    const auto* const other = std::ranges::find(other_alphabets, base, &Alphabet::language);
    const bool has_other = other != std::end(other_alphabets);
    if (!has_other &&
        std::ranges::find(usual_alphabets, base, &Alphabet::language) == std::end(usual_alphabets))
        return false;
    constexpr int max_beyond = 2; // one after the other: words of other alphabets have more
    int beyond = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const char16_t character = decode_windows_1252(bytes[at]);
        beyond = character < 0xC0 ? 0 : beyond + 1;
        const auto has_letter = [&](const Alphabet& each) { return is_letter_in(each.letters, character); };
        const bool is_known = character < 0x80 || (has_other && has_letter(*other)) ||
                              std::ranges::any_of(usual_alphabets, has_letter) || is_sign_at(bytes, at);
        if (!is_known || beyond > max_beyond) return false;
    }
    return true;
}

/// Returns the text and its encoding; bytes that are no text stay as they are.
std::pair<std::string, Encoding> decode(std::string bytes, std::string_view language) {
    if (bytes.starts_with("\xFF\xFE")) return {decode_utf16(bytes, 1), Encoding::Utf16};
    if (bytes.starts_with("\xFE\xFF")) return {decode_utf16(bytes, 0), Encoding::Utf16};
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3);
    const bool is_utf8 = !diag::SourceText("", bytes).find_invalid_utf8();
    if (is_utf8 || !is_windows_1252(bytes, language)) return {std::move(bytes), Encoding::Utf8};
    std::string text;
    for (const char byte : bytes) text += base::encode(decode_windows_1252(byte));
    return {std::move(text), Encoding::Windows1252};
}

} // namespace

std::optional<ListText> read_list_text(Problems& problems, const diag::SourceText& bytes,
                                       const std::string& language) {
    auto [text, encoding] = decode(bytes.text(), language);
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] == '\r' && text.substr(at + 1, 1) != "\n") text[at] = '\n';
    const auto source = std::make_shared<const diag::SourceText>(bytes.name(), std::move(text));
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
            problems.add(std::move(diagnostic));
        }
        return std::nullopt;
    }
    return ListText{source, encoding};
}

std::optional<diag::Diagnostic> describe_encoding(const ListText& text) {
    if (text.encoding != Encoding::Windows1252) return std::nullopt;
    const std::string& all = text.source->text();
    const auto first =
        std::ranges::find_if(all, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    const auto at = static_cast<std::size_t>(first - all.begin());
    const std::size_t end = at + base::read_character(all, at).length;
    return diag::Diagnostic{
        .severity = diag::Severity::Hint,
        .id = "encoding",
        .message = diag::write("this file is not UTF-8; it is read as Windows-1252, in which this is {}",
                               all.substr(at, end - at)),
        .span = {text.source, at, end},
        .notes = {diag::make_fix(
            "if letters are wrong, save it again with the encoding UTF-8; Excel calls it \"CSV UTF-8\"")}};
}

/// Returns the lines that have symbols.
std::vector<std::string_view> list_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
        end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = diag::trim(text.substr(begin, end - begin));
        if (!line.empty() && !is_comment(line)) lines.push_back(line);
    }
    return lines;
}

} // namespace spotit::theme
