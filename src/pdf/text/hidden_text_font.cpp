// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/text/hidden_text.hpp"

#include <fmt/format.h>
#include <qpdf/QUtil.hh>

#include <algorithm>
#include <vector>

namespace spotit::pdf {

namespace {

constexpr std::size_t max_block =
    100; // maximum entries in a block of a CMap (Adobe Technical Note 5014, 4.1)

std::string utf16_hex(char32_t character) {
    std::string hex;
    for (const char byte : QUtil::toUTF16(character))
        hex += fmt::format("{:02X}", static_cast<unsigned char>(byte));
    return hex;
}

/// Returns the map from codes to characters (ISO 32000-1, 9.10.3).
std::string to_unicode(const std::map<char32_t, int>& codes) {
    std::string cmap = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                       "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                       "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                       "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    std::size_t index = 0;
    for (const auto& [character, code] : codes) {
        if (index % max_block == 0)
            cmap += fmt::format("{} beginbfchar\n", std::min(max_block, codes.size() - index));
        cmap += fmt::format("<{:04X}> <{}>\n", code, utf16_hex(character));
        ++index;
        if (index % max_block == 0 || index == codes.size()) cmap += "endbfchar\n";
    }
    return cmap + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

QPDFObjectHandle descriptor(QPDF& file, const std::string& name, const std::map<char32_t, int>& codes) {
    std::vector<char32_t> characters;
    for (const auto& [character, code] : codes) characters.push_back(character);
    const std::string font = glyphless_font(characters);
    QPDFObjectHandle program = QPDFObjectHandle::newStream(&file, font);
    program.getDict().replaceKey("/Length1",
                                 QPDFObjectHandle::newInteger(static_cast<long long>(font.size())));
    QPDFObjectHandle dictionary = QPDFObjectHandle::parse(
        "<< /Type /FontDescriptor /Flags 4 /FontBBox [ 0 -200 500 800 ] /ItalicAngle 0 /Ascent 800"
        " /Descent -200 /CapHeight 800 /StemV 80 >>");
    dictionary.replaceKey("/FontName", QPDFObjectHandle::newName(name));
    dictionary.replaceKey("/FontFile2", program);
    return file.makeIndirectObject(dictionary);
}

/// Code, CID and glyph are the same number.
QPDFObjectHandle make_font(QPDF& file, const std::map<char32_t, int>& codes) {
    const std::string name = fmt::format("/SPOTIT+{}", hidden_font_name);
    QPDFObjectHandle descendant = QPDFObjectHandle::parse(
        "<< /Type /Font /Subtype /CIDFontType2 /CIDToGIDMap /Identity"
        " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>");
    descendant.replaceKey("/BaseFont", QPDFObjectHandle::newName(name));
    descendant.replaceKey("/DW", QPDFObjectHandle::newInteger(glyphless_width));
    descendant.replaceKey("/FontDescriptor", descriptor(file, name, codes));
    QPDFObjectHandle font =
        QPDFObjectHandle::parse("<< /Type /Font /Subtype /Type0 /Encoding /Identity-H >>");
    font.replaceKey("/BaseFont", QPDFObjectHandle::newName(name));
    QPDFObjectHandle descendants = QPDFObjectHandle::newArray();
    descendants.appendItem(file.makeIndirectObject(descendant));
    font.replaceKey("/DescendantFonts", descendants);
    font.replaceKey("/ToUnicode", QPDFObjectHandle::newStream(&file, to_unicode(codes)));
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
