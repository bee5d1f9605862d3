#include "similarity/drawings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <tuple>

namespace spotit::similarity {

using namespace test;

namespace {

constexpr double half_turn = 3.14159265358979323846;
constexpr color::Color red{0.86, 0.20, 0.20, 1}, green{0.42, 0.55, 0.15, 1};
/// A color of the same luminance as `red`.
constexpr color::Color as_light_as_red{0.20, 0.49, 0.60, 1};

Drawing turned_drawing(double angle) {
    return {.map = geom::Affine::rotation(angle)};
}

} // namespace

TEST_CASE("drawings that are the same are found, turned or not") {
    const auto pairs = find(all_on_white({flag(), disc(), flag(), flag(turned_drawing(half_turn))}));
    REQUIRE(pairs.size() == 3);
    for (const Pair& pair : pairs) {
        CHECK(pair.kind == PairKind::Same);
        CHECK(pair.first < pair.second);
        CHECK(pair.turned == (pair.second == 3));
    }
    CHECK(pairs[0].first == 0);
    CHECK(pairs[0].second == 2);
    CHECK(pairs[0].distance == 0);
}

TEST_CASE("drawings that differ a little are alike") {
    const auto pairs = find(all_on_white({flag(), flag({.with_dot = false})}));
    REQUIRE(pairs.size() == 1);
    CHECK(pairs[0].kind == PairKind::Alike);
    CHECK_FALSE(pairs[0].turned);
}

TEST_CASE("a drawing and its mirror image are no pair") {
    CHECK(find(all_on_white({flag(), flag({.map = mirrored()})})).empty());
}

TEST_CASE("drawings that differ in red and green are for the color-blind") {
    const auto pairs = find(all_on_white({disc({.color = red}), disc({.color = green})}));
    REQUIRE(pairs.size() == 1);
    CHECK(pairs[0].kind == PairKind::ColorBlind);
    CHECK(pairs[0].distance < 0.05);
    CHECK(find(all_on_white({disc({.color = red}), disc({.color = {0.1, 0.3, 0.9, 1}})})).empty());
    CHECK(find(all_on_white({disc({.color = red}), flag({.color = green})})).empty());
}

TEST_CASE("a heart and a cloud, each of a single color, differ in more than color") {
    geom::Path heart, cloud;
    heart.move_to({0, 40});
    heart.line_to({-38, 2});
    heart.curve_to({-58, -25}, {-25, -55}, {0, -25});
    heart.curve_to({25, -55}, {58, -25}, {38, 2});
    heart.close();
    cloud.move_to({-25, 30});
    cloud.curve_to({-50, 30}, {-50, 0}, {-28, -2});
    cloud.curve_to({-28, -30}, {12, -35}, {18, -10});
    cloud.curve_to({45, -18}, {55, 30}, {28, 30});
    cloud.close();
    const auto fill = [](const geom::Path& path, const color::Color& color) {
        symbol::Symbol symbol;
        symbol.box = path.box();
        symbol.drawing = drawing::Items{{drawing::Fill{path, color, {}}}};
        return symbol;
    };
    CHECK(find(all_on_white({fill(heart, red), fill(heart, green)})).size() == 1);
    CHECK(find(all_on_white({fill(heart, red), fill(cloud, green)})).empty());
}

TEST_CASE("what has corners differs from a disc in more than color") {
    const auto polygon = [](int corners, double radius, const color::Color& color) {
        geom::Polygon points;
        for (int i = 0; i < corners; ++i)
            points.push_back(geom::Affine::rotation(2 * half_turn * i / corners)({radius, 0}));
        geom::Path path;
        path.add(points);
        return symbol::Symbol{
            .name = "", .drawing = drawing::Items{{drawing::Fill{path, color, {}}}}, .box = path.box()};
    };
    for (const int corners : {3, 4, 5, 6, 7, 8}) {
        CAPTURE(corners);
        CHECK(find(all_on_white({polygon(180, 40, red), polygon(corners, 40, green)})).empty());
        CHECK(find(all_on_white({polygon(corners, 40, red), polygon(corners, 23, green)})).size() == 1);
        for (int others = 3; others < corners; ++others)
            CHECK(find(all_on_white({polygon(others, 40, red), polygon(corners, 40, green)})).empty());
    }
}

TEST_CASE("two photos differ only in color if all else in them agrees") {
    struct Person {
        color::Color wall{};
        double face = 22, height = 0; // the radius, and the middle below that of the picture
    };
    const auto photograph = [](const Person& person) {
        geom::Path wall, shirt, face;
        wall.add(geom::Box{-50, -50, 50, 50});
        shirt.add(geom::Box{-1.5 * person.face, person.height + person.face, 1.5 * person.face, 50});
        face.add_circle({0, person.height}, person.face);
        symbol::Symbol photo;
        photo.box = wall.box();
        photo.pixels = geom::Size{100, 100};
        photo.drawing =
            drawing::Items{drawing::Item{drawing::Fill{wall, person.wall, {}}},
                           drawing::Item{drawing::Fill{shirt, color::Color{0.35, 0.35, 0.42, 1}, {}}},
                           drawing::Item{drawing::Fill{face, color::Color{0.75, 0.6, 0.5, 1}, {}}}};
        return photo;
    };
    const color::Color reddish{0.86, 0.4, 0.35, 1}, greenish{0.46, 0.63, 0.32, 1};
    symbol::Symbol one = photograph({reddish}), other = photograph({greenish, 12, -20});
    const auto pairs = find(all_on_white({one, photograph({greenish})}));
    REQUIRE(pairs.size() == 1);
    CHECK(pairs[0].kind == PairKind::ColorBlind);
    CHECK(find(all_on_white({one, other})).empty());
    one.pixels.reset(), other.pixels.reset(); // drawings, which may differ more
    CHECK(find(all_on_white({one, other})).size() == 1);
}

TEST_CASE("in grey, colors that are equally light are the same") {
    const auto signatures = all_on_white({disc({.color = red}), disc({.color = as_light_as_red})});
    CHECK(find(signatures).empty());
    const auto pairs = find(signatures, {.print = color::Vision::Gray});
    REQUIRE(pairs.size() == 1);
    CHECK(pairs[0].kind == PairKind::Same);
    CHECK(pairs[0].faded);
}

TEST_CASE("in inks, colors that the press can't tell apart are the same") {
    const SoftProof press = [](const color::LinearRgb& light) {
        return color::LinearRgb{light.red, light.green, std::min(light.blue, 0.2)};
    };
    std::vector<Signature> signatures;
    for (const double blue : {0.6, 1.0})
        signatures.push_back(compute_signature(disc({.color = {0, 0.2, blue, 1}}), color::white, press));
    CHECK(find(signatures).empty());
    const auto pairs = find(signatures, {.print = color::Vision::SoftProof});
    REQUIRE(pairs.size() == 1);
    CHECK(pairs[0].kind == PairKind::Same);
    CHECK(pairs[0].faded);
}

TEST_CASE("what is alike in color too has not faded") {
    const auto signatures = all_on_white({disc({.color = red}), disc({.color = red})});
    for (const color::Vision print : {color::Vision::Normal, color::Vision::Gray}) {
        const auto pairs = find(signatures, {.print = print});
        REQUIRE(pairs.size() == 1);
        CHECK_FALSE(pairs[0].faded);
    }
}

TEST_CASE("thin and pale symbols are not taken for each other, though they are hardly there") {
    const color::Color pale{0.93, 0.93, 0.93, 1};
    const auto pale_ones = all_on_white({flag({.color = pale}), disc({.color = pale}), ring(50, pale)});
    CHECK(distance(pale_ones[1], pale_ones[2]) < 0.032);
    CHECK(find(pale_ones).empty());
}

TEST_CASE("pairs come sorted: the same, the alike, the color-blind, and by distance") {
    const auto pairs =
        find(all_on_white({flag(), flag({.with_dot = false}), disc({.color = green}), flag(),
                           disc({.color = red}), flag(turned_drawing(0.4)), scribble(1), scribble(1)}));
    REQUIRE(pairs.size() >= 6);
    for (std::size_t i = 1; i < pairs.size(); ++i)
        CHECK(std::tie(pairs[i - 1].kind, pairs[i - 1].distance) <=
              std::tie(pairs[i].kind, pairs[i].distance));
    CHECK(pairs.back().kind == PairKind::ColorBlind);
}

TEST_CASE("no symbols and one symbol have no pairs") {
    CHECK(find({}).empty());
    CHECK(find(all_on_white({flag()})).empty());
}

} // namespace spotit::similarity
