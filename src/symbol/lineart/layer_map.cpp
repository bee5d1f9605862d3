#include "symbol/lineart/layers.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::symbol {
namespace {

/// Minimum opacity of a pixel of a layer.
constexpr int covered = 128;

/// For all layers together; no emoji of Noto needs a third of it.
constexpr double max_map_pixels = 4e7;

PixelBox find_pixels_around(const geom::Box& box, const Raster<int>& raster) {
    const auto within = [](double value, int max) {
        return static_cast<int>(std::clamp(value, 0.0, static_cast<double>(max)));
    };
    if (box.empty()) return {};
    return {within(std::floor(box.left), raster.width), within(std::floor(box.top), raster.height),
            within(std::ceil(box.right), raster.width), within(std::ceil(box.bottom), raster.height)};
}

/// Sums over a layer's pixels, and over the sides where they border on other layers.
struct Sum {
    double area = 0, lightness = 0, border = 0, distinct = 0, around = 0;
};

LayerView make_view(const Sum& sum) {
    if (sum.area == 0 || sum.border == 0) return {};
    // On average, a slanted border has 4/pi as many pixel sides as its length.
    const double length = sum.border * std::numbers::pi / 4;
    return {sum.area, 2 * sum.area / length, sum.lightness / sum.area, sum.around / sum.border,
            sum.distinct / sum.border};
}

} // namespace

LayerMap::LayerMap(const std::vector<Layer>& layers, const RasterizedPicture& picture)
    : to_pixels_(picture.to_pixels())
    , layers_(layers.size())
    , left_(max_map_pixels)
    , uppermost_(picture.width(), picture.height(), none) {
    for (std::size_t i = 0; i < layers.size(); ++i)
        if (layers[i].covers) lay(layers[i], static_cast<int>(i));
}

void LayerMap::lay(const Layer& layer, int index) {
    const PixelBox box = find_pixels_around(layer.outline->box().map_by(to_pixels_), uppermost_);
    if (box.width() <= 0 || box.height() <= 0) return;
    left_ -= 1.0 * box.width() * box.height();
    if (left_ < 0) return;
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_A8, box.width(), box.height()));
    {
        const CairoHandle context(cairo_create(surface.get()));
        cairo_translate(context.get(), -box.left, -box.top);
        transform(context.get(), to_pixels_);
        for (const auto& clip : layer.clips) {
            trace(context.get(), *clip);
            cairo_clip(context.get());
        }
        trace(context.get(), *layer.outline);
        cairo_fill(context.get());
    }
    cairo_surface_flush(surface.get());
    const unsigned char* row = cairo_image_surface_get_data(surface.get());
    for (int y = box.top; y < box.bottom; ++y, row += cairo_image_surface_get_stride(surface.get()))
        for (int x = box.left; x < box.right; ++x)
            if (row[x - box.left] >= covered) uppermost_.at(x, y) = index;
}

int LayerMap::at(geom::Point point) const {
    const geom::Point place = to_pixels_(point);
    if (!(place.x >= 0 && place.y >= 0 && place.x < uppermost_.width && place.y < uppermost_.height))
        return none;
    return uppermost_.at(static_cast<int>(place.x), static_cast<int>(place.y));
}

bool LayerMap::is_surrounded(int x, int y) const {
    if (!uppermost_.has(x - 1, y - 1) || !uppermost_.has(x + 1, y + 1)) return false;
    const int* const at = &uppermost_.at(x, y);
    const int below = uppermost_.width;
    return at[-1] == *at && at[1] == *at && at[-below] == *at && at[below] == *at;
}

std::vector<LayerView> LayerMap::list_views(const RasterizedPicture& picture, double edge_contrast) const {
    constexpr int apart = 2; // from one side of a border to the other, clear of its antialiased pixels
    constexpr std::array<std::array<int, 2>, 4> ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    const auto find_index = [&](int x, int y) { return uppermost_.has(x, y) ? uppermost_.at(x, y) : none; };
    std::vector<Sum> sums(layers_);
    for (int y = 0; y < uppermost_.height; ++y) {
        for (int x = 0; x < uppermost_.width; ++x) {
            const int index = uppermost_.at(x, y);
            if (index == none) continue;
            Sum& sum = sums[static_cast<std::size_t>(index)];
            const PerceivedColor here = picture.read_pixel(x, y);
            sum.area += 1;
            sum.lightness += here.color.lightness;
            if (is_surrounded(x, y)) continue; // as most pixels are
            for (const auto& [dx, dy] : ways) {
                if (find_index(x + dx, y + dy) == index) continue;
                const int u = x + apart * dx, v = y + apart * dy;
                const PerceivedColor there =
                    uppermost_.has(u, v) ? picture.read_pixel(u, v) : PerceivedColor{};
                const PerceivedColor deeper =
                    find_index(x - dx, y - dy) == index ? picture.read_pixel(x - dx, y - dy) : here;
                sum.border += 1;
                sum.around += there.color.lightness;
                if (measure_contrast(deeper, there) >= edge_contrast) sum.distinct += 1;
            }
        }
    }
    std::vector<LayerView> views(sums.size());
    std::ranges::transform(sums, views.begin(), make_view);
    return views;
}

} // namespace spotit::symbol
