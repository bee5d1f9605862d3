// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/geom.hpp>
#include <spotit/symbol.hpp>

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

/// What lies behind the symbols, and on the backs: gradients, patterns, pictures.
namespace spotit::background {

/// A color of a gradient, and where it stands from 0 to 1; none: evenly between its neighbors.
struct Stop {
    color::Color color{};
    std::optional<double> at{};
};

/// As in CSS Images 4, in the box around the card, colors mixed premultiplied: a linear one runs in the
/// direction of its angle (0 upwards, clockwise, radians) from corner to corner; a radial one runs from the
/// middle to the farthest corner, in an ellipse of the box's proportions or in a circle (on round cards to
/// the rim).
struct Gradient {
    enum class Kind { Linear, Radial } kind = Kind::Linear;
    double angle = 3.14159265358979323846;
    std::vector<Stop> stops{}; ///< two at least
    /// Linear, instead of the angle: towards this corner, so that the color half-way runs through both of
    /// its neighbors.
    enum class Corner { TopRight, BottomRight, BottomLeft, TopLeft };
    std::optional<Corner> corner{};
    enum class Ending { Ellipse, Circle } ending = Ending::Ellipse; ///< of radial ones
};

/// Repeated drawings, symmetric to the card's middle, so that a turned back looks the same.
struct Pattern {
    enum class Kind { Dots, Stripes, Checks, Diamonds, Waves, Rays, Rings, Confetti } kind = Kind::Dots;
    std::vector<color::Color> colors{}; ///< the ground first, then those of the drawings; two at least
    double size = 6;                    ///< from one drawing to the next, mm
    double angle = 0;                   ///< clockwise, radians
};
/// How themes write the kinds of patterns.
struct PatternName {
    std::string_view name;
    Pattern::Kind kind = Pattern::Kind::Dots;
};
std::span<const PatternName> patterns();

/// An SVG, PNG, JPEG or WebP file.
struct Image {
    /// Cover fills the card and is cut off; Contain is all there; Tile is repeated.
    enum class Fit { Cover, Contain, Tile } fit = Fit::Cover;
    std::filesystem::path file{};
    double opacity = 1;
    double size = 20; ///< of Tile: from one picture to the next, mm
};

using Drawing = std::variant<Gradient, Pattern, Image>;

/// What backs show when nobody says what.
Drawing default_back();
/// The same drawing in shades of one color; images stay as they are.
Drawing recolored(Drawing drawing, const color::Color& color);

/// A drawing, and where the theme asks for it.
struct BackgroundSpec {
    Drawing drawing{};
    diag::Span span{};
};

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
