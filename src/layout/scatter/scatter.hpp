#pragma once

#include "layout/scatter/contact_forces.hpp"
#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace spotit::layout {

struct GrowthLimits {
    float pressure = 0;     ///< mm of mean penetration that it may cause
    float min = 0, max = 0; ///< radius
};

/// Separates bodies, each in turn by one step of a block Gauss-Newton method on the depths of its contacts:
/// least squares in x, y, rotation and, if wanted, size.
class Relaxer {
public:
    Relaxer(CardState& state, random::Generator& random, Detail detail = Detail::Coarse);

    CardState& state() { return state_; }

    /// Makes one step for each body, in random order; returns the pressure. `clearance` is the wanted
    /// distance to the rim, the state's gap that between bodies. With `growth`, one for each body, sizes are
    /// free.
    Pressure relax(float clearance, std::span<const GrowthLimits> growth = {});
    /// Returns the depth of the deepest contact of a body in the last pass, mm.
    float depth(std::size_t body) const { return depth_[body]; }

private:
    CardState& state_;
    random::Generator& random_;
    ContactForces forces_;
    std::vector<std::size_t> order_;
    std::vector<float> depth_;
};

/// A stage of growth: a number of passes, at a contact depth (mm) that falls from `from` to `to`.
struct Schedule {
    int passes = 0;
    float from = 0, to = 0;
    float rim = 0; ///< mm between bodies and the rim
};

/// Grows all bodies by one common scale while contacts push them apart. The scale follows the mean depth of
/// the contacts: it falls if they are too deep, and rises if they are too shallow (packing at constant
/// pressure); as the depth is lowered, the bodies settle. Returns the pressure in the last pass.
Pressure inflate(Relaxer& relaxer, const Schedule& schedule);

/// Lets each body grow individually into the room around it, up to `max_factor` times its size and at least
/// to its size from the common scale; the smallest stays small enough for the card's variety.
Pressure grow_each(Relaxer& relaxer, const Schedule& schedule, float max_factor);

/// Returns the largest unscaled size at which a body gives the card its variety; infinite if a pinned one
/// does.
float compute_max_smallest_size(const CardState& state, std::size_t body);

/// The effort for one card.
struct Budget {
    int starts = 4;               ///< random starts, grown half way
    int finalists = 2;            ///< the best of them, grown to the end
    int disturbances = 0;         ///< steps of the local search
    int limited_disturbances = 0; ///< the same if rotations are limited
    int chains = 1;               ///< repetitions of the whole search; the best one counts
    /// Number of restarts of a card with a poor result, each with more steps.
    int poor_restarts = 0;
    /// The search keeps at least this gap, mm, and closes it at the end: contacts are sampled at few points,
    /// and thin shapes cross unnoticed at smaller gaps.
    float min_gap = 0.7F;
    int distributions = 1; ///< assignments to the places of a ring or a grid; the densest counts
};
struct EffortRow {
    Effort effort;
    Budget budget;
};
inline constexpr EffortRow effort_rows[] = {
    {Effort::Fast, {.starts = 3, .finalists = 1, .disturbances = 3, .limited_disturbances = 6}},
    {Effort::Default,
     {.starts = 6, .disturbances = 12, .limited_disturbances = 18, .poor_restarts = 2, .distributions = 4}},
    {Effort::High,
     {.starts = 8, .disturbances = 60, .limited_disturbances = 60, .poor_restarts = 1, .distributions = 16}},
    {Effort::Best,
     {.starts = 10,
      .disturbances = 250,
      .limited_disturbances = 250,
      .chains = 4,
      .poor_restarts = 1,
      .distributions = 128}}};
static_assert(base::is_complete(effort_rows, &EffortRow::effort));
inline const Budget& choose_budget(Effort effort) {
    return effort_rows[static_cast<std::size_t>(effort)].budget;
}

/// The result of a search.
struct Outcome {
    bool exact = false; ///< gap, margin and variety hold
    float expected = 0; ///< the coverage before overlaps were repaired; entangled bodies lose much of it
};

/// Searches an arrangement with high coverage: few random starts, the best improved by iterated local search,
/// overlaps repaired in the result.
Outcome search(CardState& state, const Budget& budget, random::Generator random);

/// Arranges scattered cards like arrange(), with a given budget and without retries.
Layout scatter(std::span<const Item> items, const geom::Shape& card, const Options& options,
               const Budget& given, std::uint64_t seed);

/// Finds the gap, at least that of the options, at which a card comes nearest to a coverage: `arrange` makes
/// the layout for a gap. Coverage and sizes roughly fall with the gap. Returns the layout at the least gap if
/// that covers no more than wanted, and the first one that covers more and has too small a symbol.
Layout arrange_to_coverage(double coverage, const Options& options,
                           const std::function<Layout(double)>& arrange);

/// Places small bodies, the largest first, each at the roomiest of a few random places and in a random
/// rotation; limited turns are drawn, but not assigned.
void place_randomly(CardState& state, random::Generator& random);

/// Gives the body another allowed rotation.
void turn_randomly(Body& body, random::Generator& random);

/// Disturbs a settled arrangement: rotates one body, shakes all, exchanges two, or relocates one.
void perturb(CardState& state, random::Generator& random);

/// Moves one body to the roomiest of many random places, at the maximum size for any rotation.
void relocate(CardState& state, std::size_t which, random::Generator& random);

// Contacts rotate bodies, and where rotations are limited, a fifth of all bodies would end at the very limit.
// So the turns of a card are drawn first, evenly over the range, and the search only chooses which body has
// which.

bool has_limited_turns(const CardState& state);

/// Draws the turns, and lets the bodies rotate within their whole ranges until the turns are assigned.
void draw_limited_turns(CardState& state, random::Generator& random);

/// Gives the drawn turns to the bodies in the order of their present rotations, which is the assignment that
/// rotates them least, and holds each near its turn.
void assign_limited_turns(CardState& state);

/// Lets the bodies rotate within their whole ranges again.
void release_limited_turns(CardState& state);

// The densest arrangement of few bodies is nearly the same for all: eight stand with one in the middle and
// seven around it on nine of ten cards, photos in the same rows. So cards want certain bodies in the middle,
// or none. The random starts obey, and arrangements with other numbers of bodies there must be denser by a
// price.

/// Draws which bodies the card wants in its middle: as many as are wanted, or one of three to five. Bodies of
/// one size have no wish, since their cards are to be as dense as can be.
void draw_middle_wish(CardState& state, random::Generator& random);

/// Returns true if the card has no wish, or wants the body at such a place: in the middle or outside of it.
bool is_wished(const CardState& state, std::size_t body, Vec place);

// Two brown animals side by side look like one at a glance. So cards want some pairs of bodies apart. The
// random starts obey as far as they can, and an arrangement in which such a pair stands side by side must be
// denser by a price.

/// Returns true if the card wants two bodies apart.
bool are_wanted_apart(const CardState& state, std::size_t first, std::size_t second);

/// Returns the price, as coverage, of what stands in the middle, and side by side, against the card's wishes.
float compute_price_of_wishes(const CardState& state);

/// Removes the last overlaps: separates bodies on their fine outlines, then shrinks those that are still too
/// near or too large, until gap, rim, variety and equality hold. Returns false if that would not end.
bool repair_overlaps(CardState& state, random::Generator& random);

/// Shrinks the smallest body until the card has its variety. Returns false if it was small enough.
bool restore_variety(CardState& state);

/// Puts the bodies that are not pinned where they stand without pins, and then only moves, rotates and
/// shrinks those that are in the way. Returns false if that leaves one of them less than half as large.
bool make_room(CardState& state, const Layout& without_pins, random::Generator random);

/// Spreads bodies evenly over the card without resizing them: if not all can grow, some stay at their last
/// contact, and the white collects on one side.
void spread(CardState& state, random::Generator& random);

} // namespace spotit::layout
