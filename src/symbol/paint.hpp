#pragma once

#include <spotit/geom/raster.hpp>
#include <spotit/symbol.hpp>

#include <cairo.h>

#include <array>
#include <span>

namespace spotit::symbol {

/// Owners of objects of C libraries.
template<auto destroy>
struct Destroy {
    template<class Object>
    void operator()(Object* object) const {
        destroy(object);
    }
};
template<class Object, auto destroy>
using Handle = std::unique_ptr<Object, Destroy<destroy>>;

using CairoHandle = Handle<cairo_t, cairo_destroy>;
using SurfaceHandle = Handle<cairo_surface_t, cairo_surface_destroy>;
using PatternHandle = Handle<cairo_pattern_t, cairo_pattern_destroy>;
using PathHandle = Handle<cairo_path_t, cairo_path_destroy>;
using FontOptionsHandle = Handle<cairo_font_options_t, cairo_font_options_destroy>;

enum class Purpose {
    Color, ///< the drawing as it is
    Shape, ///< only coverage and opacity count; colors may be anything
};

/// Paints a drawing in the context's current coordinates. Throws diag::Error if a picture file can't be drawn
/// in this size.
void paint(cairo_t* context, const Drawing& drawing, Purpose purpose = Purpose::Color);

struct Canvas {
    /// The longer side of the box becomes `side` pixels, with `rim` more on each side.
    Canvas(const geom::Box& box, int side, int rim, cairo_format_t format);
    /// Paints a drawing and completes its pixels.
    cairo_status_t paint(const Drawing& drawing, Purpose purpose = Purpose::Color) const;
    /// Return the maps from and to the picture's units; the center of the first pixel is (0.5, 0.5).
    geom::Affine to_pixels() const { return {scale, 0, 0, scale, -scale * corner.x, -scale * corner.y}; }
    geom::Affine from_pixels() const { return {1 / scale, 0, 0, 1 / scale, corner.x, corner.y}; }

    double scale;       ///< pixels per unit of the picture
    geom::Point corner; ///< its top left corner, in the picture's units
    int width, height;
    SurfaceHandle surface;
};

using geom::to_pixel_index;

/// Returns the pixels of an image with 4 bytes for each, row by row: from the highest byte alpha, red, green
/// and blue, which are multiplied with alpha.
inline std::span<std::uint32_t> view_pixels(cairo_surface_t* image) {
    cairo_surface_flush(image);
    void* const first = cairo_image_surface_get_data(image); // Cairo leaves no gaps between rows of 4 bytes
    return {static_cast<std::uint32_t*>(first),
            to_pixel_index(cairo_image_surface_get_width(image), 0, cairo_image_surface_get_height(image))};
}

/// Returns a pixel whose colors are not multiplied with alpha.
constexpr std::uint32_t divide_by_alpha(std::uint32_t pixel) {
    const std::uint32_t alpha = pixel >> 24U;
    if (alpha == 0 || alpha == 255) return pixel;
    std::uint32_t result = alpha;
    for (const unsigned shift : {16U, 8U, 0U})
        result = result << 8U | ((pixel >> shift & 0xFFU) * 255 + alpha / 2) / alpha;
    return result;
}

/// The smallest and largest values of blue, green and red in all mostly opaque pixels, 0 to 255.
struct ColorRange {
    explicit ColorRange(std::span<const std::uint32_t> pixels);
    /// Returns true if all are one color, up to rounding.
    bool is_single() const;

    static constexpr int rounding = 6;
    std::array<int, 3> low{255, 255, 255}, high{0, 0, 0};
};

void transform(cairo_t* context, const geom::Affine& place);
/// Adds the path to the context's current path.
void trace(cairo_t* context, const geom::Path& path);

/// Appends to a std::string; a callback for Cairo's streams.
inline cairo_status_t append(void* text, const unsigned char* bytes, unsigned length) {
    const void* const characters = bytes;
    static_cast<std::string*>(text)->append(static_cast<const char*>(characters), length);
    return CAIRO_STATUS_SUCCESS;
}

/// Calls cairo_save in its constructor and cairo_restore in its destructor.
class SavedState {
public:
    explicit SavedState(cairo_t* context)
        : context_(context) {
        cairo_save(context_);
    }
    ~SavedState() { cairo_restore(context_); }
    SavedState(const SavedState&) = delete;
    SavedState& operator=(const SavedState&) = delete;

private:
    cairo_t* context_;
};

/// Fills what a stroke of the context's path with round ends and corners covers, and clears the path. Of
/// strokes, Cairo 1.18 makes other pixels than 1.16, and layouts, which are traced from them, must not
/// differ.
void fill_stroke(cairo_t* context, double width);

/// Returns the paint of a fill as a Cairo source, valid everywhere within `area`; null if it paints nothing.
PatternHandle make_pattern(const Fill& fill, const geom::Box& area);

} // namespace spotit::symbol
