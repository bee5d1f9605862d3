#pragma once

#include "symbol/paint.hpp"
#include "symbol/request.hpp"
#include "symbol/silhouette.hpp"

#include <functional>

namespace spotit::symbol {

// Paths as curves that can be examined and cut. Any unit.

/// A cubic Bézier curve; a straight one has its handles at its ends.
struct Curve {
    geom::Point from, from_handle, to_handle, to;

    bool is_straight() const { return from_handle == from && to_handle == to; }
};

geom::Point compute_point(const Curve& curve, double t);
/// Returns the direction at t, of length 1. The curve must not be a single point.
geom::Point compute_direction(const Curve& curve, double t);
Curve take_part(const Curve& curve, double from, double to);
/// Returns the length of the polygon of ends and handles; the curve is no longer.
double bound_length(const Curve& curve);

/// Joined curves; a closed contour returns to its beginning.
struct Contour {
    std::vector<Curve> curves{};
    bool closed = true;
};
using Contours = std::vector<Contour>;

Contours make_contours(const geom::Path& path);
/// Returns the path with all points rounded to multiples of the unit.
geom::Path make_path(const Contours& contours, double unit);

/// The perceived color of a point of a picture on white paper.
struct PerceivedColor {
    color::Oklab color{1, 0, 0};
    double alpha = 0; ///< as a share of the picture's largest
};

/// Returns the contrast of two neighbors: below about 0.06 an edge between them is shading, 1 is the edge of
/// a picture. Lightness counts less than hue, since shadows and lights are not shapes.
double measure_contrast(const PerceivedColor& first, const PerceivedColor& second);

/// A rasterized picture, addressed by the coordinates of the picture. For one thread: colors are computed
/// where they are asked for.
class RasterizedPicture {
public:
    /// The longer side of the box becomes `side` pixels.
    RasterizedPicture(const Drawing& drawing, const geom::Box& box, int side);

    int width() const { return canvas_.width; }
    int height() const { return canvas_.height; }
    /// Returns the side of a pixel in units of the picture.
    double pixel() const { return 1 / canvas_.scale; }
    geom::Affine to_pixels() const { return canvas_.to_pixels(); }
    geom::Affine from_pixels() const { return canvas_.from_pixels(); }
    /// Returns the color at a point; white outside of the picture.
    PerceivedColor at(geom::Point point) const;
    PerceivedColor read_pixel(int x, int y) const {
        const std::uint32_t pixel = pixels_[to_pixel_index(width(), x, y)];
        Known& known = known_[pixel * 0x9E3779B1U >> 22U];
        if (known.pixel != pixel) known = {pixel, perceive(pixel)};
        return known.color;
    }

private:
    /// Pixels of one color are many, and mostly near each other.
    struct Known {
        std::uint32_t pixel = 0;
        PerceivedColor color{};
    };
    PerceivedColor perceive(std::uint32_t pixel) const;

    Canvas canvas_;
    std::span<const std::uint32_t> pixels_;
    double max_alpha_ = 1;
    mutable std::vector<Known> known_; ///< by a hash of the pixel
};

/// A shape of a color glyph, drawn over the layers before it.
struct Layer {
    std::shared_ptr<const geom::Path> outline;
    std::vector<std::shared_ptr<const geom::Path>> clips; ///< the shape is visible only within all of them
    bool covers = true; ///< hides the layers below; otherwise a tint or only an edge
};

/// Splits the items of a color glyph into transformed layers, from bottom to top. Paints that only shade
/// become layers that do not cover; colors are read from the rasterized picture instead.
std::vector<Layer> make_layers(const Items& items);

/// The part of a layer that no other layer hides, in pixels.
struct LayerView {
    double area = 0;
    double thickness = 0;    ///< about the width of a band; of a disc its radius
    double lightness = 1;    ///< the mean, in OKLab
    double surroundings = 1; ///< the lightness around it
    double distinct = 0;     ///< the share of its border along which the picture shows an edge
};

/// The index of the uppermost covering layer of each pixel.
class LayerMap {
public:
    static constexpr int none = -1;
    LayerMap(const std::vector<Layer>& layers, const RasterizedPicture& picture);

    /// Returns the index of the layer at a point of the picture.
    int at(geom::Point point) const;
    /// Returns the visible part of each layer, in their order.
    std::vector<LayerView> list_views(const RasterizedPicture& picture, double edge_contrast) const;

private:
    void lay(const Layer& layer, int index);
    /// Returns true if all pixels beside this one are of the same layer.
    bool is_surrounded(int x, int y) const;

    geom::Affine to_pixels_;
    std::size_t layers_ = 0;
    double left_; ///< pixels that may still be drawn; limits hostile fonts
    Raster<int> uppermost_;
};

struct PixelBox {
    int left = 0, top = 0, right = 0, bottom = 0;
    int width() const { return right - left; }
    int height() const { return bottom - top; }
};

/// Traces a picture without known layers: returns a layer, in the units of the picture, for each part between
/// edges, inner parts after outer ones. Returns none if there are more than `max_count`, or if it would take
/// seconds.
std::vector<Layer> trace_layers(const Drawing& drawing, const geom::Box& box, int max_count);

/// The parts into which edges divide a picture.
struct ColorRegions {
    static constexpr int clear = -1; ///< nothing is painted
    Raster<int> labels;              ///< 0 to count - 1, or clear
    int count = 0;
};

/// Divides a picture. Colors that blend into each other without an edge are one region. Parts narrower than
/// three pixels go to their neighbors.
ColorRegions divide_into_color_regions(const RasterizedPicture& picture);

/// The conditions for drawing a line along an edge, in the picture's units.
struct EdgeOptions {
    double reach = 1;       ///< distance on both sides of the edge at which the picture is compared
    double min_length = 1;  ///< shorter lines are left out, shorter gaps closed
    double contrast = 0.06; ///< between both sides
    /// Returns true if an edge may be drawn between these points on both of its sides.
    std::function<bool(geom::Point, geom::Point)> allowed{};
};

/// Returns the number of places at which the outlines are examined.
double count_places(const Contours& outlines, const EdgeOptions& options);
/// Returns the parts of the outlines along which the picture shows an edge: closed contours where it is all
/// of one, else open ones.
Contours find_visible_edges(const Contours& outlines, const RasterizedPicture& picture,
                            const EdgeOptions& options);

// Pictures for DrawingStyle::Outline.

/// Redraws a symbol that has a picture, a box and an outline as line art: white layers with black lines where
/// the picture has an edge, and small dark parts in black. The box and the outline grow by half a line width.
void convert_to_line_art(Symbol& symbol, const std::vector<Layer>& layers);
/// Redraws a picture without known layers, which are traced. Returns false and leaves the symbol unchanged if
/// there are more than 1000 parts.
[[nodiscard]] bool trace_line_art(Symbol& symbol);

/// Warns that the picture stays as it is.
void report_not_outlined(const Request& request, const diag::Sentence& reason);

} // namespace spotit::symbol
