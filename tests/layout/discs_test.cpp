#include <spotit/layout.hpp>

#include "every_day.hpp"
#include "layout/fixture.hpp"

#include <doctest/doctest.h>

#include <array>
#include <utility>

namespace spotit::layout {

TEST_CASE("equal discs come within 0.5 % of the best radii known") {
    // Radii of 3 .. 20 equal circles in a unit circle: E. Specht, http://www.packomania.com/cci/
    constexpr std::array best{0.464101615, 0.414213562, 0.370191908, 0.333333333, 0.333333333, 0.302593388,
                              0.276768654, 0.262258924, 0.254854702, 0.248163471, 0.236067977, 0.231030728,
                              0.221172539, 0.216664743, 0.208679666, 0.205604647, 0.205604647, 0.195224011};
    const Silhouette disc(fixture::disc(180));
    Options options;
    options.gap = 0;
    options.margin = 2.5;
    options.size_variety = 1;
    options.min_size = 0;
    options.max_size = 1000;
    double least = 1;
    tests::EveryDay every_day(6);
    for (std::size_t i = 0; i < best.size(); ++i) {
        if (every_day.skips_next()) continue;
        std::vector<Item> items;
        for (int rank = 0; rank < static_cast<int>(i) + 3; ++rank) items.push_back({disc, rank});
        double share = 0;
        constexpr std::pair<Effort, int> tries[] = {{Effort::High, 1}, {Effort::Best, 2}, {Effort::Best, 3}};
        for (const auto& [effort, seed] : tries) { // of nine, a second-best arrangement is far easier to find
            options.effort = effort;
            if (share < 0.995)
                share = arrange(items, geom::Shape::circle(85), options, static_cast<std::uint64_t>(seed))
                            .smallest /
                        2 / 40 / best[i];
        }
        INFO(items.size() << " discs: " << share);
        CHECK(share >= 0.995);
        CHECK(share <= 1.0001);
        if (share < least) least = share;
    }
    MESSAGE("least share of the best known radius: " << least);
}

} // namespace spotit::layout
