#include <spotit/sheet.hpp>

#include "sheet/marks/page_marks.hpp"
#include "sheet/packing/packing.hpp"

#include <numbers>
#include <stdexcept>

namespace spotit::sheet {
namespace {

/// Makes a page of the card and its bleed. Both sides are upright: print shops print such pages.
Imposition impose_lone_card(const geom::Shape& card, const Options& options) {
    const geom::Size page{card.size().width + 2 * options.bleed, card.size().height + 2 * options.bleed};
    const geom::Point middle{page.width / 2, page.height / 2};
    return {.paper = page,
            .slots = {middle},
            .backs = {{middle, 0}},
            .bleed = options.bleed,
            .back_bleed = options.bleed};
}

Line fold_line(geom::Size paper, DuplexFlip fold) {
    const auto [width, height] = paper;
    Line line{.width = 0.2, .color = {0.5, 0.5, 0.5, 1}};
    if (fold == DuplexFlip::Over)
        line.from = {marks_edge, height / 2}, line.to = {width - marks_edge, height / 2};
    else
        line.from = {width / 2, marks_edge}, line.to = {width / 2, height - marks_edge};
    return line;
}

/// Returns the backs of the slots. A page that is flipped around a horizontal axis shows its back upright.
/// Cards are flipped sideways, so on such a page their backs stand upside down.
std::vector<BackSlot> place_backs(const Imposition& imposition) {
    std::vector<BackSlot> backs;
    if (imposition.flip == DuplexFlip::None) return backs;
    for (const geom::Point slot : imposition.slots)
        backs.push_back(
            {map_to_back(imposition, slot), imposition.flip == DuplexFlip::Over ? std::numbers::pi : 0.0});
    return backs;
}

} // namespace

Imposition impose(const geom::Shape& card, const Options& options) {
    if (!(card.size().width > 0 && card.size().height > 0 && options.gap >= 0 && options.bleed >= 0 &&
          options.back_bleed >= 0))
        throw std::invalid_argument(
            "a sheet needs cards of a positive size, and a gap and a bleed of at least 0");
    if (options.one_card_per_page) return impose_lone_card(card, options);
    const Cells cells = find_best_cells(card, options);
    Imposition result;
    result.paper = cells.paper;
    result.packing = cells.packing;
    result.slots = cells.centers;
    result.flip = find_duplex_flip(options.duplex, cells.paper, cells.fold);
    result.bleed = limit_bleed(card, result.slots, options.bleed);
    result.back_bleed = limit_bleed(card, result.slots, options.bleed + options.back_bleed);
    result.registration = draw_registration_marks(options.cutter, cells.paper);
    if (cells.fold != DuplexFlip::None) result.fold = fold_line(cells.paper, cells.fold);
    place_rulers(result, card, options); // in no cell, not even in a skipped one
    result.slots = remove_skipped(result.slots, options);
    result.backs = place_backs(result);
    return result;
}

DuplexFlip find_duplex_flip(Duplex duplex, geom::Size paper, DuplexFlip fold) {
    if (duplex == Duplex::None) return DuplexFlip::None;
    if (duplex == Duplex::Fold) return fold;
    const bool upright = paper.height >= paper.width; // its long edges are the vertical ones
    return upright == (duplex == Duplex::LongEdge) ? DuplexFlip::Sideways : DuplexFlip::Over;
}

geom::Point map_to_back(const Imposition& imposition, geom::Point p) {
    if (imposition.flip == DuplexFlip::Sideways) p.x = imposition.paper.width - p.x;
    if (imposition.flip == DuplexFlip::Over) p.y = imposition.paper.height - p.y;
    return p;
}

geom::Box map_to_back(const Imposition& imposition, const geom::Box& box) {
    return box.map_by([&](geom::Point p) { return map_to_back(imposition, p); });
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

Line map_to_back(const Imposition& imposition, Line line) {
    const geom::Point center = line.from;
    line.from = map_to_back(imposition, line.from);
    line.to = map_to_back(imposition, line.to);
    if (line.outlined)
        for (geom::Point& corner : line.outlined->corners)
            corner = map_to_back(imposition, center + corner) - line.from;
    return line;
}

} // namespace spotit::sheet
