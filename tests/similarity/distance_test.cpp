#include "similarity/drawings.hpp"

#include "similarity/nearest.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::similarity {

using namespace test;

namespace {

constexpr double degree = 3.14159265358979323846 / 180;
constexpr double infinity = std::numeric_limits<double>::infinity();

/// The mean difference when `other` is turned by so many steps, written down as it is defined.
double turned_by(const CellColors& one, const CellColors& other, int steps) {
    double sum = 0;
    for (int ring = 0; ring < rings; ++ring) {
        for (int angle = 0; angle < angles; ++angle) {
            const auto i = static_cast<std::size_t>(ring * angles + angle);
            const auto j = static_cast<std::size_t>(ring * angles + (angle + steps) % angles);
            sum += std::hypot(double{one.lightness[i]} - double{other.lightness[j]},
                              double{one.a[i]} - double{other.a[j]}, double{one.b[i]} - double{other.b[j]});
        }
    }
    return sum / (rings * angles);
}

double by_brute_force(const CellColors& one, const CellColors& other, int most) {
    double least = infinity;
    for (int steps = -most; steps <= most; ++steps)
        least = std::min(least, turned_by(one, other, (steps + angles) % angles));
    return least;
}

std::vector<Signature> scribbles(int count) {
    std::vector<Signature> signatures;
    for (int i = 0; i < count; ++i) signatures.push_back(on_white(scribble(i)));
    return signatures;
}

Drawing turned(double angle) {
    return {.map = geom::Affine::rotation(angle)};
}

} // namespace

TEST_CASE("a symbol is at no distance from itself, to anyone") {
    for (const symbol::Symbol& symbol : {flag(), disc(), blank(), scribble(1)}) {
        const Signature signature = on_white(symbol);
        for (const color::Vision vision : {color::Vision::Normal, color::Vision::Protanopia,
                                           color::Vision::Deuteranopia, color::Vision::Gray})
            CHECK(distance(signature, signature, vision) == 0);
    }
}

TEST_CASE("the distance is the least over all turns") {
    const std::vector<Signature> signatures = scribbles(8);
    for (const Signature& one : signatures) {
        for (const Signature& other : signatures) {
            const CellColors& a = one.find_colors(color::Vision::Normal);
            const CellColors& b = other.find_colors(color::Vision::Normal);
            CHECK(distance(one, other) == doctest::Approx(by_brute_force(a, b, angles / 2)).epsilon(1e-5));
            for (const int most : {0, 1, 5, 23})
                CHECK(find_nearest(a, b, most, infinity).distance ==
                      doctest::Approx(by_brute_force(a, b, most)).epsilon(1e-5));
            CHECK(find_nearest(a, b, 24, infinity).upright ==
                  doctest::Approx(turned_by(a, b, 0)).epsilon(1e-5));
        }
    }
}

TEST_CASE("the distance is the same from both sides") {
    const std::vector<Signature> signatures = scribbles(8);
    for (const Signature& one : signatures)
        for (const Signature& other : signatures)
            CHECK(distance(one, other) == doctest::Approx(distance(other, one)).epsilon(1e-5));
}

TEST_CASE("the estimate is never more than the distance, and giving up only means too far") {
    const std::vector<Signature> signatures = scribbles(12);
    for (const Signature& one : signatures) {
        for (const Signature& other : signatures) {
            const CellColors& a = one.find_colors(color::Vision::Normal);
            const CellColors& b = other.find_colors(color::Vision::Normal);
            const double exact = distance(one, other);
            CHECK(estimate_min_distance(a, b) <= exact + 1e-6);
            CHECK(find_nearest(a, b, 24, 1.001 * exact).distance == exact);
            CHECK(find_nearest(a, b, 24, 0.5 * exact).distance >= 0.5 * exact);
        }
    }
}

TEST_CASE("turning a symbol by a step changes nearly nothing") {
    const Signature upright = on_white(flag());
    for (int step = 0; step < angles; ++step) {
        CAPTURE(step);
        CHECK(distance(upright, on_white(flag(turned(step * 7.5 * degree)))) < 0.005);
    }
}

TEST_CASE("turned by whatever angle, a symbol and its copy are alike") {
    const Signature upright = on_white(flag());
    for (int angle = 0; angle < 360; angle += 7) {
        CAPTURE(angle);
        CHECK(distance(upright, on_white(flag(turned(angle * degree)))) < 0.022);
    }
    // The middle between two steps is the worst.
    CHECK(distance(upright, on_white(flag(turned(3.75 * degree)))) < 0.022);
}

TEST_CASE("size and place do not matter") {
    const Signature original = on_white(flag());
    for (const double size : {0.01, 0.3, 3.0, 1000.0}) {
        const geom::Affine map = geom::Affine::translation({5000, -20}) * geom::Affine::scaling(size);
        CAPTURE(size);
        CHECK(distance(original, on_white(flag({.map = map}))) < 0.003);
    }
}

TEST_CASE("a box that is too large does no harm when the outline is known") {
    symbol::Symbol roomy = flag();
    roomy.outline = {{{-40, -50}, {40, -50}, {40, 50}, {-40, 50}}};
    roomy.box = roomy.box.grow(5000);
    CHECK(distance(on_white(flag()), on_white(roomy)) < 0.006);
}

TEST_CASE("a mirror image is something else") {
    CHECK(distance(on_white(flag()), on_white(flag({.map = mirrored()}))) > 0.06);
}

TEST_CASE("symbols that are not turned on the cards are not turned to compare them") {
    Signature one = on_white(flag()), other = on_white(flag(turned(180 * degree)));
    CHECK(distance(one, other) < 0.008);
    one.turn = other.turn = 0;
    CHECK(distance(one, other) > 0.1);
    one.turn = other.turn = 45 * degree;
    CHECK(distance(one, other) > 0.1);
    one.turn = other.turn = 90 * degree; // one this way, the other that way
    CHECK(distance(one, other) < 0.008);
    one.turn = 0;
    other.turn = 180 * degree;
    CHECK(distance(one, other) < 0.008);
}

TEST_CASE("white on white is nothing, on blue it is something") {
    const symbol::Symbol pale = disc({.color = color::white});
    const Signature on_paper = on_white(pale), on_blue = compute_signature(pale, {0.1, 0.2, 0.7, 1});
    CHECK(on_paper.find_colors(color::Vision::Normal).contrast == doctest::Approx(0));
    CHECK(on_blue.find_colors(color::Vision::Normal).contrast > 0.2);
    CHECK(distance(on_paper, on_white(blank())) < 1e-6);
}

TEST_CASE("a card without a color is white paper") {
    CHECK(distance(compute_signature(flag(), {0, 0, 0, 0}), on_white(flag())) == 0);
    CHECK(distance(compute_signature(flag(), {1, 0, 0, 0.5}), compute_signature(flag(), {1, 0.5, 0.5, 1})) <
          1e-6);
}

TEST_CASE("symbols without a picture, ink or size have signatures too") {
    symbol::Symbol nothing;
    CHECK(distance(on_white(nothing), on_white(blank())) < 1e-6);
    symbol::Symbol flat = flag();
    flat.box = {0, 0, 0, 0};
    CHECK(distance(on_white(flat), on_white(nothing)) < 1e-6);
}

TEST_CASE("red and green flags differ, but not for those who lack the green cones") {
    const Signature red = on_white(flag({.color = {0.86, 0.20, 0.20, 1}}));
    const Signature green = on_white(flag({.color = {0.42, 0.55, 0.15, 1}}));
    CHECK(distance(red, green) > 0.04);
    CHECK(distance(red, green, color::Vision::Deuteranopia) < 0.5 * distance(red, green));
}

TEST_CASE("a small part more or less shows") {
    const double without = distance(on_white(flag()), on_white(flag({.with_dot = false})));
    CHECK(without > 0.008);
    CHECK(without < 0.032);
}

} // namespace spotit::similarity
