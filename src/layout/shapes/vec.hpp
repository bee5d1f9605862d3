#pragma once

#include <spotit/geom.hpp>

#include <cmath>

/// Plane vectors in single precision. Layouts depend only on + - * / and square roots, which are rounded
/// alike on every machine; sines and powers are not.
namespace spotit::layout {

struct Vec {
    float x = 0, y = 0;
};
constexpr Vec operator+(Vec a, Vec b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Vec operator-(Vec a, Vec b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Vec operator-(Vec a) {
    return {-a.x, -a.y};
}
constexpr Vec operator*(float k, Vec a) {
    return {k * a.x, k * a.y};
}
constexpr float dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y;
}
constexpr float cross(Vec a, Vec b) {
    return a.x * b.y - a.y * b.x;
}
/// Not geom::length, which may use the C library.
inline float length(Vec a) {
    return std::sqrt(dot(a, a));
}
/// Rotations are unit vectors (cosine, sine); applying one is complex multiplication.
constexpr Vec turned(Vec by, Vec a) {
    return {by.x * a.x - by.y * a.y, by.y * a.x + by.x * a.y};
}
constexpr Vec turned_back(Vec by, Vec a) {
    return {by.x * a.x + by.y * a.y, by.x * a.y - by.y * a.x};
}
/// Rotates by a further small `angle`, whose sine is approximated by the angle.
inline Vec turned_a_little(Vec turn, float angle) {
    const Vec next{turn.x - turn.y * angle, turn.y + turn.x * angle};
    return (1 / length(next)) * next;
}

inline Vec to_vec(geom::Point p) {
    return {static_cast<float>(p.x), static_cast<float>(p.y)};
}

} // namespace spotit::layout
