#include "symbol/lineart/layers.hpp"

#include "symbol/silhouette.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

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

/// A pixel is 1/50 mm on a symbol of 20 mm.
constexpr int max_traced_side = 1024;
/// For the boxes of all parts; nested rings add up.
constexpr double max_traced_pixels = 4e7;
/// In pixels.
constexpr double simplification = 0.35;
/// Clear pixels around a mask, for the blur and for closing contours.
constexpr int trace_rim = 3;

/// The pixels of a part of the picture, in a raster of its own.
struct Mask {
    AlphaRaster raster;
    int left, top; ///< of its first pixel, in the picture
};

std::vector<PixelBox> measure_boxes(const ColorRegions& regions) {
    std::vector<PixelBox> boxes(static_cast<std::size_t>(regions.count),
                                PixelBox{regions.labels.width, regions.labels.height, 0, 0});
    regions.labels.visit_all([&](Pixel at) {
        if (regions.labels.at(at) == ColorRegions::clear) return;
        PixelBox& box = boxes[static_cast<std::size_t>(regions.labels.at(at))];
        box = {std::min(box.left, at.x), std::min(box.top, at.y), std::max(box.right, at.x + 1),
               std::max(box.bottom, at.y + 1)};
    });
    return boxes;
}

template<typename Wanted>
Mask make_mask(const PixelBox& box, Wanted wanted) {
    Mask mask{{box.width() + 2 * trace_rim, box.height() + 2 * trace_rim, 0},
              box.left - trace_rim,
              box.top - trace_rim};
    for (int y = box.top; y < box.bottom; ++y)
        for (int x = box.left; x < box.right; ++x)
            if (wanted(x, y)) mask.raster.at(x - mask.left, y - mask.top) = 255;
    return mask;
}

/// Turns steps of a pixel into slopes.
AlphaRaster blur(const AlphaRaster& sharp) {
    AlphaRaster result = sharp;
    constexpr int reach = 1, pixels = (2 * reach + 1) * (2 * reach + 1);
    for (int y = reach; y < sharp.height - reach; ++y)
        for (int x = reach; x < sharp.width - reach; ++x) {
            int sum = 0;
            for (int dy = -reach; dy <= reach; ++dy)
                for (int dx = -reach; dx <= reach; ++dx) sum += sharp.at(x + dx, y + dy);
            result.at(x, y) = static_cast<std::uint8_t>(sum / pixels);
        }
    return result;
}

/// Returns the outer borders of a mask, its holes filled.
geom::Region trace_borders(const Mask& mask) {
    geom::Region rings = trace_outer_contours(blur(mask.raster), 128);
    for (geom::Polygon& ring : rings) ring = geom::simplify(ring, simplification);
    return geom::transform(std::move(rings), geom::Affine::translation({1.0 * mask.left, 1.0 * mask.top}));
}

/// A clear region within a part is a hole of it; a painted region lies on top of it.
geom::Region trace_holes(const ColorRegions& regions, const PixelBox& box, const Mask& part) {
    const Raster<char> inner = fill_holes(part.raster, 1);
    geom::Region rings = trace_borders(make_mask(box, [&](int x, int y) {
        return regions.labels.at(x, y) == ColorRegions::clear && inner.at(x - part.left, y - part.top) != 0;
    }));
    for (geom::Polygon& ring : rings) std::ranges::reverse(ring);
    return rings;
}

struct Part {
    geom::Region rings; ///< in pixels
    double area = 0;    ///< including the parts on top of it
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
    pixels_ = view_pixels(canvas_.surface.get());
    std::uint32_t largest = 0; // the highest byte is alpha
    for (const std::uint32_t pixel : pixels_)
        if (pixel > largest) largest = pixel;
    if (const std::uint32_t max_alpha = largest >> 24U; max_alpha > 0) max_alpha_ = max_alpha / 255.0;
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

ColorRegions divide_into_color_regions(const RasterizedPicture& picture) {
    return Division(picture).divide();
}

std::vector<Layer> trace_layers(const Drawing& drawing, const geom::Box& box, int max_count) {
    const RasterizedPicture seen(drawing, box, max_traced_side);
    const ColorRegions regions = divide_into_color_regions(seen);
    if (regions.count > max_count) return {};
    const std::vector<PixelBox> boxes = measure_boxes(regions);
    double pixels = 0;
    for (const PixelBox& around : boxes) pixels += 1.0 * around.width() * around.height();
    if (pixels > max_traced_pixels) return {};
    std::vector<Part> parts;
    for (int label = 0; label < regions.count; ++label) {
        const PixelBox& around = boxes[static_cast<std::size_t>(label)];
        const Mask mask = make_mask(around, [&](int x, int y) { return regions.labels.at(x, y) == label; });
        Part part{trace_borders(mask), 0};
        part.area = geom::area(part.rings);
        for (geom::Polygon& ring : trace_holes(regions, around, mask)) part.rings.push_back(std::move(ring));
        parts.push_back(std::move(part));
    }
    std::ranges::stable_sort(parts, std::ranges::greater{}, &Part::area);
    const geom::Affine place = seen.from_pixels();
    std::vector<Layer> layers;
    for (const Part& part : parts) {
        geom::Path outline;
        for (const geom::Polygon& ring : part.rings) {
            outline.move_to(place(ring.front()));
            for (std::size_t i = 1; i <= ring.size(); ++i) outline.line_to(place(ring[i % ring.size()]));
            outline.close();
        }
        layers.push_back({std::make_shared<const geom::Path>(std::move(outline)), {}, true});
    }
    return layers;
}

} // namespace spotit::symbol
