#include "background/patterns.hpp"

#include "background/raster.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

using namespace spotit;
using namespace spotit::background;
using namespace spotit::background::test;

namespace {

constexpr color::Color clear{0, 0, 0, 0};
const geom::Shape circle = geom::Shape::circle(80);
const geom::Shape wide = geom::Shape::rectangle({80, 40});

Gradient linear(double degrees, std::vector<Stop> stops) {
    return {Gradient::Kind::Linear, degrees * std::numbers::pi / 180, std::move(stops)};
}
Gradient radial(std::vector<Stop> stops) {
    return {Gradient::Kind::Radial, 0, std::move(stops)};
}

std::vector<double> places(std::vector<Stop> stops) {
    std::vector<double> result;
    for (const drawing::Stop& stop : place_stops(stops)) result.push_back(stop.offset);
    return result;
}

} // namespace

TEST_CASE("stops without a place stand evenly between their neighbours, none before an earlier one") {
    CHECK(places({{red, {}}, {red, {}}, {red, {}}}) == std::vector{0.0, 0.5, 1.0});
    CHECK(places({{red, 0.25}, {red, {}}, {red, {}}, {red, 1.0}}) == std::vector{0.25, 0.5, 0.75, 1.0});
    CHECK(places({{red, 0.6}, {red, 0.3}, {red, {}}}) == std::vector{0.6, 0.6, 1.0});
    CHECK(places({{red, {}}, {red, 1.5}, {red, {}}}) == std::vector{0.0, 1.5, 1.5});
}

TEST_CASE("a linear gradient runs in its direction, from corner to corner") {
    const Raster down(made(linear(180, {{red, {}}, {blue, {}}}), wide), 4);
    CHECK(alike(down.at({0, -19.9}), red));
    CHECK(alike(down.at({30, 0}), {0.5, 0, 0.5, 1}));
    CHECK(alike(down.at({0, 19.9}), blue));
    // As CSS has it, the corners have the end colors whatever the box's proportions.
    const Raster across(made(linear(135, {{red, {}}, {blue, {}}}), wide), 4);
    CHECK(alike(across.at({-39.9, -19.9}), red));
    CHECK(alike(across.at({39.9, 19.9}), blue));
    CHECK(alike(across.at({0, 0}), {0.5, 0, 0.5, 1}));
    CHECK(alike(across.at({10, -10}), {0.5, 0, 0.5, 1}));
}

TEST_CASE("the bleed continues the colors at the rim, and the card looks as it does without it") {
    const auto gradient = linear(90, {{red, {}}, {blue, {}}});
    const Raster plain(made(gradient, wide), 4), bled(made(gradient, wide, 3), 4);
    for (const double x : {-39.0, -10.0, 20.0, 39.0}) CHECK(alike(plain.at({x, 3}), bled.at({x, 3})));
    CHECK(alike(bled.at({42.9, 22.9}), blue));
    CHECK(alike(bled.at({-42.9, 22.9}), red));
}

TEST_CASE("a radial gradient ends at a circle's rim and in a rectangle's corners") {
    const Raster round(made(radial({{red, {}}, {blue, {}}}), circle), 4);
    CHECK(alike(round.at({0, 0}), red));
    CHECK(alike(round.at({20, 0}), {0.5, 0, 0.5, 1}));
    CHECK(alike(round.at({0, -39.9}), blue));
    CHECK(alike(round.at({39, 39}), blue));
    const Raster oval(made(radial({{red, {}}, {blue, {}}}), wide), 4);
    CHECK(alike(oval.at({39.8, 19.9}), blue, 0.03));
    const double middle = 1 - 1 / std::numbers::sqrt2;
    CHECK(alike(oval.at({39.9, 0}), {middle, 0, 1 - middle, 1}));
    CHECK(alike(oval.at({0, 19.9}), {middle, 0, 1 - middle, 1}));
}

TEST_CASE("colors fade away premultiplied, without a dark fringe") {
    const Raster faded(made(linear(90, {{red, {}}, {clear, {}}}), wide), 4);
    const color::Color half = faded.at({0, 0});
    CHECK(half.red > 0.98);
    CHECK(half.alpha == doctest::Approx(0.5).epsilon(0.03));
    // Between red and half-blue CSS mixes by what can be seen of each.
    const Raster mixed(made(linear(90, {{red, {}}, {{0, 0, 1, 0.5}, {}}}), wide), 4);
    CHECK(alike(mixed.at({0, 0}), {2 / 3.0, 0, 1 / 3.0, 0.75}, 0.03));
}

TEST_CASE("stops may lie outside of the card, and two at one place make an edge") {
    const Raster wider(made(linear(90, {{red, -0.5}, {blue, 1.5}}), wide), 4);
    CHECK(alike(wider.at({-39.9, 0}), {0.75, 0, 0.25, 1}));
    CHECK(alike(wider.at({39.9, 0}), {0.25, 0, 0.75, 1}));
    const Raster edge(made(linear(90, {{red, {}}, {red, 0.5}, {blue, 0.5}, {blue, {}}}), wide), 4);
    CHECK(alike(edge.at({-1, 0}), red));
    CHECK(alike(edge.at({1, 0}), blue));
    const Raster inside(made(radial({{red, -1.0}, {blue, 1.0}}), circle), 4);
    CHECK(alike(inside.at({0, 0}), {0.5, 0, 0.5, 1}));
}

TEST_CASE("gradients stay vectors in a PDF") {
    for (const auto& gradient : {linear(30, {{red, {}}, {blue, {}}}), radial({{red, {}}, {clear, {}}})})
        CHECK(pdf_of(made(gradient, circle)).find("/Subtype /Image") == std::string::npos);
}
