#include "pdf/text/hidden_text.hpp"

#include "verify/content/resources.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::pdf;

TEST_CASE("a font of glyphs that paint nothing has its seven tables and a right checksum") {
    const std::string font = make_glyphless_font(std::u32string_view(U"do\U0001F436"));
    CHECK(font.substr(0, 6) == std::string("\0\1\0\0\0\7", 6));
    REQUIRE(font.size() % 4 == 0);
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < font.size(); i += 4) {
        std::uint32_t word = 0;
        for (std::size_t j = 0; j < 4; ++j) word = word << 8 | static_cast<unsigned char>(font[i + j]);
        sum += word;
    }
    CHECK(sum == 0xB1B0AFBA); // OpenType: the whole file with its adjustment
}

TEST_CASE("text in any script is read back as it was written") {
    QPDF file;
    file.emptyPDF();
    std::vector<std::string> texts{"dog", "hot dog", "小さな犬", "🐶", "a (b) \\ c"};
    // So many characters that the codes run over line ends, brackets and into a second byte.
    std::string many;
    for (char32_t c = 0x4E00; c < 0x4E00 + 400; ++c) {
        many += static_cast<char>(0xE0 | c >> 12);
        many += static_cast<char>(0x80 | (c >> 6 & 0x3F));
        many += static_cast<char>(0x80 | (c & 0x3F));
    }
    texts.push_back(many);
    const HiddenTextFont font(file, texts);
    verify::ReadingBudget budget;
    const verify::FontCodes codes(font.object(), budget);
    CHECK(codes.is_hidden_font);
    for (const std::string& text : texts) {
        const std::string bytes = QPDFObjectHandle::parse(font.encode(text)).getStringValue();
        CHECK(codes.decode(bytes) == text);
        CHECK(0.001 * glyphless_width * static_cast<double>(codes.count(bytes)) ==
              doctest::Approx(font.measure_width(text)));
    }
}

namespace {

std::string decoded(const std::string& cmap, const std::string& bytes) {
    QPDF file;
    file.emptyPDF();
    QPDFObjectHandle font = QPDFObjectHandle::newDictionary();
    font.replaceKey("/ToUnicode", QPDFObjectHandle::newStream(&file, cmap));
    verify::ReadingBudget budget;
    return verify::FontCodes(font, budget).decode(bytes);
}

} // namespace

TEST_CASE("maps of codes are read in all their forms, and broken ones as far as they go") {
    CHECK(decoded("1 begincodespacerange <00> <FF> endcodespacerange\n"
                  "2 beginbfchar <01> <0041> <02> <D83DDC36> endbfchar\n"
                  "2 beginbfrange <03> <05> <0061> <06> <07> [<0078> <0079007A>] endbfrange",
                  "\1\2\5\6\7") == "A🐶cxyz");
    const std::string unknown = "\xEF\xBF\xBD";
    CHECK(decoded("1 beginbfrange <01> <02> [ endbfrange <03>", "\1") == unknown);
    CHECK(decoded("1 beginbfchar <01> 7 0 R endbfchar", "\1") == unknown);
    CHECK(decoded("1 beginbfrange <02> <01> <0041> endbfrange", "\1") == unknown);
    CHECK(decoded("1 beginbfrange <00000000> <FFFFFFFF> [<0041>] endbfrange", std::string(2, '\0')) == "AA");
}

TEST_CASE("what is written from right to left is turned around, and back again") {
    CHECK(to_visual_order("dog") == "dog");
    CHECK(to_visual_order("שלום") == "םולש");
    CHECK(to_visual_order("dog שלום עולם, 2") == "dog םלוע םולש, 2");
    for (const char* text : {"dog", "שלום עולם", "dog שלום, (قطة) 3", "قطة cat كلب"})
        CHECK(to_visual_order(to_visual_order(text)) == text);
}

TEST_CASE("broken UTF-8 and control characters don't get into the names") {
    CHECK(decode_characters("a\nb") == std::vector<char32_t>{U'a', U' ', U'b'});
    const auto broken = decode_characters("a\xFF");
    REQUIRE(broken.size() == 2);
    CHECK(broken[1] == U'\xFFFD');
}
