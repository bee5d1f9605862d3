#include <spotit/layout.hpp>

#include "every_day.hpp"
#include "layout/drawn.hpp"
#include "layout/odd_shapes.hpp"
#include "layout/raster_oracle.hpp"

#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <array>

namespace spotit::layout {
TEST_CASE("trap: thin and ragged shapes of any number never overlap, cross or hang") {
    random::Generator random(77);
    Options options;
    options.effort = Effort::Fast;
    options.min_size = 0;
    const std::vector<geom::Shape>& shapes = fixture::card_shapes();
    for (int round = 0; round < tests::rounds(60, 3); ++round) {
        options.gap = std::array{0.0, 0.5, 1.5, 4.0, 8.0}[static_cast<std::size_t>(random.draw_below(5))];
        const int count = round % 15 == 0 ? 57 : 1 + random.draw_below(14);
        std::vector<geom::Region> outlines;
        std::vector<Item> items;
        for (int i = 0; i < count; ++i) {
            outlines.push_back(fixture::odd_shape(random));
            items.push_back({Silhouette(outlines.back()), i});
        }
        const geom::Shape& card = shapes[static_cast<std::size_t>(round) % shapes.size()];
        const Layout layout = arrange(items, card, options, static_cast<std::uint64_t>(round));
        INFO("round " << round << ", " << count << " items, gap " << options.gap);
        const auto seen =
            oracle::look(outlines, layout.placements, card.shrink(options.margin), {0.1, options.gap + 0.5});
        CHECK_FALSE(seen.overlap);
        CHECK(seen.gap >= options.gap - 0.05);
        CHECK(seen.rim >= -0.05);
        CHECK(layout.smallest > 0.5);
        CHECK(measure_gap(items, layout) >= options.gap);
        CHECK(measure_rim(items, layout, card.shrink(options.margin)) >= 0);
    }
}

} // namespace spotit::layout
