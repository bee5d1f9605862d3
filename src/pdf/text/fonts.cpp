#include "pdf/text/embedded_fonts.hpp"

#include "pdf/text/hidden_text.hpp"

#include <spotit/base/hash.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/base/utf8.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::pdf {
namespace {

using Texts = std::map<std::uint32_t, std::string>;
/// Returns six capitals that tell subsets of one font apart (ISO 32000-1, 9.6.4).
std::string make_tag(const Texts& texts) {
    std::uint64_t hash = base::fnv_basis;
    for (const auto& [glyph, text] : texts) hash = (hash ^ glyph) * base::fnv_prime;
    std::string tag;
    for (int i = 0; i < 6; ++i, hash /= 26) tag += static_cast<char>('A' + hash % 26);
    return tag;
}

std::string write_utf16(std::string_view utf8) {
    std::string hex;
    for (const base::Character& character : base::list_characters(utf8)) {
        const auto value = static_cast<std::uint32_t>(character.value);
        if (value < 0x10000)
            hex += fmt::format("{:04X}", value);
        else
            hex += fmt::format("{:04X}{:04X}", 0xD7C0 + (value >> 10U), 0xDC00 + (value & 0x3FFU));
    }
    return hex;
}

/// Returns the rows of a CMap from codes to texts in UTF-8 (ISO 32000-1, 9.10.3).
std::string write_unicode_rows(const std::map<std::uint32_t, std::string>& texts) {
    std::vector<std::string> rows;
    for (const auto& [code, text] : texts)
        if (!text.empty()) rows.push_back(fmt::format("<{:04X}> <{}>\n", code, write_utf16(text)));
    constexpr std::size_t max_rows = 100; // of a section (Adobe Technical Note 5014, 4.1)
    std::string sections;
    for (std::size_t begin = 0; begin < rows.size(); begin += max_rows) {
        const std::size_t end = std::min(begin + max_rows, rows.size());
        sections += fmt::format("{} beginbfchar\n", end - begin);
        for (std::size_t i = begin; i < end; ++i) sections += rows[i];
        sections += "endbfchar\n";
    }
    return sections;
}

/// Returns the map from glyphs to characters (ISO 32000-1, 9.10.3).
std::string to_unicode(const Texts& texts) {
    const std::string map =
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CIDSystemInfo "
        "<< /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS "
        "def /CMapType 2 def 1 begincodespacerange <0000> <FFFF> endcodespacerange\n";
    return map + write_unicode_rows(texts) +
           "endcmap CMapName currentdict /CMap defineresource pop end end\n";
}

/// Returns the widths of glyphs, those of neighbors in one array (ISO 32000-1, 9.7.4.3).
std::string write_widths(const std::set<std::uint32_t>& glyphs, const std::vector<double>& widths) {
    std::string text;
    auto width = widths.begin();
    for (auto glyph = glyphs.begin(); glyph != glyphs.end();) {
        text += fmt::format("{} [ ", *glyph);
        for (std::uint32_t next = *glyph; glyph != glyphs.end() && *glyph == next; ++glyph, ++next)
            text += base::format_number(*width++, 1) + " ";
        text += "] ";
    }
    return text;
}

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

/// The entries of a composite font that its program doesn't give.
struct FontEntries {
    std::string tag{};        ///< of a subset: six capitals
    std::string widths{};     ///< "/DW 500"
    std::string to_unicode{}; ///< a map from its codes, which are its glyphs
};

/// Fills the dictionary of a composite font (ISO 32000-1, 9.7).
void fill_font(QPDF& file, Object font, const symbol::FontSubset& subset, const FontEntries& entries) {
    const bool is_cff = subset.format == symbol::FontSubset::Format::Cff;
    Object program = Object::newStream(&file, subset.bytes);
    program.replaceDict(Object::parse(is_cff ? "<< /Subtype /CIDFontType0C >>"
                                             : fmt::format("<< /Length1 {} >>", subset.bytes.size())));
    const std::string name = fmt::format("/{}+{}", entries.tag, subset.name);
    const geom::Box box = subset.box.empty() ? geom::Box{0, 0, 0, 0} : subset.box;
    constexpr int symbolic = 4; // any characters
    Object descriptor = file.makeIndirectObject(
        Object::parse(fmt::format("<< /Type /FontDescriptor /FontName {} /Flags {} /FontBBox [ {:.0f} {:.0f} "
                                  "{:.0f} {:.0f} ] /ItalicAngle 0 "
                                  "/Ascent {:.0f} /Descent {:.0f} /CapHeight {:.0f} /StemV 80 >>",
                                  name, symbolic, box.left, box.top, box.right, box.bottom, subset.ascent,
                                  subset.descent, subset.ascent)));
    descriptor.replaceKey(is_cff ? "/FontFile3" : "/FontFile2", program);
    Object letters = file.makeIndirectObject(Object::parse(fmt::format(
        "<< /Type /Font /Subtype /{} /BaseFont {} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) "
        "/Supplement 0 >> {} {}>>",
        is_cff ? "CIDFontType0" : "CIDFontType2", name, entries.widths,
        is_cff ? "" : "/CIDToGIDMap /Identity ")));
    letters.replaceKey("/FontDescriptor", descriptor);
    for (const auto& [key, value] : {std::pair{"/Type", Object::newName("/Font")},
                                     {"/Subtype", Object::newName("/Type0")},
                                     {"/Encoding", Object::newName("/Identity-H")},
                                     {"/BaseFont", Object::newName(name)},
                                     {"/DescendantFonts", Object::newArray(std::vector<Object>{letters})},
                                     {"/ToUnicode", Object::newStream(&file, entries.to_unicode)}})
        font.replaceKey(key, value);
}

} // namespace

EmbeddedFonts::Entry& EmbeddedFonts::find_entry(const SharedFont& font) {
    const auto place = std::ranges::find(fonts_, font, &Entry::font);
    if (place != fonts_.end()) return *place;
    return fonts_.emplace_back(Entry{font, file_.makeIndirectObject(Object::newDictionary()), {}});
}

void EmbeddedFonts::add(const drawing::Text::Run& run) {
    Texts& texts = find_entry(run.font).texts;
    for (const drawing::Text::Glyph& glyph : run.glyphs) {
        std::string& text = texts[glyph.id];
        if (text.empty()) text = glyph.text;
    }
}

void EmbeddedFonts::finish() {
    for (const Entry& entry : fonts_) {
        std::set<std::uint32_t> glyphs;
        for (const auto& [glyph, text] : entry.texts) glyphs.insert(glyph);
        const symbol::FontSubset subset = symbol::subset_font(*entry.font, glyphs);
        fill_font(file_, entry.object, subset,
                  {make_tag(entry.texts), fmt::format("/DW 0 /W [ {}]", write_widths(glyphs, subset.widths)),
                   to_unicode(entry.texts)});
    }
}

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
