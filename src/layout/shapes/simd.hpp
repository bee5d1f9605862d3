#pragma once

#include "layout/shapes/vec.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace spotit::layout {

/// Four floats in one register. A sum over a long list is kept in four parts, one for every fourth number,
/// and so is the same on every machine, with or without such registers.
using Floats = float __attribute__((vector_size(16)));
using Ints = std::int32_t __attribute__((vector_size(16))); ///< of comparisons: -1 for true, 0 for false
constexpr std::size_t floats_at_once = 4;

inline Floats load(const float* from) {
    Floats result;
    std::memcpy(&result, from, sizeof result);
    return result;
}
inline Floats repeat(float value) {
    return Floats{value, value, value, value};
}
inline Floats square_root(Floats of) {
    return Floats{std::sqrt(of[0]), std::sqrt(of[1]), std::sqrt(of[2]), std::sqrt(of[3])};
}
inline Floats max(Floats a, Floats b) {
    return a > b ? a : b;
}
inline Floats abs(Floats of) {
    return reinterpret_cast<Floats>(reinterpret_cast<Ints>(of) & 0x7fffffff);
}
inline float sum_up(Floats of) {
    return (of[0] + of[1]) + (of[2] + of[3]);
}
inline float find_max(Floats of) {
    const float a = of[0] > of[1] ? of[0] : of[1], b = of[2] > of[3] ? of[2] : of[3];
    return a > b ? a : b;
}
/// Returns true if any of four comparisons is.
inline bool has_any(Ints comparisons) {
    using Longs = std::int64_t __attribute__((vector_size(16)));
    const auto halves = reinterpret_cast<Longs>(comparisons);
    return (halves[0] | halves[1]) != 0;
}

using Vecs = Vector<Floats>; ///< four plane vectors

/// Many points, in columns that are filled up with the last point, so that four can be loaded anywhere.
class Points {
public:
    std::size_t size() const { return size_; }
    Vec operator[](std::size_t i) const { return {x_[i], y_[i]}; }
    /// Returns the four points from the i-th on, a multiple of four.
    Vecs load_four(std::size_t i) const { return {load(&x_[i]), load(&y_[i])}; }
    /// Returns which of these four are points, not filling.
    static Ints are_points(std::size_t i, std::size_t count) {
        return Ints{0, 1, 2, 3} < static_cast<std::int32_t>(count - i);
    }

    void append(const std::vector<Vec>& points) {
        const std::size_t first = std::exchange(size_, size_ + points.size());
        const std::size_t filled = (size_ + floats_at_once - 1) / floats_at_once * floats_at_once;
        x_.resize(filled);
        y_.resize(filled);
        for (std::size_t i = first; i < filled && !points.empty(); ++i) {
            const Vec p = points[std::min(i - first, points.size() - 1)];
            x_[i] = p.x, y_[i] = p.y;
        }
    }

private:
    std::size_t size_ = 0;
    std::vector<float> x_, y_;
};

} // namespace spotit::layout
