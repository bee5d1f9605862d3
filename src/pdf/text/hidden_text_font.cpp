#include "pdf/text/hidden_text.hpp"

#include "pdf/text/embedded_fonts.hpp"

#include <spotit/base/utf8.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::pdf {

namespace {

/// Returns the map from codes to characters (ISO 32000-1, 9.10.3).
std::string to_unicode(const std::map<char32_t, int>& codes) {
    std::map<std::uint32_t, std::string> texts;
    for (const auto& [character, code] : codes)
        texts[static_cast<std::uint32_t>(code)] = base::encode(character);
    return "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
           "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
           "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
           "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n" +
           unicode_rows(texts) + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

Object descriptor(QPDF& file, const std::string& name, const std::map<char32_t, int>& codes) {
    std::vector<char32_t> characters;
    for (const auto& [character, code] : codes) characters.push_back(character);
    const std::string font = glyphless_font(characters);
    Object program = Object::newStream(&file, font);
    program.getDict().replaceKey("/Length1", Object::newInteger(static_cast<long long>(font.size())));
    Object dictionary = Object::parse(
        "<< /Type /FontDescriptor /Flags 4 /FontBBox [ 0 -200 500 800 ] /ItalicAngle 0 /Ascent 800"
        " /Descent -200 /CapHeight 800 /StemV 80 >>");
    dictionary.replaceKey("/FontName", Object::newName(name));
    dictionary.replaceKey("/FontFile2", program);
    return file.makeIndirectObject(dictionary);
}

/// Code, CID and glyph are the same number.
Object make_font(QPDF& file, const std::map<char32_t, int>& codes) {
    const std::string name = fmt::format("/SPOTIT+{}", hidden_font_name);
    Object descendant = Object::parse(
        fmt::format("<< /Type /Font /Subtype /CIDFontType2 /BaseFont {} /CIDToGIDMap /Identity /DW {}"
                    " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>",
                    name, glyphless_width));
    descendant.replaceKey("/FontDescriptor", descriptor(file, name, codes));
    Object font = Object::parse(
        fmt::format("<< /Type /Font /Subtype /Type0 /BaseFont {} /Encoding /Identity-H >>", name));
    font.replaceKey("/DescendantFonts", Object::newArray({file.makeIndirectObject(descendant)}));
    font.replaceKey("/ToUnicode", Object::newStream(&file, to_unicode(codes)));
    return file.makeIndirectObject(font);
}

} // namespace

HiddenTextFont::HiddenTextFont(QPDF& file, std::span<const std::string> texts) {
    std::set<char32_t> occurring;
    for (const std::string& text : texts)
        for (const char32_t character : characters(text)) occurring.insert(character);
    for (const char32_t character : occurring) codes_.emplace(character, static_cast<int>(codes_.size()) + 1);
    font_ = make_font(file, codes_);
}

std::string HiddenTextFont::encoded(const std::string& utf8) const {
    std::string string = "(";
    for (const char32_t character : characters(to_visual_order(utf8))) {
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

double HiddenTextFont::width(const std::string& utf8) const {
    return static_cast<double>(characters(utf8).size()) * glyphless_width / 1000;
}

} // namespace spotit::pdf
