#pragma once

#include "layout/shapes/simd.hpp"

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
    explicit NormalEquations(const Sums& sums);

    void push(Freedom freedom, float by) { right_[freedom] += by; }
    void hold(Freedom freedom);

    /// Returns the sum of the weights of all rows, since normals have unit length.
    float sum_weights() const { return left_[X][X] + left_[Y][Y]; }

    /// Adds `damping` to the diagonal (Levenberg) and solves.
    Vector solve(float damping) const;

private:
    std::array<Vector, 4> left_{}; ///< lower triangle
    Vector right_{};
};

} // namespace spotit::layout
