#include <spotit/color.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace spotit::color {
namespace {

constexpr Vision all_visions[] = {Vision::Normal, Vision::Protanopia, Vision::Deuteranopia, Vision::Gray};

Oklab lab(const Color& color, Vision vision = Vision::Normal) {
    return to_oklab(simulate_vision(to_linear(color), vision));
}

double between(const Color& one, const Color& other, Vision vision) {
    return distance(lab(one, vision), lab(other, vision));
}

bool near(const Oklab& lab, double lightness, double a, double b) {
    return distance(lab, {lightness, a, b}) < 1e-4;
}

} // namespace

TEST_CASE("light follows the curve of sRGB to the last digits") {
    for (int i = 0; i <= 1000; ++i) {
        const double channel = i / 1000.0;
        const double wanted = channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
        CAPTURE(channel);
        CHECK(to_linear({channel, 0, 0, 1}).red == doctest::Approx(wanted).epsilon(1e-12));
    }
}

TEST_CASE("OKLab puts the primaries where its author does") {
    CHECK(near(lab({1, 0, 0, 1}), 0.62796, 0.22486, 0.12585));
    CHECK(near(lab({0, 1, 0, 1}), 0.86644, -0.23389, 0.17950));
    CHECK(near(lab({0, 0, 1, 1}), 0.45201, -0.03246, -0.31153));
    CHECK(near(lab(white), 1, 0, 0));
    CHECK(near(lab(black), 0, 0, 0));
}

TEST_CASE("OKLab is the formula with the cube roots of the C library") {
    for (int i = 0; i <= 50; ++i) {
        const LinearRgb gray{i / 50.0, i / 50.0, i / 50.0};
        CAPTURE(i);
        CHECK(to_oklab(gray).lightness == doctest::Approx(std::cbrt(i / 50.0)).epsilon(1e-7));
    }
    CHECK(to_oklab({1e-12, 1e-12, 1e-12}).lightness == doctest::Approx(1e-4).epsilon(1e-6));
}

TEST_CASE("everyone sees grey as it is") {
    for (const Vision vision : all_visions) {
        for (int i = 0; i <= 10; ++i) {
            const double channel = i / 10.0;
            const LinearRgb before = to_linear({channel, channel, channel, 1}),
                            after = simulate_vision(before, vision);
            CHECK(after.red == doctest::Approx(before.red).epsilon(1e-5));
            CHECK(after.green == doctest::Approx(before.green).epsilon(1e-5));
            CHECK(after.blue == doctest::Approx(before.blue).epsilon(1e-5));
        }
    }
}

TEST_CASE("what is seen can be shown on a screen") {
    for (int i = 0; i < 125; ++i) {
        const Color color{i % 5 / 4.0, i / 5 % 5 / 4.0, i / 25 / 4.0, 1};
        for (const Vision vision : all_visions) {
            const auto [red, green, blue] = simulate_vision(to_linear(color), vision);
            CHECK(std::min({red, green, blue}) >= 0);
            CHECK(std::max({red, green, blue}) <= 1);
        }
    }
}

TEST_CASE("red and green come near for those without red or green cones, blue and yellow do not") {
    const Color red{0.87, 0.18, 0.27, 1}, green{0.47, 0.70, 0.35, 1};
    const Color blue{0.22, 0.53, 0.78, 1}, yellow{0.99, 0.80, 0.30, 1};
    for (const Vision vision : {Vision::Protanopia, Vision::Deuteranopia}) {
        CHECK(between(red, green, vision) < 0.85 * between(red, green, Vision::Normal));
        CHECK(between(blue, yellow, vision) > 0.8 * between(blue, yellow, Vision::Normal));
    }
    CHECK(between(red, green, Vision::Deuteranopia) < 0.4 * between(red, green, Vision::Normal));
}

TEST_CASE("grey has no color and keeps the luminance") {
    for (const Color& color : {Color{1, 0, 0, 1}, Color{0, 1, 0, 1}, Color{0.2, 0.4, 0.9, 1}}) {
        const Oklab gray = lab(color, Vision::Gray);
        CHECK(std::abs(gray.a) < 1e-6);
        CHECK(std::abs(gray.b) < 1e-6);
    }
    CHECK(simulate_vision(to_linear({1, 0, 0, 1}), Vision::Gray).green == doctest::Approx(0.2126));
}

TEST_CASE("the grey of a color gives off as much light as the color, and greys stay what they are") {
    for (const Color& color : {Color{1, 0, 0, 1}, Color{0, 1, 0, 1}, Color{0, 0, 1, 1},
                               Color{0.9, 0.5, 0.1, 1}, Color{0, 0, 0.01, 1}}) {
        const double one = to_gray(color);
        CAPTURE(one);
        const LinearRgb received = to_linear({one, one, one, 1}),
                        wanted = simulate_vision(to_linear(color), Vision::Gray);
        CHECK(received.red == doctest::Approx(wanted.red).epsilon(1e-6));
    }
    for (int i = 0; i <= 100; ++i)
        CHECK(to_gray({i / 100.0, i / 100.0, i / 100.0, 1}) == doctest::Approx(i / 100.0));
    CHECK(to_gray({1, 0, 0, 1}) == doctest::Approx(0.4984).epsilon(0.001)); // 127 of 255
}

TEST_CASE("CIELAB has the values that tables give for the primaries, and grays without color") {
    const Cielab red = to_cielab(to_linear({1, 0, 0, 1})), paper = to_cielab(to_linear(white));
    CHECK(red.lightness == doctest::Approx(53.24).epsilon(0.001));
    CHECK(red.a == doctest::Approx(80.09).epsilon(0.001));
    CHECK(red.b == doctest::Approx(67.20).epsilon(0.001));
    CHECK(paper.lightness == doctest::Approx(100));
    CHECK(distance(paper, to_cielab({})) == doctest::Approx(100).epsilon(0.001));
    CHECK(to_cielab({0.001, 0.001, 0.001}).lightness == doctest::Approx(0.9033).epsilon(0.001));
}

} // namespace spotit::color
