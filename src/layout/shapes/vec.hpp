#pragma once

#include <spotit/geom.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

/// Layouts depend only on + - * / and square roots, which are rounded alike on every machine; sines and
/// powers are not.
namespace spotit::layout {

/// A plane vector of numbers, or several in columns (Vecs).
template<class Number>
struct Vector {
    Number x{}, y{};
};
using Vec = Vector<float>;

template<class A, class B>
constexpr auto operator+(Vector<A> a, Vector<B> b) {
    return Vector<decltype(a.x + b.x)>{a.x + b.x, a.y + b.y};
}
template<class A, class B>
constexpr auto operator-(Vector<A> a, Vector<B> b) {
    return Vector<decltype(a.x - b.x)>{a.x - b.x, a.y - b.y};
}
template<class A>
constexpr auto operator-(Vector<A> a) {
    return Vector<A>{-a.x, -a.y};
}
template<class K, class A>
constexpr auto operator*(K k, Vector<A> a) {
    return Vector<decltype(k * a.x)>{k * a.x, k * a.y};
}
template<class A, class B>
constexpr auto dot(Vector<A> a, Vector<B> b) {
    return a.x * b.x + a.y * b.y;
}
template<class A, class B>
constexpr auto cross(Vector<A> a, Vector<B> b) {
    return a.x * b.y - a.y * b.x;
}
inline float length(Vec a) {
    return std::sqrt(dot(a, a));
}

/// Rotations are unit vectors (cosine, sine); applying one is complex multiplication.
template<class A>
constexpr auto rotate(Vec by, Vector<A> a) {
    return Vector<A>{by.x * a.x - by.y * a.y, by.y * a.x + by.x * a.y};
}
constexpr Vec rotate_back(Vec by, Vec a) {
    return rotate({by.x, -by.y}, a);
}
/// Rotates by a further small `angle`, whose sine is approximated by the angle.
inline Vec rotate_a_little(Vec turn, float angle) {
    const Vec next{turn.x - turn.y * angle, turn.y + turn.x * angle};
    return (1 / length(next)) * next;
}

inline Vec to_vec(geom::Point p) {
    return {static_cast<float>(p.x), static_cast<float>(p.y)};
}

/// Returns the n-th root of a number in (0, 1], n >= 1, by bisection: std::pow differs between C libraries.
inline double root(double of, int n) {
    double low = 0, high = 1;
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        double power = 1;
        for (int i = 0; i < n; ++i) power *= middle;
        (power < of ? low : high) = middle;
    }
    return (low + high) / 2;
}

/// Returns cosine and sine of an angle of at most a full turn, by their power series, for the same reason.
inline geom::Point cosine_sine(double angle) {
    geom::Point sum{1, 0};
    double term = 1;
    for (int i = 1; i < 40; ++i) {
        term *= angle / i;
        const double signed_term = i % 4 < 2 ? term : -term;
        (i % 2 == 0 ? sum.x : sum.y) += signed_term;
    }
    return sum;
}

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
inline void store(Floats numbers, float* to) {
    std::memcpy(to, &numbers, sizeof numbers);
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
inline float compute_max(Floats of) {
    const float a = of[0] > of[1] ? of[0] : of[1], b = of[2] > of[3] ? of[2] : of[3];
    return a > b ? a : b;
}
/// Returns a number whose bits are the results of four comparisons.
inline unsigned to_bits(Ints comparisons) {
#ifdef __SSE2__
    return static_cast<unsigned>(__builtin_ia32_movmskps(reinterpret_cast<Floats>(comparisons)));
#else
    const Ints bits = comparisons & Ints{1, 2, 4, 8};
    return static_cast<unsigned>((bits[0] | bits[1]) | (bits[2] | bits[3]));
#endif
}
inline bool has_any(Ints comparisons) {
    return to_bits(comparisons) != 0;
}
/// Returns the sums of the numbers of each: that of the first two and that of the last two, added.
inline Floats sum_up(Floats a, Floats b, Floats c, Floats d) {
    const Floats ab = __builtin_shufflevector(a, b, 0, 4, 1, 5),
                 cd = __builtin_shufflevector(c, d, 0, 4, 1, 5),
                 ab_after = __builtin_shufflevector(a, b, 2, 6, 3, 7),
                 cd_after = __builtin_shufflevector(c, d, 2, 6, 3, 7);
    return (__builtin_shufflevector(ab, cd, 0, 1, 4, 5) + __builtin_shufflevector(ab, cd, 2, 3, 6, 7)) +
           (__builtin_shufflevector(ab_after, cd_after, 0, 1, 4, 5) +
            __builtin_shufflevector(ab_after, cd_after, 2, 3, 6, 7));
}

using Vecs = Vector<Floats>; ///< four plane vectors

/// Those of four that are chosen.
struct Choice {
    Ints lanes{}; ///< their numbers, then any
    std::size_t count = 0;
};
inline constexpr auto choices = [] {
    std::array<Choice, 16> result;
    for (unsigned bits = 0; bits < result.size(); ++bits) {
        std::array<std::int32_t, floats_at_once> lanes{};
        std::size_t& count = result[bits].count;
        for (std::int32_t lane = 0; lane < 4; ++lane)
            if ((bits >> lane & 1U) != 0) lanes[count++] = lane;
        result[bits].lanes = Ints{lanes[0], lanes[1], lanes[2], lanes[3]};
    }
    return result;
}();
/// Writes the numbers of those of four, from the i-th on, that passed a comparison, then any; returns how
/// many did. Without branches, which would be mispredicted half of the time.
inline std::size_t write_chosen(Ints comparisons, std::size_t i, std::int32_t* to) {
    const Choice& choice = choices[to_bits(comparisons)];
    const Ints numbers = choice.lanes + static_cast<std::int32_t>(i);
    std::memcpy(to, &numbers, sizeof numbers);
    return choice.count;
}

/// Calls a function with the numbers of those of four, from the i-th on, that passed a comparison.
template<class Function>
void visit_chosen(Ints comparisons, std::size_t i, const Function& take) {
    for (unsigned bits = to_bits(comparisons); bits != 0; bits &= bits - 1)
        take(i + static_cast<std::size_t>(std::countr_zero(bits)));
}

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
        measure_circles();
    }

    /// Calls a function with the index of the first of each four points whose circle passes a test, which
    /// takes the centers and the radii of four circles.
    template<class Test, class Function>
    void visit_fours(const Test& test, const Function& take) const {
        std::array<std::int32_t, 64 + floats_at_once> passed;
        const std::size_t fours = x_.size() / floats_at_once;
        for (std::size_t first = 0; first < fours;) {
            std::size_t count = 0;
            for (const std::size_t end = std::min(fours, first + 64); first < end; first += floats_at_once)
                count += write_chosen(
                    test(Vecs{load(&center_x_[first]), load(&center_y_[first])}, load(&radius_[first])),
                    first, &passed[count]);
            for (std::size_t k = 0; k < count; ++k)
                take(floats_at_once * static_cast<std::size_t>(passed[k]));
        }
    }

private:
    /// Finds a circle around each four points.
    void measure_circles() {
        constexpr float rounded = 1e-3F;
        const std::size_t fours = x_.size() / floats_at_once;
        center_x_.assign(fours + floats_at_once, 0);
        center_y_.assign(fours + floats_at_once, 0);
        radius_.assign(fours + floats_at_once, -1e9F); // nothing is near to those that fill up
        for (std::size_t four = 0; four < fours; ++four) {
            const auto [x, y] = load_four(floats_at_once * four);
            const Vec center{(x[0] + x[1] + x[2] + x[3]) / 4, (y[0] + y[1] + y[2] + y[3]) / 4};
            const Vecs off{x - center.x, y - center.y};
            center_x_[four] = center.x, center_y_[four] = center.y;
            radius_[four] = std::sqrt(compute_max(dot(off, off))) + rounded;
        }
    }

    std::size_t size_ = 0;
    std::vector<float> x_, y_;
    std::vector<float> center_x_, center_y_, radius_; ///< of a circle around each four
};

} // namespace spotit::layout
