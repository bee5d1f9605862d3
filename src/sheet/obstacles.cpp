// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/obstacles.hpp"

#include "sheet/cutters.hpp"

#include <algorithm>

namespace spotit::sheet {

namespace {

void add_card(Obstacles& obstacles, const geom::Shape& card, geom::Point centre, double white) {
    const double x = card.size.width / 2, y = card.size.height / 2;
    if (card.kind == geom::Shape::Kind::Circle)
        obstacles.circles.push_back({centre, x + white});
    else
        obstacles.boxes.push_back(
            geom::Box{centre.x - x, centre.y - y, centre.x + x, centre.y + y}.grown(white));
}

void add_stroke(Obstacles& obstacles, const Stroke& mark, double white) {
    geom::Box box;
    box.add(mark.from);
    box.add(mark.to);
    obstacles.boxes.push_back(box.grown(mark.width / 2 + white));
}

} // namespace

Obstacles obstacles_of(const Imposition& imposition, const geom::Shape& card, const Options& options,
                       const White& around) {
    Obstacles obstacles;
    Options marks_only = options;
    marks_only.cut_lines = CutLines::None;
    const double white = around.cards + std::max(imposition.bleed, imposition.back_bleed);
    Imposition lone = imposition;
    for (const geom::Point centre : imposition.slots) {
        add_card(obstacles, card, centre, white);
        if (imposition.fold) add_card(obstacles, card, turned(imposition, centre), white);
        lone.slots = {centre};
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
