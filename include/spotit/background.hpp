// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/background/spec.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/geom.hpp>
#include <spotit/symbol.hpp>

#include <optional>
#include <span>
#include <string_view>

/// What lies behind the symbols, and on the backs: gradients, patterns, pictures.
namespace spotit::background {

/// How themes write the kinds of patterns.
struct PatternName {
    std::string_view name;
    Pattern::Kind kind = Pattern::Kind::Dots;
};
std::span<const PatternName> patterns();

/// What backs show when nobody says what.
Drawing default_back();
/// The same drawing in shades of one color; images stay as they are.
Drawing recolored(Drawing drawing, const color::Color& color);

/// The drawing as a picture in millimeters around the card's center, which covers the box around the card and
/// `bleed` beyond it; whoever uses it clips it. Of an image of pixels, `pixels` says how many the box would
/// have. What is wrong with a file goes into the sink with the source's span; then the picture is empty.
/// Its box is all that layouts may ask of it: it has no outline.
symbol::Symbol make(const BackgroundSpec& source, const geom::Shape& card, double bleed, diag::Sink& sink);

/// What a text on a drawing stands on: a rectangle around the origin with rounded corners and a thin line
/// inside its edge.
struct TextBox {
    geom::Size size{};
    color::Color fill = color::white, line = color::black;
};
symbol::Symbol text_box(const TextBox& plate);

/// How finely an image that `make` made is printed; nothing for what has no pixels.
std::optional<double> dots_per_inch(const symbol::Symbol& made);

/// The mean of what the card shows of a drawing that `make` made, over the color below it.
color::Color mean_color(const symbol::Symbol& made, const geom::Shape& card, const color::Color& below);
/// The same of a part of the card.
color::Color mean_color(const symbol::Symbol& made, const geom::Box& part, const color::Color& below);
/// The same before it is made. A file that can't be read leaves the color below.
color::Color mean_color(const Drawing& drawing, const color::Color& below);

} // namespace spotit::background
