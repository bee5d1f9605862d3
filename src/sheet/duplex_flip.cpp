// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/duplex_flip.hpp"

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

// A page that is flipped around a horizontal axis shows its back upright. Cards are flipped sideways, so on
// such a page their backs stand upside down.
std::vector<BackSlot> place_backs(const Imposition& imposition) {
    std::vector<BackSlot> backs;
    if (imposition.flip == DuplexFlip::None) return backs;
    for (const geom::Point slot : imposition.slots)
        backs.push_back(
            {map_to_back(imposition, slot), imposition.flip == DuplexFlip::Over ? std::numbers::pi : 0.0});
    return backs;
}

geom::Point map_to_back(const Imposition& imposition, geom::Point p) {
    switch (imposition.flip) {
    case DuplexFlip::None:
        return p;
    case DuplexFlip::Sideways:
        return {imposition.paper.width - p.x, p.y};
    case DuplexFlip::Over:
        return {p.x, imposition.paper.height - p.y};
    }
    return p;
}

geom::Box map_to_back(const Imposition& imposition, const geom::Box& box) {
    return box.mapped([&](geom::Point p) { return map_to_back(imposition, p); });
}

LabelPlace map_to_back(const Imposition& imposition, const LabelPlace& place) {
    const double up = LabelPlace::ascent * place.size, down = LabelPlace::descent * place.size;
    const auto [x, y] = place.start;
    LabelPlace result = place;
    if (place.angle == 0) {
        const geom::Box box = map_to_back(imposition, geom::Box{x, y - up, x + place.length, y + down});
        result.start = {box.left, box.bottom - down};
    } else {
        const geom::Box box = map_to_back(imposition, geom::Box{x - up, y - place.length, x + down, y});
        result.start = {box.right - down, box.bottom};
    }
    return result;
}

Stroke map_to_back(const Imposition& imposition, Stroke stroke) {
    const geom::Point center = stroke.from;
    stroke.from = map_to_back(imposition, stroke.from);
    stroke.to = map_to_back(imposition, stroke.to);
    if (stroke.outlined)
        for (geom::Point& corner : stroke.outlined->corners)
            corner = map_to_back(imposition, center + corner) - stroke.from;
    return stroke;
}

} // namespace spotit::sheet
