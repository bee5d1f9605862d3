#include <spotit/sheet.hpp>

#include "sheet/marks/page_marks.hpp"

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

/// A paper in one orientation and the part of it for the fronts.
struct Ground {
    geom::Size paper;
    DuplexFlip fold = DuplexFlip::None;
    geom::Box area;
};

Ground find_ground(const geom::Shape& card, geom::Size paper, DuplexFlip fold, const Options& options) {
    Ground result{paper, fold,
                  geom::Box{0, 0, paper.width, paper.height}.grow(
                      -std::max(options.margin, measure_frame_inset(options.cutter)))};
    const geom::Size bled = card.shrink(-options.bleed - options.back_bleed).size();
    const geom::Size beyond{(bled.width - card.size().width) / 2, (bled.height - card.size().height) / 2};
    if (fold == DuplexFlip::Sideways) result.area.right = paper.width / 2 - fold_edge - beyond.width;
    if (fold == DuplexFlip::Over) result.area.bottom = paper.height / 2 - fold_edge - beyond.height;
    return result;
}

std::vector<Ground> list_grounds(const geom::Shape& card, const Options& options) {
    const auto [shorter, longer] = std::minmax(options.paper.width, options.paper.height);
    std::vector<geom::Size> papers;
    if (options.orientation != Orientation::Landscape) papers.push_back({shorter, longer});
    if (options.orientation != Orientation::Portrait) papers.push_back({longer, shorter});
    std::vector<DuplexFlip> folds{DuplexFlip::None};
    if (options.duplex == Duplex::Fold) folds = {DuplexFlip::Sideways, DuplexFlip::Over};
    std::vector<Ground> all;
    for (const geom::Size paper : papers)
        for (const DuplexFlip fold : folds) all.push_back(find_ground(card, paper, fold, options));
    return all;
}

std::vector<Packing> list_packings_to_try(const geom::Shape& card, const Options& options) {
    const Marks marks = options.marks.value_or(choose_usual_marks(card));
    if (!can_be_shifted(card)) return {Packing::Grid};
    if (options.packing != Packing::Auto) return {options.packing};
    if (marks == Marks::Crop || marks == Marks::Full) return {Packing::Grid};
    return {Packing::Grid, Packing::Zigzag, Packing::Hex};
}

std::vector<geom::Point> center_points(std::vector<geom::Point> centers, geom::Point middle) {
    geom::Box box;
    for (const geom::Point center : centers) box.add(center);
    for (geom::Point& center : centers) center = center + (middle - box.center());
    return centers;
}

/// The places for cards on a sheet.
struct Cells {
    geom::Size paper;
    DuplexFlip fold = DuplexFlip::None; ///< the fold that restricts the fronts to one half of the paper
    Packing packing = Packing::Grid;
    std::vector<geom::Point> centers; ///< row by row
};

/// Returns the cells for the options, including skipped ones. Orientation, fold and packing that are left
/// open are chosen for the largest number of cards.
Cells find_best_cells(const geom::Shape& card, const Options& options) {
    const geom::RimDistance<double> card_and_marks(card.shrink(-std::max(options.bleed, max_tick)));
    Cells best;
    for (const Ground& on : list_grounds(card, options)) {
        const std::vector<geom::Box> zones = list_registration_zones(options.cutter, on.paper);
        for (const geom::Box& area : list_areas(zones, on.area))
            for (const Packing packing : list_packings_to_try(card, options)) {
                const auto packed = pack(packing, {card, {area.width(), area.height()}, options.gap});
                auto centers = center_points(packed, area.center());
                remove_touching(zones, card_and_marks, centers);
                if (best.paper.width > 0 && centers.size() <= best.centers.size()) continue;
                best = {on.paper, on.fold, packing, std::move(centers)};
            }
    }
    return best;
}

/// Returns the cells that the options don't skip.
std::vector<geom::Point> remove_skipped(const std::vector<geom::Point>& centers, const Options& options) {
    std::vector<geom::Point> kept;
    for (std::size_t i = 0; i < centers.size(); ++i)
        if (std::ranges::find(options.skip, static_cast<int>(i) + 1) == options.skip.end())
            kept.push_back(centers[i]);
    return kept;
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
    result.flip = choose_duplex_flip(options.duplex, cells.paper, cells.fold);
    result.bleed = limit_bleed(card, result.slots, options.bleed);
    result.back_bleed = limit_bleed(card, result.slots, options.bleed + options.back_bleed);
    result.registration = draw_registration_marks(options.cutter, cells.paper);
    if (cells.fold != DuplexFlip::None) result.fold = fold_line(cells.paper, cells.fold);
    place_rulers(result, card, options); // in no cell, not even in a skipped one
    result.slots = remove_skipped(result.slots, options);
    result.backs = place_backs(result);
    return result;
}

DuplexFlip choose_duplex_flip(Duplex duplex, geom::Size paper, DuplexFlip fold) {
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
