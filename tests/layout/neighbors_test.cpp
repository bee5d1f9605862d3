#include <spotit/layout.hpp>

#include "every_day.hpp"
#include "layout/fixture.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace spotit::layout {
namespace {

/// Returns the distance between two discs of radius 1 in their own units, mm.
double distance(const Placement& one, const Placement& other) {
    const auto radius = [](const Placement& disc) { return std::hypot(disc.place.a, disc.place.b); };
    return std::hypot(one.place.e - other.place.e, one.place.f - other.place.f) - radius(one) - radius(other);
}

} // namespace

TEST_CASE("items that should be apart seldom stand side by side, and hardly smaller") {
    const Silhouette disc(fixture::disc());
    std::vector<Item> items;
    for (int rank = 0; rank < 8; ++rank) items.push_back({disc, rank});
    const ItemPairs wish{{0, 3}, {5, 1}};
    double coverage = 0, wishing_coverage = 0;
    int neighbors = 0, wishing_neighbors = 0;
    const int seeds = tests::rounds(40, 20);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(seeds); ++seed) {
        const auto look = [&](const Options& options, int& found, double& covered) {
            const Layout layout = arrange(items, geom::Shape::circle(85), options, seed);
            for (const auto& [one, other] : wish) {
                const Placement& placed = layout.placements[one];
                found += distance(placed, layout.placements[other]) < options.gap + 1 ? 1 : 0;
            }
            covered += layout.coverage / seeds;
        };
        Options options;
        look(options, neighbors, coverage);
        options.apart = wish;
        look(options, wishing_neighbors, wishing_coverage);
    }
    CHECK(2 * wishing_neighbors < neighbors);
    CHECK(wishing_coverage > coverage - 0.01);
}

TEST_CASE("a wish that no arrangement meets changes nothing") {
    const Silhouette bar(fixture::bar(2, 1));
    const std::vector<Item> items{{bar, 0}, {bar, 1}};
    Options options;
    const Layout without = arrange(items, geom::Shape::circle(85), options, 1);
    options.apart = {{0, 1}};
    const Layout with = arrange(items, geom::Shape::circle(85), options, 1);
    CHECK(with.coverage == doctest::Approx(without.coverage).epsilon(0.02));
}

} // namespace spotit::layout
