// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/colr/colr.hpp"

#include <cmath>
#include <numbers>

namespace spotit::symbol {

namespace {

geom::Affine read_matrix(const Bytes& bytes, std::size_t offset) {
    return {bytes.fixed(offset),      bytes.fixed(offset + 4),  bytes.fixed(offset + 8),
            bytes.fixed(offset + 12), bytes.fixed(offset + 16), bytes.fixed(offset + 20)};
}

geom::Affine around(geom::Point center, const geom::Affine& map) {
    return geom::Affine::translation(center) * map * geom::Affine::translation({-center.x, -center.y});
}

geom::Affine skew(double x_angle, double y_angle) {
    return {1, std::tan(y_angle), -std::tan(x_angle), 1, 0, 0};
}

/// The formats come in pairs (plain, variable); the variable one only appends an index that default values
/// don't need.
std::optional<geom::Affine> read_place(const Bytes& bytes, std::size_t offset) {
    const auto number = [&](std::size_t at) { return bytes.f2dot14(offset + at); };
    const auto angle = [&](std::size_t at) { return number(at) * std::numbers::pi; };
    const auto point = [&](std::size_t at) {
        return geom::Point{static_cast<double>(bytes.i16(offset + at)),
                           static_cast<double>(bytes.i16(offset + at + 2))};
    };
    switch (bytes.u8(offset) & ~1U) {
    case 12:
        return read_matrix(bytes, offset + bytes.u24(offset + 4));
    case 14:
        return geom::Affine::translation(point(4));
    case 16:
        return geom::Affine{number(4), 0, 0, number(6), 0, 0};
    case 18:
        return around(point(8), {number(4), 0, 0, number(6), 0, 0});
    case 20:
        return geom::Affine::scaling(number(4));
    case 22:
        return around(point(6), geom::Affine::scaling(number(4)));
    case 24:
        return geom::Affine::rotation(angle(4));
    case 26:
        return around(point(6), geom::Affine::rotation(angle(4)));
    case 28:
        return skew(angle(4), angle(6));
    case 30:
        return around(point(8), skew(angle(4), angle(6)));
    default:
        return {};
    }
}

} // namespace

std::optional<Transform> read_transform(const Bytes& bytes, std::size_t offset) {
    const auto place = read_place(bytes, offset);
    if (!place) return {};
    return Transform{*place, offset + bytes.u24(offset + 1)};
}

} // namespace spotit::symbol
