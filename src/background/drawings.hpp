// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "background/pen.hpp"

#include <spotit/background.hpp>

/// The functions that make each kind of drawing.
namespace spotit::background {

/// A drawing and the box that it covers: that box is the card's, grown by the bleed.
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
symbol::Symbol make_symbol(std::string name, symbol::DrawFunction picture, const Request& request);
/// Returns the box around a card.
geom::Box card_box(const geom::Shape& card);

/// Returns stops as Cairo takes them: each with its place, in order, so dense that mixing them
/// unpremultiplied looks as CSS's premultiplied mixing does.
struct PlacedStop {
    color::Color color{};
    double at = 0;
};
std::vector<PlacedStop> place_stops(std::span<const Stop> stops);

/// Returns a color between two, unpremultiplied.
color::Color mixed(const color::Color& one, const color::Color& other, double share_of_other);

} // namespace spotit::background
