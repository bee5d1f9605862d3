#include "background/raster.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::background;
using namespace spotit::background::test;

namespace {

constexpr color::Color clear_red{1, 0, 0, 0};

Gradient across(const color::Color& left, const color::Color& right) {
    return {Gradient::Kind::Linear, 1.5707963267948966, {{left, {}}, {right, {}}}};
}

} // namespace

TEST_CASE("the mean of a drawing is what is seen of it from afar, over the color below") {
    CHECK(alike(compute_mean_color(across(red, blue), color::white), {0.5, 0, 0.5, 1}));
    CHECK(alike(compute_mean_color(across(red, clear_red), color::white), {1, 0.5, 0.5, 1}));
    CHECK(alike(compute_mean_color(across(red, clear_red), {0, 0, 1, 0}), {1, 0.5, 0.5, 1}));
    const Pattern checks{Pattern::Kind::Checks, {color::white, color::black}, 6, 0};
    CHECK(alike(compute_mean_color(checks, color::white), {0.5, 0.5, 0.5, 1}, 0.03));
}

TEST_CASE("only what the card shows counts, or only the part that is asked for") {
    const geom::Shape circle = geom::Shape::circle(80);
    // From the middle to the rim: two thirds of a disc's mean radius.
    const Gradient round{Gradient::Kind::Radial, 0, {{red, {}}, {blue, {}}}};
    CHECK(alike(compute_mean_color(made(round, circle), circle, color::white), {1 / 3.0, 0, 2 / 3.0, 1}));
    const geom::Box left{-40, -5, -36, 5};
    CHECK(
        alike(compute_mean_color(made(across(red, blue), circle), left, color::white), {0.975, 0, 0.025, 1}));
}

TEST_CASE("a picture that can't be read leaves the color below") {
    CHECK(compute_mean_color(Image{.file = "nowhere.png"}, blue) == blue);
}
