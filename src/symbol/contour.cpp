// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/contour.hpp"

#include <algorithm>
#include <array>

namespace spotit::symbol {

namespace {

struct Pixel {
    int x = 0, y = 0;
    friend Pixel operator+(Pixel a, Pixel b) { return {a.x + b.x, a.y + b.y}; }
    friend bool operator==(Pixel, Pixel) = default;
};

/// The sides of a pixel in clockwise order.
enum Side { left, top, right, bottom };
constexpr std::array<Pixel, 4> beyond{{{-1, 0}, {0, -1}, {1, 0}, {0, 1}}}; ///< the neighbour across a side
constexpr std::array<Pixel, 4> ahead{
    {{0, -1}, {1, 0}, {0, 1}, {-1, 0}}}; ///< along a side, the pixel on the right hand

Side turned(Side side, int quarters) {
    return static_cast<Side>((static_cast<int>(side) + quarters) & 3);
}

/// A straight edge lies where half of a pixel is covered; a tip covers less of its last pixels, and must not
/// be cut off. A quarter keeps tips and moves straight edges out by a quarter of a pixel.
constexpr double edge = 0.25;

/// Walks along the cracks between inside and outside.
class Tracer {
public:
    Tracer(const AlphaRaster& raster, int level)
        : raster_(raster)
        , level_(level)
        , outside_(raster.alpha.size(), 0)
        , traced_(raster.alpha.size(), 0) {
        flood_outside();
    }
    geom::Region trace_all();

private:
    void flood_outside();
    geom::Polygon trace(Pixel start);
    geom::Point crossing(Pixel inside, Side side) const;
    int alpha(Pixel p) const { return raster_.alpha[raster_.index(p.x, p.y)]; }
    int most_nearby(Pixel p) const;
    /// How far the opacity lies above what counts as inside at this place.
    double excess(Pixel p) const { return alpha(p) - std::max(level_ - 0.5, edge * most_nearby(p)); }
    bool is_clear(Pixel p) const {
        if (alpha(p) < level_ || alpha(p) > 127) return alpha(p) < level_; // most pixels are plain
        return excess(p) < 0;
    }
    bool is_inside(Pixel p) const { return outside_[raster_.index(p.x, p.y)] == 0; }

    const AlphaRaster& raster_;
    int level_;
    std::vector<char> outside_; ///< clear, and joined to the raster's rim
    std::vector<char> traced_;  ///< its left side is part of a ring already
};

/// By runs of a row, which is three times as fast as by pixels.
void Tracer::flood_outside() {
    const auto is_dry = [&](int x, int y) { return outside_[raster_.index(x, y)] == 0 && is_clear({x, y}); };
    std::vector<Pixel> open{{0, 0}};
    while (!open.empty()) {
        const auto [seed, y] = open.back();
        open.pop_back();
        if (!is_dry(seed, y)) continue;
        int begin = seed, end = seed + 1;
        while (begin > 0 && is_dry(begin - 1, y)) --begin;
        while (end < raster_.width && is_dry(end, y)) ++end;
        std::fill_n(&outside_[raster_.index(begin, y)], end - begin, char{1});
        for (const int row : {y - 1, y + 1}) {
            if (row < 0 || row >= raster_.height) continue;
            for (int x = begin; x < end; ++x)
                if (is_dry(x, row) && (x == begin || !is_dry(x - 1, row))) open.push_back({x, row});
        }
    }
}

int Tracer::most_nearby(Pixel p) const {
    int most = 0;
    for (int y = std::max(0, p.y - 1); y <= std::min(raster_.height - 1, p.y + 1); ++y)
        for (int x = std::max(0, p.x - 1); x <= std::min(raster_.width - 1, p.x + 1); ++x)
            most = std::max(most, alpha({x, y}));
    return most;
}

geom::Point Tracer::crossing(Pixel inside, Side side) const {
    const Pixel outside = inside + beyond[side];
    const double in = excess(inside), out = excess(outside);
    const double part = in / (in - out);
    return {inside.x + 0.5 + part * beyond[side].x, inside.y + 0.5 + part * beyond[side].y};
}

geom::Polygon Tracer::trace(Pixel start) {
    geom::Polygon ring;
    Pixel pixel = start;
    Side side = left;
    do {
        if (side == left) traced_[raster_.index(pixel.x, pixel.y)] = 1;
        ring.push_back(crossing(pixel, side));
        const Pixel next = pixel + ahead[side], diagonal = next + beyond[side];
        if (is_inside(diagonal)) {
            pixel = diagonal;
            side = turned(side, -1);
        } else if (is_inside(next)) {
            pixel = next;
        } else {
            side = turned(side, 1);
        }
    } while (pixel != start || side != left);
    return ring;
}

geom::Region Tracer::trace_all() {
    geom::Region rings;
    for (int y = 1; y + 1 < raster_.height; ++y) {
        for (int x = 1; x + 1 < raster_.width; ++x) {
            const bool begins = is_inside({x, y}) && !is_inside({x - 1, y});
            if (begins && traced_[raster_.index(x, y)] == 0) rings.push_back(trace({x, y}));
        }
    }
    return rings;
}

} // namespace

geom::Region outer_contours(const AlphaRaster& raster, int level) {
    return Tracer(raster, level).trace_all();
}

} // namespace spotit::symbol
