// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/scatter/normal_equations.hpp"

namespace spotit::layout {

NormalEquations::NormalEquations(const Sums& sums) {
    std::size_t entry = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        right_[i] = sum(sums.right[i]);
        for (std::size_t j = 0; j <= i; ++j) left_[i][j] = sum(sums.left[entry++]);
    }
}

void NormalEquations::hold(Freedom freedom) {
    for (std::size_t i = 0; i < 4; ++i) (i < freedom ? left_[freedom][i] : left_[i][freedom]) = 0;
    left_[freedom][freedom] = 1;
    right_[freedom] = 0;
}

NormalEquations::Vector NormalEquations::solve(float damping) const {
    // L D L^T; the damping keeps D positive.
    std::array<Vector, 4> lower = left_;
    Vector diagonal{}, result = right_;
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            float scaled = lower[i][j];
            for (std::size_t k = 0; k < j; ++k) scaled -= lower[i][k] * diagonal[k] * lower[j][k];
            lower[i][j] = scaled / diagonal[j];
            result[i] -= lower[i][j] * result[j];
        }
        diagonal[i] = lower[i][i] + damping;
        for (std::size_t k = 0; k < i; ++k) diagonal[i] -= lower[i][k] * lower[i][k] * diagonal[k];
    }
    for (std::size_t i = 4; i-- > 0;) {
        result[i] /= diagonal[i];
        for (std::size_t k = i + 1; k < 4; ++k) result[i] -= lower[k][i] * result[k];
    }
    return result;
}

} // namespace spotit::layout
