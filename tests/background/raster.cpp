#include "background/raster.hpp"

#include "symbol/paint.hpp"

#include <array>
#include <cmath>

namespace spotit::background::test {
namespace {

/// Returns a symbol for patterns of them, a yellow square with its corner at the origin.
symbol::Symbol make_square() {
    const geom::Box box{0, 0, 1, 1};
    geom::Path path;
    path.add(box);
    symbol::Symbol square{.name = "square", .box = box, .outline = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}};
    square.drawing = drawing::Items{{drawing::Fill{std::move(path), symbol_color, {}}}};
    return square;
}

} // namespace

Raster::Raster(const symbol::Symbol& made, double pixels_per_mm)
    : box_(made.box)
    , scale_(pixels_per_mm)
    , width_(static_cast<int>(std::lround(scale_ * box_.width())))
    , height_(static_cast<int>(std::lround(scale_ * box_.height())))
    , pixels_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {
    void* const bytes = pixels_.data();
    const symbol::SurfaceHandle surface(cairo_image_surface_create_for_data(
        static_cast<unsigned char*>(bytes), CAIRO_FORMAT_ARGB32, width_, height_, 4 * width_));
    const symbol::CairoHandle context(cairo_create(surface.get()));
    cairo_scale(context.get(), scale_, scale_);
    cairo_translate(context.get(), -box_.left, -box_.top);
    symbol::paint(context.get(), made.drawing);
    cairo_surface_flush(surface.get());
}

color::Color Raster::at(int x, int y) const {
    const std::uint32_t pixel = pixels_.at(static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                                           static_cast<std::size_t>(x));
    const double alpha = (pixel >> 24U) / 255.0;
    const auto channel = [&](unsigned shift) {
        return alpha == 0 ? 0 : (pixel >> shift & 0xFFU) / 255.0 / alpha;
    };
    return {channel(16), channel(8), channel(0), alpha};
}

color::Color Raster::at(geom::Point p) const {
    return at(static_cast<int>(scale_ * (p.x - box_.left)), static_cast<int>(scale_ * (p.y - box_.top)));
}

bool alike(const color::Color& a, const color::Color& b, double tolerance) {
    return std::abs(a.red - b.red) <= tolerance && std::abs(a.green - b.green) <= tolerance &&
           std::abs(a.blue - b.blue) <= tolerance && std::abs(a.alpha - b.alpha) <= tolerance;
}

symbol::Symbol made(Drawing drawing, const geom::Shape& card, double bleed) {
    diag::Sink sink;
    const std::array symbols{make_square()};
    return make({std::move(drawing), {}}, {card, bleed, symbols}, sink);
}

} // namespace spotit::background::test
