#include "symbol/lineart/layers.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::symbol {
namespace {

constexpr int blank_border = 2;

/// Returns the light of a premultiplied channel over white.
double to_light(std::uint32_t channel, double alpha) {
    return color::to_linear({channel / 255.0 + 1 - alpha, 0, 0, 1}).red;
}

constexpr int open = -2; ///< not yet in a region
/// Maximum contrast between pixels of a region; an edge is spread over two or three pixels.
constexpr double calm = 0.02;
constexpr std::size_t min_pixels = 12;

class Division {
public:
    explicit Division(const RasterizedPicture& picture)
        : picture_(picture)
        , regions_{{picture.width(), picture.height(), ColorRegions::clear}}
        , calm_(picture.width(), picture.height(), 0) {}
    ColorRegions divide() {
        plant_seeds();
        grow();
        return std::move(regions_);
    }

private:
    int& find_label(Pixel pixel) { return regions_.labels.at(pixel); }
    PerceivedColor read_sight(Pixel pixel) const { return picture_.read_pixel(pixel.x, pixel.y); }
    bool is_calm(Pixel pixel) const {
        bool result = true;
        const PerceivedColor here = read_sight(pixel);
        calm_.visit_neighbors(
            pixel, [&](Pixel next) { result = result && measure_contrast(here, read_sight(next)) < calm; });
        return result;
    }
    void plant_seeds() {
        calm_.visit_all([&](Pixel pixel) {
            if (read_sight(pixel).alpha >= 0.5) find_label(pixel) = open;
            calm_.at(pixel) = is_calm(pixel) ? 1 : 0;
        });
        calm_.visit_all([&](Pixel pixel) {
            if (find_label(pixel) == open && calm_.at(pixel) != 0) flood(pixel);
        });
    }
    /// Extends a label to all connected calm pixels.
    void flood(Pixel from) {
        find_label(from) = regions_.count;
        const std::vector<Pixel> found = spread(calm_, {from}, [&](Pixel next, Pixel) {
            if (find_label(next) != open || calm_.at(next) == 0) return false;
            find_label(next) = regions_.count;
            return true;
        });
        if (found.size() >= min_pixels) {
            ++regions_.count;
            return;
        }
        for (const Pixel pixel : found) {
            find_label(pixel) = open;
            calm_.at(pixel) = 0;
        }
    }
    /// Edge pixels go to the regions on both sides, from both sides.
    void grow() {
        std::vector<Pixel> front;
        calm_.visit_all([&](Pixel pixel) {
            if (find_label(pixel) >= 0) front.push_back(pixel);
        });
        spread(calm_, std::move(front), [&](Pixel next, Pixel from) {
            if (find_label(next) != open) return false;
            find_label(next) = find_label(from);
            return true;
        });
        std::ranges::replace(regions_.labels.values, open, ColorRegions::clear);
    }

    const RasterizedPicture& picture_;
    ColorRegions regions_;
    Raster<char> calm_;
};

} // namespace

double measure_contrast(const PerceivedColor& first, const PerceivedColor& second) {
    constexpr double lightness_weight = 0.6;
    if (std::abs(first.alpha - second.alpha) > 0.5) return 1;
    return color::distance(
        color::Oklab{lightness_weight * first.color.lightness, first.color.a, first.color.b},
        color::Oklab{lightness_weight * second.color.lightness, second.color.a, second.color.b});
}

RasterizedPicture::RasterizedPicture(const Drawing& drawing, const geom::Box& box, int side)
    : canvas_(box, side, blank_border, CAIRO_FORMAT_ARGB32) {
    canvas_.paint(drawing);
    std::uint32_t max_alpha = 0;
    pixels_ = view_pixels(canvas_.surface.get());
    for (const std::uint32_t pixel : pixels_) max_alpha = std::max(max_alpha, pixel >> 24U);
    if (max_alpha > 0) max_alpha_ = max_alpha / 255.0;
    known_.resize(1 << 10, {0, perceive(0)});
}

/// Composes a premultiplied pixel with white.
PerceivedColor RasterizedPicture::perceive(std::uint32_t pixel) const {
    static const auto opaque = [] {
        std::array<double, 256> light{};
        for (std::uint32_t i = 0; i < 256; ++i) light[i] = to_light(i, 1);
        return light;
    }();
    const double alpha = (pixel >> 24U) / 255.0;
    const auto light = [&](unsigned shift) {
        const std::uint32_t channel = pixel >> shift & 255U;
        return alpha == 1 ? opaque[channel] : to_light(channel, alpha);
    };
    return {color::to_oklab({light(16), light(8), light(0)}), alpha / max_alpha_};
}

PerceivedColor RasterizedPicture::at(geom::Point point) const {
    const geom::Point place = canvas_.scale * (point - canvas_.corner);
    if (!(place.x >= 0 && place.y >= 0 && place.x < width() && place.y < height())) return {};
    return read_pixel(static_cast<int>(place.x), static_cast<int>(place.y));
}

ColorRegions find_color_regions(const RasterizedPicture& picture) {
    return Division(picture).divide();
}

} // namespace spotit::symbol
