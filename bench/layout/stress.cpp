#include "cards.hpp"

#include "layout/odd_shapes.hpp"
#include "layout/raster_oracle.hpp"
#include "modes.hpp"

#include <spotit/random.hpp>

#include <algorithm>
#include <cstdio>

namespace spotit::layout::bench {
namespace {

constexpr double pixel = 0.1, tolerance = 0.05; // mm: the centers of pixels can lie 0.07 mm inside an outline

struct Round {
    std::vector<geom::Region> outlines;
    std::vector<Item> items;
    geom::Shape card;
    Options options;
};

Rotation any_rotation(random::Generator& random) {
    switch (random.draw_below(6)) {
    case 0: return {Rotation::Kind::Upright, 0, 1};
    case 1: return {Rotation::Kind::Range, static_cast<double>(random.draw_unit()), 1};
    case 2: return {Rotation::Kind::Steps, 0, 1 + random.draw_below(12)};
    default: return {};
    }
}

Round any_round(random::Generator& random) {
    Round round;
    const auto& shapes = fixture::card_shapes();
    round.card = shapes[static_cast<std::size_t>(random.draw_below(static_cast<int>(shapes.size())))];
    round.options.effort = random.draw_below(5) == 0 ? Effort::Default : Effort::Fast;
    round.options.min_size = 0;
    round.options.gap =
        random.draw_below(8) == 0 ? 0 : 8 * static_cast<double>(random.draw_unit() * random.draw_unit());
    round.options.size_variety =
        random.draw_below(4) == 0 ? 1 : 1 + 3 * static_cast<double>(random.draw_unit());
    round.options.rotation = any_rotation(random);
    const int style = random.draw_below(10);
    round.options.style = style == 0 ? Style::Ring : style == 1 ? Style::Grid : Style::Scatter;
    const int count = random.draw_below(10) == 0 ? 15 + random.draw_below(43) : 1 + random.draw_below(14);
    for (int i = 0; i < count; ++i) {
        round.outlines.push_back(fixture::odd_shape(random));
        round.items.push_back({Silhouette(round.outlines.back()), i});
        if (random.draw_below(10) == 0)
            round.items.back().scale = 0.5 + static_cast<double>(random.draw_unit());
    }
    return round;
}

/// What is wrong, or nothing.
const char* fault(const Round& round, const Layout& layout) {
    const Options& options = round.options;
    if (layout.smallest <= 0) return "no layout";
    const geom::Shape rim = round.card.shrink(options.margin);
    std::vector<Item> pinned = round.items;
    for (std::size_t i = 0; i < pinned.size(); ++i) {
        pinned[i].pinned = layout.placements[i].place;
        if (measure_rim_distance(pinned[i], rim) < 0) return "rim, by the exact test";
        for (std::size_t j = 0; j < i; ++j)
            if (measure_pair_distance(pinned[i], pinned[j]) < options.gap) return "gap, by the exact test";
    }
    double least = 1e9, most = 0;
    for (std::size_t i = 0; i < round.items.size(); ++i) {
        const double fair = layout.placements[i].size / round.items[i].scale;
        least = std::min(least, fair), most = std::max(most, fair);
    }
    if (round.items.size() > 1 && most / least < options.size_variety * 0.99999) return "variety";
    const auto seen = oracle::look(round.outlines, layout.placements, rim, {pixel, options.gap + 0.5});
    if (seen.overlap) return "overlap, by pixels";
    if (seen.gap < options.gap - tolerance) return "gap, by pixels";
    if (seen.rim < -tolerance) return "rim, by pixels";
    return nullptr;
}

} // namespace

bool stress(const Settings& settings) {
    const int rounds = std::stoi(settings.at("rounds"));
    int faults = 0, vanishing = 0;
    double slowest = 0, seconds = 0, smallest = 1e9;
    for (int i = 0; i < rounds; ++i) {
        random::Generator random(static_cast<std::uint64_t>(std::stoi(settings.at("seed"))),
                                 static_cast<std::uint64_t>(i));
        const Round round = any_round(random);
        const double start = thread_seconds();
        const Layout layout = arrange(round.items, round.card, round.options, random.draw());
        const double taken = thread_seconds() - start;
        seconds += taken;
        slowest = std::max(slowest, taken);
        smallest = std::min(smallest, layout.smallest);
        if (layout.smallest < 0.5) ++vanishing;
        const char* wrong = fault(round, layout);
        if (wrong == nullptr) continue;
        ++faults;
        std::printf("round %d: %zu items, gap %.2f mm, style %d: %s (smallest %.2f mm)\n", i,
                    round.items.size(), round.options.gap, static_cast<int>(round.options.style), wrong,
                    layout.smallest);
    }
    std::printf("%d layouts, %d faults; smallest symbol %.2f mm, %d below 0.5 mm; %.1f ms each, the slowest "
                "%.0f ms\n",
                rounds, faults, smallest, vanishing, seconds * 1e3 / rounds, slowest * 1e3);
    return faults == 0;
}

} // namespace spotit::layout::bench
