// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/packing/obstacles.hpp"

#include "sheet/marks/cutters.hpp"

#include <algorithm>

namespace spotit::sheet {

namespace {

/// A hexagon is cut into strips, so that items fit between its slanted sides and the paper's edge.
void add_hexagon(Obstacles& obstacles, const geom::Shape& card, geom::Point center) {
    constexpr int strips = 8;
    const double x = card.size.width / 2, y = card.size.height / 2;
    for (int i = 0; i < strips; ++i) {
        const double from = static_cast<double>(i) / strips, to = static_cast<double>(i + 1) / strips;
        const double reach = x * (1 - from / 2);
        obstacles.boxes.push_back(
            {center.x - reach, center.y + from * y, center.x + reach, center.y + to * y});
        obstacles.boxes.push_back(
            {center.x - reach, center.y - to * y, center.x + reach, center.y - from * y});
    }
}

void add_card(Obstacles& obstacles, const geom::Shape& card, geom::Point center, double white) {
    const double x = card.size.width / 2, y = card.size.height / 2;
    switch (card.kind) {
    case geom::Shape::Kind::Circle:
        obstacles.circles.push_back({center, x + white});
        break;
    case geom::Shape::Kind::Hexagon:
        add_hexagon(obstacles, card.inset(-white), center);
        break;
    case geom::Shape::Kind::Rectangle:
        obstacles.boxes.push_back(
            geom::Box{center.x - x, center.y - y, center.x + x, center.y + y}.grown(white));
        break;
    }
}

void add_stroke(Obstacles& obstacles, const Stroke& mark, double white) {
    geom::Box box;
    box.add(mark.from);
    box.add(mark.to);
    obstacles.boxes.push_back(box.grown(mark.width / 2 + white));
}

} // namespace

Obstacles find_obstacles(const Imposition& imposition, const geom::Shape& card, const Options& options,
                         const White& around) {
    Obstacles obstacles;
    Options marks_only = options;
    marks_only.cut_lines = CutLines::None;
    const double white = around.cards + std::max(imposition.bleed, imposition.back_bleed);
    Imposition lone = imposition;
    for (const geom::Point center : imposition.slots) {
        add_card(obstacles, card, center, white);
        if (imposition.fold) add_card(obstacles, card, map_to_back(imposition, center), white);
        lone.slots = {center};
        for (const Stroke& mark : marks(lone, card, marks_only, 1)) add_stroke(obstacles, mark, around.marks);
        if (!imposition.fold) continue;
        for (const Stroke& mark : back_marks(lone, card, marks_only, 1))
            add_stroke(obstacles, mark, around.marks);
    }
    if (imposition.fold) add_stroke(obstacles, *imposition.fold, around.marks);
    for (const geom::Box& zone : registration_zones(options.cutter, imposition.paper))
        obstacles.boxes.push_back(zone.grown(around.corners));
    return obstacles;
}

} // namespace spotit::sheet
