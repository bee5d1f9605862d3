#include "layout/drawn.hpp"

#include "layout/fixture.hpp"
#include "layout/raster_oracle.hpp"
#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>

namespace spotit::layout {
namespace {

std::vector<Item> pin(std::vector<Item> items, const Layout& layout) {
    for (std::size_t i = 0; i < items.size(); ++i) items[i].pinned = layout.placements[i].place;
    return items;
}

} // namespace

double measure_gap(const std::vector<Item>& items, const Layout& layout) {
    const std::vector<Item> pinned = pin(items, layout);
    double gap = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < pinned.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) gap = std::min(gap, measure_pair_distance(pinned[i], pinned[j]));
    return gap;
}

double measure_rim(const std::vector<Item>& items, const Layout& layout, const geom::Shape& rim) {
    double min_distance = std::numeric_limits<double>::infinity();
    for (const Item& item : pin(items, layout))
        min_distance = std::min(min_distance, measure_rim_distance(item, rim));
    return min_distance;
}

Drawn draw(int count, std::uint64_t seed, std::string_view kind) {
    static const auto all = fixture::silhouettes();
    std::vector<const fixture::Named*> pool;
    for (const auto& named : all)
        if (kind.empty() || named.kind == kind) pool.push_back(&named);
    random::Generator random(seed);
    random.shuffle(std::span(pool));
    Drawn drawn;
    for (int i = 0; i < count; ++i) {
        drawn.outlines.push_back(pool[static_cast<std::size_t>(i) % pool.size()]->outline);
        drawn.items.push_back({Silhouette(drawn.outlines.back()), i});
    }
    return drawn;
}

void check_by_pixels(const Drawn& drawn, const Layout& layout, const geom::Shape& card,
                     const Options& options) {
    const geom::Shape safe = card.shrink(options.margin);
    const auto seen = oracle::look(drawn.outlines, layout.placements, safe, {0.1, options.gap + 1});
    CHECK_FALSE(seen.overlap);
    CHECK(seen.gap >= options.gap - 0.05);
    CHECK(seen.rim >= -0.05);
    CHECK(seen.coverage == doctest::Approx(layout.coverage).epsilon(0.01));
    CHECK(measure_gap(drawn.items, layout) >= options.gap);
    CHECK(measure_rim(drawn.items, layout, safe) >= 0);
}

double ratio(const Drawn& drawn, const Layout& layout, const Options& options) {
    std::vector<double> sizes;
    for (std::size_t i = 0; i < drawn.items.size(); ++i) {
        const Item& item = drawn.items[i];
        const auto visual = static_cast<double>(item.silhouette.data().visual_per_size);
        sizes.push_back(layout.placements[i].size / item.scale * (options.size_variety == 1 ? 1 : visual));
    }
    return std::ranges::max(sizes) / std::ranges::min(sizes);
}

double promised_ratio(const Drawn& drawn, const Options& options) {
    return 0.9999 * compute_variety(options.size_variety, drawn.items.size());
}

} // namespace spotit::layout
