#include "symbol/image/image_readers.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace spotit::symbol {

namespace {

constexpr int nearly_white = 236; // the darkest channel; JPEGs have noise
constexpr int soft_pixels = 2;    // width of the edge that is part drawing, part paper

/// A picture on white, and which of its pixels are paper.
class Paper {
public:
    explicit Paper(const SurfaceHandle& opaque)
        : size_(surface_size(opaque.get()))
        , surface_(new_surface(CAIRO_FORMAT_ARGB32, width(), height()))
        , is_paper_(static_cast<std::size_t>(width()) * static_cast<std::size_t>(height())) {
        const CairoHandle context(cairo_create(surface_.get()));
        cairo_set_source_rgb(context.get(), 1, 1, 1);
        cairo_paint(context.get());
        cairo_set_source_surface(context.get(), opaque.get(), 0, 0);
        cairo_paint(context.get());
        cairo_surface_flush(surface_.get());
    }

    void flood() {
        std::vector<std::array<int, 2>> open;
        const auto visit = [&](int x, int y) {
            if (x < 0 || y < 0 || x >= width() || y >= height()) return;
            if (is_paper_[index(x, y)] || darkest(x, y) < nearly_white) return;
            is_paper_[index(x, y)] = true;
            open.push_back({x, y});
        };
        for (int x = 0; x < width(); ++x) visit(x, 0), visit(x, height() - 1);
        for (int y = 0; y < height(); ++y) visit(0, y), visit(width() - 1, y);
        while (!open.empty()) {
            const auto [x, y] = open.back();
            open.pop_back();
            visit(x - 1, y), visit(x + 1, y), visit(x, y - 1), visit(x, y + 1);
        }
    }

    /// Takes the white out of the paper and out of the pixels near it.
    SurfaceHandle clear() {
        SurfaceHandle result = new_surface(CAIRO_FORMAT_ARGB32, width(), height());
        for (int y = 0; y < height(); ++y)
            for (int x = 0; x < width(); ++x) {
                if (is_paper_[index(x, y)]) continue;
                const std::uint32_t pixel = without_white(at(surface_, x, y), ink_share(x, y));
                std::memcpy(place(result, x, y), &pixel, sizeof pixel);
            }
        cairo_surface_mark_dirty(result.get());
        return result;
    }

private:
    int width() const { return static_cast<int>(size_.width); }
    int height() const { return static_cast<int>(size_.height); }
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width()) + static_cast<std::size_t>(x);
    }
    static unsigned char* place(const SurfaceHandle& surface, int x, int y) {
        return cairo_image_surface_get_data(surface.get()) +
               static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get())) *
                   static_cast<std::size_t>(y) +
               4 * static_cast<std::size_t>(x);
    }
    static std::uint32_t at(const SurfaceHandle& surface, int x, int y) {
        std::uint32_t pixel = 0;
        std::memcpy(&pixel, place(surface, x, y), sizeof pixel);
        return pixel;
    }
    int darkest(int x, int y) const {
        const std::uint32_t pixel = at(surface_, x, y);
        return static_cast<int>(std::min({pixel >> 16U & 255U, pixel >> 8U & 255U, pixel & 255U}));
    }

    /// The share of the drawing in a pixel, 0 to 1: its darkness beside the darkest pixel nearby. 1 away from
    /// the paper.
    double ink_share(int x, int y) const {
        bool is_near = false;
        int ink = 255;
        for (int v = std::max(0, y - soft_pixels); v <= std::min(height() - 1, y + soft_pixels); ++v)
            for (int u = std::max(0, x - soft_pixels); u <= std::min(width() - 1, x + soft_pixels); ++u) {
                is_near = is_near || is_paper_[index(u, v)];
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

    geom::Size size_;
    SurfaceHandle surface_;
    std::vector<bool> is_paper_;
};

} // namespace

SurfaceHandle cut_out_white(const SurfaceHandle& opaque) {
    Paper paper(opaque);
    paper.flood();
    return paper.clear();
}

} // namespace spotit::symbol
