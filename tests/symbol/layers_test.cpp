#include "symbol/lineart/layers.hpp"

#include <doctest/doctest.h>

#include <utility>

using namespace spotit;
using namespace spotit::symbol;

namespace {

/// A fill within a box.
Item box(double left, double alpha = 1) {
    return {Group{.clip = geom::Box{left, 0, left + 10, 10},
                  .items = {{Fill{{}, color::Color{1, 0, 0, alpha}, {}}}}}};
}

Items composite(CompositeMode mode, double source, double backdrop, double alpha = 1) {
    return {{Composite{mode, {box(source, alpha)}, {box(backdrop)}}}};
}

/// Two squares that touch, one with a spot of another color.
Drawing squares() {
    Items items;
    const auto rectangle = [&](double x, double y, double side, double blue) {
        geom::Path path;
        path.add(geom::Box{x, y, x + side, y + side});
        items.push_back({Fill{path, color::Color{1 - blue, 0, blue, 1}, {}}});
    };
    rectangle(0, 0, 50, 0);
    rectangle(50, 0, 50, 1);
    rectangle(60, 10, 20, 0);
    return items;
}

} // namespace

TEST_CASE("found lie as their paints do, from bottom to top, and moved with them") {
    const auto found = make_layers({{Group{.place = geom::Affine::scaling(2), .items = {box(0), box(20)}}}});
    REQUIRE(found.size() == 2);
    CHECK(found[0].outline->box() == geom::Box{0, 0, 20, 20});
    CHECK(found[1].outline->box() == geom::Box{40, 0, 60, 20});
    CHECK(found[0].covers);
    CHECK(found[0].clips.empty());
}

TEST_CASE("tints and blends don't cover what lies below") {
    CHECK_FALSE(make_layers({box(0, 0.4)}).front().covers);
    const auto blended = make_layers(composite(CompositeMode::SoftLight, 0, 5));
    REQUIRE(blended.size() == 2);
    CHECK(blended[0].covers); // the backdrop
    CHECK_FALSE(blended[1].covers);
}

TEST_CASE("what is masked shows only within the mask, whose edge may be a line") {
    const auto found = make_layers(composite(CompositeMode::SourceIn, 0, 5));
    REQUIRE(found.size() == 2);
    REQUIRE(found[0].clips.size() == 1);
    CHECK(found[0].clips[0]->box().left == 5);
    CHECK(found[0].outline->box().left == 0);
    CHECK_FALSE(found[1].covers);
    CHECK(found[1].outline->box().left == 5);
}

TEST_CASE("two paints are in the order of their mode") {
    const auto lowest = [](CompositeMode mode) {
        return make_layers(composite(mode, 0, 20)).front().outline->box().left;
    };
    CHECK(lowest(CompositeMode::SourceOver) == 20);
    CHECK(lowest(CompositeMode::DestinationOver) == 0);
    CHECK(make_layers(composite(CompositeMode::Clear, 0, 20)).empty());
    CHECK(make_layers(composite(CompositeMode::Source, 0, 20)).size() == 1);
}

TEST_CASE("composites nested deeply come to an end") {
    Items items = composite(CompositeMode::SourceAtop, 0, 5);
    for (int depth = 0; depth < 30; ++depth)
        items = {{Composite{CompositeMode::SourceAtop, {box(0)}, std::exchange(items, {})}}};
    CHECK(make_layers(items).size() <= 16'000);
}

TEST_CASE("a picture falls into the parts that edges divide it into") {
    const RasterizedPicture picture(squares(), {0, 0, 100, 50}, 400);
    const ColorRegions regions = divide_into_color_regions(picture);
    CHECK(regions.count == 3);
    const auto label = [&](double x, double y) {
        const geom::Point place = picture.to_pixels()({x, y});
        return regions.labels.at(static_cast<int>(place.x), static_cast<int>(place.y));
    };
    CHECK(label(49.6, 25) == label(10, 10));
    CHECK(label(50.4, 25) == label(90, 40));
    CHECK(label(70, 20) != label(10, 10)); // the same color elsewhere
    CHECK(regions.labels.values[0] == ColorRegions::clear);
}
