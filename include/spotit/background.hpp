#pragma once

#include <spotit/background/spec.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/geom.hpp>
#include <spotit/symbol.hpp>

#include <optional>
#include <span>

/// Backgrounds of cards, fronts and backs: gradients, patterns, pictures.
namespace spotit::background {

/// Returns the drawing of backs for themes that name none.
Drawing make_default_back();
/// Returns the drawing in shades of one color; images stay as they are.
Drawing recolor(Drawing drawing, const color::Color& color);

/// What a background is made for: a card and its bleed, and the symbols of the deck.
struct Surface {
    const geom::Shape& card;
    double bleed = 0;
    std::span<const symbol::Symbol> symbols{};
};
/// Returns the drawing as a picture in millimeters around the card's center, which covers the box around the
/// card and its bleed; whoever uses it clips it. Of an image of pixels, `pixels` says how many the
/// box would have. Errors in a file go into the sink with the span of the theme; then the picture is empty.
/// Its box is all that layouts may ask of it: it has no outline.
symbol::Symbol make(const BackgroundSpec& source, const Surface& surface, diag::Sink& sink);

/// Returns the resolution of an image that `make` made; nothing for drawings without pixels.
std::optional<double> measure_dots_per_inch(const symbol::Symbol& made);

/// Returns the mean color of a drawing that `make` made within the card, over the color below it.
color::Color compute_mean_color(const symbol::Symbol& made, const geom::Shape& card,
                                const color::Color& below);
/// Returns the mean color within a part of the card.
color::Color compute_mean_color(const symbol::Symbol& made, const geom::Box& part, const color::Color& below);
/// Returns the mean color of a drawing that is not made yet. A file that can't be read leaves the color
/// below.
color::Color compute_mean_color(const Drawing& drawing, const color::Color& below);

} // namespace spotit::background
