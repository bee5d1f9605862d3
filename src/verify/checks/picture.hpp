#pragma once

#include "verify/checks/page_renderer.hpp"
#include "verify/content/page_reader.hpp"

namespace spotit::verify {

/// How much a drawing changes its background, at most, and in its red, green and blue.
using Ink = std::array<float, 4>;
/// Ink where it is, along the sides of a symbol's box.
struct PlacedInk {
    geom::Point place{};
    Ink ink{};
};
/// What is seen in the box of a symbol.
struct Seen {
    std::vector<PlacedInk> ink{};           ///< of the drawing by itself
    std::size_t pixels = 0;                 ///< of that, which can be seen
    std::size_t inside = 0, ink_inside = 0; ///< pixels of the ellipse, where no neighbor's corner is
    std::size_t differing = 0;              ///< pixels of the ink that are not so on the page
};
/// A page as it is, without its drawings, and with those of a layer.
struct PageLooks {
    const RenderedPage &whole, &bare, &layer;
};
/// Looks at the pixels in the box of a drawing, on a page of that size in points.
Seen look(const PageLooks& page, const geom::Size& size, const Corners& corners);

/// The ink of a symbol in a grid around its middle, of no size.
struct Picture {
    static constexpr std::size_t side = 12;

    std::array<Ink, side * side> cells{}; ///< shares of all ink
    Ink all{};                            ///< their sum
    double strength = 0;                  ///< of the ink, in units of its area
};
Picture make_picture(const std::vector<PlacedInk>& ink, const geom::Affine& map = {});
/// Returns the picture mapped around its middle.
Picture map_picture(const Picture& picture, const geom::Affine& map);
/// Returns how much two pictures differ, 0 to 2; or, if that is more than `max`, any number above it.
double compare(const Picture& one, const Picture& other, double max);

} // namespace spotit::verify
