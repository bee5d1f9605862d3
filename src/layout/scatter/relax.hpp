#pragma once

#include "layout/scatter/contact_forces.hpp"

#include <spotit/random.hpp>

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
float find_max_smallest_size(const CardState& state, std::size_t body);

} // namespace spotit::layout
