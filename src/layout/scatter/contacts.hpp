#pragma once

#include "layout/shapes/card_state.hpp"

#include <span>
#include <vector>

namespace spotit::layout {

/// A body's place, rotation and size when something was measured.
struct Pose {
    Vec at, turn;
    float radius = 0;

    Pose() = default;
    explicit Pose(const Body& body)
        : at(body.at)
        , turn(body.turn)
        , radius(body.radius) {}
};

/// The motion of a body since it had a pose.
struct Motion {
    Vec shift;        ///< mm
    float angle = 0;  ///< its sine
    float chord = 0;  ///< of the angle, on a circle of radius 1
    float growth = 0; ///< relative to the radius

    Motion() = default;
    Motion(const Pose& from, const Body& to)
        : shift(to.at - from.at)
        , angle(cross(from.turn, to.turn))
        , chord(length(to.turn - from.turn))
        , growth(to.radius / from.radius - 1) {}
    /// Returns how far a point of the outline has moved at most, mm.
    float find_max_move(float radius) const { return length(shift) + radius * (chord + std::abs(growth)); }
};

/// Derivatives of the distances at four contacts along the freedoms of one body: moves have the contacts'
/// normal, with a sign.
struct FourDerivatives {
    Floats turning{}; ///< mm a radian
    Floats growing{}; ///< mm for a relative growth of 1, less the part of the wanted distance that grows
};

/// Four points of outlines at which two silhouettes, or one and the rim, are close to each other.
struct FourContacts {
    Floats depth{}; ///< mm nearer than wanted
    Vecs normal;    ///< the direction that leads the first body away; of unit length
    FourDerivatives first, second;

    Floats predict_depth(const Motion& of_first, const Motion& of_second) const {
        const Vec shift = of_first.shift - of_second.shift;
        return depth - (normal.x * shift.x + normal.y * shift.y) -
               (first.turning * of_first.angle + first.growing * of_first.growth) -
               (second.turning * of_second.angle + second.growing * of_second.growth);
    }
};

/// The contacts of two bodies, or of one with the rim, as they were when they were measured; since then they
/// change in proportion to the motions of the bodies.
class LinearContacts {
public:
    std::span<const FourContacts> groups() const {
        return {groups_.data(), (count_ + floats_at_once - 1) / floats_at_once};
    }

    /// Begins again, with at most `max_count` contacts.
    void clear(std::size_t max_count) {
        groups_.resize(max_count / floats_at_once + 1);
        count_ = 0;
    }
    /// Adds those of the contacts that are wanted.
    void add(const FourContacts& contacts, Ints wanted) {
        for (std::size_t i = 0; i < floats_at_once; ++i) {
            copy(contacts, i, groups_[count_ / floats_at_once], count_ % floats_at_once);
            count_ += wanted[i] != 0 ? 1 : 0; // a branch would be mispredicted half of the time
        }
    }
    /// Fills the last group up with contacts that are never close.
    void finish() {
        constexpr float far = -1e9F;
        for (std::size_t i = count_; i % floats_at_once != 0; ++i)
            copy({repeat(far), {}, {}, {}}, 0, groups_[i / floats_at_once], i % floats_at_once);
    }

private:
    static void copy(const FourContacts& from, std::size_t i, FourContacts& to, std::size_t k) {
        to.depth[k] = from.depth[i];
        to.normal.x[k] = from.normal.x[i], to.normal.y[k] = from.normal.y[i];
        to.first.turning[k] = from.first.turning[i], to.first.growing[k] = from.first.growing[i];
        to.second.turning[k] = from.second.turning[i], to.second.growing[k] = from.second.growing[i];
    }

    std::vector<FourContacts> groups_;
    std::size_t count_ = 0;
};

/// The points of a silhouette at which contacts are found, and their precision.
enum class Detail { Coarse, Fine };

struct Reach {
    Detail detail = Detail::Coarse;
    float margin = 0; ///< mm beyond the wanted distance
};

void measure_pair(const CardState& state, const Body& first, const Body& second, Reach reach,
                  LinearContacts& contacts);
/// Measures the contacts of a body with the rim, whose wanted distance is `clearance`.
void measure_rim(const Boundary& rim, const Body& body, float clearance, Reach reach,
                 LinearContacts& contacts);

} // namespace spotit::layout
