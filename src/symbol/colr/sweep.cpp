// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/colr/sweep.hpp"

#include "symbol/colr/gradients.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::symbol {

namespace {

constexpr double full_turn = 2 * std::numbers::pi;
/// Ghostscript shows steps when sectors are wider.
constexpr int sectors_per_turn = 120;
/// A color line repeated more often than this is too fine to print.
constexpr std::size_t max_edges = 1000;

/// The color of a sweep gradient at each angle from 0 to a full turn.
class Wheel {
public:
    explicit Wheel(const SweepGradient& gradient)
        : gradient_(gradient)
        , line_(gradient.line) {}

    /// Returns the color just before (side -1) or just after (side +1) an angle, which differ at a hard edge.
    Rgba color(double angle, int side) const;
    /// Returns the angles at which the gradient changes its slope, unsorted.
    std::vector<double> edges() const;

private:
    double first() const { return line_.stops.front().offset; }
    double period() const { return line_.stops.back().offset - first(); }

    const SweepGradient& gradient_;
    const ColorLine& line_;
};

Rgba Wheel::color(double angle, int side) const {
    constexpr double nudge = 1e-7;
    const double turn = gradient_.end - gradient_.start, seen = angle + side * nudge;
    if (turn == 0) return seen < gradient_.start ? line_.stops.front().color : line_.stops.back().color;
    const double offset = (seen - gradient_.start) / turn;
    if (line_.extend == Extend::Pad) return color_at(line_, offset);
    if (period() <= 0) return {0, 0, 0, 0};
    const double periods = (offset - first()) / period(), whole = std::floor(periods);
    const bool backwards = line_.extend == Extend::Reflect && std::fmod(std::abs(whole), 2) == 1;
    const double part = backwards ? 1 - (periods - whole) : periods - whole;
    return color_at(line_, first() + part * period());
}

std::vector<double> Wheel::edges() const {
    std::vector<double> edges;
    for (int i = 0; i <= sectors_per_turn; ++i) edges.push_back(full_turn * i / sectors_per_turn);
    const double turn = gradient_.end - gradient_.start;
    const auto add = [&](double angle) {
        if (angle > 0 && angle < full_turn) edges.push_back(angle);
    };
    if (line_.extend == Extend::Pad || period() <= 0) {
        for (const Stop& stop : line_.stops) add(gradient_.start + stop.offset * turn);
        return edges;
    }
    const double begin = (0 - gradient_.start) / turn, end = (full_turn - gradient_.start) / turn;
    const double low = std::floor((std::min(begin, end) - first()) / period()) - 1;
    const double high = std::ceil((std::max(begin, end) - first()) / period()) + 1;
    if ((high - low) * static_cast<double>(line_.stops.size()) > max_edges) return edges;
    for (double repeat = low; repeat <= high; ++repeat) {
        const bool backwards = line_.extend == Extend::Reflect && std::fmod(std::abs(repeat), 2) == 1;
        for (const Stop& stop : line_.stops) {
            const double within = backwards ? period() - (stop.offset - first()) : stop.offset - first();
            add(gradient_.start + (first() + repeat * period() + within) * turn);
        }
    }
    return edges;
}

void add_sector(cairo_pattern_t* mesh, const geom::Circle& disc, double from, double to) {
    const auto rim = [&](double angle) {
        return disc.center + disc.radius * geom::Point{std::cos(angle), std::sin(angle)};
    };
    const geom::Point a = rim(from), b = rim(to);
    cairo_mesh_pattern_move_to(mesh, disc.center.x, disc.center.y);
    cairo_mesh_pattern_line_to(mesh, a.x, a.y);
    cairo_mesh_pattern_line_to(mesh, b.x, b.y);
    cairo_mesh_pattern_line_to(mesh, disc.center.x, disc.center.y);
}

/// Returns a disc whose sectors, being triangles, still cover the area. It is as small as possible, since
/// viewers draw meshes in steps proportional to their size.
geom::Circle covering_disc(geom::Point center, const geom::Box& area) {
    double radius = 1;
    for (const double x : {area.left, area.right})
        for (const double y : {area.top, area.bottom})
            radius = std::max(radius, geom::distance(center, {x, y}));
    return {center, 1.01 * radius};
}

} // namespace

PatternHandle make_sweep(const SweepGradient& gradient, const geom::Box& area) {
    const Wheel wheel(gradient);
    const geom::Circle disc = covering_disc(gradient.center, area);
    std::vector<double> edges = wheel.edges();
    std::ranges::sort(edges);
    PatternHandle mesh(cairo_pattern_create_mesh());
    for (std::size_t i = 0; i + 1 < edges.size(); ++i) {
        const double from = edges[i], to = edges[i + 1];
        if (to - from < 1e-6) continue;
        cairo_mesh_pattern_begin_patch(mesh.get());
        add_sector(mesh.get(), disc, from, to);
        const Rgba start = wheel.color(from, +1), end = wheel.color(to, -1);
        // Corners: the center, the rim at `from`, the rim at `to`, the center again.
        for (const unsigned corner : {0U, 1U, 2U, 3U}) {
            const Rgba& color = corner < 2 ? start : end;
            cairo_mesh_pattern_set_corner_color_rgba(mesh.get(), corner, color.red, color.green, color.blue,
                                                     color.alpha);
        }
        cairo_mesh_pattern_end_patch(mesh.get());
    }
    return mesh;
}

} // namespace spotit::symbol
