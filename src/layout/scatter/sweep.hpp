// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scatter/touch.hpp"

#include <spotit/random.hpp>

#include <span>
#include <vector>

namespace spotit::layout {

/// What a body may do besides moving and turning.
struct Growth {
    float pressure = 0;        ///< mm of penetration that it may cause on average
    float least = 0, most = 0; ///< radius
};

/// Moves bodies out of each other, each in turn by one step of a block Gauss-Newton method on the depths of
/// its contacts: least squares in x, y, turn and, where asked for, size.
class Sweeper {
public:
    Sweeper(Table& table, random::Generator& random, Detail detail = Detail::Coarse);

    Table& table() { return table_; }

    /// One step for each body, in random order; returns what they felt. `clearance` is wanted at the rim,
    /// table.gap between bodies.
    Pressure sweep(float clearance = 0);
    /// The same with sizes free: growth[i] belongs to body i.
    Pressure sweep_growing(std::span<const Growth> growth, float clearance = 0);
    /// Deepest contact of a body in the last sweep, mm.
    float depth(std::size_t body) const { return depth_[body]; }

private:
    Pressure run(std::span<const Growth> growth, float clearance);

    Table& table_;
    random::Generator& random_;
    Contacts contacts_;
    Touch touch_;
    std::vector<std::size_t> order_;
    std::vector<float> depth_;
};

} // namespace spotit::layout
