#include "pdf/text/embedded_fonts.hpp"

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

} // namespace

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

} // namespace spotit::pdf
