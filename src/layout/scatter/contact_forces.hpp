#pragma once

#include "layout/scatter/contacts.hpp"

#include <array>

namespace spotit::layout {

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
    float find_max_move(const Body& first, const Body& second) const;

    const CardState& state_;
    Detail detail_;
    float clearance_ = 0;
    std::vector<Measured> pairs_; ///< at i * count + j
    std::vector<Measured> rims_;
    std::vector<std::vector<std::size_t>> neighbors_; ///< of each body
};

} // namespace spotit::layout
