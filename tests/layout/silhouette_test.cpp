#include "layout/shapes/silhouette_data.hpp"

#include "layout/fixture.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>
#include <stdexcept>

namespace spotit::layout {
namespace {

/// Returns true if another silhouette that keeps the clearance can be nearest to this point of the outline:
/// if a disc that wide touches it from outside.
bool can_be_nearest(const Silhouette::Data& data, Vec point) {
    constexpr int directions = 64;
    for (int i = 0; i < directions; ++i) {
        const double angle = 2 * std::numbers::pi * i / directions;
        const Vec center = point + data.clearance * to_vec(geom::Point{std::cos(angle), std::sin(angle)});
        if (data.field.measure_distance(center) >= 0.99F * data.clearance) return true;
    }
    return false;
}

} // namespace

TEST_CASE("a disc's optical size is its diameter") {
    const Silhouette disc(fixture::disc());
    CHECK(disc.data().radius_per_size == doctest::Approx(0.5F).epsilon(0.001));
    CHECK(disc.data().area == doctest::Approx(std::numbers::pi).epsilon(0.002));
}

TEST_CASE("a long shape's optical size lies between its length and the diameter of a disc of its area") {
    const Silhouette pencil(fixture::bar(6, 1));
    const double long_way = 2 * pencil.data().enclosing.radius, of_area = 2 * std::sqrt(6 / std::numbers::pi);
    const double size = pencil.data().enclosing.radius / double(pencil.data().radius_per_size);
    CHECK(size == doctest::Approx(std::sqrt(long_way * of_area)));
}

TEST_CASE("the own frame lies along the longer side") {
    const double angle = 0.7;
    geom::Region region = fixture::bar(6, 1);
    for (geom::Point& p : region[0]) p = geom::Affine::rotation(angle)(p);
    const Silhouette pencil(region);
    CHECK(std::abs(double(pencil.data().axis.x) * std::cos(angle) +
                   double(pencil.data().axis.y) * std::sin(angle)) == doctest::Approx(1));
    CHECK(pencil.data().field.half().x > 5 * pencil.data().field.half().y);
}

TEST_CASE("solver samples are near enough to each other to feel every contact") {
    for (const auto& named : fixture::silhouettes()) {
        const Silhouette silhouette(named.outline);
        const Points& samples = silhouette.data().samples;
        CHECK(samples.size() >= 8);
        for (const auto& [vertex, next] : silhouette.data().field.outline()) {
            if (!can_be_nearest(silhouette.data(), vertex)) continue;
            float least = 1e9F;
            for (std::size_t j = 0; j < samples.size(); ++j)
                least = std::min(least, length(vertex - samples[j]));
            CHECK(least < 0.2F);
        }
    }
}

TEST_CASE("an outline without area is refused") {
    CHECK_THROWS_AS(Silhouette(geom::Region{}), std::invalid_argument);
    CHECK_THROWS_AS(Silhouette(geom::Region{{{0, 0}, {1, 0}, {2, 0}}}), std::invalid_argument);
}

TEST_CASE("trap: the narrow places between the parts of a symbol are closed, wide ones are not") {
    const geom::Polygon stick = fixture::bar(10, 0.4)[0];
    geom::Region chopsticks{stick, stick};
    for (geom::Point& p : chopsticks[1]) p.y += 1;
    const Silhouette sticks(chopsticks);
    CHECK(sticks.data().field.contains({0, 0}));     // the middle of the white between the two
    CHECK(sticks.data().area == doctest::Approx(8)); // which isn't ink
    geom::Region apart = chopsticks;
    for (geom::Point& p : apart[1]) p.y += 2;
    CHECK_FALSE(Silhouette(apart).data().field.contains({0, 0}));
    CHECK(make_bridges(fixture::bar(10, 0.4), 1).empty());
}

TEST_CASE("the widest white in a symbol is that between the parts that are hardest to join") {
    geom::Region dots = fixture::bar(1, 1);
    CHECK(measure_inner_white(dots) == 0);
    for (const geom::Point at : {geom::Point{1.5, 0}, {1.5, 4}, {6, 0}}) {
        dots.push_back(fixture::bar(1, 1)[0]);
        for (geom::Point& p : dots.back()) p = p + at;
    }
    CHECK(measure_inner_white(dots) == doctest::Approx(3.5)); // 0.5, 3 and 3.5
}

TEST_CASE("a symbol keeps clear of others by a tenth more than the white between its parts, or as asked") {
    const geom::Region disc = fixture::disc();
    CHECK(Silhouette(disc).data().clearance == 0);
    CHECK(double(Silhouette(disc, 0.3).data().clearance) == doctest::Approx(0.3));
    geom::Region eyes{disc[0], disc[0]};
    for (geom::Point& p : eyes[1]) p.x += 3; // a white of 1 within a radius of 2.5
    CHECK(double(Silhouette(eyes).data().clearance) == doctest::Approx(1.1 / 2.5).epsilon(0.01));
    CHECK(double(Silhouette(eyes, 2).data().clearance) == doctest::Approx(2 / 2.5));
    for (geom::Point& p : eyes[1]) p.x += 27; // a white of 28 within a radius of 16
    CHECK(double(Silhouette(eyes).data().clearance) == doctest::Approx(0.5));
}

TEST_CASE("others keep out of reserved room, which is no part of area, size and white") {
    const geom::Region bar = fixture::bar(6, 1), longer = fixture::bar(8, 0.2);
    const Silhouette plain(bar), reserving(bar, 0.3, longer);
    CHECK(reserving.data().field.contains({0.95F, 0}));
    CHECK(plain.data().enclosing.radius < 3.1);
    CHECK(reserving.data().enclosing.radius > 4);
    CHECK(reserving.data().area == plain.data().area);
    CHECK(reserving.data().inner_white == 0);
    CHECK(double(reserving.data().clearance) * reserving.data().enclosing.radius == doctest::Approx(0.3));
    const auto size = [](const Silhouette& silhouette) {
        return silhouette.data().enclosing.radius / double(silhouette.data().radius_per_size);
    };
    CHECK(size(reserving) == doctest::Approx(size(plain)));
}

TEST_CASE("thousands of parts cost no more than a few hundred, and are covered all the same") {
    geom::Region dots;
    for (int i = 0; i < 2500; ++i) {
        dots.push_back(fixture::disc(12)[0]);
        for (geom::Point& p : dots.back()) p = p + geom::Point{3.0 * (i % 50), 3.0 * (i / 50)};
    }
    dots[0][0].x -= 10; // sticks out
    const Silhouette silhouette(dots);
    const Silhouette::Data& data = silhouette.data();
    CHECK(data.field.outline().size() < 2000);
    CHECK(silhouette.data().area == doctest::Approx(geom::area(dots)));
    float furthest = 0;
    for (const geom::Polygon& ring : dots)
        for (const geom::Point p : ring) {
            const geom::Circle& circle = silhouette.data().enclosing;
            const Vec own = rotate_back(data.axis, to_vec((1 / circle.radius) * (p - circle.center)));
            if (!data.field.contains(own)) furthest = std::max(furthest, data.field.measure_distance(own));
        }
    CHECK(furthest <= data.slack);
}

} // namespace spotit::layout
