#include "pdf/text/hidden_text.hpp"

#include "pdf/text/embedded_fonts.hpp"

#include <spotit/base/utf8.hpp>

#include <fmt/format.h>

namespace spotit::pdf {
namespace {

struct Table {
    std::string_view tag;
    std::string bytes;
};

/// Appends a big-endian number.
void put(std::string& bytes, std::uint64_t value, int length) {
    for (int shift = 8 * (length - 1); shift >= 0; shift -= 8)
        bytes += static_cast<char>((value >> shift) & 0xFF);
}

std::string write_words(std::initializer_list<int> values) {
    std::string bytes;
    for (const int value : values) put(bytes, static_cast<std::uint16_t>(value), 2);
    return bytes;
}

std::uint32_t sum_words(std::string bytes) {
    bytes.resize((bytes.size() + 3) / 4 * 4, '\0');
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < bytes.size(); i += 4) {
        std::uint32_t word = 0;
        for (std::size_t j = 0; j < 4; ++j) word = word << 8 | static_cast<unsigned char>(bytes[i + j]);
        sum += word;
    }
    return sum;
}

/// Maps the characters to the glyphs 1, 2, ... Format 12, a group for each character.
std::string write_character_map(std::span<const char32_t> characters) {
    constexpr int header = 16, group = 12, platform_windows = 3, full_repertoire = 10, offset = 12;
    std::string bytes = write_words({0, 1, platform_windows, full_repertoire});
    put(bytes, offset, 4);
    bytes += write_words({12, 0});
    put(bytes, header + group * characters.size(), 4);
    put(bytes, 0, 4); // no language
    put(bytes, characters.size(), 4);
    for (std::size_t i = 0; i < characters.size(); ++i)
        for (const std::uint64_t value : {std::uint64_t{characters[i]}, std::uint64_t{characters[i]}, i + 1})
            put(bytes, value, 4);
    return bytes;
}

/// Sorted by their tags.
std::vector<Table> list_tables(std::span<const char32_t> characters) {
    const auto glyphs = static_cast<int>(characters.size()) + 1;
    const std::string version = write_words({1, 0});
    const std::string unknown_checksum(4, '\0'), no_dates(16, '\0');
    const auto count = static_cast<std::size_t>(glyphs);
    const std::string magic("\x5F\x0F\x3C\xF5", 4);
    return {
        {"cmap", write_character_map(characters)},
        {"glyf", std::string(1, '\0')},
        {"head", version + version + unknown_checksum + magic + write_words({0, 1000}) + no_dates +
                     write_words({0, 0, 0, 0, 0, 8, 2, 0, 0})},
        {"hhea", version + write_words({800, -200, 0, glyphless_width, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1})},
        {"hmtx", write_words({glyphless_width, 0}) + std::string(2 * (count - 1), '\0')},
        {"loca", std::string(2 * (count + 1), '\0')},
        {"maxp", version + write_words({glyphs, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0})},
    };
}

constexpr std::size_t checksum_place = 8; // offset in the table "head"

/// Returns the map from codes to characters (ISO 32000-1, 9.10.3).
std::string to_unicode(const std::map<char32_t, int>& codes) {
    std::map<std::uint32_t, std::string> texts;
    for (const auto& [character, code] : codes)
        texts[static_cast<std::uint32_t>(code)] = base::encode(character);
    return "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
           "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
           "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
           "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n" +
           write_unicode_rows(texts) + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

} // namespace

std::string make_glyphless_font(std::span<const char32_t> characters) {
    const std::vector<Table> all = list_tables(characters);
    const int count = static_cast<int>(all.size());
    std::string font = write_words({1, 0, count, 64, 2, 16 * count - 64}), body;
    const std::size_t start = font.size() + 16 * all.size();
    std::size_t head = 0;
    for (const Table& table : all) {
        if (table.tag == "head") head = start + body.size();
        font += table.tag;
        put(font, sum_words(table.bytes), 4);
        put(font, start + body.size(), 4);
        put(font, table.bytes.size(), 4);
        body += table.bytes;
        body.resize((body.size() + 3) / 4 * 4, '\0');
    }
    font += body;
    std::string adjustment;
    put(adjustment, 0xB1B0AFBAU - sum_words(font), 4);
    return font.replace(head + checksum_place, 4, adjustment);
}

HiddenTextFont::HiddenTextFont(QPDF& file, std::span<const std::string> texts) {
    std::set<char32_t> occurring;
    for (const std::string& text : texts)
        for (const char32_t character : pdf::decode_characters(text)) occurring.insert(character);
    for (const char32_t character : occurring) codes_.emplace(character, static_cast<int>(codes_.size()) + 1);
    constexpr double ascent = 800, descent = -200;
    const std::vector<char32_t> characters(occurring.begin(), occurring.end());
    const symbol::FontSubset blanks{.bytes = make_glyphless_font(characters),
                                    .name = std::string(hidden_font_name),
                                    .box = {0, descent, glyphless_width, ascent},
                                    .ascent = ascent,
                                    .descent = descent};
    font_ = Object::newDictionary();
    fill_font(file, font_, blanks, {"SPOTIT", fmt::format("/DW {}", glyphless_width), to_unicode(codes_)});
    font_ = file.makeIndirectObject(font_);
}

std::string HiddenTextFont::encode(const std::string& utf8) const {
    std::string string = "(";
    for (const char32_t character : decode_characters(to_visual_order(utf8))) {
        const int code = codes_.at(character);
        for (const int byte : {code >> 8, code & 0xFF}) {
            if (byte == '(' || byte == ')' || byte == '\\') string += '\\';
            if (byte == '\r')
                string += "\\r"; // otherwise read as a line feed
            else
                string += static_cast<char>(byte);
        }
    }
    return string + ")";
}

double HiddenTextFont::measure_width(const std::string& utf8) const {
    return static_cast<double>(decode_characters(utf8).size()) * glyphless_width / 1000;
}

} // namespace spotit::pdf
