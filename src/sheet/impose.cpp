// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/bleed.hpp"
#include "sheet/cells.hpp"
#include "sheet/cutters.hpp"
#include "sheet/rulers.hpp"
#include "sheet/turn.hpp"

#include <spotit/sheet.hpp>

#include <stdexcept>

namespace spotit::sheet {

namespace {

/// A page that is the card and its bleed. Both sides are upright: nobody prints these on one sheet at home.
Imposition lone_card(const geom::Shape& card, const Options& options) {
    const geom::Size page{card.size.width + 2 * options.bleed, card.size.height + 2 * options.bleed};
    const geom::Point middle{page.width / 2, page.height / 2};
    Imposition result;
    result.paper = page;
    result.slots = {middle};
    result.cells = 1;
    result.backs = {{middle, 0}};
    result.bleed = result.back_bleed = options.bleed;
    return result;
}

Stroke fold_line(geom::Size paper, Turn fold) {
    const double x = paper.width / 2, y = paper.height / 2;
    Stroke line{.from = {x, marks_edge}, .to = {x, paper.height - marks_edge}, .width = 0.2, .black = 0.5};
    if (fold == Turn::Over) {
        line.from = {marks_edge, y};
        line.to = {paper.width - marks_edge, y};
    }
    return line;
}

} // namespace

Imposition impose(const geom::Shape& card, const Options& options) {
    if (!(card.size.width > 0 && card.size.height > 0 && options.gap >= 0 && options.bleed >= 0 &&
          options.back_bleed >= 0))
        throw std::invalid_argument(
            "a sheet needs cards of a positive size, and a gap and a bleed of at least 0");
    if (options.one_card_per_page) return lone_card(card, options);
    const Cells cells = best_cells(card, options);
    Imposition result;
    result.paper = cells.paper;
    result.packing = cells.packing;
    result.slots = cells.centres;
    result.cells = static_cast<int>(cells.centres.size());
    result.turn = turn_of(options.duplex, cells.paper, cells.fold);
    result.bleed = bleed_with_room(card, result.slots, options.bleed);
    result.back_bleed = bleed_with_room(card, result.slots, options.bleed + options.back_bleed);
    result.registration = registration_marks(options.cutter, cells.paper);
    if (cells.fold != Turn::None) result.fold = fold_line(cells.paper, cells.fold);
    place_rulers(result, card, options); // in no cell, not even in one that stays free
    result.slots = not_skipped(result.slots, options);
    result.backs = backs_of(result);
    return result;
}

} // namespace spotit::sheet
