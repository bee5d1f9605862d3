// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "background/drawings.hpp"

namespace spotit::background {

symbol::Item fill_box(const geom::Box& box, symbol::Paint paint, const geom::Affine& paint_place) {
    geom::Path path;
    path.add(box);
    return {symbol::Fill{std::move(path), std::move(paint), paint_place}};
}

symbol::Symbol make_symbol(std::string name, symbol::Items items, const Request& request) {
    return {.name = std::move(name), .drawing = std::move(items), .box = request.box};
}

symbol::Symbol make(const BackgroundSpec& source, const geom::Shape& card, double bleed, diag::Sink& sink) {
    const Request request{source, card, card.box().grown(bleed), sink};
    return std::visit([&](const auto& drawing) { return draw(drawing, request); }, source.drawing);
}

std::optional<double> dots_per_inch(const symbol::Symbol& made) {
    if (!made.pixels) return std::nullopt;
    return made.pixels->width / made.box.width() * geom::millimeters_per_inch;
}

} // namespace spotit::background
