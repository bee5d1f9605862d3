#include "layout/shapes/silhouette_data.hpp"

#include "layout/fixture.hpp"

#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <algorithm>

namespace spotit::layout {
namespace {

geom::Point to_point(Vec p) {
    return {static_cast<double>(p.x), static_cast<double>(p.y)};
}

float true_distance(const DistanceField& field, Vec p) {
    double least = 1e9;
    for (const Segment& edge : field.outline())
        least = std::min(
            least, geom::measure_distance_to_segment(to_point(p), to_point(edge.from), to_point(edge.to)));
    return static_cast<float>(field.contains(p) ? -least : least);
}

} // namespace

TEST_CASE("a field's distances are off by no more than it says") {
    random::Generator random(1);
    const auto all = fixture::silhouettes();
    for (std::size_t i = 0; i < all.size(); i += 9) {
        const Silhouette silhouette(all[i].outline);
        const DistanceField& field = silhouette.data().field;
        CHECK(field.error() < 0.08F);
        for (int t = 0; t < 200; ++t) {
            const Vec p{3 * random.draw_unit() - 1.5F, 3 * random.draw_unit() - 1.5F};
            const float truth = true_distance(field, p);
            CHECK(field.measure_distance(p) == doctest::Approx(std::abs(truth)).epsilon(1e-4));
            CHECK(field.measure_distance(p, 0.2F) ==
                  doctest::Approx(std::min(0.2F, std::abs(truth))).epsilon(1e-4));
            const Vec from_box{std::abs(p.x - field.middle().x) - field.half().x,
                               std::abs(p.y - field.middle().y) - field.half().y};
            if (std::max(from_box.x, from_box.y) < DistanceField::pad) {
                CHECK(std::abs(field.probe(p).distance - truth) <= field.error() + 1e-5F);
                if (truth > 0)
                    CHECK(std::abs(field.probe_finely(p, field.probe(p)).distance - truth) <= 0.04F);
            } else {
                CHECK(field.probe(p).distance <= truth + 1e-5F); // beyond the grid: never too large
            }
        }
    }
}

TEST_CASE("four points of a field are measured as each of them is") {
    random::Generator random(1);
    const Silhouette silhouette(fixture::silhouettes().front().outline);
    const DistanceField& field = silhouette.data().field;
    for (int t = 0; t < 500; ++t) {
        Vecs four;
        for (std::size_t i = 0; i < floats_at_once; ++i)
            four.x[i] = 5 * random.draw_unit() - 2.5F, four.y[i] = 5 * random.draw_unit() - 2.5F;
        constexpr float reach = 0.2F;
        const DistanceField::Probes probes = field.probe(four, 10), near = field.probe(four, reach);
        for (std::size_t i = 0; i < floats_at_once; ++i) {
            const DistanceField::Probe probe = field.probe(Vec{four.x[i], four.y[i]});
            CHECK((probe.distance < reach ? near.distance[i] == probe.distance : near.distance[i] >= reach));
            CHECK(probes.distance[i] == probe.distance);
            CHECK(probes.gradient.x[i] == probe.gradient.x);
            CHECK(probes.gradient.y[i] == probe.gradient.y);
        }
    }
}

TEST_CASE("a field's gradient leads away from the silhouette") {
    const Silhouette disc(fixture::disc());
    const DistanceField& field = disc.data().field;
    for (const Vec p : {Vec{1.2F, 0}, Vec{0, -1.3F}, Vec{0.9F, 0.9F}, Vec{0.5F, 0.4F}, Vec{2, 2}}) {
        const Vec gradient = field.probe(p).gradient;
        CHECK(dot(gradient, p) / (length(gradient) * length(p)) > 0.99F);
    }
}

} // namespace spotit::layout
