#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Files of programs for tables and cards, and what these can write instead.
struct OtherTable {
    std::string_view ending;
    diag::Sentence remedy;
};
const OtherTable other_tables[] = {
    {".xlsx", "in Excel save it as \"CSV UTF-8\""},  {".xls", "in Excel save it as \"CSV UTF-8\""},
    {".ods", "in LibreOffice save it as Text CSV"},  {".numbers", "in Numbers export it as CSV"},
    {".apkg", "in Anki export Notes in Plain Text"}, {".colpkg", "in Anki export Notes in Plain Text"},
};

/// Reports a file that is no text but holds a table, or a picture; true if it is one.
bool refuse_other_file(Problems& problems, const Entry& entry) {
    const diag::Span& span = entry.source.span;
    if (is_path(entry.written) || is_unsupported_picture(entry.written)) {
        problems
            .error(span, "no-file", "`file` is a text file with one symbol per line, but this is a picture")
            .fix(diag::write("write  image: {}", entry.written));
        return true;
    }
    const auto* const other = std::ranges::find_if(
        other_tables, [&](const OtherTable& each) { return has_ending(entry.written, each.ending); });
    if (other == std::end(other_tables)) return false;
    problems
        .error(span, "table-format", "{} files can't be read; a table of words is a text file", other->ending)
        .fix(diag::write("{}, and write that file's name", other->remedy));
    return true;
}

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

/// Returns the text of a list without its mark, in UTF-8 also where Excel has saved "Unicode text" (UTF-16),
/// and with the line ends of this century: old Macs have carriage returns alone.
std::string decode_list(std::string text) {
    if (text.starts_with("\xFF\xFE")) text = decode_utf16(text, 1);
    if (text.starts_with("\xFE\xFF")) text = decode_utf16(text, 0);
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] == '\r' && text.substr(at + 1, 1) != "\n") text[at] = '\n';
    return text;
}

/// Returns the text of a file; nothing if it can't be read, which is reported.
std::shared_ptr<const diag::SourceText> list_source(Reading& reading, const Entry& entry) {
    const diag::Span& span = entry.source.span;
    const Named named{"the file", entry.written, span, Named::Sort::Text};
    note_file(reading.files, named.path);
    if (refuse_other_file(reading, entry) || check_file(reading.files, named) != nullptr) return nullptr;
    auto source = read_file(named.path);
    if (!source) return nullptr;
    source = std::make_shared<const diag::SourceText>(source->name(), decode_list(source->text()));
    try {
        yaml::check_plain_text(source);
    } catch (const diag::Error& wrong) {
        for (diag::Diagnostic diagnostic : wrong.diagnostics()) {
            if (diagnostic.id == "not-utf-8")
                diagnostic.fix_instead("save it again with the encoding UTF-8; Excel calls it \"CSV UTF-8\"");
            reading.add(std::move(diagnostic));
        }
        return nullptr;
    }
    return source;
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

} // namespace

void add_file(Reading& reading, const Entry& entry) {
    const auto source = list_source(reading, entry);
    if (!source) return;
    const std::string_view text = source->text();
    if (is_table(entry.written, text)) return add_table(reading, entry, source);
    const auto locate = [&](std::string_view part) {
        const auto at = static_cast<std::size_t>(part.data() - text.data());
        return diag::Span{source, at, at + part.size()};
    };
    std::vector<std::string_view> lines = list_lines(text);
    const auto numbers = take_line_numbers(lines);
    if (!numbers.empty()) note_list_numbers(reading, numbers, locate(numbers.front()));
    for (const std::string_view line : lines)
        add_symbols(reading, {yaml::Node::Kind::Scalar, std::string(line), locate(line), {}, {}}, entry);
}

} // namespace spotit::theme
