#include "symbol/image/image_readers.hpp"
#include "symbol/silhouette.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::symbol {
namespace {

constexpr int nearly_white = 236; // the darkest channel; JPEGs have noise
constexpr int soft_pixels = 2;    // width of the edge that is part drawing, part paper

SurfaceHandle paint_on_white(cairo_surface_t* picture) {
    SurfaceHandle result = make_surface(CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(picture),
                                        cairo_image_surface_get_height(picture));
    const CairoHandle context(cairo_create(result.get()));
    cairo_set_source_rgb(context.get(), 1, 1, 1);
    cairo_paint(context.get());
    cairo_set_source_surface(context.get(), picture, 0, 0);
    cairo_paint(context.get());
    return result;
}

/// Returns which pixels are paper, from the darkest channel of each.
Raster<char> find_paper(const Raster<std::uint8_t>& darkest) {
    Raster<char> paper(darkest.width, darkest.height, 0);
    const auto enter = [&](Pixel pixel, Pixel) {
        return darkest.at(pixel) >= nearly_white && std::exchange(paper.at(pixel), 1) == 0;
    };
    std::vector<Pixel> edge;
    paper.visit_all([&](Pixel pixel) {
        const bool is_edge = !paper.has(pixel.x - 1, pixel.y - 1) || !paper.has(pixel.x + 1, pixel.y + 1);
        if (is_edge && enter(pixel, {})) edge.push_back(pixel);
    });
    spread(paper, std::move(edge), enter);
    return paper;
}

/// Returns the share of the drawing in a pixel, 0 to 1: its darkness beside the darkest pixel nearby. 1 away
/// from the paper.
double find_ink_share(const Raster<std::uint8_t>& darkest, const Raster<char>& paper, Pixel pixel) {
    bool is_near = false;
    int ink = 255;
    for (int y = pixel.y - soft_pixels; y <= pixel.y + soft_pixels; ++y)
        for (int x = pixel.x - soft_pixels; x <= pixel.x + soft_pixels; ++x) {
            if (!paper.has(x, y)) continue;
            is_near = is_near || paper.at(x, y) != 0;
            ink = std::min<int>(ink, darkest.at(x, y));
        }
    return is_near && ink < 255 ? (255.0 - darkest.at(pixel)) / (255 - ink) : 1;
}

/// Returns a pixel multiplied with its opacity.
std::uint32_t without_white(std::uint32_t pixel, double share) {
    const auto alpha = static_cast<int>(std::lround(255 * share));
    std::uint32_t result = static_cast<std::uint32_t>(alpha) << 24U;
    for (const unsigned shift : {16U, 8U, 0U}) {
        const auto channel = static_cast<int>(pixel >> shift & 255U);
        result |= static_cast<std::uint32_t>(std::clamp(channel - (255 - alpha), 0, alpha)) << shift;
    }
    return result;
}

} // namespace

SurfaceHandle cut_out_white(const SurfaceHandle& opaque) {
    SurfaceHandle surface = paint_on_white(opaque.get());
    const auto pixels = view_pixels(surface.get());
    Raster<std::uint8_t> darkest(cairo_image_surface_get_width(surface.get()),
                                 cairo_image_surface_get_height(surface.get()), 0);
    std::ranges::transform(pixels, darkest.values.begin(), [](std::uint32_t pixel) {
        return static_cast<std::uint8_t>(std::min({pixel >> 16U & 255U, pixel >> 8U & 255U, pixel & 255U}));
    });
    const Raster<char> paper = find_paper(darkest);
    paper.visit_all([&](Pixel at) {
        std::uint32_t& pixel = pixels[paper.index(at.x, at.y)];
        pixel = paper.at(at) != 0 ? 0 : without_white(pixel, find_ink_share(darkest, paper, at));
    });
    cairo_surface_mark_dirty(surface.get());
    return surface;
}

} // namespace spotit::symbol
