#include "layout/scatter/normal_equations.hpp"

namespace spotit::layout {

NormalEquations::NormalEquations(const Sums& sums) {
    std::size_t entry = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        right_[i] = sum_up(sums.right[i]);
        for (std::size_t j = 0; j <= i; ++j) left_[i][j] = sum_up(sums.left[entry++]);
    }
}

void NormalEquations::hold(Freedom freedom) {
    for (std::size_t i = 0; i < 4; ++i) (i < freedom ? left_[freedom][i] : left_[i][freedom]) = 0;
    left_[freedom][freedom] = 1;
    right_[freedom] = 0;
}

NormalEquations::Vector NormalEquations::solve(float damping) const {
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

} // namespace spotit::layout
