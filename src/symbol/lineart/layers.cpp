// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/lineart/layers.hpp"

#include <algorithm>

namespace spotit::symbol {

namespace {

using Paints = std::vector<Paint>;
using Mode = CompositeMode;
using Shape = std::shared_ptr<const Contours>;

/// Below this, a layer is a tint through which lower layers show.
constexpr double covering_alpha = 0.6;

double mean_alpha(const ColorLine& line) {
    double sum = 0;
    for (const Stop& stop : line.stops) sum += stop.color.alpha;
    return line.stops.empty() ? 0 : sum / static_cast<double>(line.stops.size());
}

double mean_alpha(const Fill& fill) {
    if (const auto* solid = std::get_if<Solid>(&fill)) return solid->color.alpha;
    if (const auto* linear = std::get_if<LinearGradient>(&fill)) return mean_alpha(linear->line);
    if (const auto* radial = std::get_if<RadialGradient>(&fill)) return mean_alpha(radial->line);
    return mean_alpha(std::get<SweepGradient>(fill).line);
}

/// A limit for hostile glyphs, since some composites need their parts twice; the reader allows as many.
constexpr int max_paints = 16'000;

const Area* only_fill(const Paints& paints) {
    if (paints.size() != 1) return nullptr;
    const auto* area = std::get_if<Area>(&paints.front().node);
    return area != nullptr && !area->outline ? area : nullptr;
}

/// A walk down the paints.
class Walk {
public:
    Walk(std::vector<Layer>& layers, int& left, const geom::Affine& place)
        : layers_(layers)
        , left_(left)
        , place_(place) {}

    void add(const Paints& paints);

private:
    void add(const Area& area);
    void add(const Group& group);
    void add(const Composite& composite);
    /// Adds `content` where `mask` is.
    void add_masked(const Paints& content, const Paints& mask);
    void add_clipped(const Paints& content, Shape clip);
    void add_tint(const Paints& paints);
    /// Returns the union of all paints.
    Shape covered_shape(const Paints& paints) const;

    std::vector<Layer>& layers_;
    int& left_; ///< paints that may still be visited
    geom::Affine place_;
    std::vector<Shape> clips_;
    double alpha_ = 1;
};

void Walk::add(const Paints& paints) {
    for (const Paint& layer : paints)
        if (--left_ >= 0) std::visit([&](const auto& node) { add(node); }, layer.node);
}

void Walk::add(const Area& area) {
    Layer layer{nullptr, clips_, alpha_ * mean_alpha(area.fill) >= covering_alpha};
    if (area.outline) {
        layer.outline = std::make_shared<const Contours>(area.outline->contours(place_));
    } else if (!clips_.empty()) {
        layer.outline = layer.clips.back();
        layer.clips.pop_back();
    } else {
        return;
    }
    layers_.push_back(std::move(layer));
}

void Walk::add_clipped(const Paints& content, Shape clip) {
    clips_.push_back(clip);
    add(content);
    clips_.pop_back();
    if (only_fill(content) == nullptr) layers_.push_back({std::move(clip), clips_, false});
}

void Walk::add(const Group& group) {
    const geom::Affine outer = place_;
    place_ = outer * group.place;
    if (const auto* outline = std::get_if<GlyphOutline>(&group.clip)) {
        add_clipped(group.layers, std::make_shared<const Contours>(outline->contours(place_)));
    } else if (const auto* box = std::get_if<geom::Box>(&group.clip);
               box != nullptr && !ink_box(group.layers)) {
        // The clip only saves work then; its edge is no line of the drawing.
        add_clipped(group.layers, std::make_shared<const Contours>(box_contours(*box, place_)));
    } else {
        add(group.layers);
    }
    place_ = outer;
}

void Walk::add_tint(const Paints& paints) {
    const double outer = alpha_;
    alpha_ = 0;
    add(paints);
    alpha_ = outer;
}

Shape Walk::covered_shape(const Paints& paints) const {
    std::vector<Layer> layers;
    Walk(layers, left_, place_).add(paints);
    Contours all;
    for (const Layer& layer : layers) all.insert(all.end(), layer.outline->begin(), layer.outline->end());
    return std::make_shared<const Contours>(std::move(all));
}

void Walk::add_masked(const Paints& content, const Paints& mask) {
    if (const Area* fill = only_fill(mask)) {
        const double outer = alpha_;
        alpha_ *= mean_alpha(fill->fill);
        add(content);
        alpha_ = outer;
        return;
    }
    add_clipped(content, covered_shape(mask));
}

void Walk::add(const Composite& composite) {
    const auto& [mode, source, backdrop] = composite;
    switch (mode) {
    case Mode::Clear:
        return;
    case Mode::Source:
        return add(source);
    case Mode::Destination:
        return add(backdrop);
    case Mode::SourceIn:
        return add_masked(source, backdrop);
    case Mode::DestinationIn:
        return add_masked(backdrop, source);
    case Mode::SourceOut:
        add(source);
        return add_tint(backdrop);
    case Mode::DestinationOver:
        add(source);
        return add(backdrop);
    case Mode::DestinationOut:
        add(backdrop);
        return add_tint(source);
    case Mode::SourceOver:
    case Mode::Xor:
        add(backdrop);
        return add(source);
    case Mode::SourceAtop:
        add(backdrop);
        return add_masked(source, backdrop);
    case Mode::DestinationAtop:
        add(source);
        return add_masked(backdrop, source);
    default: // a blend colors what lies below
        add(backdrop);
        return add_tint(source);
    }
}

} // namespace

std::vector<Layer> make_layers(const std::vector<Paint>& paints, const geom::Affine& place) {
    std::vector<Layer> layers;
    int left = max_paints;
    Walk(layers, left, place).add(paints);
    return layers;
}

} // namespace spotit::symbol
