// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/packing.hpp"
#include "sheet/rulers.hpp"

#include <spotit/sheet.hpp>

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace spotit::sheet {

namespace {

Block pack(const geom::Shape& card, geom::Size paper, const Options& options) {
    const Packable what{
        card.size, {paper.width - 2 * options.margin, paper.height - 2 * options.margin}, options.gap};
    const bool grid_only = card.kind != geom::Shape::Kind::Circle || options.packing == Packing::Grid ||
                           (options.packing == Packing::Auto && options.marks == Marks::Crop);
    if (grid_only) return pack_grid(what);
    Block zigzag = pack_zigzag(what);
    if (options.packing == Packing::Zigzag) return zigzag;
    Block grid = pack_grid(what);
    return zigzag.centres.size() > grid.centres.size() ? zigzag : grid;
}

std::vector<geom::Size> papers_to_try(const Options& options) {
    const auto [shorter, longer] = std::minmax(options.paper.width, options.paper.height);
    const geom::Size portrait{shorter, longer}, landscape{longer, shorter};
    switch (options.orientation) {
    case Orientation::Portrait:
        return {portrait};
    case Orientation::Landscape:
        return {landscape};
    case Orientation::Auto:
        break;
    }
    return {portrait, landscape};
}

std::vector<geom::Point> centred(const std::vector<geom::Point>& centres, geom::Size paper) {
    geom::Box box;
    for (const geom::Point centre : centres) box.add(centre);
    const geom::Point shift = geom::Point{paper.width / 2, paper.height / 2} - box.centre();
    std::vector<geom::Point> moved;
    std::ranges::transform(centres, std::back_inserter(moved),
                           [shift](geom::Point centre) { return centre + shift; });
    return moved;
}

} // namespace

Imposition impose(const geom::Shape& card, const Options& options) {
    if (!(card.size.width > 0 && card.size.height > 0 && options.gap >= 0))
        throw std::invalid_argument("a sheet needs cards of a positive size and a gap of at least 0");
    Imposition result;
    for (const geom::Size paper : papers_to_try(options)) {
        const Block block = pack(card, paper, options);
        if (block.centres.size() <= result.slots.size() && result.paper.width > 0) continue;
        result.paper = paper;
        result.packing = block.packing;
        result.slots = centred(block.centres, paper);
    }
    place_rulers(result, card, options);
    return result;
}

} // namespace spotit::sheet
