#include "symbol/fonts.hpp"

#include "symbol/in_pdf.hpp"
#include "symbol/request.hpp"
#include "symbol/text/text_layout.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/symbol/text.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <future>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

std::string set_in_lines(const std::string& text) {
    return balance({TextFonts::open_shared({}), "DejaVu Sans", text});
}

/// The letters in the order of the text, without the marks and line ends that pdftotext adds.
std::string letters_in_pdf(const Symbol& symbol) {
    std::string text = text_in(pdf_of(symbol)), result;
    for (const std::string_view mark : {"\xE2\x80\xAA", "\xE2\x80\xAB", "\xE2\x80\xAC", "\n", "\f", " "})
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark))
            text.erase(at, mark.size());
    return text;
}

/// Checks that a text is broken at some of the bars in it, and nowhere else. At how many depends on the
/// fonts.
void check_breaks(const std::string& with_bars) {
    CAPTURE(with_bars);
    std::string text = with_bars;
    std::erase(text, '|');
    const std::string lines = set_in_lines(text);
    CHECK((lines != text) == (with_bars != text));
    std::size_t at = 0;
    for (const char c : lines) {
        if (c == '\n') {
            const bool follows_blank = with_bars[at] == ' ';
            CHECK(with_bars[follows_blank ? at + 1 : at] == '|');
            at += follows_blank ? 2 : 1;
        } else {
            at += with_bars[at] == '|' && c != '|' ? 1 : 0;
            CHECK(with_bars[at++] == c);
        }
    }
}

} // namespace

TEST_CASE("words are equal when their letters, their color and their font are") {
    const auto drawing = [](const SymbolSpec& spec) { return load_source(spec).symbol.drawing; };
    const SymbolSpec word{Word{"Hall"}};
    CHECK(drawing(word) == drawing(word));
    CHECK(drawing(word) != drawing({Word{"Hell"}}));
    CHECK(drawing(word) != drawing({.content = Word{"Hall"}, .color = color::Color{1, 0, 0, 1}}));
    CHECK(drawing(word) != drawing({.content = Word{"Hall"}, .font = "DejaVu Serif"}));
}

TEST_CASE("each plaque is one piece behind all letters of a word, however long") {
    for (const auto& [plaque, name] : plaque_names)
        for (const std::string text : {"I", "Wassermelone", "ten\nto eight"}) {
            CAPTURE(name);
            CAPTURE(text);
            const Symbol word = load_source({Word{text}}).symbol;
            const Symbol written = load_source({.content = Word{text}, .plaque = plaque}).symbol;
            CHECK(written.x_height == word.x_height);
            if (plaque == Plaque::None) continue;
            REQUIRE(written.outline.size() == 1);
            for (const geom::Polygon& letter : word.outline)
                for (const geom::Point point : letter) CHECK(geom::contains(written.outline.front(), point));
        }
}

TEST_CASE("letters on a plaque can be read, whatever its color") {
    for (const std::string name : {"white", "gold", "crimson", "gray", "teal", "black"}) {
        CAPTURE(name);
        const color::Color color = *color::parse(name);
        const color::Color ink = choose_ink({.content = Word{"A"}, .color = color, .plaque = Plaque::Fish});
        CHECK(color::measure_contrast(ink, color) >= color::readable_contrast);
        CHECK(choose_ink({.content = Word{"A"}, .color = color}) == color);
        const color::Color drawn = choose_ink(
            {.content = Word{"A"}, .color = color, .drawing = DrawingStyle::Outline, .plaque = Plaque::Fish});
        CHECK(color::measure_contrast(drawn, color::white) >= color::readable_contrast);
    }
}

TEST_CASE("a word is black text in the PDF, with an outline around its letters") {
    const Loaded loaded = load_source({Word{"Ahoj"}});
    CHECK(loaded.said.empty());
    CHECK(loaded.symbol.name == "Ahoj");
    CHECK(loaded.symbol.outline.size() >= 4);
    CHECK(letters_in_pdf(loaded.symbol) == "Ahoj");
    CHECK(pdf_of(loaded.symbol).find("/Image") == std::string::npos);
    CHECK(color_at(loaded.symbol, letter_point(loaded.symbol)) == color::black);
}

TEST_CASE("words of many scripts can be read in the PDF") {
    for (const std::string word : {"Ζώα", "Звери", "čeština", "ﬁnale"}) {
        CAPTURE(word);
        const Loaded loaded = load_source({Word{word}});
        CHECK(loaded.said.empty());
        CHECK(!letters_in_pdf(loaded.symbol).empty());
    }
    CHECK(letters_in_pdf(load_source({Word{"שלום"}}).symbol) == "שלום");
    CHECK(letters_in_pdf(load_source({Word{"Звери"}}).symbol) == "Звери");
}

TEST_CASE("a word is set in the color, the font and the name of the theme") {
    const color::Color green{0, 0.5, 0, 1};
    const Loaded loaded =
        load_source({.content = Word{"HHH"}, .name = "teacher", .color = green, .font = "DejaVu Serif"});
    CHECK(loaded.symbol.name == "teacher");
    CHECK(color_at(loaded.symbol, letter_point(loaded.symbol)).green == doctest::Approx(0.5).epsilon(0.02));
    CHECK(loaded.symbol.box != load_source({Word{"HHH"}}).symbol.box);
    CHECK(fonts_in(pdf_of(loaded.symbol)).at(0).find("DejaVuSerif") != std::string::npos);
    const auto file =
        load_source({.content = Word{"HHH"}, .font = (data_folder() / "colrtest.ttf").string()});
    REQUIRE(file.said.size() == 1);
    CHECK(file.said.front().starts_with("no-font: "));
}

TEST_CASE("a font that has one weight keeps it, and so letters stay inside their outlines in the PDF") {
    diag::Sink sink;
    const std::string file = Font::find("DejaVu Sans", {}, sink).file().string();
    const std::vector<SymbolSpec> words{{.content = Word{"HHH"}, .font = file}};
    const auto load_with = [&](std::optional<int> weight) {
        return load(words.front(), Fonts::open({.weight = weight}, words, sink), sink);
    };
    const Symbol heavy = load_with(800);
    CHECK(heavy.outline == load_with({}).outline);
    CHECK(fonts_in(pdf_of(heavy)).at(0).find("DejaVuSans") != std::string::npos);
    CHECK(sink.list_sorted().empty());
}

TEST_CASE("the outlines of equal letters stand as far apart as the letters") {
    const Symbol word = load_source({Word{"lllllllll"}}).symbol;
    std::vector<double> left;
    for (const geom::Polygon& letter : word.outline) left.push_back(geom::measure_bounds({letter}).left);
    std::ranges::sort(left);
    REQUIRE(left.size() == 9);
    const double pixel = word.box.width() / 256;
    for (std::size_t i = 1; i < left.size(); ++i)
        CHECK(std::abs(left[i] - left[i - 1] - (left[8] - left[0]) / 8) < 0.5 * pixel);
}

TEST_CASE("a font that is not there is an error with the nearest name") {
    const Loaded loaded = load_source({.content = Word{"a"}, .font = "DejaVu Sanz"});
    CHECK(loaded.said == std::vector<std::string>{"no-font: there is no font `DejaVu Sanz`"});
    CHECK(loaded.labels.front() == "did you mean `DejaVu Sans`?");
}

TEST_CASE("a letter that no font has is an error, never an empty box") {
    const Loaded loaded = load_source({Word{"a\u0378b"}});
    REQUIRE(loaded.said.size() == 1);
    CHECK(loaded.said.front() == "missing-glyph: no font here can draw \"\u0378\" (U+0378)");
    CHECK(loaded.labels.front().starts_with("tried: "));
    CHECK(loaded.symbol.outline.empty());
    CHECK(load_source({Word{"\u0378\u0379"}}).said ==
          std::vector<std::string>{"missing-glyph: no font here can draw \"\u0378\" (U+0378) or 1 other "
                                   "character of \"\u0378\u0379\""});
}

TEST_CASE("a family that stands in for another is named") {
    CHECK(load_source({.content = Word{"abc"}, .font = "DejaVu Serif"}).symbol.fallback_fonts.empty());
    // DejaVu Serif has no Hebrew.
    const auto others =
        load_source({.content = Word{"שלום abc"}, .font = "DejaVu Serif"}).symbol.fallback_fonts;
    REQUIRE(others.size() == 1);
    CHECK(others.front() != "DejaVu Serif");
}

TEST_CASE("several words are broken where that makes them less elongated") {
    CHECK(set_in_lines("Miss Green") == "Miss\nGreen");
    const std::string pangram = set_in_lines("the quick brown fox jumps over the lazy dog");
    CHECK(pangram.starts_with("the quick\nbrown fox\n"));
    CHECK(set_in_lines("word") == "word");
    check_breaks("Regen\u200B|schirm"); // at a zero width space
    CHECK(set_in_lines("Ms\u00A0Green") == "Ms\u00A0Green");
    CHECK(set_in_lines("one\ntwo three four") == "one\ntwo three four");
}

TEST_CASE("an article stays with its noun, unless the line gets very long") {
    CHECK(set_in_lines("la crevette") == "la crevette");
    CHECK(set_in_lines("der Regenschirm") == "der Regenschirm");
    CHECK(set_in_lines("la pomme de terre") == "la pomme\nde terre");
    CHECK(set_in_lines("die Donaudampfschiffahrtsgesellschaft").starts_with("die\n"));
}

TEST_CASE("Japanese is broken after particles, never inside a word") {
    for (const char* phrase : {"日本語の|単語", "学校に|行く", "いちごの|ケーキ", "海の|見える町へ|行く",
                               "ちょっと|待って", "消しゴム", "折り紙", "女の子", "お母さん", "自動販売機",
                               "東京タワー", "チョコレート", "アイスクリーム"})
        check_breaks(phrase);
}

TEST_CASE("Chinese is broken where it is longer than a word") {
    for (const char* phrase : {"公共汽车", "我最|喜|欢|吃|西瓜", "红色的 |大房子", "山 水"})
        check_breaks(phrase);
}

TEST_CASE("Korean is broken at its blanks, never between two syllables") {
    for (const char* phrase : {"아이스크림", "크리스마스트리", "생일 |케이크", "할머니의 |텃밭에서"})
        check_breaks(phrase);
}

TEST_CASE("Thai is broken between the words that Pango knows") {
    for (const char* phrase : {"ขับรถ|ไป|โรงเรียน", "เครื่องบิน", "ดวงอาทิตย์"}) check_breaks(phrase);
}

TEST_CASE("no line begins or ends with a character that must not stand there, and none is lost") {
    const std::u32string_view not_first = U"、。，！？」』）・ーっゃゅょッャュョ々!?)", not_last = U"「『（(";
    for (const std::string phrase :
         {"山、川、海、空、雲、星", "「いいえ」と「はい」と言った先生", "小猫爱吃鱼，小狗爱吃肉。",
          "待って！待って！", "人々のパーティーに行った人々", "（とても）大きな「犬」を見た",
          "我喜欢苹果（红色的）和西瓜！", "我們明天早上一起去動物園看長頸鹿，好不好？"}) {
        const std::string lines = set_in_lines(phrase);
        std::string joined = lines;
        std::erase(joined, '\n');
        CHECK(joined == phrase);
        CHECK(lines != phrase);
        const auto all = base::list_characters(lines);
        for (std::size_t i = 1; i + 1 < all.size(); ++i) {
            if (all[i].value != '\n') continue;
            CHECK(not_last.find(all[i - 1].value) == not_last.npos);
            CHECK(not_first.find(all[i + 1].value) == not_first.npos);
        }
    }
}

TEST_CASE("the lines of a word are close together, whatever their letters") {
    const auto height = [](const char* text) {
        return measure_bounds(load_source({Word{text}}).symbol.outline).height();
    };
    const double em = height("l") / 0.76; // in DejaVu Sans
    CHECK(height("xxx\nxxx") - 2 * height("xxx") < 0.4 * em);
    CHECK(height("ggg\nlll") - height("ggg") - height("lll") == doctest::Approx(0.12 * em).epsilon(0.15));
    CHECK(height("xxx\n\nxxx") > height("xxx\nxxx") + 0.5 * em);
}

TEST_CASE("the blanks of a sum are narrow") {
    const auto width = [](const char* text) {
        return measure_bounds(load_source({Word{text}}).symbol.outline).width();
    };
    CHECK(width("3 4") - width("34") < 0.8 * (width("n n") - width("nn")));
    CHECK(width("3 4") > width("34"));
}

TEST_CASE("sums stay in one line, and no line is a single letter") {
    CHECK(set_in_lines("3 × 4") == "3 × 4");
    CHECK(set_in_lines("12 + 30 + 7") == "12 + 30 + 7");
    CHECK(set_in_lines("plan B") == "plan B");
    CHECK(set_in_lines("a dog") == "a dog");
}

TEST_CASE("what is no text or too long is an error") {
    CHECK(load_source({Word{"\xFF\xFE"}}).said ==
          std::vector<std::string>{"bad-text: this word is not UTF-8"});
    CHECK(load_source({Word{std::string(201, 'a')}}).said.front().starts_with("long-text: "));
    CHECK(load_source({Word{" \n"}}).said.front().starts_with("blank-symbol: "));
}

TEST_CASE("words are the same on every thread") {
    const auto outline = [] { return load_source({Word{"Größe عربي"}}).symbol.outline; };
    const auto here = outline();
    std::vector<std::future<geom::Region>> others;
    for (int i = 0; i < 4; ++i) others.push_back(std::async(std::launch::async, outline));
    for (auto& other : others) CHECK(other.get() == here);
}

TEST_CASE("a word knows where its lines begin and end") {
    const Symbol one = load_source({Word{"xlx"}}).symbol, two = load_source({Word{"xlx\nxx"}}).symbol;
    REQUIRE(one.lines.size() == 1);
    REQUIRE(two.lines.size() == 2);
    const geom::Box ink = measure_bounds(one.outline),
                    x = measure_bounds(load_source({Word{"x"}}).symbol.outline);
    const double fine = 0.02 * x.height();
    CHECK(std::abs(one.lines[0].left - ink.left) < fine);
    CHECK(std::abs(one.lines[0].right - ink.right) < fine);
    CHECK(std::abs(one.lines[0].bottom - ink.bottom) < fine);
    CHECK(std::abs(one.lines[0].height() - x.height()) < fine);
    CHECK(two.lines[1].top > two.lines[0].bottom);
    CHECK(two.lines[1].width() < two.lines[0].width());
    CHECK(load_one(private_character(0), colrtest()).symbol.lines.empty());
}

TEST_CASE("a word knows how high its letters are, and so does a picture with a name") {
    const Symbol shorter = load_source({Word{"xxx"}}).symbol, longer = load_source({Word{"llxxll"}}).symbol;
    CHECK(shorter.x_height == doctest::Approx(measure_bounds(shorter.outline).height()).epsilon(0.03));
    CHECK(longer.x_height == doctest::Approx(shorter.x_height));
    const Symbol picture = load_one(private_character(0), colrtest()).symbol;
    CHECK(picture.x_height == 0);
    const double height = compute_max_caption_height(shorter, longer);
    const Symbol named = with_caption(shorter, longer, height);
    const geom::Box above = measure_bounds(shorter.outline), both = measure_bounds(named.outline);
    const double below = both.bottom - above.bottom, size = std::sqrt(above.width() * above.height());
    CHECK(named.x_height == doctest::Approx(height * size));
    CHECK(named.x_height < below);
    CHECK(named.x_height > below / 3);
    CHECK(below - measure_bounds(longer.outline).height() / longer.x_height * named.x_height ==
          doctest::Approx(0.03 * size).epsilon(0.1)); // the white between them
}
