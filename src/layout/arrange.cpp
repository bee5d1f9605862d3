#include <spotit/layout.hpp>

#include "layout/ordered/sites.hpp"
#include "layout/scatter/scatter.hpp"
#include "layout/shapes/card_state.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <stdexcept>

namespace spotit::layout {
namespace {

const StyleRow& find_style(Style style) {
    return style_rows[static_cast<std::size_t>(style)];
}

constexpr int max_attempts = 6;
constexpr float air_per_attempt = 0.4F; // mm
constexpr float entangled = 0.85F;      // of the expected coverage; below, bodies are likely entangled
constexpr float even_enough = 0.4F;     // of the size for a body's rank
constexpr float far = 1e4F;             // mm

Turning choose_turning(const Rotation& rotation) {
    using Kind = Rotation::Kind;
    if (rotation.kind == Kind::Any || (rotation.kind == Kind::Range && rotation.range >= 3.14159)) return {};
    if (rotation.kind == Kind::Range)
        return {Turning::Kind::Limited, {1, 0}, 1, std::max(0.0, rotation.range)};
    if (rotation.kind == Kind::Steps && rotation.steps > 1)
        return {Turning::Kind::Stepped, {-1, 0}, rotation.steps};
    return {Turning::Kind::Fixed, {1, 0}, 1};
}

CardState make_card_state(std::span<const Item> items, const geom::Shape& card, const Options& options) {
    if (items.empty()) throw std::invalid_argument("layout::arrange: no items");
    if (options.gap < 0 || options.size_variety < 1) throw std::invalid_argument("layout::arrange: options");
    const double extent = card.measure_smaller_extent();
    if (2 * options.margin >= extent)
        throw std::invalid_argument("layout::arrange: the margin leaves nothing of the card");
    const double variety = compute_variety(options.size_variety, items.size());
    CardState state{Boundary(card.shrink(options.margin)),
                    static_cast<float>(options.gap),
                    static_cast<float>(variety),
                    {},
                    0,
                    static_cast<float>(options.gap)};
    state.wanted_in_middle = options.middle;
    state.apart = options.apart;
    const int steps = std::max(1, static_cast<int>(items.size()) - 1);
    const double ratio = root(1 / variety, steps);
    const double max_size = options.max_size.value_or(default_max_share * extent);
    for (const Item& item : items) {
        if (!(item.scale > 0)) throw std::invalid_argument("layout::arrange: an item's scale");
        Body& body = state.bodies.emplace_back();
        body.shape = &item.silhouette.data();
        double relative = 1;
        for (int rank = 0; rank < item.rank; ++rank) relative *= ratio;
        body.own_scale = static_cast<float>(item.scale);
        if (!state.has_equal_sizes()) body.own_scale /= body.shape->visual_per_size;
        body.relative = static_cast<float>(relative) * body.own_scale;
        body.max_radius =
            static_cast<float>(max_size * std::min(1.0, item.scale)) * body.shape->radius_per_size;
        body.turning = choose_turning(item.rotation.value_or(options.rotation));
        if (item.pinned) pin(body, *item.pinned);
    }
    return state;
}

Body make_pinned_body(const Item& item) {
    Body body;
    body.shape = &item.silhouette.data();
    pin(body, *item.pinned);
    return body;
}

Placement describe_placement(const Body& body) {
    const geom::Circle& circle = body.shape->enclosing;
    // From the outline's frame to the body's own frame, then to the card's.
    const Vec turn = rotate_back(body.compute_upright_turn(), body.turn);
    const auto cosine = static_cast<double>(turn.x), sine = static_cast<double>(turn.y);
    const auto k = static_cast<double>(body.radius) / circle.radius;
    geom::Affine place{k * cosine, k * sine, -k * sine, k * cosine, 0, 0};
    const geom::Point center = place(circle.center);
    place.e = static_cast<double>(body.at.x) - center.x;
    place.f = static_cast<double>(body.at.y) - center.y;
    if (body.is_pinned()) place = *body.pinned_to;
    return {place, static_cast<double>(body.measure_size()), std::atan2(sine, cosine)};
}

/// Sets the white of a placement. Only a silhouette whose clearance is at its limit can have less around it
/// than inside.
void measure_white(const CardState& state, const Body& body, Placement& placement) {
    const float inner = body.shape->inner_white * body.radius;
    placement.inner_white = static_cast<double>(inner);
    if (body.shape->inner_white <= body.shape->clearance) return;
    float around = inner;
    for (const Body& other : state.bodies)
        if (&other != &body) around = std::min(around, measure_pair_clearance(body, other, around));
    if (around < inner) placement.narrow_white = static_cast<double>(around);
}

Layout measure_layout(const CardState& state) {
    Layout layout;
    layout.smallest = std::numeric_limits<double>::infinity();
    for (const Body& body : state.bodies) {
        measure_white(state, body, layout.placements.emplace_back(describe_placement(body)));
        layout.smallest = std::min(layout.smallest, layout.placements.back().size);
    }
    layout.coverage = static_cast<double>(state.measure_coverage());
    return layout;
}

/// Returns true if discs of half the gap could lie on the card at all: no packing of equal discs is denser
/// than the hexagonal.
bool has_room(const CardState& state) {
    constexpr float densest = 0.9069F, pi = 3.14159265F;
    const Vec half = state.boundary.half();
    const float around = std::max(half.x, half.y) + state.gap / 2;
    const float disc = state.gap / 2 * state.gap / 2 * pi;
    return static_cast<float>(state.bodies.size()) * disc <= densest * 4 * around * around;
}

/// Returns a layout with all sizes 0, for a card that has no room for the gaps.
Layout make_empty_layout(CardState state) {
    Layout layout;
    for (Body& body : state.bodies) {
        if (!body.is_pinned()) body.at = {}, body.radius = 0;
        layout.placements.push_back(describe_placement(body));
    }
    return layout;
}

/// Returns the smallest ratio of a body's size to the size from the common scale, at most `even_enough`.
float measure_evenness(const CardState& state) {
    float min_ratio = even_enough;
    for (const Body& body : state.bodies) {
        const float radius = state.scale * body.relative * body.shape->radius_per_size;
        min_ratio = std::min(min_ratio, body.radius / std::min(radius, body.max_radius));
    }
    return min_ratio;
}

/// Returns the densest of a few assignments to the sites of the style.
Layout find_best_on_sites(const CardState& set, const Options& options, std::uint64_t seed) {
    Layout best = make_empty_layout(set);
    const int count = static_cast<int>(set.bodies.size());
    const std::vector<Vec> sites = find_style(options.style).place_sites(set.boundary, count, set.gap);
    if (sites.empty()) return best;
    random::Generator random(seed);
    for (int i = 0; i < choose_budget(options.effort).distributions; ++i) {
        CardState state = set;
        if (!place_on_sites(state, sites, random) ||
            static_cast<double>(state.measure_coverage()) <= best.coverage)
            continue;
        best = measure_layout(state);
    }
    return best;
}

/// Arranges, and retries with more effort while symbols are too small.
Layout arrange_legibly(std::span<const Item> items, const geom::Shape& card, const Options& options,
                       std::uint64_t seed) {
    constexpr std::uint64_t max_retries = 3;
    Layout best = scatter(items, card, options, choose_budget(options.effort), seed);
    if (options.effort >= Effort::High) return best;
    for (std::uint64_t retry = 1; retry <= max_retries && best.smallest < options.min_size; ++retry) {
        Layout other = scatter(items, card, options, choose_budget(Effort::High), seed + retry);
        if (other.smallest > best.smallest) best = std::move(other);
    }
    return best;
}

/// Returns true if a coverage leaves the smallest symbol legible at best: symbols of the sizes of their ranks
/// that cover as much. What a search reaches is 0.5 to 1.14 of that, measured on 1,400 cards of all kinds.
bool can_be_legible(const CardState& state, const Options& options, double coverage) {
    constexpr float largest_share = 1.2F;
    const float scale = state.compute_scale(static_cast<float>(coverage));
    return std::ranges::all_of(state.bodies, [&](const Body& body) {
        return body.is_pinned() ||
               largest_share * scale * body.relative >= static_cast<float>(options.min_size);
    });
}

Layout arrange_all(std::span<const Item> items, const geom::Shape& card, const Options& options,
                   std::uint64_t seed, const Recall& recall) {
    CardState state = make_card_state(items, card, options);
    if (find_style(options.style).place_sites != nullptr && !state.has_pins())
        return find_best_on_sites(state, options, seed);
    if (!options.target_coverage) return arrange_legibly(items, card, options, seed);
    // What can't be legible is arranged to be reported only.
    const bool is_hopeless = !state.has_pins() && !can_be_legible(state, options, *options.target_coverage);
    std::erase_if(state.bodies, [](const Body& body) { return !body.is_pinned(); });
    const auto pinned =
        static_cast<double>(state.measure_coverage()); // the rest of the card is what can be filled
    const double wanted = pinned + (1 - pinned) * *options.target_coverage;
    return arrange_to_coverage(wanted, options, [&](double gap) {
        Options airier = options;
        airier.gap = gap;
        if (is_hopeless) return scatter(items, card, airier, choose_budget(Effort::Fast), seed);
        const auto make = [&] { return arrange_legibly(items, card, airier, seed); };
        return recall ? recall(items, airier, make) : make();
    });
}

} // namespace

// Retries with another seed and more temporary air if bodies are entangled, which is rare.
Layout scatter(std::span<const Item> items, const geom::Shape& card, const Options& options,
               const Budget& given, std::uint64_t seed) {
    const CardState set = make_card_state(items, card, options);
    if (set.count_free() == 0) return measure_layout(set);
    Layout best = make_empty_layout(set);
    if (!has_room(set)) return best;
    float best_evenness = -1;
    for (int attempt = 0; attempt < max_attempts; ++attempt) {
        CardState state = set;
        Budget budget = given;
        budget.min_gap += air_per_attempt * static_cast<float>(attempt);
        const Outcome outcome =
            search(state, budget, random::Generator(seed, static_cast<std::uint64_t>(attempt)));
        const float even = measure_evenness(state);
        if (!outcome.exact || even < best_evenness) continue;
        if (even == best_evenness && static_cast<double>(state.measure_coverage()) <= best.coverage) continue;
        best = measure_layout(state);
        best_evenness = even;
        if (even == even_enough && state.measure_coverage() > entangled * outcome.expected) break;
    }
    return best;
}

bool has_pins(std::span<const Item> items) {
    return std::ranges::any_of(items, [](const Item& item) { return item.pinned.has_value(); });
}

Layout arrange(std::span<const Item> items, const geom::Shape& card, const Options& options,
               std::uint64_t seed, const Recall& recall) {
    const auto pinned = static_cast<std::size_t>(
        std::ranges::count_if(items, [](const Item& item) { return item.pinned.has_value(); }));
    if (pinned == 0 || pinned == items.size()) return arrange_all(items, card, options, seed, recall);
    const std::vector<Item> unpinned = remove_pins(items);
    return arrange_around_pins(items, card, options, seed, arrange_all(unpinned, card, options, seed, recall),
                               recall);
}

std::vector<Item> remove_pins(std::span<const Item> items) {
    std::vector<Item> result(items.begin(), items.end());
    for (Item& item : result) item.pinned.reset();
    return result;
}

Layout arrange_around_pins(std::span<const Item> items, const geom::Shape& card, const Options& options,
                           std::uint64_t seed, const Layout& before, const Recall& recall) {
    CardState state = make_card_state(items, card, options);
    if (before.smallest > 0 && make_room(state, before, random::Generator(seed))) {
        Layout after = measure_layout(state);
        if (after.smallest >= options.min_size) return after;
    }
    return arrange_all(items, card, options, seed, recall);
}

geom::Affine make_placement(geom::Point of_outline, geom::Point of_card, double scale, double angle) {
    const auto [x, y] = scale * cosine_sine(std::remainder(angle, 2 * std::numbers::pi));
    const geom::Point shift = of_card - geom::Affine{x, y, -y, x, 0, 0}(of_outline);
    return {x, y, -y, x, shift.x, shift.y};
}

double measure_rim_distance(const Item& pinned, const geom::Shape& rim) {
    return static_cast<double>(measure_rim_clearance(make_pinned_body(pinned), Boundary(rim), far));
}

double measure_pair_distance(const Item& pinned, const Item& other) {
    return static_cast<double>(
        measure_pair_clearance(make_pinned_body(pinned), make_pinned_body(other), far));
}

} // namespace spotit::layout
