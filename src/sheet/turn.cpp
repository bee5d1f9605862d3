// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/turn.hpp"

#include <numbers>

namespace spotit::sheet {

DuplexFlip duplex_flip(Duplex duplex, geom::Size paper, DuplexFlip fold) {
    const bool upright = paper.height >= paper.width; // its long edges are the vertical ones
    switch (duplex) {
    case Duplex::None:
        return DuplexFlip::None;
    case Duplex::LongEdge:
        return upright ? DuplexFlip::Sideways : DuplexFlip::Over;
    case Duplex::ShortEdge:
        return upright ? DuplexFlip::Over : DuplexFlip::Sideways;
    case Duplex::Fold:
        return fold;
    }
    return DuplexFlip::None;
}

// A page that is turned over around a horizontal axis shows its back upright. Cards are turned sideways, so
// on such a page their backs stand upside down.
std::vector<BackSlot> backs_of(const Imposition& imposition) {
    std::vector<BackSlot> backs;
    if (imposition.turn == DuplexFlip::None) return backs;
    for (const geom::Point slot : imposition.slots)
        backs.push_back(
            {turned(imposition, slot), imposition.turn == DuplexFlip::Over ? std::numbers::pi : 0.0});
    return backs;
}

geom::Point turned(const Imposition& imposition, geom::Point p) {
    switch (imposition.turn) {
    case DuplexFlip::None:
        return p;
    case DuplexFlip::Sideways:
        return {imposition.paper.width - p.x, p.y};
    case DuplexFlip::Over:
        return {p.x, imposition.paper.height - p.y};
    }
    return p;
}

geom::Box turned(const Imposition& imposition, const geom::Box& box) {
    geom::Box result;
    result.add(turned(imposition, geom::Point{box.left, box.top}));
    result.add(turned(imposition, geom::Point{box.right, box.bottom}));
    return result;
}

LabelPlace turned(const Imposition& imposition, const LabelPlace& place) {
    const double up = LabelPlace::ascent * place.size, down = LabelPlace::descent * place.size;
    const auto [x, y] = place.start;
    LabelPlace result = place;
    if (place.angle == 0) {
        const geom::Box box = turned(imposition, geom::Box{x, y - up, x + place.length, y + down});
        result.start = {box.left, box.bottom - down};
    } else {
        const geom::Box box = turned(imposition, geom::Box{x - up, y - place.length, x + down, y});
        result.start = {box.right - down, box.bottom};
    }
    return result;
}

Stroke turned(const Imposition& imposition, Stroke stroke) {
    stroke.from = turned(imposition, stroke.from);
    stroke.to = turned(imposition, stroke.to);
    for (geom::Point& corner : stroke.corners) corner = turned(imposition, corner);
    return stroke;
}

} // namespace spotit::sheet
