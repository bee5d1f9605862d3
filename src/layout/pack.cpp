// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/pack.hpp"

#include "layout/ordered/order.hpp"
#include "layout/ordered/sites.hpp"
#include "layout/scatter/fill.hpp"
#include "layout/scatter/search.hpp"
#include "layout/shapes/arithmetic.hpp"
#include "layout/shapes/clearance.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace spotit::layout {
namespace {

constexpr int max_attempts = 6;
constexpr float air_per_attempt = 0.4F; // mm
constexpr float entangled = 0.85F;      // of the coverage expected: less is a sign of it
constexpr float even_enough = 0.4F;     // of the size that a body's rank gives it
constexpr double default_cap = 0.55;    // of the card's smaller extent

Turning turning_for(const Rotation& rotation) {
    switch (rotation.kind) {
    case Rotation::Kind::Any:
        return {};
    case Rotation::Kind::Upright:
        return {Turning::Kind::Fixed, {1, 0}, 1};
    case Rotation::Kind::Steps:
        if (rotation.steps < 2) return {Turning::Kind::Fixed, {1, 0}, 1};
        return {Turning::Kind::Stepped, {-1, 0}, rotation.steps};
    case Rotation::Kind::Range:
        break;
    }
    if (rotation.range >= 3.14159) return {};
    const CosineSine limit = cosine_sine(std::max(0.0, rotation.range));
    return {Turning::Kind::Limited, {static_cast<float>(limit.cosine), static_cast<float>(limit.sine)}, 1};
}

Table set_table(std::span<const Item> items, const geom::Shape& card, const Options& options) {
    if (items.empty()) throw std::invalid_argument("layout::pack: no items");
    if (options.gap < 0 || options.size_variety < 1) throw std::invalid_argument("layout::pack: options");
    const double extent = std::min(card.size.width, card.size.height);
    if (2 * options.margin >= extent)
        throw std::invalid_argument("layout::pack: the margin leaves nothing of the card");
    Table table{Boundary(card.inset(options.margin)),
                static_cast<float>(options.gap),
                static_cast<float>(options.size_variety),
                {},
                0};
    const int steps = std::max(1, static_cast<int>(items.size()) - 1);
    const double ratio = root(1 / options.size_variety, steps);
    const double largest = options.max_size.value_or(default_cap * extent);
    for (const Item& item : items) {
        if (!(item.scale > 0)) throw std::invalid_argument("layout::pack: an item's scale");
        Body& body = table.bodies.emplace_back();
        body.shape = &item.silhouette.data();
        double relative = 1;
        for (int rank = 0; rank < item.rank; ++rank) relative *= ratio;
        body.own_scale = static_cast<float>(item.scale);
        body.relative = static_cast<float>(relative * item.scale);
        body.max_radius =
            static_cast<float>(largest * std::min(1.0, item.scale)) * body.shape->radius_per_size;
        body.turning = turning_for(item.rotation.value_or(options.rotation));
    }
    return table;
}

Placement placement_of(const Body& body) {
    const geom::Circle& circle = body.shape->enclosing;
    // The outline's frame turned into the own frame, then into the card's.
    const Vec turn = turned_back(body.upright(), body.turn);
    const double cosine = static_cast<double>(turn.x), sine = static_cast<double>(turn.y);
    const double k = static_cast<double>(body.radius) / circle.radius;
    geom::Affine place{k * cosine, k * sine, -k * sine, k * cosine, 0, 0};
    const geom::Point center = place(circle.center);
    place.e = static_cast<double>(body.at.x) - center.x;
    place.f = static_cast<double>(body.at.y) - center.y;
    return {place, static_cast<double>(body.size()), std::atan2(sine, cosine)};
}

Layout layout_of(const Table& table) {
    constexpr float far = 1e4F;
    Layout layout;
    layout.smallest = std::numeric_limits<double>::infinity();
    for (const Body& body : table.bodies) {
        layout.placements.push_back(placement_of(body));
        layout.smallest = std::min(layout.smallest, layout.placements.back().size);
    }
    const Clearances least = min_clearances(table, far);
    layout.coverage = static_cast<double>(table.coverage());
    layout.gap =
        table.bodies.size() > 1 ? static_cast<double>(least.pair) : std::numeric_limits<double>::infinity();
    layout.rim = static_cast<double>(least.rim);
    return layout;
}

/// Whether discs of half the gap could lie on the card at all: no packing of equal discs is denser than the
/// hexagonal.
bool has_room(const Table& table) {
    constexpr float densest = 0.9069F, pi = 3.14159265F;
    const Vec half = table.boundary.half();
    const float around = std::max(half.x, half.y) + table.gap / 2;
    const float disc = table.gap / 2 * table.gap / 2 * pi;
    return static_cast<float>(table.bodies.size()) * disc <= densest * 4 * around * around;
}

/// No room at all: what the gap asks for is more than the card has.
Layout nothing(Table table) {
    Layout layout;
    for (Body& body : table.bodies) {
        body.at = {};
        body.radius = 0;
        layout.placements.push_back(placement_of(body));
    }
    return layout;
}

/// The least size of a body, as a share of what the common scale gives it, but no more than is good enough.
float evenness(const Table& table) {
    float least = even_enough;
    for (const Body& body : table.bodies) {
        const float radius = table.scale * body.relative * body.shape->radius_per_size;
        least = std::min(least, body.radius / std::min(radius, body.max_radius));
    }
    return least;
}

/// Another seed, and more air on the way, helps where bodies have stayed entangled, which is rare.
Layout best_of_attempts(const Table& set, const Budget& given, std::uint64_t seed) {
    Layout best = nothing(set);
    if (!has_room(set)) return best;
    float best_evenness = -1;
    for (int attempt = 0; attempt < max_attempts; ++attempt) {
        Table table = set;
        Budget budget = given;
        budget.min_gap += air_per_attempt * static_cast<float>(attempt);
        const Outcome outcome =
            search(table, budget, random::Generator(seed, static_cast<std::uint64_t>(attempt)));
        const float even = evenness(table);
        if (!outcome.exact || even < best_evenness) continue;
        if (even == best_evenness && static_cast<double>(table.coverage()) <= best.coverage) continue;
        best = layout_of(table);
        best_evenness = even;
        if (even == even_enough && table.coverage() > entangled * outcome.expected) break;
    }
    return best;
}

int distributions(Effort effort) {
    switch (effort) {
    case Effort::Fast:
        return 1;
    case Effort::Default:
        return 4;
    case Effort::High:
        return 16;
    case Effort::Best:
        return 128;
    }
    return 1;
}

/// The fullest of a few distributions over the places of the style.
Layout best_in_order(const Table& set, const Options& options, std::uint64_t seed) {
    Layout best = nothing(set);
    const int count = static_cast<int>(set.bodies.size());
    const std::vector<Vec> sites = options.style == Style::Ring ? ring_sites(set.boundary, count, set.gap)
                                                                : grid_sites(set.boundary, count, set.gap);
    if (sites.empty()) return best;
    random::Generator random(seed);
    for (int i = 0; i < distributions(options.effort); ++i) {
        Table table = set;
        if (!arrange(table, sites, random) || static_cast<double>(table.coverage()) <= best.coverage)
            continue;
        best = layout_of(table);
    }
    return best;
}

/// What is too small gets a second try with more effort.
Layout legible(std::span<const Item> items, const geom::Shape& card, const Options& options,
               std::uint64_t seed) {
    Layout layout = scattered(items, card, options, budget_for(options.effort), seed);
    if (layout.smallest >= options.min_size || options.effort >= Effort::High) return layout;
    Layout second = scattered(items, card, options, budget_for(Effort::High), seed + 1);
    return second.smallest > layout.smallest ? second : layout;
}

} // namespace

Layout scattered(std::span<const Item> items, const geom::Shape& card, const Options& options,
                 const Budget& budget, std::uint64_t seed) {
    return best_of_attempts(set_table(items, card, options), budget, seed);
}

Layout pack(std::span<const Item> items, const geom::Shape& card, const Options& options,
            std::uint64_t seed) {
    if (options.style != Style::Scatter) return best_in_order(set_table(items, card, options), options, seed);
    if (!options.fill) return legible(items, card, options, seed);
    return pack_to_fill(*options.fill, options.gap, [&](double gap) {
        Options airier = options;
        airier.gap = gap;
        return legible(items, card, airier, seed);
    });
}

} // namespace spotit::layout
