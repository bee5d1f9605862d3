#pragma once

#include <spotit/geom.hpp>

#include <cmath>

/// Layouts depend only on + - * / and square roots, which are rounded alike on every machine; sines and
/// powers are not.
namespace spotit::layout {

/// A plane vector of numbers, or several in columns (simd.hpp).
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

} // namespace spotit::layout
