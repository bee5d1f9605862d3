#pragma once

#include "render/painting.hpp"

#include <utility>

namespace spotit::render {

/// The elements of one drawing that others refer to. Ids are the prefix and a count.
class SvgDefinitions {
public:
    explicit SvgDefinitions(std::string prefix)
        : prefix_(std::move(prefix)) {}

    /// Returns the id of an element with this tag ("clipPath"), its attributes and its content; equal
    /// elements are one.
    std::string add(std::string_view tag, const std::string& attributes, const std::string& content);

    /// Returns the drawing and all definitions, each path once: further ones become <use>.
    std::string with(const std::string& drawing);

private:
    std::string prefix_;
    std::map<std::string, std::string> ids_; ///< by element
    std::string elements_;
};

/// How a picture is written.
struct SvgStyle {
    const ShownColors& colors;
    std::string prefix; ///< of its ids, which are followed by a number
    int pixels = 0;     ///< on the longer side of images whose colors change
};
/// Returns elements of SVG that show the picture in its own units, as vectors but for images and for what SVG
/// lacks: sweep gradients, radial gradients between circles that do not contain each other, and some
/// composites.
std::string write_svg_drawing(const symbol::Symbol& picture, const SvgStyle& style);

std::string write_svg_matrix(const geom::Affine& place);

/// Returns what Cairo writes of a page of an SVG file, in the page's units. Ids are the prefix and a number.
std::string write_svg_page(const drawing::SvgPage& page, const geom::Box& box, const std::string& prefix);

/// Returns the data of an SVG path, short: relative, with quadratic curves where the font had them.
std::string write_svg_path(const geom::Path& path, int decimals);

/// Returns false for paints that SVG lacks: sweeps, and circles that do not contain each other.
bool has_svg_paint(const drawing::Paint& paint);
/// Returns the attributes that fill a path; there must be such a paint.
std::string write_svg_fill(const drawing::Fill& fill, const ShownColors& colors, SvgDefinitions& definitions);
/// Returns the attributes of a color; `name` is "fill", "stroke" or "stop-color".
std::string write_svg_color(std::string_view name, const color::Color& color, const ShownColors& colors);
/// Returns " NAME=..." for a transformation; nothing for one that changes nothing.
std::string write_svg_transform(std::string_view name, const geom::Affine& place);

/// Replaces each color of an SVG by Cairo. Throws std::runtime_error for a color in an unknown format.
std::string with_colors(std::string_view svg, const ShownColors& colors);

/// Returns an image of what is in the box, with `pixels` on its longer side.
std::string write_svg_image(const drawing::Drawing& drawing, const geom::Box& box, const ShownColors& colors,
                            int pixels);
/// Returns an image whose attribute is "data:TYPE;base64,BYTES", from the origin.
std::string write_svg_image(std::string_view type, std::string_view bytes, const geom::Box& box);

} // namespace spotit::render
