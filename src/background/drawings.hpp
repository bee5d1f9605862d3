// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "background/pen.hpp"

#include <spotit/background.hpp>

/// The functions that make each kind of drawing.
namespace spotit::background {

/// A drawing's box: the card's, grown by the bleed.
struct Request {
    const BackgroundSpec& source;
    const geom::Shape& card;
    geom::Box box;
    diag::Sink& sink;
};

symbol::Symbol draw(const Gradient& gradient, const Request& request);
symbol::Symbol draw(const Pattern& pattern, const Request& request);
symbol::Symbol draw(const Image& image, const Request& request);

/// Returns a symbol with the request's box.
symbol::Symbol make_symbol(std::string name, symbol::Items items, const Request& request);
/// Returns a box filled with a paint, which lies at a place.
symbol::Item fill_box(const geom::Box& box, symbol::Paint paint, const geom::Affine& paint_place = {});

/// A gradient stop for Cairo, with a place: stops are sorted, and so dense that unpremultiplied mixing looks
/// like CSS's premultiplied mixing.
struct PlacedStop {
    color::Color color{};
    double at = 0;
};
std::vector<PlacedStop> place_stops(std::span<const Stop> stops);

/// Returns a color between two, unpremultiplied.
color::Color mixed(const color::Color& one, const color::Color& other, double share_of_other);

} // namespace spotit::background
