#include "background/raster.hpp"

#include "every_day.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::background;
using namespace spotit::background::test;

namespace {

const geom::Shape large_circle = geom::Shape::circle(85);
const geom::Shape poker = geom::Shape::rectangle({63, 88}, 3);
const std::vector<color::Color> four{
    {0.1, 0.2, 0.3, 1}, {0.9, 0.3, 0.2, 1}, {0.2, 0.8, 0.4, 1}, {0.9, 0.9, 0.2, 1}};

Pattern pattern(const base::EnumName<Pattern::Kind>& name, std::size_t colors, double angle) {
    return {name.value, {four.begin(), four.begin() + static_cast<std::ptrdiff_t>(colors)}, 6, angle};
}

/// The share of pixels that half a turn changes.
double changed_by_half_a_turn(const Raster& raster) {
    int changed = 0;
    for (int y = 0; y < raster.height(); ++y)
        for (int x = 0; x < raster.width(); ++x)
            changed +=
                !alike(raster.at(x, y), raster.at(raster.width() - 1 - x, raster.height() - 1 - y), 0.1);
    return static_cast<double>(changed) / (raster.width() * raster.height());
}

double share_of(const Raster& raster, const color::Color& color) {
    int count = 0;
    for (int y = 0; y < raster.height(); ++y)
        for (int x = 0; x < raster.width(); ++x) count += alike(raster.at(x, y), color);
    return static_cast<double>(count) / (raster.width() * raster.height());
}

bool is_opaque(const Raster& raster) {
    for (int y = 0; y < raster.height(); ++y)
        for (int x = 0; x < raster.width(); ++x)
            if (raster.at(x, y).alpha < 1) return false;
    return true;
}

} // namespace

TEST_CASE("each pattern covers the card and its bleed, and looks the same after half a turn") {
    tests::EveryDay every_day(5);
    for (const geom::Shape& card : {large_circle, poker})
        for (const auto& name : pattern_names)
            for (const std::size_t colors : {2, 3, 4})
                for (const double angle : {0.0, 0.5}) {
                    if (every_day.skips_next()) continue;
                    CAPTURE(name.name);
                    CAPTURE(colors);
                    const Raster raster(made(pattern(name, colors, angle), card, 3), 4);
                    CHECK(raster.width() == 4 * (card.size().width + 6));
                    CHECK(is_opaque(raster));
                    CHECK(changed_by_half_a_turn(raster) < 0.001);
                }
}

TEST_CASE("each pattern shows every color that it is given") {
    for (const auto& name : pattern_names) {
        const Raster raster(made(pattern(name, 4, 0), large_circle), 6);
        for (const color::Color& color : four) {
            CAPTURE(name.name);
            CHECK(share_of(raster, color) > 0.02);
        }
    }
}

TEST_CASE("a pattern is turned and scaled as the theme asks") {
    Pattern stripes{Pattern::Kind::Stripes, {color::white, color::black}, 10, 0};
    CHECK(alike(Raster(made(stripes, large_circle), 4).at({30, 5}), color::black));
    CHECK(alike(Raster(made(stripes, large_circle), 4).at({5, 30}), color::white));
    stripes.angle = 1.5707963267948966;
    CHECK(alike(Raster(made(stripes, large_circle), 4).at({5, 30}), color::black));
    CHECK(alike(Raster(made(stripes, large_circle), 4).at({30, 5}), color::white));
    stripes.size = 20;
    CHECK(alike(Raster(made(stripes, large_circle), 4).at({10, 30}), color::black));
}

TEST_CASE("patterns stay vectors in a PDF, and small ones") {
    for (const auto& name : pattern_names) {
        const std::string pdf = pdf_of(made(pattern(name, 3, 0), large_circle, 3));
        CAPTURE(name.name);
        CHECK(pdf.find("/Subtype /Image") == std::string::npos);
        CHECK(pdf.size() < 10000);
    }
}

TEST_CASE("a pattern of dust is drawn at the least size, and one without colors not at all") {
    CHECK(pdf_of(made(Pattern{Pattern::Kind::Dots, {color::white, color::black}, 1e-9, 0}, large_circle))
              .size() < 1000000);
    CHECK(share_of(Raster(made(Pattern{}, large_circle), 1), {0, 0, 0, 0}) == 1);
    CHECK(share_of(Raster(made(Pattern{Pattern::Kind::Rays, {color::black}, 6, 0}, large_circle), 1),
                   color::black) == 1);
}

TEST_CASE("a recolored pattern has the color as its ground") {
    const color::Color red{0.8, 0.1, 0.1, 1};
    const Drawing drawing = recolor(make_default_back(), red);
    CHECK(share_of(Raster(made(drawing, large_circle), 4), red) > 0.2);
    CHECK(std::get<Pattern>(drawing).colors.size() == std::get<Pattern>(make_default_back()).colors.size());
}

TEST_CASE("a pattern of symbols has them in its inks, and in their own colors without any") {
    const Raster inked(made(Pattern{Pattern::Kind::Symbols, {color::white, blue}, 10, 0}, large_circle), 4);
    CHECK(share_of(inked, blue) > 0.1);
    CHECK(share_of(inked, symbol_color) == 0);
    const Raster plain(made(Pattern{Pattern::Kind::Symbols, {color::white}, 10, 0}, large_circle), 4);
    CHECK(share_of(plain, symbol_color) > 0.1);
    CHECK(share_of(plain, color::white) > 0.5);
}
