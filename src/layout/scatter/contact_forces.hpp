#pragma once

#include "layout/scatter/contacts.hpp"
#include "layout/scatter/normal_equations.hpp"

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

/// Measures which points of outlines are too near to a body's neighbors or to the rim, and sums them up. What
/// was measured is used again while bodies have hardly moved.
class ContactForces {
public:
    ContactForces(const CardState& state, Detail detail);

    /// Finds which bodies are near each other, to be called before each pass. Wants a distance of `clearance`
    /// to the rim, and the state's gaps between bodies.
    void begin_pass(float clearance);
    ContactResponse compute(std::size_t body);

private:
    class Sum;
    /// Two bodies i < j, or one and the rim, when their contacts were measured.
    struct Measured {
        Pose first, second;
        float wanted = -1; ///< the gap or the distance to the rim, mm
        LinearContacts contacts;
    };

    void add_pair(std::size_t body, std::size_t other, Sum& sum);
    void add_rim(std::size_t body, Sum& sum);
    /// Returns how far two outlines may move before their contacts are measured again, mm.
    float find_max_move(const Body& first, const Body& second) const;

    const CardState& state_;
    Detail detail_;
    float clearance_ = 0;
    std::vector<Measured> pairs_; ///< at i * count + j
    std::vector<Measured> rims_;
    std::vector<std::vector<std::size_t>> neighbors_; ///< of each body
};

} // namespace spotit::layout
