#include "every_day.hpp"
#include "symbol/fonts.hpp"

#include "symbol/in_pdf.hpp"
#include "symbol/lineart/layers.hpp"
#include "symbol/scratch_folder.hpp"
#include "symbol/silhouette.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <fstream>
#include <numbers>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

Loaded load_svg(const std::string& body, DrawingStyle drawing = DrawingStyle::Outline) {
    const ScratchFolder folder;
    std::ofstream(folder / "drawing.svg")
        << R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" )"
        << R"(viewBox="0 0 100 100">)" << body << "</svg>";
    return load_source({.content = Picture{folder / "drawing.svg"}, .drawing = drawing});
}

Symbol outlined(const std::string& body) {
    Loaded loaded = load_svg(body);
    CHECK(loaded.said.empty());
    return std::move(loaded.symbol);
}

/// A point of an outlined SVG by its coordinates there.
color::Color seen(const Symbol& symbol, geom::Point point) {
    const double unit = symbol.page.value().width() / 100;
    return color_at(symbol, unit * point);
}

Symbol load_emoji_lines(const std::string& text, DrawingStyle drawing = DrawingStyle::Outline) {
    diag::Sink sink;
    return load({.content = Emoji{text}, .drawing = drawing}, noto(), sink);
}

/// The shares of a picture's box that are black, white, and neither.
struct Shares {
    double black = 0, clear = 0, other = 0;
};
Shares shares(const Symbol& symbol) {
    const RasterizedPicture picture(symbol.drawing, symbol.box, 300);
    Shares result;
    const double one = 1.0 / (picture.width() * picture.height());
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const color::Oklab color = picture.read_pixel(x, y).color;
            const bool is_gray = std::abs(color.a) < 0.01 && std::abs(color.b) < 0.01;
            if (!is_gray) result.other += one;
            if (color.lightness < 0.5) result.black += one;
            if (color.lightness > 0.99) result.clear += one;
        }
    return result;
}

const color::Color black{0, 0, 0, 1};
const std::string disc = R"(<circle cx="50" cy="50" r="40" fill="#e33"/>)";

} // namespace

TEST_CASE("a colored shape becomes white with a black line around it, half of it outside") {
    const Symbol full = load_svg(disc, DrawingStyle::Full).symbol, lines = outlined(disc);
    CHECK(seen(lines, {50, 50}) == color::white);
    CHECK(seen(lines, {90, 50}) == black);
    const double growth =
        geom::measure_bounds(lines.outline).width() / geom::measure_bounds(full.outline).width();
    CHECK(growth == doctest::Approx(1.0175).epsilon(0.004)); // a line is 1.75 % of a disc's diameter
    const Shares ink = shares(lines);
    const double ring = std::numbers::pi * 0.0175 / (1.0175 * 1.0175);
    CHECK(ink.black == doctest::Approx(ring).epsilon(0.15));
    CHECK(ink.other == 0);
}

TEST_CASE("lines are 0.35 mm wide on a symbol of 20 mm, whatever its shape") {
    // A bar of 80 x 20: the optical size is sqrt(82.5 * 45.1).
    const Symbol bar = outlined(R"(<rect x="10" y="40" width="80" height="20" fill="#36c"/>)");
    int blacks = 0;
    for (int i = 0; i < 400; ++i) // from well outside to well inside of the upper edge
        if (seen(bar, {50, 35 + i / 40.0}) == black) ++blacks;
    CHECK(blacks / 40.0 == doctest::Approx(0.0175 * std::sqrt(82.46 * 45.14)).epsilon(0.08));
}

TEST_CASE("what is translucent all over is drawn in lines, too") {
    const Symbol lines = outlined("<g opacity='.3'>" + disc + "</g>");
    CHECK(seen(lines, {50, 50}) == color::white);
    CHECK(seen(lines, {90, 50}) == black);
    CHECK(shares(lines).other == 0);
}

TEST_CASE("small dark parts stay black, large ones become white, and shadow of one color gets no line") {
    const Symbol lines = outlined(disc + R"(<path d="M50 10A40 40 0 0 1 50 90Z" fill="#d82c2c"/>
                                            <circle cx="40" cy="45" r="5" fill="#222"/>)");
    CHECK(seen(lines, {50, 50}) == color::white);
    CHECK(seen(lines, {40, 45}) == black);
    CHECK(seen(lines, {60, 45}) == color::white);
    CHECK(seen(outlined(R"(<circle cx="50" cy="50" r="40" fill="#222"/>)"), {50, 50}) == color::white);
}

TEST_CASE("another color gets a line, and what is nearer hides the lines of what is behind") {
    const Symbol lines = outlined(R"(<circle cx="35" cy="50" r="30" fill="#e33"/>
                                     <circle cx="65" cy="50" r="30" fill="#36c"/>)");
    CHECK(seen(lines, {35, 50}) == black); // the edge of the blue disc, on the red one
    CHECK(seen(lines, {65, 50}) == color::white);
}

TEST_CASE("a gradient is one part, however far its colors lie apart") {
    const Symbol lines = outlined(R"svg(<defs><linearGradient id="g"><stop stop-color="#ff0"/>
        <stop offset="1" stop-color="#36c"/></linearGradient></defs>
        <rect x="10" y="10" width="80" height="80" fill="url(#g)"/>)svg");
    for (double x = 12; x < 88; x += 0.5) CHECK(seen(lines, {x, 50}) == color::white);
}

TEST_CASE("an outline is paper on any card, but for its holes") {
    const Symbol lines = outlined(R"(<path fill-rule="evenodd" fill="#e33"
        d="M10 10H90V90H10ZM30 30H70V70H30Z"/>)");
    const auto [raster, place] = rasterize_shape(lines.drawing, lines.box, 256);
    const auto alpha = [&](geom::Point share) {
        return raster.values[raster.index(static_cast<int>(share.x * raster.width),
                                          static_cast<int>(share.y * raster.height))];
    };
    CHECK(alpha({0.5, 0.5}) == 0);
    CHECK(alpha({0.12, 0.5}) == 255);
}

TEST_CASE("what is made of pixels stays as it is, and is reported") {
    const auto file = data_folder() / "photo.jpg";
    const Loaded loaded = load_source({.content = Picture{file}, .drawing = DrawingStyle::Outline});
    REQUIRE(loaded.said.size() == 1);
    CHECK(loaded.said[0].starts_with("not-outlined: photo.jpg is not drawn in outlines"));
    CHECK(pdf_of(loaded.symbol) == pdf_of(load_source({Picture{file}}).symbol));
}

TEST_CASE("words stay as they are") {
    const symbol::SymbolSpec word{.content = Word{"hello"}, .color = color::Color{1, 0, 0, 1}};
    symbol::SymbolSpec asked = word;
    asked.drawing = DrawingStyle::Outline;
    CHECK(pdf_of(load_source(asked).symbol) == pdf_of(load_source(word).symbol));
}

TEST_CASE("emoji become black on white without an image, the same each time") {
    if (skip_without_noto()) return;
    tests::EveryDay every_day(3);
    for (const std::string text : {"🐶", "🦁", "🍓", "🎈", "🇨🇦", "🦋", "🧅", "🏠"}) {
        if (every_day.skips_next()) continue;
        CAPTURE(text);
        const Symbol full = load_emoji_lines(text, DrawingStyle::Full), lines = load_emoji_lines(text);
        const Shares ink = shares(lines);
        CHECK(ink.other == 0);
        CHECK(ink.black > 0.03);
        CHECK(ink.black < 0.35);
        const double growth = geom::area(lines.outline) / geom::area(full.outline);
        CHECK(growth > 1);
        CHECK(growth < 1.2);
        const std::string pdf = pdf_of(lines), again = pdf_of(load_emoji_lines(text));
        CHECK(pdf.find("/Subtype /Image") == std::string::npos);
        const bool is_same = pdf == again;
        CHECK(is_same);
    }
}

TEST_CASE("eyes and noses stay black: a dog's face has three dark parts") {
    if (skip_without_noto()) return;
    const Symbol full = load_emoji_lines("🐶", DrawingStyle::Full), lines = load_emoji_lines("🐶");
    const RasterizedPicture before(full.drawing, full.box, 200), after(lines.drawing, lines.box, 200);
    int dark = 0, still_dark = 0;
    for (double y = full.box.top; y < full.box.bottom; y += full.box.height() / 100)
        for (double x = full.box.left; x < full.box.right; x += full.box.width() / 100) {
            if (before.at({x, y}).color.lightness > 0.33) continue;
            ++dark;
            if (after.at({x, y}).color.lightness < 0.33) ++still_dark;
        }
    CHECK(dark > 100);
    CHECK(still_dark > 0.9 * dark);
}

TEST_CASE("every paint of the test font can be drawn as an outline") {
    const Font font = colrtest();
    int outlines = 0;
    tests::EveryDay every_day(9);
    for (int index = 0; index < 1000; ++index) {
        if (every_day.skips_next()) continue;
        const symbol::SymbolSpec full{Emoji{private_character(index)}};
        symbol::SymbolSpec lines = full;
        lines.drawing = DrawingStyle::Outline;
        diag::Sink sink, other_sink;
        if (load(full, font, sink).outline.empty()) continue;
        CAPTURE(index);
        const Symbol symbol = load(lines, font, other_sink);
        CHECK_FALSE(symbol.box.empty());
        CHECK(pdf_of(symbol).find("/Subtype /Image") == std::string::npos);
        if (!symbol.outline.empty()) ++outlines;
    }
    CHECK(outlines > tests::rounds(100, 11));
}

TEST_CASE("a picture in a hostile number of parts stays as it is, and is reported") {
    std::string dots;
    for (int i = 0; i < 2500; ++i)
        dots += "<rect x='" + std::to_string(2 * (i % 50)) + "' y='" + std::to_string(2 * (i / 50)) +
                "' width='2' height='2' fill='" + (i % 50 % 2 == i / 50 % 2 ? "#e33" : "#36c") + "'/>";
    const Loaded loaded = load_svg(dots);
    REQUIRE(loaded.said.size() == 1);
    CHECK(loaded.said[0].starts_with("not-outlined: drawing.svg"));
    CHECK(seen(loaded.symbol, {1, 1}) != color::white);
}
