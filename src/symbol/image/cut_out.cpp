#include "symbol/image/image_readers.hpp"
#include "symbol/silhouette.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::symbol {

namespace {

constexpr int nearly_white = 236; // the darkest channel; JPEGs have noise
constexpr int soft_pixels = 2;    // width of the edge that is part drawing, part paper

/// A picture on white, and which of its pixels are paper.
class Paper {
public:
    explicit Paper(const SurfaceHandle& opaque)
        : is_paper_(cairo_image_surface_get_width(opaque.get()), cairo_image_surface_get_height(opaque.get()),
                    0)
        , surface_(new_surface(CAIRO_FORMAT_ARGB32, is_paper_.width, is_paper_.height)) {
        const CairoHandle context(cairo_create(surface_.get()));
        cairo_set_source_rgb(context.get(), 1, 1, 1);
        cairo_paint(context.get());
        cairo_set_source_surface(context.get(), opaque.get(), 0, 0);
        cairo_paint(context.get());
        pixels_ = view_pixels(surface_.get());
    }

    void flood() {
        const auto enter = [&](Pixel pixel, Pixel) {
            if (is_paper_.at(pixel) != 0 || darkest(pixel.x, pixel.y) < nearly_white) return false;
            is_paper_.at(pixel) = 1;
            return true;
        };
        std::vector<Pixel> open;
        for (int y = 0; y < is_paper_.height; ++y)
            for (int x = 0; x < is_paper_.width; ++x) {
                const bool is_edge =
                    x == 0 || y == 0 || x + 1 == is_paper_.width || y + 1 == is_paper_.height;
                if (is_edge && enter({x, y}, {})) open.push_back({x, y});
            }
        spread(is_paper_, std::move(open), enter);
    }

    /// Takes the white out of the paper and out of the pixels near it.
    SurfaceHandle clear() {
        SurfaceHandle result = new_surface(CAIRO_FORMAT_ARGB32, is_paper_.width, is_paper_.height);
        const auto cleared = view_pixels(result.get());
        for (int y = 0; y < is_paper_.height; ++y)
            for (int x = 0; x < is_paper_.width; ++x)
                if (const std::size_t at = is_paper_.index(x, y); is_paper_.values[at] == 0)
                    cleared[at] = without_white(pixels_[at], ink_share(x, y));
        cairo_surface_mark_dirty(result.get());
        return result;
    }

private:
    int darkest(int x, int y) const {
        const std::uint32_t pixel = pixels_[is_paper_.index(x, y)];
        return static_cast<int>(std::min({pixel >> 16U & 255U, pixel >> 8U & 255U, pixel & 255U}));
    }

    /// The share of the drawing in a pixel, 0 to 1: its darkness beside the darkest pixel nearby. 1 away from
    /// the paper.
    double ink_share(int x, int y) const {
        bool is_near = false;
        int ink = 255;
        for (int v = y - soft_pixels; v <= y + soft_pixels; ++v)
            for (int u = x - soft_pixels; u <= x + soft_pixels; ++u) {
                if (!is_paper_.has(u, v)) continue;
                is_near = is_near || is_paper_.at(u, v) != 0;
                ink = std::min(ink, darkest(u, v));
            }
        return is_near && ink < 255 ? (255.0 - darkest(x, y)) / (255 - ink) : 1;
    }

    /// Returns a pixel multiplied with its opacity.
    static std::uint32_t without_white(std::uint32_t pixel, double share) {
        const auto alpha = static_cast<int>(std::lround(255 * share));
        std::uint32_t result = static_cast<std::uint32_t>(alpha) << 24U;
        for (const unsigned shift : {16U, 8U, 0U}) {
            const auto channel = static_cast<int>(pixel >> shift & 255U);
            result |= static_cast<std::uint32_t>(std::clamp(channel - (255 - alpha), 0, alpha)) << shift;
        }
        return result;
    }

    Raster<char> is_paper_;
    SurfaceHandle surface_;
    std::span<const std::uint32_t> pixels_;
};

} // namespace

SurfaceHandle cut_out_white(const SurfaceHandle& opaque) {
    Paper paper(opaque);
    paper.flood();
    return paper.clear();
}

} // namespace spotit::symbol
