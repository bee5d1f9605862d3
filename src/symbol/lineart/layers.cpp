#include "symbol/lineart/layers.hpp"

#include <spotit/drawing/painting.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace spotit::symbol {
namespace {

using Mode = CompositeMode;
using Shape = std::shared_ptr<const geom::Path>;

/// Below this, a layer is a tint through which lower layers show.
constexpr double covering_alpha = 0.6;

double measure_mean_alpha(const Paint& paint) {
    const std::vector<color::Color> colors = find_facts(paint).colors;
    double sum = 0;
    for (const color::Color& color : colors) sum += color.alpha;
    return colors.empty() ? 0 : sum / static_cast<double>(colors.size());
}

/// A limit for hostile glyphs, since some composites need their parts twice; the reader allows as many.
constexpr int max_items = 16'000;

/// A walk down the items.
class Walk {
public:
    Walk(std::vector<Layer>& layers, int& left, const geom::Affine& place)
        : layers_(layers)
        , left_(left)
        , place_(place) {}

    void add(const Items& items) {
        for (const Item& item : items)
            if (--left_ >= 0) std::visit([&](const auto& node) { add(node); }, item.node);
    }

private:
    void add(const Fill& fill) {
        Layer layer{nullptr, clips_, alpha_ * measure_mean_alpha(fill.paint) >= covering_alpha};
        if (fill.path) {
            layer.outline = place_path(*fill.path);
        } else if (!clips_.empty()) {
            layer.outline = layer.clips.back();
            layer.clips.pop_back();
        } else {
            return;
        }
        layers_.push_back(std::move(layer));
    }
    void add(const Group& group) {
        const geom::Affine outer = place_;
        place_ = outer * group.place;
        if (const auto* path = std::get_if<geom::Path>(&group.clip)) {
            add_clipped(group.items, place_path(*path));
        } else if (const auto* box = std::get_if<geom::Box>(&group.clip);
                   box != nullptr && !measure_ink(group.items)) {
            // The clip only saves work then; its edge is no line of the drawing.
            geom::Path edge;
            edge.add(*box);
            add_clipped(group.items, place_path(edge));
        } else {
            add(group.items);
        }
        place_ = outer;
    }
    void add(const Composite& composite) {
        const auto& [mode, source, backdrop] = composite;
        if (const auto steps = list_paint_steps(composite)) {
            for (const auto& [items, mask] : *steps)
                mask == nullptr ? add(*items) : add_masked(*items, *mask);
            return;
        }
        if (mode == Mode::SourceOut) {
            add(source);
            return add_faded(backdrop, 0);
        }
        add(backdrop);
        mode == Mode::Xor ? add(source) : add_faded(source, 0); // which cuts out, or colors what lies below
    }
    void add(const Use& use) { add(Group{.place = use.place, .items = use.drawing.items()}); }
    template<class Other>
    void add(const Other&) {} // a color glyph has none
    /// Adds `content` where `mask` is.
    void add_masked(const Items& content, const Items& mask) {
        if (const Fill* fill = find_only_fill(mask))
            return add_faded(content, measure_mean_alpha(fill->paint));
        add_clipped(content, compute_covered_shape(mask));
    }
    void add_clipped(const Items& content, Shape clip) {
        clips_.push_back(clip);
        add(content);
        clips_.pop_back();
        if (find_only_fill(content) == nullptr) layers_.push_back({std::move(clip), clips_, false});
    }
    /// Adds items whose opacity is multiplied by a number.
    void add_faded(const Items& items, double alpha) {
        const double outer = std::exchange(alpha_, alpha_ * alpha);
        add(items);
        alpha_ = outer;
    }
    Shape place_path(const geom::Path& path) const {
        return std::make_shared<const geom::Path>(geom::transform(path, place_));
    }
    Shape compute_covered_shape(const Items& items) const {
        std::vector<Layer> layers;
        Walk(layers, left_, place_).add(items);
        geom::Path all;
        for (const Layer& layer : layers) all.add(*layer.outline);
        return std::make_shared<const geom::Path>(std::move(all));
    }

    std::vector<Layer>& layers_;
    int& left_; ///< items that may still be visited
    geom::Affine place_;
    std::vector<Shape> clips_;
    double alpha_ = 1;
};

/// Minimum opacity of a pixel of a layer.
constexpr int covered = 128;

/// For all layers together; no emoji of Noto needs a third of it.
constexpr double max_map_pixels = 4e7;

PixelBox enclose_in_pixels(const geom::Box& box, const Raster<int>& raster) {
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

std::vector<Layer> make_layers(const Items& items) {
    std::vector<Layer> layers;
    int left = max_items;
    Walk(layers, left, {}).add(items);
    return layers;
}

LayerMap::LayerMap(const std::vector<Layer>& layers, const RasterizedPicture& picture)
    : to_pixels_(picture.to_pixels())
    , layers_(layers.size())
    , left_(max_map_pixels)
    , uppermost_(picture.width(), picture.height(), none) {
    for (std::size_t i = 0; i < layers.size(); ++i)
        if (layers[i].covers) lay(layers[i], static_cast<int>(i));
}

void LayerMap::lay(const Layer& layer, int index) {
    const PixelBox box = enclose_in_pixels(layer.outline->box().map_by(to_pixels_), uppermost_);
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
