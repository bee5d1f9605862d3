// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstddef>
#include <cstring>

namespace spotit::layout {

/// Four floats in one register. A sum over a long list is kept in four parts, one for every fourth number,
/// and so is the same on every machine, with or without such registers.
using Floats = float __attribute__((vector_size(16)));
constexpr std::size_t floats_at_once = 4;

inline Floats load(const float* from) {
    Floats result;
    std::memcpy(&result, from, sizeof result);
    return result;
}
inline Floats all(float value) {
    return Floats{value, value, value, value};
}
inline Floats square_root(Floats of) {
    return Floats{std::sqrt(of[0]), std::sqrt(of[1]), std::sqrt(of[2]), std::sqrt(of[3])};
}
inline Floats larger(Floats a, Floats b) {
    return a > b ? a : b;
}
inline Floats magnitude(Floats of) {
    return of < 0 ? -of : of;
}
inline float sum(Floats of) {
    return (of[0] + of[1]) + (of[2] + of[3]);
}
inline float max_of(Floats of) {
    const float a = of[0] > of[1] ? of[0] : of[1], b = of[2] > of[3] ? of[2] : of[3];
    return a > b ? a : b;
}

} // namespace spotit::layout
