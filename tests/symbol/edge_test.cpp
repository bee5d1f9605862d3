#include "symbol/request.hpp"

#include <spotit/symbol.hpp>

#include <doctest/doctest.h>

using namespace spotit;

namespace {

/// A square of 100 units whose right half has another color.
symbol::Symbol halved(const color::Color& left, const color::Color& right) {
    drawing::Items halves;
    for (const bool is_left : {true, false}) {
        geom::Path half;
        half.add(is_left ? geom::Box{0, 0, 50, 100} : geom::Box{50, 0, 100, 100});
        halves.push_back({drawing::Fill{half, is_left ? left : right, {}}});
    }
    symbol::Symbol symbol;
    set_drawing(symbol, std::move(halves), {0, 0, 100, 100});
    return symbol;
}

constexpr color::Color red{0.8, 0.1, 0.1, 1}, ivory{1, 1, 0.96, 1};
constexpr color::Color coal{0.26, 0.26, 0.26, 1}, night{0.13, 0.13, 0.13, 1};

} // namespace

TEST_CASE("the share of a contour that has nearly the card's color is measured") {
    CHECK(measure_faint_contour_share(halved(red, red), color::white) == 0);
    CHECK(measure_faint_contour_share(halved(red, ivory), color::white) ==
          doctest::Approx(0.5).epsilon(0.05));
    CHECK(measure_faint_contour_share(halved(ivory, color::white), color::white) == 1);
    CHECK(measure_faint_contour_share(halved(red, ivory), red) == doctest::Approx(0.5).epsilon(0.05));
    CHECK(measure_faint_contour_share({}, color::white) == 0);
}

TEST_CASE("a print in gray shows less of a contour than one in color") {
    constexpr color::Color yellow{1, 0.85, 0.1, 1};
    CHECK(measure_faint_contour_share(halved(yellow, yellow), color::white, 20) == 0);
    CHECK(measure_faint_contour_share(halved(yellow, yellow), color::white, 20, color::Vision::Gray) == 1);
    CHECK(measure_faint_contour_share(halved(red, red), color::white, 20, color::Vision::Gray) == 0);
}

TEST_CASE("a photo fills its box or a circle in it, and is made of pixels") {
    symbol::Symbol picture = halved(red, ivory);
    CHECK(!is_framed_photo(picture));
    picture.pixels = geom::Size{200, 200};
    CHECK(is_framed_photo(picture));
    picture.box = {0, 0, 150, 100}; // its outline leaves a third empty
    CHECK(!is_framed_photo(picture));
}

TEST_CASE("what as a whole differs little from a dark card needs a clearer contour") {
    CHECK(measure_faint_contour_share(halved(coal, coal), night) == 1);
    CHECK(measure_faint_contour_share(halved(coal, color::white), night) == 0);
    CHECK(measure_faint_contour_share(with_rim(halved(coal, coal), 5, color::white), night) == 0);
    CHECK(measure_faint_contour_share(with_rim(halved(ivory, ivory), 1, coal), color::white) == 0);
    constexpr color::Color cream{0.96, 0.92, 0.82, 1};
    CHECK(measure_faint_contour_share(with_rim(halved(ivory, ivory), 5, color::white), cream) == 0);
}

TEST_CASE("a rim lies around the outline and belongs to it") {
    const symbol::Symbol plain = halved(ivory, ivory);
    const symbol::Symbol rimmed = with_rim(plain, 10, red);
    const geom::Box before = geom::measure_bounds(plain.outline),
                    after = geom::measure_bounds(rimmed.outline);
    CHECK(after.left == doctest::Approx(before.left - 10).epsilon(0.1));
    CHECK(after.bottom == doctest::Approx(before.bottom + 10).epsilon(0.1));
    CHECK(geom::area(rimmed.outline) == doctest::Approx(120 * 120).epsilon(0.02)); // its corners are round
    CHECK(measure_faint_contour_share(plain, color::white) == 1);
    CHECK(measure_faint_contour_share(rimmed, color::white) == 0);
}

TEST_CASE("a rim leaves the resolution of a photo as it is") {
    symbol::Symbol photo = halved(red, ivory);
    photo.pixels = geom::Size{200, 200};
    const symbol::Symbol rimmed = with_rim(photo, 10, color::white);
    CHECK(rimmed.pixels->width / rimmed.box.width() == doctest::Approx(2));
}
