#include "symbol/lineart/layers.hpp"

#include <spotit/drawing/painting.hpp>

#include <algorithm>
#include <utility>

namespace spotit::symbol {
namespace {

using Mode = CompositeMode;
using Shape = std::shared_ptr<const geom::Path>;

/// Below this, a layer is a tint through which lower layers show.
constexpr double covering_alpha = 0.6;

double measure_mean_alpha(const ColorLine& line) {
    double sum = 0;
    for (const Stop& stop : line.stops) sum += stop.color.alpha;
    return line.stops.empty() ? 0 : sum / static_cast<double>(line.stops.size());
}

double measure_mean_alpha(const Paint& paint) {
    const auto mean = [](const auto& kind) {
        if constexpr (requires { kind.line; })
            return measure_mean_alpha(kind.line);
        else
            return kind.alpha;
    };
    return std::visit(mean, paint);
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
        if (const auto steps = find_steps(composite)) {
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
        add_clipped(content, find_covered_shape(mask));
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
    Shape find_covered_shape(const Items& items) const {
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

} // namespace

std::vector<Layer> make_layers(const Items& items) {
    std::vector<Layer> layers;
    int left = max_items;
    Walk(layers, left, {}).add(items);
    return layers;
}

} // namespace spotit::symbol
