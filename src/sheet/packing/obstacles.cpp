#include "sheet/marks/free_space.hpp"

#include "sheet/marks/page_marks.hpp"

namespace spotit::sheet {

namespace {

/// Other polygons are cut into strips, so that items fit between slanted sides and the paper's edge.
void add_card(Obstacles& obstacles, const geom::Shape& card, geom::Point center) {
    if (card.is_circle()) return obstacles.circles.push_back({center, card.radius});
    if (card.is_box()) return obstacles.boxes.push_back(card.box().moved(center));
    constexpr int strips = 8; // of each half
    const double height = card.box().bottom / strips;
    const geom::RimDistance<double> rim(card);
    for (int i = 0; i < strips; ++i) {
        const double reach = rim.reach({1, 0}, i * height);
        const geom::Box strip{-reach, i * height, reach, (i + 1) * height};
        obstacles.boxes.push_back(strip.moved(center));
        obstacles.boxes.push_back(geom::Box{-reach, -strip.bottom, reach, -strip.top}.moved(center));
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
    const geom::Shape covered = card.inset(-around.cards - std::max(imposition.bleed, imposition.back_bleed));
    Imposition lone = imposition;
    for (const geom::Point center : imposition.slots) {
        add_card(obstacles, covered, center);
        if (imposition.fold) add_card(obstacles, covered, map_to_back(imposition, center));
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
