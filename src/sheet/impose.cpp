// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/sheet.hpp>

#include "sheet/duplex_flip.hpp"
#include "sheet/marks/cutters.hpp"
#include "sheet/marks/page_marks.hpp"
#include "sheet/packing/cells.hpp"

#include <stdexcept>

namespace spotit::sheet {

namespace {

/// Makes a page of the card and its bleed. Both sides are upright: print shops print such pages.
Imposition lone_card(const geom::Shape& card, const Options& options) {
    const geom::Size page{card.size().width + 2 * options.bleed, card.size().height + 2 * options.bleed};
    const geom::Point middle{page.width / 2, page.height / 2};
    Imposition result;
    result.paper = page;
    result.slots = {middle};
    result.cells = 1;
    result.backs = {{middle, 0}};
    result.bleed = result.back_bleed = options.bleed;
    return result;
}

Stroke fold_line(geom::Size paper, DuplexFlip fold) {
    const double x = paper.width / 2, y = paper.height / 2;
    Stroke line{.from = {x, marks_edge}, .to = {x, paper.height - marks_edge}, .width = 0.2, .black = 0.5};
    if (fold == DuplexFlip::Over) {
        line.from = {marks_edge, y};
        line.to = {paper.width - marks_edge, y};
    }
    return line;
}

} // namespace

Imposition impose(const geom::Shape& card, const Options& options) {
    if (!(card.size().width > 0 && card.size().height > 0 && options.gap >= 0 && options.bleed >= 0 &&
          options.back_bleed >= 0))
        throw std::invalid_argument(
            "a sheet needs cards of a positive size, and a gap and a bleed of at least 0");
    if (options.one_card_per_page) return lone_card(card, options);
    const Cells cells = best_cells(card, options);
    Imposition result;
    result.paper = cells.paper;
    result.packing = cells.packing;
    result.slots = cells.centers;
    result.cells = static_cast<int>(cells.centers.size());
    result.flip = duplex_flip(options.duplex, cells.paper, cells.fold);
    result.bleed = limit_bleed(card, result.slots, options.bleed);
    result.back_bleed = limit_bleed(card, result.slots, options.bleed + options.back_bleed);
    result.registration = registration_marks(options.cutter, cells.paper);
    if (cells.fold != DuplexFlip::None) result.fold = fold_line(cells.paper, cells.fold);
    place_rulers(result, card, options); // in no cell, not even in a skipped one
    result.slots = remove_skipped(result.slots, options);
    result.backs = place_backs(result);
    return result;
}

} // namespace spotit::sheet
