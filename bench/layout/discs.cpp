#include "baselines.hpp"

#include "layout/fixture.hpp"
#include "modes.hpp"

#include <algorithm>
#include <cstdio>

namespace spotit::layout::bench {
namespace {

constexpr std::size_t most = 32;
constexpr double margin = 2.5, safe_radius = 40;

/// The radius reached, as a share of the best that is known.
double share(std::span<const Item> discs, Effort effort, std::uint64_t seed) {
    Options options;
    options.effort = effort;
    options.gap = options.min_size = 0;
    options.margin = margin;
    options.size_variety = 1;
    options.max_size = 2 * safe_radius;
    const Layout layout = arrange(discs, geom::Shape::circle(2 * (safe_radius + margin)), options, seed);
    return layout.smallest / 2 / safe_radius / baseline::known_radius(discs.size());
}

} // namespace

void discs() {
    const Silhouette disc(fixture::disc(180));
    std::puts("| discs | high   | of three | best   | of three |");
    std::puts("|------:|-------:|---------:|-------:|---------:|");
    std::vector<Item> items(2, {disc, 0});
    while (items.size() < most) {
        items.push_back({disc, 0});
        std::printf("| %5zu |", items.size());
        for (const Effort effort : {Effort::High, Effort::Best}) {
            const double first = share(items, effort, 1);
            const double all = std::max({first, share(items, effort, 2), share(items, effort, 3)});
            std::printf(" %.4f | %8.4f |", first, all);
        }
        std::puts("");
        std::fflush(stdout);
    }
}

} // namespace spotit::layout::bench
