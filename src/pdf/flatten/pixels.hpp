#pragma once

#include "pdf/content/operations.hpp"

#include <spotit/geom.hpp>

#include <cstddef>
#include <string>

namespace spotit::pdf {

/// A drawing as pixels, row by row: colors in sRGB, three bytes each, and opacity, one byte each.
struct Pixels {
    std::size_t width = 0, height = 0;
    std::string rgb{}, alpha{};
};
/// Divides pixels of four bytes.
Pixels divide_pixels(const std::string& rgba, int width, int height);

/// From this opacity on, of 255, nobody sees what lies below.
inline constexpr int nearly_opaque = 250;
/// Returns true if what lies below a drawing shows through it, and not only at its edges.
bool shows_ground(const Pixels& pixels);

/// Gives pixels of less opacity the color of the nearest pixel that has it, so that a renderer that mixes
/// neighbors mixes in nothing else along the edge.
void spread_colors(Pixels& pixels, int min_alpha);

/// Returns the mean of pixels of some bytes each and those below them, by the opacity of the upper ones.
std::string blend_pixels(const std::string& above, const std::string& alpha, const std::string& below);

/// Returns the lines between pixels of more and of less opacity, which is interpolated between the centers of
/// pixels; outside it is 0. Their colors don't count. In pixels from the top left corner, outer rings
/// clockwise, holes the other way.
geom::Region trace_coverage(const Pixels& pixels, double opacity);

/// Packs an image at once, so that only packed ones are kept in memory. Samples have a byte for each of four
/// inks, or one for gray.
Object make_ink_image(QPDF& file, const std::string& samples, int width, int height);

} // namespace spotit::pdf
