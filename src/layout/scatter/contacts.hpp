// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace spotit::layout {

/// The points of a silhouette at which contacts are found, and their precision.
enum class Detail { Coarse, Fine };

/// The contacting bodies: for each two bodies, the points that lie within reach of the other, kept until the
/// two have moved far (the neighbor lists of molecular dynamics, Verlet 1967, doi:10.1103/PhysRev.159.98).
class Contacts {
public:
    Contacts(const CardState& state, Detail detail);

    /// Searches again for points within `reach` of bodies, and their excess of the gap, that have moved so
    /// far that lists may be incomplete.
    void refresh(float reach);

    /// A body near another one: points of both.
    struct Neighbor {
        std::size_t other;
        std::span<const Vec> own, others;
    };
    std::span<const Neighbor> neighbors(std::size_t body) const { return neighbors_[body]; }
    std::span<const Vec> rim_points(std::size_t body) const { return rims_[body].points; }

    Detail detail() const { return detail_; }

private:
    /// The pose of a body for which a list was made.
    struct Pose {
        Vec at, turn;
        float radius = 0;
    };
    struct Pair {
        Pose first, second;
        float reach = -1;
        std::vector<Vec> of_first, of_second;
    };
    struct Rim {
        Pose pose;
        float reach = -1;
        std::vector<Vec> points;
    };

    static Pose pose(const Body& body) { return {body.at, body.turn, body.radius}; }
    static float moved(const Pose& from, const Body& to);
    void refresh(std::size_t i, std::size_t j, float reach);
    void refresh_rim(std::size_t body, float reach);
    void gather(const Body& from, const Body& to, float reach, std::vector<Vec>& found);
    /// Maps the points and stores those within reach of the field's box in near_; returns their number.
    std::size_t near_box(const Points& points, const Relative& relative, const DistanceField& field,
                         float reach);
    const Points& outline(const Body& body) const;

    const CardState& state_;
    Detail detail_;
    float skin_ = 0;          ///< mm beyond the reach up to which lists gather points
    std::vector<Pair> pairs_; ///< of bodies i < j, at i * count + j
    std::vector<Rim> rims_;
    std::vector<std::vector<Neighbor>> neighbors_;
    Points mapped_; ///< scratch of near_box(), as the next two
    std::vector<float> outside_;
    std::vector<std::uint32_t> near_;
};

} // namespace spotit::layout
