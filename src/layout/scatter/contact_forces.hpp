// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scatter/contacts.hpp"
#include "layout/scatter/normal_equations.hpp"

#include <vector>

namespace spotit::layout {

/// The effect of contacts on the common scale.
struct Pressure {
    float resistance = 0;         ///< sum of -d(distance)/d(log scale) over the contacts
    float resisted_depth = 0;     ///< the same sum, weighted with the depth of each contact
    float resistance_squared = 0; ///< sum of squares
    float deepest = 0;            ///< mm

    void add(const Pressure& other);
};

/// The contacts of one body: equations for its movement, and pressure on the scale.
struct ContactResponse {
    NormalEquations equations;
    Pressure pressure;
    float own_resistance = 0; ///< sum of |d(distance)/d(log size)|, in radii
};

/// Finds those of the listed points that are too near to a body's neighbors or to the rim, and sums them up.
class ContactForces {
public:
    ContactForces(const CardState& state, const Contacts& contacts)
        : state_(state)
        , contacts_(contacts) {}

    /// Wants a distance of `clearance` to the rim, and the state's gaps between bodies.
    ContactResponse compute(std::size_t body, float clearance);

private:
    /// A point of one outline that is too near to another silhouette or to the rim. Lengths in mm.
    struct Contact {
        float weight = 1, depth = 0;
        Vec push; ///< the direction in which the body has to move; not of unit length
        Vec arm;  ///< from the body's center to the point
        /// From the other's center to the point; zero if the other may not grow.
        Vec other_arm{};
        /// The part of the distance that grows with the body whose distance field was used, the body itself
        /// or the other, less the part of the wanted distance that grows with the body.
        float own_field = 0, other_field = 0;
    };
    /// The body that a point belongs to.
    enum class Side { Own, Other };

    template<Detail detail>
    void find(std::size_t body);
    template<Detail detail, Side side>
    void find(const Body& self, const Body& other, std::span<const Vec> points);
    void find_at_rim(const Body& self, std::span<const Vec> points, float clearance);
    std::size_t find_near(const Relative& relative, const DistanceField& field, std::span<const Vec> points,
                          float reach);
    void make_room(std::size_t more);
    void add(const Contact& contact);
    void pad();
    ContactResponse sum(const Body& self) const;

    const CardState& state_;
    const Contacts& contacts_;
    std::vector<std::uint32_t> near_; ///< scratch of find_near()

    // The contacts, in columns: sum() works on several at once.
    std::size_t count_ = 0;
    std::vector<float> weight_, depth_, push_x_, push_y_, arm_x_, arm_y_, other_arm_x_, other_arm_y_,
        own_field_, other_field_;
};

} // namespace spotit::layout
