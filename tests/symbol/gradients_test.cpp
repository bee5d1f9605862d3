#include <spotit/drawing/painting.hpp>

#include "symbol/in_pdf.hpp"
#include "symbol/paint.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace spotit;
using namespace spotit::symbol;

namespace {

constexpr int page_side = 100;
constexpr geom::Box square_page{0, 0, page_side, page_side};
constexpr double full_turn = 2 * std::numbers::pi;

const ColorLine bright{Extend::Repeat,
                       {{0, {1, 0, 0, 1}}, {0.4, {1, 1, 0, 1}}, {0.4, {0, 0.5, 0, 1}}, {1, {0, 0, 1, 0.2}}}};
const ColorLine shifted{Extend::Reflect, {{-0.3, {1, 1, 1, 1}}, {0.2, {0, 0, 0, 1}}, {0.7, {0, 1, 1, 0.5}}}};

/// The pixels of a page that is filled with a paint, premultiplied.
std::vector<std::array<int, 4>> paint_page(const Paint& paint) {
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, page_side, page_side));
    const CairoHandle context(cairo_create(surface.get()));
    symbol::paint(context.get(), Items{{Fill{{}, paint, {}}}});
    REQUIRE(cairo_status(context.get()) == CAIRO_STATUS_SUCCESS);
    cairo_surface_flush(surface.get());
    std::vector<std::array<int, 4>> pixels;
    for (int y = 0; y < page_side; ++y)
        for (int x = 0; x < page_side; ++x) {
            const unsigned char* const bytes = cairo_image_surface_get_data(surface.get()) +
                                               y * cairo_image_surface_get_stride(surface.get()) + 4 * x;
            pixels.push_back({bytes[0], bytes[1], bytes[2], bytes[3]});
        }
    return pixels;
}

/// Returns the share of pixels with a channel that differs by more than 8 of 255, which a hard edge does.
double difference(const Paint& one, const Paint& other) {
    const auto a = paint_page(one), b = paint_page(other);
    int count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        int worst = 0;
        for (std::size_t k = 0; k < 4; ++k) worst = std::max(worst, std::abs(a[i][k] - b[i][k]));
        count += worst > 8 ? 1 : 0;
    }
    return static_cast<double>(count) / static_cast<double>(a.size());
}

/// Checks that a gradient looks the same on the page when it is repeated in its stops instead.
template<class Gradient>
void check_unrolled(Gradient gradient) {
    for (const ColorLine& line : {bright, shifted})
        for (const Extend extend : {Extend::Pad, Extend::Repeat, Extend::Reflect}) {
            gradient.line = line;
            gradient.line.extend = extend;
            const Gradient flat = unroll(gradient, square_page);
            CAPTURE(static_cast<int>(extend));
            CHECK(flat.line.extend == Extend::Pad);
            CHECK(flat.line.stops.front().offset == 0);
            CHECK(flat.line.stops.back().offset == 1);
            CHECK(std::ranges::is_sorted(flat.line.stops, {}, &Stop::offset));
            CHECK(difference(gradient, flat) < 0.02);
        }
}

/// The color of a sweep by its definition: OpenType's, and CSS's with a repeated line.
color::Color find_color(const SweepGradient& sweep, double angle) {
    const double first = sweep.line.stops.front().offset, period = sweep.line.stops.back().offset - first;
    double offset = (angle - sweep.start) / (sweep.end - sweep.start);
    if (sweep.line.extend != Extend::Pad) {
        double place = (offset - first) / period;
        const bool is_odd = std::fmod(std::abs(std::floor(place)), 2) == 1;
        place -= std::floor(place);
        offset = first + period * (is_odd && sweep.line.extend == Extend::Reflect ? 1 - place : place);
    }
    return interpolate_color(sweep.line, offset);
}

double distance(const color::Color& a, const color::Color& b) {
    return std::max({std::abs(a.red - b.red), std::abs(a.green - b.green), std::abs(a.blue - b.blue),
                     std::abs(a.alpha - b.alpha)});
}

} // namespace

TEST_CASE("a linear gradient that is repeated in its stops looks as when Cairo repeats it") {
    check_unrolled(LinearGradient{{}, {30, 40}, {60, 55}});
    check_unrolled(LinearGradient{{}, {90, 10}, {80, 10}});
    check_unrolled(LinearGradient{{}, {-200, 0}, {-150, 30}});
    check_unrolled(LinearGradient{{}, {0, 300}, {10, 0}});
}

TEST_CASE("a radial gradient that is repeated in its stops looks as when Cairo repeats it") {
    check_unrolled(RadialGradient{{}, {{50, 50}, 0}, {{50, 50}, 20}});
    check_unrolled(RadialGradient{{}, {{50, 50}, 20}, {{50, 50}, 5}});    // inward
    check_unrolled(RadialGradient{{}, {{45, 50}, 5}, {{55, 52}, 30}});    // one in the other
    check_unrolled(RadialGradient{{}, {{300, 50}, 10}, {{310, 50}, 40}}); // far off the page
}

TEST_CASE("circles that form a strip or a cone are repeated, too") {
    check_unrolled(RadialGradient{{}, {{20, 30}, 15}, {{50, 40}, 15}});
    check_unrolled(RadialGradient{{}, {{20, 50}, 5}, {{60, 50}, 20}});
    check_unrolled(RadialGradient{{}, {{80, 80}, 30}, {{30, 30}, 10}});
    check_unrolled(RadialGradient{{}, {{50, 50}, 10}, {{60, 50}, 20}}); // they touch within
}

TEST_CASE("a gradient with all of its stops at one place has a hard edge there") {
    for (const Extend extend : {Extend::Pad, Extend::Repeat}) {
        const ColorLine line{extend, {{0.5, {1, 0, 0, 1}}, {0.5, {0, 1, 0, 1}}, {0.5, {0, 0, 1, 1}}}};
        const LinearGradient linear = normalize(LinearGradient{line, {0, 0}, {100, 0}});
        const auto pixels = paint_page(linear);
        if (extend == Extend::Pad) {
            CHECK(pixels[10] == std::array{0, 0, 255, 255}); // blue, green, red, alpha
            CHECK(pixels[90] == std::array{255, 0, 0, 255});
        }
    }
}

TEST_CASE("a hard step at the end of a gradient is no longer at its end") {
    const ColorLine line{Extend::Pad,
                         {{0, {1, 0, 0, 1}}, {0, {0, 1, 0, 1}}, {1, {0, 1, 0, 1}}, {1, {0, 0, 1, 1}}}};
    const LinearGradient linear{line, {30, 0}, {70, 0}};
    const LinearGradient flat = unroll(linear, square_page);
    CHECK(flat.line.stops[1].offset > 0);
    CHECK(flat.line.stops[flat.line.stops.size() - 2].offset < 1);
    CHECK(difference(linear, flat) == 0);
    const RadialGradient radial{line, {{50, 50}, 0}, {{50, 50}, 40}};
    CHECK(difference(radial, unroll(radial, square_page)) < 0.02);
}

TEST_CASE("the sectors of a sweep have its colors at each angle") {
    for (const ColorLine& line : {bright, shifted})
        for (const Extend extend : {Extend::Pad, Extend::Repeat, Extend::Reflect})
            for (const auto& [start, end] :
                 {std::pair{0.3, 1.9}, {5.0, 2.0}, {-1.0, 9.0}, {0.0, full_turn}, {3.0, 3.2}}) {
                SweepGradient sweep{line, {50, 50}, start, end};
                sweep.line.extend = extend;
                double reach = 0;
                int wrong = 0;
                for (const auto& [from, to, first, last] : divide_into_sectors(sweep)) {
                    CHECK(from == doctest::Approx(reach).epsilon(1e-4));
                    reach = to;
                    for (const double share : {0.1, 0.5, 0.9}) {
                        const auto mix = [&](double a, double b) { return a + share * (b - a); };
                        const color::Color drawn{mix(first.red, last.red), mix(first.green, last.green),
                                                 mix(first.blue, last.blue), mix(first.alpha, last.alpha)};
                        wrong +=
                            distance(drawn, find_color(sweep, from + share * (to - from))) > 0.02 ? 1 : 0;
                    }
                }
                CAPTURE(start);
                CAPTURE(static_cast<int>(extend));
                CHECK(reach == doctest::Approx(full_turn));
                CHECK(wrong == 0);
            }
}

TEST_CASE("a gradient of one opacity needs no mask in a PDF, one that fades does") {
    const auto write = [](double last) {
        Symbol symbol;
        symbol.box = square_page;
        const ColorLine line{Extend::Pad, {{0, {1, 0, 0, 0.5}}, {1, {0, 0, 1, last}}}};
        symbol.drawing = Items{{Fill{{}, LinearGradient{line, {0, 0}, {100, 0}}, {}}}};
        return test::unpacked(test::pdf_of(symbol));
    };
    CHECK(write(0.5).find("/SMask") == std::string::npos);
    CHECK(write(0.5).find("/ca 0.5") != std::string::npos);
    CHECK(write(0.2).find("/SMask") != std::string::npos);
}
