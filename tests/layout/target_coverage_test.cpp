#include "layout/scatter/scatter.hpp"

#include "every_day.hpp"
#include "layout/drawn.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace spotit::layout {

TEST_CASE("a coverage that was asked for is reached by a larger gap") {
    const geom::Shape card = geom::Shape::circle(85);
    tests::EveryDay every_day(8);
    for (const double wanted : {0.5, 0.35, 0.2})
        for (const int count : {3, 8, 20}) {
            if (every_day.skips_next()) continue;
            Options options;
            options.gap = 1;
            options.min_size = 0;
            options.target_coverage = wanted;
            const Drawn drawn = draw(count, static_cast<std::uint64_t>(count) + 5);
            const Layout layout = arrange(drawn.items, card, options, 1);
            INFO(count << " items, wanted " << wanted);
            CHECK(std::abs(layout.coverage - wanted) <= 0.01);
            CHECK(measure_gap(drawn.items, layout) >= 1);
            CHECK(ratio(drawn, layout) >= promised_ratio(drawn));
            check_by_pixels(drawn, layout, card, options);
        }
}

TEST_CASE("a coverage beyond reach gives what there is, with the gap that was asked for") {
    Options options;
    const Drawn drawn = draw(8, 2);
    const Layout full = arrange(drawn.items, geom::Shape::circle(85), options, 1);
    options.target_coverage = 0.9;
    const Layout asked = arrange(drawn.items, geom::Shape::circle(85), options, 1);
    CHECK(asked.coverage == full.coverage);
    CHECK(measure_gap(drawn.items, asked) >= options.gap);
}

TEST_CASE("the gap is found where coverage falls unevenly, and never below the least") {
    double smallest = 1e9;
    Options options;
    options.gap = 1.5;
    options.min_size = 1;
    const auto arrange = [&](double gap) {
        smallest = std::min(smallest, gap);
        Layout layout;
        layout.smallest = 20 - gap;
        layout.coverage = 0.7 - 0.02 * gap - (gap > 6 ? 0.2 : 0) + 0.004 * (static_cast<int>(gap * 50) % 2);
        return layout;
    };
    CHECK(std::abs(arrange_to_coverage(0.6, options, arrange).coverage - 0.6) <= 0.01);
    CHECK(std::abs(arrange_to_coverage(0.3, options, arrange).coverage - 0.3) <= 0.01);
    CHECK(smallest == 1.5);
}

TEST_CASE("a coverage that leaves no symbol legible is known before the search") {
    const Drawn drawn = draw(8, 2);
    Options options;
    options.min_size = 8;
    options.effort = Effort::Fast;
    for (const auto& [wanted, is_searched] : {std::pair(0.05, false), std::pair(0.4, true)}) {
        options.target_coverage = wanted;
        int searches = 0;
        const Recall count = [&](auto, const auto&, const auto& make) {
            ++searches;
            return make();
        };
        const Layout layout = arrange(drawn.items, geom::Shape::circle(85), options, 1, count);
        INFO("wanted " << wanted);
        CHECK((searches > 0) == is_searched);
        CHECK((layout.smallest >= options.min_size) == is_searched);
    }
}

TEST_CASE("no airier card is tried once symbols are too small to read") {
    Options options;
    options.gap = 1.5;
    options.min_size = 8;
    int tried = 0;
    const auto arrange = [&](double gap) {
        ++tried;
        Layout layout;
        layout.coverage = 1 / gap;
        layout.smallest = 12 / gap;
        return layout;
    };
    CHECK(arrange_to_coverage(0.02, options, arrange).smallest < 8);
    CHECK(tried == 2);
    CHECK(std::abs(arrange_to_coverage(0.6, options, arrange).coverage - 0.6) <= 0.01);
}

} // namespace spotit::layout
