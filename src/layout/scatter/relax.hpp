// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scatter/contact_forces.hpp"

#include <spotit/random.hpp>

#include <span>
#include <vector>

namespace spotit::layout {

/// Limits for a body's growth.
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
    /// distance to the rim, the state's gap that between bodies.
    Pressure relax(float clearance = 0);
    /// Makes one step for each body with free sizes: growth[i] belongs to body i.
    Pressure relax_growing(std::span<const GrowthLimits> growth, float clearance = 0);
    /// Returns the depth of the deepest contact of a body in the last pass, mm.
    float depth(std::size_t body) const { return depth_[body]; }

private:
    Pressure run(std::span<const GrowthLimits> growth, float clearance);

    CardState& state_;
    random::Generator& random_;
    ContactForces forces_;
    std::vector<std::size_t> order_;
    std::vector<float> depth_;
};

} // namespace spotit::layout
