// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/lineart/layers.hpp"

#include <algorithm>

namespace spotit::symbol {

namespace {

using Layers = std::vector<Paint>;
using Mode = CompositeMode;
using Shape = std::shared_ptr<const Contours>;

/// Less is a tint: what lies below shows through.
constexpr double covering_alpha = 0.6;

double alpha_of(const ColorLine& line) {
    double sum = 0;
    for (const Stop& stop : line.stops) sum += stop.color.alpha;
    return line.stops.empty() ? 0 : sum / static_cast<double>(line.stops.size());
}

double alpha_of(const Fill& fill) {
    if (const auto* solid = std::get_if<Solid>(&fill)) return solid->color.alpha;
    if (const auto* linear = std::get_if<LinearGradient>(&fill)) return alpha_of(linear->line);
    if (const auto* radial = std::get_if<RadialGradient>(&fill)) return alpha_of(radial->line);
    return alpha_of(std::get<SweepGradient>(fill).line);
}

/// Of a hostile glyph, since some composites need their parts twice; the reader lets as many through.
constexpr int max_paints = 16'000;

const Area* only_fill(const Layers& layers) {
    if (layers.size() != 1) return nullptr;
    const auto* area = std::get_if<Area>(&layers.front().node);
    return area != nullptr && !area->outline ? area : nullptr;
}

/// One walk down the paints.
class Walk {
public:
    Walk(std::vector<Sheet>& sheets, int& left, const geom::Affine& place)
        : sheets_(sheets)
        , left_(left)
        , place_(place) {}

    void add(const Layers& layers);

private:
    void add(const Area& area);
    void add(const Group& group);
    void add(const Composite& composite);
    /// `content` where `mask` is.
    void add_masked(const Layers& content, const Layers& mask);
    void add_clipped(const Layers& content, Shape clip);
    void add_tint(const Layers& layers);
    /// All that the layers cover, as one.
    Shape shape_of(const Layers& layers) const;

    std::vector<Sheet>& sheets_;
    int& left_; ///< paints that are still looked at
    geom::Affine place_;
    std::vector<Shape> clips_;
    double alpha_ = 1;
};

void Walk::add(const Layers& layers) {
    for (const Paint& layer : layers)
        if (--left_ >= 0) std::visit([&](const auto& node) { add(node); }, layer.node);
}

void Walk::add(const Area& area) {
    Sheet sheet{nullptr, clips_, alpha_ * alpha_of(area.fill) >= covering_alpha};
    if (area.outline) {
        sheet.outline = std::make_shared<const Contours>(area.outline->contours(place_));
    } else if (!clips_.empty()) {
        sheet.outline = sheet.clips.back();
        sheet.clips.pop_back();
    } else {
        return;
    }
    sheets_.push_back(std::move(sheet));
}

void Walk::add_clipped(const Layers& content, Shape clip) {
    clips_.push_back(clip);
    add(content);
    clips_.pop_back();
    if (only_fill(content) == nullptr) sheets_.push_back({std::move(clip), clips_, false});
}

void Walk::add(const Group& group) {
    const geom::Affine outer = place_;
    place_ = outer * group.place;
    if (const auto* outline = std::get_if<GlyphOutline>(&group.clip)) {
        add_clipped(group.layers, std::make_shared<const Contours>(outline->contours(place_)));
    } else if (const auto* box = std::get_if<geom::Box>(&group.clip);
               box != nullptr && !ink_box(group.layers)) {
        // Else it is there to save work, and its edge would be no line of the drawing.
        add_clipped(group.layers, std::make_shared<const Contours>(box_contours(*box, place_)));
    } else {
        add(group.layers);
    }
    place_ = outer;
}

void Walk::add_tint(const Layers& layers) {
    const double outer = alpha_;
    alpha_ = 0;
    add(layers);
    alpha_ = outer;
}

Shape Walk::shape_of(const Layers& layers) const {
    std::vector<Sheet> sheets;
    Walk(sheets, left_, place_).add(layers);
    Contours all;
    for (const Sheet& sheet : sheets) all.insert(all.end(), sheet.outline->begin(), sheet.outline->end());
    return std::make_shared<const Contours>(std::move(all));
}

void Walk::add_masked(const Layers& content, const Layers& mask) {
    if (const Area* fill = only_fill(mask)) {
        const double outer = alpha_;
        alpha_ *= alpha_of(fill->fill);
        add(content);
        alpha_ = outer;
        return;
    }
    add_clipped(content, shape_of(mask));
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

std::vector<Sheet> sheets_of(const std::vector<Paint>& layers, const geom::Affine& place) {
    std::vector<Sheet> sheets;
    int left = max_paints;
    Walk(sheets, left, place).add(layers);
    return sheets;
}

} // namespace spotit::symbol
