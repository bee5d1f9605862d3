// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstddef>
#include <cstring>

namespace spotit::layout {

/// Four numbers that are worked on at once. A sum over a long list is kept in lanes, each of every fourth
/// number, and so is the same on every machine, whether it has such registers or not.
using Lanes = float __attribute__((vector_size(16)));
constexpr std::size_t lanes = 4;

inline Lanes load(const float* from) {
    Lanes result;
    std::memcpy(&result, from, sizeof result);
    return result;
}
inline Lanes all(float value) {
    return Lanes{value, value, value, value};
}
inline Lanes square_root(Lanes of) {
    return Lanes{std::sqrt(of[0]), std::sqrt(of[1]), std::sqrt(of[2]), std::sqrt(of[3])};
}
inline Lanes larger(Lanes a, Lanes b) {
    return a > b ? a : b;
}
inline Lanes magnitude(Lanes of) {
    return of < 0 ? -of : of;
}
inline float sum(Lanes of) {
    return (of[0] + of[1]) + (of[2] + of[3]);
}
inline float largest(Lanes of) {
    const float a = of[0] > of[1] ? of[0] : of[1], b = of[2] > of[3] ? of[2] : of[3];
    return a > b ? a : b;
}

} // namespace spotit::layout
