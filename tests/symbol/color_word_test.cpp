#include "symbol/fonts.hpp"
#include "symbol/in_pdf.hpp"
#include "symbol/scratch_folder.hpp"

#include <spotit/symbol/load.hpp>

#include <doctest/doctest.h>

#include <fstream>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

/// Sets a word in a font that the theme names.
Loaded load_in(const std::filesystem::path& font, const std::string& word) {
    const SymbolSpec spec{Word{word}};
    diag::Sink sink;
    Loaded loaded;
    try {
        const Fonts fonts = Fonts::open({.text = font.string()}, {&spec, 1}, sink);
        loaded.symbol = load(spec, fonts, sink);
    } catch (const diag::Error& error) {
        for (const diag::Diagnostic& diagnostic : error.diagnostics()) sink.add(diagnostic);
    }
    for (const auto& diagnostic : sink.list_sorted())
        loaded.said.push_back(std::string(diagnostic.id.name()) + ": " + diagnostic.message.english());
    return loaded;
}

} // namespace

TEST_CASE("a word in a font of colors is its letters side by side, in their colors and as vectors") {
    for (const char* name : {"colrtest.ttf", "svgtest.ttf"}) {
        CAPTURE(name);
        const Font font = Font::open(data_folder() / name);
        const Symbol letter = load_one(private_character(0), font).symbol;
        const Loaded once = load_in(data_folder() / name, private_character(0)),
                     twice = load_in(data_folder() / name, private_character(0) + private_character(0));
        CHECK(once.said.empty());
        CHECK(twice.said.empty());
        CHECK(geom::area(once.symbol.outline) == doctest::Approx(geom::area(letter.outline)).epsilon(0.01));
        CHECK(geom::area(twice.symbol.outline) ==
              doctest::Approx(2 * geom::area(letter.outline)).epsilon(0.02));
        CHECK(twice.symbol.box.width() > 1.5 * once.symbol.box.width());
        CHECK(pdf_of(twice.symbol).find("/Image") == std::string::npos);
        CHECK(twice.symbol.x_height > 0);
        const geom::Point middle = letter.box.center();
        const double shift = once.symbol.box.left - letter.box.left; // a line is centered
        CHECK(color_at(once.symbol, middle + geom::Point{shift, 0}) == color_at(letter, middle));
    }
}

TEST_CASE("line feeds in a word of colors begin a new line") {
    const std::string letter = private_character(0);
    const Symbol one = load_in(data_folder() / "colrtest.ttf", letter).symbol,
                 two = load_in(data_folder() / "colrtest.ttf", letter + "\n" + letter).symbol;
    CHECK(two.box.width() == doctest::Approx(one.box.width()));
    CHECK(two.box.height() > 1.5 * one.box.height());
}

TEST_CASE("a font that can't serve for words is refused with the true reason") {
    const std::filesystem::path bitmaps = data_folder() / "bitmaptest.ttf";
    CHECK(load_in(bitmaps, "dog").said ==
          std::vector<std::string>{"bad-font: words can't be set in `" + bitmaps.string() +
                                   "`: its letters are made of pixels"});
    const ScratchFolder folder;
    std::ofstream(folder / "a.ttf") << "no font";
    CHECK(load_in(folder / "a.ttf", "dog").said ==
          std::vector<std::string>{"bad-font: can't use the font " + (folder / "a.ttf").string() +
                                   ": it is not a TTF or OTF font"});
    CHECK(load_in(data_folder() / "colrtest.ttf", "dog")
              .said.front()
              .starts_with("missing-glyph: no glyph for d"));
}
