#include <spotit/drawing/painting.hpp>

#include <doctest/doctest.h>

#include <limits>

using namespace spotit;
using namespace spotit::drawing;

/// An image that nobody draws.
struct symbol::PixelSource {
    std::uint64_t id = 0;
};

namespace {

const color::Color scarlet{1, 0, 0, 1}, glass{0, 0, 1, 0.5};

geom::Path make_square(double side = 10) {
    geom::Path path;
    path.add(geom::Box{0, 0, side, side});
    return path;
}

Item fill_square(const Paint& paint) {
    return {Fill{make_square(), paint, {}}};
}

ColorLine line() {
    return {Extend::Repeat, {{0, scarlet}, {1, glass}}};
}
LinearGradient linear() {
    return {line(), {0, 0}, {9, 1}};
}
RadialGradient radial() {
    return {line(), {{5, 5}, 1}, {{6, 5}, 4}};
}
SweepGradient sweep() {
    return {line(), {5, 5}, 0.5, 4};
}

Pixels make_pixels(std::uint64_t id = 1, const geom::Affine& place = {}) {
    return {std::make_shared<const symbol::PixelSource>(symbol::PixelSource{id}), {4, 2}, place};
}

/// Returns the value after a change.
template<class Value>
Value with(Value value, void (*change)(Value&)) {
    change(value);
    return value;
}

/// Checks that a value equals itself made once more, and no longer after any of the changes.
template<class Value>
void check_equality(Value (*make)(), std::vector<void (*)(Value&)> changes) {
    CHECK(make() == make());
    for (std::size_t i = 0; i < changes.size(); ++i) {
        CAPTURE(i);
        CHECK(with<Value>(make(), changes[i]) != make());
    }
}

} // namespace

TEST_CASE("paints are equal when all that they are made of is") {
    check_equality<ColorLine>(
        line, {[](auto& l) { l.extend = Extend::Pad; }, [](auto& l) { l.stops.pop_back(); },
               [](auto& l) { l.stops[1].offset = 0.9; }, [](auto& l) { l.stops[1].color.alpha = 1; }});
    check_equality<LinearGradient>(linear, {[](auto& g) { g.line.stops.pop_back(); },
                                            [](auto& g) { g.start.x = 1; }, [](auto& g) { g.end.y = 0; }});
    check_equality<RadialGradient>(radial, {[](auto& g) { g.line.stops.pop_back(); },
                                            [](auto& g) { g.start.radius = 2; },
                                            [](auto& g) { g.end.center.x = 5; }});
    check_equality<SweepGradient>(sweep,
                                  {[](auto& g) { g.line.stops.pop_back(); }, [](auto& g) { g.center.y = 1; },
                                   [](auto& g) { g.start = 0; }, [](auto& g) { g.end = 5; }});
    CHECK(Paint(linear()) != Paint(radial()));
}

TEST_CASE("items are equal when each field is") {
    check_equality<Fill>(
        [] {
            return Fill{make_square(), linear(), {}};
        },
        {[](auto& f) { f.path.reset(); }, [](auto& f) { f.path = make_square(11); },
         [](auto& f) { f.paint = scarlet; }, [](auto& f) { f.paint_place.e = 1; }});
    check_equality<Stroke>(
        [] {
            return Stroke{make_square(), 2, scarlet};
        },
        {[](auto& s) { s.path = make_square(11); }, [](auto& s) { s.width = 3; },
         [](auto& s) { s.color = glass; }, [](auto& s) { s.ends = Stroke::Ends::Butt; }});
    check_equality<Group>(
        [] { return Group{.clip = make_square(), .opacity = 0.5, .items = {fill_square(scarlet)}}; },
        {[](auto& g) { g.place.e = 1; }, [](auto& g) { g.clip = {}; }, [](auto& g) { g.clip = geom::Box(); },
         [](auto& g) { g.clip = make_square(11); }, [](auto& g) { g.opacity = 1; },
         [](auto& g) { g.items.push_back(fill_square(scarlet)); },
         [](auto& g) { g.items[0] = fill_square(glass); }});
    check_equality<Composite>(
        [] {
            return Composite{CompositeMode::Xor, {fill_square(scarlet)}, {fill_square(glass)}};
        },
        {[](auto& c) { c.mode = CompositeMode::Plus; }, [](auto& c) { std::swap(c.source, c.backdrop); },
         [](auto& c) { c.backdrop.clear(); }});
    check_equality<Use>(
        [] {
            return Use{Items{fill_square(scarlet)}, {}};
        },
        {[](auto& u) { u.place.e = 1; }, [](auto& u) { u.drawing = {}; },
         [](auto& u) { u.drawing = Items{fill_square(glass)}; }});
    check_equality<Pixels>([] { return make_pixels(); }, {[](auto& p) { p.place.e = 1; },
                                                          [](auto& p) { p.source = make_pixels(2).source; }});
    CHECK(Item{Use{Items{fill_square(scarlet)}, {}}} != Item{Group{.items = {fill_square(scarlet)}}});
}

TEST_CASE("drawings are equal when their items are, and copies share them") {
    const Drawing one = Items{fill_square(scarlet)}, other = Items{fill_square(scarlet)}, copy = one;
    CHECK(one == other);
    CHECK(&copy.items() == &one.items());
    CHECK(&other.items() != &one.items());
    CHECK(one != Drawing(Items{fill_square(glass)}));
    CHECK(Drawing() == Drawing(Items{}));
    CHECK(Drawing().empty());
    CHECK_FALSE(one.empty());
}

TEST_CASE("only what is painted fully everywhere is opaque") {
    LinearGradient full = linear();
    full.line.stops[1].color.alpha = 1;
    CHECK(is_opaque(Items{fill_square(scarlet), fill_square(full)}));
    CHECK_FALSE(is_opaque(Items{fill_square(scarlet), fill_square(glass)}));
    CHECK_FALSE(is_opaque(Items{fill_square(sweep())}));
    CHECK(is_opaque(Items{{Stroke{make_square(), 1, scarlet}}}));
    CHECK_FALSE(is_opaque(Items{{Stroke{make_square(), 1, glass}}}));
    CHECK(is_opaque(Items{{Group{.items = {fill_square(scarlet)}}}}));
    CHECK_FALSE(is_opaque(Items{{Group{.opacity = 0.9, .items = {fill_square(scarlet)}}}}));
    CHECK_FALSE(is_opaque(Items{{Group{.items = {fill_square(glass)}}}}));
    CHECK_FALSE(
        is_opaque(Items{{Composite{CompositeMode::Multiply, {fill_square(scarlet)}, {fill_square(glass)}}}}));
    CHECK_FALSE(is_opaque(Items{{Use{Items{fill_square(glass)}, {}}}}));
    CHECK_FALSE(is_opaque(Items{{make_pixels()}}));
}

TEST_CASE("the ink's box holds all that is painted, and there is none for paint without an end") {
    CHECK(measure_ink(Items{fill_square(scarlet)}) == geom::Box{0, 0, 10, 10});
    CHECK(measure_ink(Items{{Stroke{make_square(), 2, scarlet}}}) == geom::Box{-1, -1, 11, 11});
    const Item all{Fill{{}, scarlet, {}}};
    CHECK_FALSE(measure_ink(Items{fill_square(scarlet), all}));
    CHECK(measure_ink(Items{
              {Group{.place = geom::Affine::scaling(2), .clip = geom::Box{1, 1, 4, 5}, .items = {all}}}}) ==
          geom::Box{2, 2, 8, 10});
    CHECK(measure_ink(Items{{Use{Items{fill_square(scarlet)}, geom::Affine::translation({5, 6})}}}) ==
          geom::Box{5, 6, 15, 16});
    const Item moved{Use{Items{fill_square(scarlet)}, geom::Affine::translation({5, 6})}};
    using Mode = CompositeMode;
    CHECK(measure_ink(Item{Composite{Mode::SourceIn, {moved}, {fill_square(scarlet)}}}) ==
          geom::Box{5, 6, 10, 10});
    CHECK(measure_ink(Item{Composite{Mode::SourceIn, {all}, {fill_square(scarlet)}}}) ==
          geom::Box{0, 0, 10, 10});
    CHECK(measure_ink(Item{Composite{Mode::DestinationIn, {moved}, {all}}}) == geom::Box{5, 6, 15, 16});
    CHECK(measure_ink(Item{Composite{Mode::Screen, {moved}, {fill_square(scarlet)}}}) ==
          geom::Box{0, 0, 15, 16});
    CHECK_FALSE(measure_ink(Item{Composite{Mode::Screen, {all}, {fill_square(scarlet)}}}));
    CHECK(measure_ink(Item{make_pixels(1, geom::Affine::scaling(3))}) == geom::Box{0, 0, 12, 6});
    CHECK(measure_ink(Items{})->empty());
}

TEST_CASE("modes that PDF and SVG lack are named once each, however deep they are") {
    const Item plus{Composite{CompositeMode::Plus, {fill_square(scarlet)}, {fill_square(glass)}}};
    const Item out{Composite{CompositeMode::SourceOut, {plus}, {fill_square(scarlet)}}};
    CHECK(list_raster_modes(Items{fill_square(scarlet)}).empty());
    CHECK(list_raster_modes(Items{{Group{.items = {out, plus}}}}) ==
          std::vector<std::string_view>{"SRC_OUT", "PLUS"});
    CHECK(list_raster_modes(Items{{Use{Items{plus}, {}}}}) == std::vector<std::string_view>{"PLUS"});
    CHECK(stays_vector({CompositeMode::SourceAtop, {fill_square(glass)}, {fill_square(scarlet)}}));
    CHECK_FALSE(stays_vector({CompositeMode::SourceAtop, {fill_square(scarlet)}, {fill_square(glass)}}));
    CHECK(stays_vector({CompositeMode::DestinationAtop, {fill_square(scarlet)}, {fill_square(glass)}}));
    CHECK_FALSE(stays_vector({CompositeMode::DestinationAtop, {fill_square(glass)}, {fill_square(scarlet)}}));
    CHECK(to_css_blend_mode(CompositeMode::ColorDodge) == "color-dodge");
    CHECK(to_css_blend_mode(CompositeMode::Luminosity) == "luminosity");
    CHECK(to_css_blend_mode(CompositeMode::Xor).empty());
}

TEST_CASE("coordinates have the decimals that can be seen, however small or large a drawing is") {
    CHECK(count_decimals(0.5) == 0);
    CHECK(count_decimals(1000) == 3);
    CHECK(count_decimals(1001) == 4);
    CHECK(count_decimals(std::numeric_limits<double>::infinity()) == 7);
    CHECK(count_decimals(0) == 0);
    CHECK(count_decimals(std::numeric_limits<double>::quiet_NaN()) == 0);
}

TEST_CASE("pixels are found wherever they are in a drawing, and a drawing that is used twice") {
    const Item pixels{make_pixels()};
    CHECK(has_pictures(Items{pixels}));
    CHECK(has_pictures(Items{{Group{.items = {pixels}}}}));
    CHECK(has_pictures(Items{{Composite{CompositeMode::SourceIn, {fill_square(scarlet)}, {pixels}}}}));
    CHECK(has_pictures(Items{{Use{Items{pixels}, {}}}}));
    CHECK_FALSE(has_pictures(Items{fill_square(scarlet), {Stroke{make_square(), 1, scarlet}}}));
    const Drawing tile = Items{fill_square(scarlet)};
    const Items once{{Use{tile, {}}}, {Use{Items{fill_square(scarlet)}, {}}}},
        twice{{Use{tile, {}}}, {Use{tile, {}}}};
    CHECK_FALSE(is_repeated(tile, once));
    CHECK(is_repeated(tile, twice));
}
