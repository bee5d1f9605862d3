#include "symbol/fonts.hpp"

#include "every_day.hpp"
#include "symbol/in_pdf.hpp"
#include "symbol/silhouette.hpp"

#include <spotit/symbol/set.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>

namespace spotit::symbol {
namespace {

constexpr std::array fills{SetFill::Solid, SetFill::Striped, SetFill::Open};
constexpr std::array okabe_ito{"#d55e00", "#0072b2", "#009e73"};
constexpr int raster_size = 400;

Symbol drawing(std::string_view shape, SetFill fill, std::string_view color = "black") {
    return make_set_symbol(find_set_shape(shape).value(), {fill, color::parse(color).value(), {}});
}

PlacedRaster raster_of(const Symbol& symbol) {
    return rasterize_shape(symbol.drawing, symbol.box, raster_size);
}

/// How much of the paper has ink, in pixels.
double ink(const AlphaRaster& raster) {
    double sum = 0;
    for (const std::uint8_t alpha : raster.values) sum += alpha / 255.0;
    return sum;
}

/// Lengths of the runs that are inked or not, alternately, along the line y = 0 inside the edge. In units.
std::vector<double> runs_along_middle(const Symbol& symbol) {
    const auto [raster, place] = raster_of(symbol);
    const int y = static_cast<int>((0 - place.f) / place.a);
    std::vector<double> runs;
    bool was_ink = false;
    for (int x = 0; x < raster.width; ++x) {
        const bool is_ink = raster.at(x, y) > 127;
        if (is_ink != was_ink || runs.empty()) runs.push_back(0);
        runs.back() += place.a;
        was_ink = is_ink;
    }
    // Without the paper and the edge on both sides, and what the edge cuts off.
    if (runs.size() < 7) return {};
    return {runs.begin() + 3, runs.end() - 3};
}

bool segments_cross(geom::Point a, geom::Point b, geom::Point c, geom::Point d) {
    const auto side = [](geom::Point from, geom::Point to, geom::Point p) {
        return geom::cross(to - from, p - from) > 0;
    };
    return side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b);
}

bool is_simple(const geom::Polygon& ring) {
    const std::size_t n = ring.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = i + 2; j < n; ++j)
            if ((j + 1) % n != i && segments_cross(ring[i], ring[i + 1], ring[j], ring[(j + 1) % n]))
                return false;
    return true;
}

} // namespace

TEST_CASE("the built-in shapes are simple rings about the origin, the mean of their sides 100") {
    CHECK(list_set_shape_names().size() == 6);
    for (const std::string_view name : list_set_shape_names()) {
        CAPTURE(name);
        const SetShape shape = find_set_shape(name).value();
        CHECK(shape.name == name);
        REQUIRE(shape.outline.size() == 1);
        CHECK(geom::measure_signed_area(shape.outline.front()) > 0);
        CHECK(is_simple(shape.outline.front()));
        const geom::Box box = geom::measure_bounds(shape.outline);
        CHECK(box.width() * box.height() == doctest::Approx(10'000));
        CHECK(std::abs(box.center().x) < 1e-9);
        CHECK(std::abs(box.center().y) < 1e-9);
    }
    CHECK_FALSE(find_set_shape("banana"));
}

TEST_CASE("the built-in shapes are symmetric, the squiggle about its middle") {
    const auto mirrored = [](std::string_view name, double x, double y) {
        const geom::Polygon ring = find_set_shape(name)->outline.front();
        return std::ranges::all_of(ring, [&](geom::Point point) {
            return std::ranges::any_of(ring, [&](geom::Point other) {
                return geom::distance(other, {x * point.x, y * point.y}) < 1e-6;
            });
        });
    };
    for (const std::string_view name : {"oval", "diamond", "star", "drop", "wave"})
        CHECK(mirrored(name, -1, 1));
    for (const std::string_view name : {"oval", "diamond"}) CHECK(mirrored(name, 1, -1));
    CHECK(mirrored("squiggle", -1, -1));
}

TEST_CASE("the built-in shapes differ: no two cover the same") {
    for (const std::string_view one : list_set_shape_names())
        for (const std::string_view other : list_set_shape_names()) {
            if (one >= other) continue;
            const geom::Region first = find_set_shape(one)->outline, second = find_set_shape(other)->outline;
            int different = 0, covered = 0;
            for (double x = -80; x < 80; x += 2)
                for (double y = -80; y < 80; y += 2) {
                    const bool in_first = geom::contains(first.front(), {x, y});
                    const bool in_second = geom::contains(second.front(), {x, y});
                    different += in_first != in_second;
                    covered += in_first || in_second;
                }
            CAPTURE(one);
            CAPTURE(other);
            CHECK(different > covered / 5);
        }
}

TEST_CASE("all fills of a shape end at the same outer edge") {
    for (const std::string_view name : list_set_shape_names()) {
        const AlphaRaster solid = raster_of(drawing(name, SetFill::Solid)).raster;
        const double scale = 1 / raster_of(drawing(name, SetFill::Solid)).place.a;
        CHECK(ink(solid) ==
              doctest::Approx(scale * scale * geom::area(find_set_shape(name)->outline)).epsilon(0.005));
        for (const SetFill fill : {SetFill::Striped, SetFill::Open}) {
            CAPTURE(name);
            const AlphaRaster other = raster_of(drawing(name, fill)).raster;
            REQUIRE(other.values.size() == solid.values.size());
            int outside = 0, missing_edge = 0;
            for (int y = 1; y + 1 < solid.height; ++y)
                for (int x = 1; x + 1 < solid.width; ++x) {
                    const int here = solid.values[solid.index(x, y)], there = other.values[solid.index(x, y)];
                    outside += here == 0 && there > 16;
                    const bool at_edge = here > 200 && (solid.values[solid.index(x - 1, y)] < 50 ||
                                                        solid.values[solid.index(x + 1, y)] < 50 ||
                                                        solid.values[solid.index(x, y - 1)] < 50 ||
                                                        solid.values[solid.index(x, y + 1)] < 50);
                    missing_edge += at_edge && there < 150;
                }
            CHECK(outside == 0);
            CHECK(missing_edge == 0);
        }
    }
}

TEST_CASE("the fills differ in how much ink they take, so that they differ in grey too") {
    for (const std::string_view name : list_set_shape_names()) {
        CAPTURE(name);
        const double solid = ink(raster_of(drawing(name, SetFill::Solid)).raster);
        const double striped = ink(raster_of(drawing(name, SetFill::Striped)).raster) / solid;
        const double open = ink(raster_of(drawing(name, SetFill::Open)).raster) / solid;
        CHECK(striped < 0.7);
        CHECK(striped > open + 0.2);
        CHECK(open < 0.4);
        CHECK(open > 0.1);
    }
}

TEST_CASE("on a drawing of 40 mm stripes are at least half a millimetre wide and as far apart") {
    const Symbol striped = drawing("oval", SetFill::Striped);
    const double millimeter = geom::measure_bounds(striped.outline).width() / 40; // in units
    const std::vector<double> runs = runs_along_middle(striped);
    CHECK(runs.size() > 25);
    for (const double run : runs) CHECK(run > 0.5 * millimeter);
    CHECK(runs_along_middle(drawing("oval", SetFill::Open)).empty());
}

TEST_CASE("the 27 drawings of a deck have 27 names, in plain words") {
    std::set<std::string> names;
    for (const auto* color : okabe_ito)
        for (const SetFill fill : fills)
            for (const std::string_view shape : {"oval", "diamond", "squiggle"})
                names.insert(drawing(shape, fill, color).name);
    CHECK(names.size() == 27);
    CHECK(names.contains("blue striped oval"));
    CHECK(names.contains("orange open diamond"));
    CHECK(make_set_symbol(*find_set_shape("oval"), {SetFill::Solid, color::black, "brand"}).name ==
          "brand solid oval");
}

TEST_CASE("drawings have their names in German, French and Spanish, as grammar has it") {
    const auto name = [](const char* language, const char* shape, SetFill fill, const char* color) {
        return make_set_symbol(*find_set_shape(shape), {fill, color::parse(color).value(), "", language})
            .name;
    };
    CHECK(name("de", "oval", SetFill::Striped, "red") == "rotes gestreiftes Oval");
    CHECK(name("de-AT", "star", SetFill::Solid, "green") == "grüner gefüllter Stern");
    CHECK(name("de", "diamond", SetFill::Open, "white") == "weiße leere Raute");
    CHECK(name("fr", "wave", SetFill::Striped, "green") == "vague verte rayée");
    CHECK(name("fr", "diamond", SetFill::Solid, "white") == "losange blanc plein");
    CHECK(name("es", "star", SetFill::Solid, "black") == "estrella negra rellena");
    CHECK(name("es", "oval", SetFill::Open, "orange") == "óvalo naranja vacío");
    CHECK(name("sv", "oval", SetFill::Open, "orange") == "orange open oval");
}

TEST_CASE("the names of pictures have no gender, and those of the theme's own colors stay") {
    const auto name = [](const char* language, const std::string& color) {
        const SetShape duck{"Ente", find_set_shape("oval")->outline};
        return make_set_symbol(duck, {SetFill::Striped, color::parse("crimson").value(), color, language})
            .name;
    };
    CHECK(name("de", "") == "Ente, rot gestreift");
    CHECK(name("de", "crimson") == "Ente, rot gestreift");
    CHECK(name("fr", "") == "Ente en rouge, à rayures");
    CHECK(name("fr", "rubis") == "Ente en rubis, à rayures");
    CHECK(name("es", "red") == "Ente en rojo, a rayas");
    CHECK(name("en", "crimson") == "crimson striped Ente");
}

TEST_CASE("the drawings of a deck have names of their own in all languages") {
    for (const char* language : {"de", "fr", "es"}) {
        std::set<std::string> names;
        for (const std::string_view shape : list_set_shape_names())
            for (const SetFill fill : fills)
                for (const char* color : {"red", "orange", "yellow", "green", "blue", "purple", "pink",
                                          "brown", "turquoise", "gray", "black", "white"})
                    names.insert(make_set_symbol(*find_set_shape(shape),
                                                 {fill, color::parse(color).value(), "", language})
                                     .name);
        CHECK(names.size() == 6 * 3 * 12);
    }
}

TEST_CASE("plain words name the colors of CSS that are called so, and those in between") {
    for (const std::string_view name : {"red", "orange", "yellow", "green", "blue", "purple", "pink", "brown",
                                        "turquoise", "gray", "black", "white"})
        CHECK(find_plain_color_name(color::parse(name).value()) == name);
    CHECK(find_plain_color_name(color::parse("navy").value()) == "blue");
    CHECK(find_plain_color_name(color::parse("crimson").value()) == "red");
    CHECK(find_plain_color_name(color::parse("seagreen").value()) == "green");
}

TEST_CASE("a drawing has the color that was asked for") {
    const Symbol symbol = drawing("oval", SetFill::Solid, "#0072b2");
    const color::Color color = test::color_at(symbol, {0, 0});
    CHECK(color.red == doctest::Approx(0).epsilon(0.01));
    CHECK(color.green == doctest::Approx(0x72 / 255.0).epsilon(0.01));
    CHECK(color.blue == doctest::Approx(0xb2 / 255.0).epsilon(0.01));
}

TEST_CASE("drawings stay vectors in a PDF") {
    for (const SetFill fill : fills)
        CHECK(test::pdf_of(drawing("squiggle", fill)).find("/Subtype /Image") == std::string::npos);
}

TEST_CASE("any picture gives a shape: its silhouette, without holes, as large as the built-in ones") {
    const test::Loaded ring = test::load_bytes(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="30" cy="60" r="20" fill="none" stroke="red" stroke-width="10"/></svg>)",
        "ring.svg");
    REQUIRE(ring.said.empty());
    const SetShape shape = make_set_shape(ring.symbol);
    CHECK(shape.name == "ring");
    REQUIRE(shape.outline.size() == 1);
    CHECK(geom::area(shape.outline) == doctest::Approx(std::numbers::pi * 50 * 50).epsilon(0.01));
    for (const geom::Point point : shape.outline.front()) CHECK(std::abs(geom::length(point) - 50) < 0.2);
    const Symbol solid = make_set_symbol(shape, {SetFill::Solid, color::black, {}});
    CHECK(test::color_at(solid, {0, 0}) == color::black);
}

TEST_CASE("a picture of two parts gives a shape of two parts") {
    const test::Loaded dots = test::load_bytes(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><circle cx="25" cy="25" r="20"/><circle cx="75" cy="25" r="20"/></svg>)",
        "dots.svg");
    CHECK(make_set_shape(dots.symbol).outline.size() == 2);
}

TEST_CASE("what a drawing is called tells its color, its fill and its shape in every language") {
    const SetShape door{.name = "open door", .outline = find_set_shape("oval")->outline};
    tests::EveryDay every_day(5); // each color, fill and number in some language
    for (const char* language : {"en", "de", "fr", "es", "it"})
        for (const char* color : {"red", "green", "purple", "blue", "white", "gray"})
            for (const SetFill fill : {SetFill::Solid, SetFill::Striped, SetFill::Open})
                for (const int number : {1, 2}) {
                    if (every_day.skips_next()) continue;
                    const SetStyle style{fill, color::parse(color).value(), color, language, number};
                    const std::string word = number == 1 ? color : std::string(color) + " 2";
                    for (const std::string_view shape : list_set_shape_names()) {
                        const std::string name = make_set_symbol(*find_set_shape(shape), style).name;
                        CAPTURE(name);
                        const auto words = parse_set_name(name);
                        REQUIRE(words);
                        CHECK(words->color == word);
                        CHECK(words->fill == fill);
                        CHECK(words->shape == shape);
                    }
                    const auto words = parse_set_name(make_set_symbol(door, style).name);
                    REQUIRE(words);
                    CHECK(words->color == word);
                    CHECK(words->fill == fill);
                    CHECK(words->shape == "open door");
                }
    CHECK_FALSE(parse_set_name("hot dog"));
    CHECK_FALSE(parse_set_name(" solid "));
    CHECK_FALSE(parse_set_name(""));
}

} // namespace spotit::symbol
