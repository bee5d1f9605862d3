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

} // namespace

HiddenTextFont::HiddenTextFont(QPDF& file, std::span<const std::string> texts) {
    std::set<char32_t> occurring;
    for (const std::string& text : texts)
        for (const char32_t character : pdf::characters(text)) occurring.insert(character);
    for (const char32_t character : occurring) codes_.emplace(character, static_cast<int>(codes_.size()) + 1);
    constexpr double ascent = 800, descent = -200;
    const std::vector<char32_t> characters(occurring.begin(), occurring.end());
    const symbol::FontSubset blanks{.bytes = glyphless_font(characters),
                                    .name = std::string(hidden_font_name),
                                    .box = {0, descent, glyphless_width, ascent},
                                    .ascent = ascent,
                                    .descent = descent};
    font_ = Object::newDictionary();
    fill_font(file, font_, blanks, {"SPOTIT", fmt::format("/DW {}", glyphless_width), to_unicode(codes_)});
    font_ = file.makeIndirectObject(font_);
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
