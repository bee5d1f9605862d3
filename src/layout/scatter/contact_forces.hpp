#pragma once

#include "layout/shapes/card_state.hpp"

#include <array>
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
    float measure_max_move(float radius) const { return length(shift) + radius * (chord + std::abs(growth)); }
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

/// Measures the contacts of a body with the rim, whose wanted distance is `clearance`.
void measure_rim(const Boundary& rim, const Body& body, float clearance, Reach reach,
                 LinearContacts& contacts);

/// Least squares in the four degrees of freedom of a body: x, y, rotation and log size, the last two times
/// the radius, so that all are lengths.
class NormalEquations {
public:
    enum Freedom { X, Y, Turn, Size };
    using Vector = std::array<float, 4>;

    /// Several rows at once: each wants `depth` along its derivatives d(distance)/d(freedom).
    struct Sums {
        std::array<Floats, 10> left{}; ///< lower triangle, row by row
        std::array<Floats, 4> right{};

        void add(Floats weight, Floats depth, Vecs normal, Floats turning, Floats growing) {
            const Floats x = weight * normal.x, y = weight * normal.y;
            const Floats turn = weight * turning, size = weight * growing;
            left[0] += x * normal.x;
            left[1] += y * normal.x, left[2] += y * normal.y;
            left[3] += turn * normal.x, left[4] += turn * normal.y, left[5] += turn * turning;
            left[6] += size * normal.x, left[7] += size * normal.y, left[8] += size * turning;
            left[9] += size * growing;
            right[X] += x * depth, right[Y] += y * depth, right[Turn] += turn * depth,
                right[Size] += size * depth;
        }
    };
    NormalEquations() = default;
    explicit NormalEquations(const Sums& sums) {
        std::size_t entry = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            right_[i] = sum_up(sums.right[i]);
            for (std::size_t j = 0; j <= i; ++j) left_[i][j] = sum_up(sums.left[entry++]);
        }
    }

    void push(Freedom freedom, float by) { right_[freedom] += by; }
    void hold(Freedom freedom) {
        for (std::size_t i = 0; i < 4; ++i) (i < freedom ? left_[freedom][i] : left_[i][freedom]) = 0;
        left_[freedom][freedom] = 1;
        right_[freedom] = 0;
    }

    /// Returns the sum of the weights of all rows, since normals have unit length.
    float sum_weights() const { return left_[X][X] + left_[Y][Y]; }

    /// Adds `damping` to the diagonal (Levenberg) and solves.
    Vector solve(float damping) const {
        // L D L^T; the damping keeps D positive.
        std::array<Vector, 4> lower{}, scaled = left_; // scaled: L D
        Vector inverse{}, result = right_;             // inverse: of D
        for (std::size_t i = 0; i < 4; ++i) {
            float diagonal = left_[i][i] + damping;
            for (std::size_t j = 0; j < i; ++j) {
                for (std::size_t k = 0; k < j; ++k) scaled[i][j] -= scaled[i][k] * lower[j][k];
                lower[i][j] = scaled[i][j] * inverse[j];
                result[i] -= lower[i][j] * result[j];
                diagonal -= scaled[i][j] * lower[i][j];
            }
            inverse[i] = 1 / diagonal;
        }
        for (std::size_t i = 4; i-- > 0;) {
            result[i] *= inverse[i];
            for (std::size_t k = i + 1; k < 4; ++k) result[i] -= lower[k][i] * result[k];
        }
        return result;
    }

private:
    std::array<Vector, 4> left_{}; ///< lower triangle
    Vector right_{};
};

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
    float measure_max_move(const Body& first, const Body& second) const;

    const CardState& state_;
    Detail detail_;
    float clearance_ = 0;
    std::vector<Measured> pairs_; ///< at i * count + j
    std::vector<Measured> rims_;
    std::vector<std::vector<std::size_t>> neighbors_; ///< of each body
};

} // namespace spotit::layout
