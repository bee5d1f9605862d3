// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/colr/svg/svg_writer.hpp"

#include "symbol/colr/composites.hpp"
#include "symbol/colr/gradients.hpp"
#include "symbol/colr/svg/svg_fills.hpp"
#include "symbol/glyph/svg_path.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::symbol {

namespace {

using Layers = std::vector<Paint>;

bool can_write(const Layers& layers);

bool can_write(const Area& area) {
    return has_svg_fill(area.fill);
}
bool can_write(const Group& group) {
    return can_write(group.layers);
}
bool can_write(const Composite& composite) {
    return stays_vector(composite) && can_write(composite.source) && can_write(composite.backdrop);
}
bool can_write(const Layers& layers) {
    return std::ranges::all_of(layers, [](const Paint& layer) {
        return std::visit([](const auto& node) { return can_write(node); }, layer.node);
    });
}

/// Returns the inverse of an invertible map.
geom::Affine inverted(const geom::Affine& map) {
    const double determinant = map.a * map.d - map.b * map.c;
    const geom::Affine turned{map.d / determinant, -map.b / determinant, -map.c / determinant,
                              map.a / determinant};
    const geom::Point back = turned({map.e, map.f});
    return {turned.a, turned.b, turned.c, turned.d, -back.x, -back.y};
}

/// The layers of a mask that are opaque: what lies within one of them adds nothing to the mask.
class Opaque {
public:
    void add(const Paint& layer) {
        const auto* area = std::get_if<Area>(&layer.node);
        if (area == nullptr || !area->outline || !is_opaque(area->fill)) return;
        const Contours contours = area->outline->contours({});
        if (contours.size() != 1) return;
        constexpr int steps = 8;
        geom::Polygon& ring = rings_.emplace_back();
        for (const Curve& curve : contours.front().curves)
            for (int i = 0; i < (curve.is_straight() ? 1 : steps); ++i)
                ring.push_back(point_at(curve, static_cast<double>(i) / steps));
    }
    bool hides(const geom::Box& box) const {
        return std::ranges::any_of(rings_, [&](const geom::Polygon& ring) {
            const geom::Polygon corners{
                {box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}};
            const bool is_inside = geom::contains(ring, box.center());
            double reach = 1e300;
            for (std::size_t i = 0; i < ring.size(); ++i)
                reach = std::min(
                    reach, geom::distance_to_segment(box.center(), ring[i], ring[(i + 1) % ring.size()]));
            return is_inside && reach > geom::distance(box.center(), corners.front());
        });
    }

private:
    std::vector<geom::Polygon> rings_;
};

/// Writes paints, from the outermost to the innermost.
class SvgWriter {
public:
    SvgWriter(const geom::Box& box, SvgDefinitions& definitions)
        : box_(box)
        , definitions_(definitions) {}

    std::string write(const Layers& layers);

private:
    std::string write(const Area& area);
    std::string write(const Group& group);
    std::string write(const Composite& composite);
    /// Writes `content` where `mask` is opaque.
    std::string write_masked(const Layers& content, const Layers& mask);
    std::string write_blended(const Composite& composite);
    /// Returns the attribute that clips a group; nothing where there is nothing to be clipped.
    std::string clip(const Group& group);

    geom::Box box_; ///< of everything visible, in the current coordinates
    SvgDefinitions& definitions_;
    SvgColors colors_ = SvgColors::Own;
};

std::string SvgWriter::write(const Area& area) {
    if (!is_invertible(area.place)) return {};
    const Contours contours = area.outline ? area.outline->contours({}) : box_contours(box_, {});
    return fmt::format("<path{} d=\"{}\"/>", svg_fill(area, colors_, definitions_), svg_path(contours));
}

std::string SvgWriter::clip(const Group& group) {
    Contours contours;
    if (const auto* outline = std::get_if<GlyphOutline>(&group.clip)) {
        contours = outline->contours({});
    } else if (const auto* box = std::get_if<geom::Box>(&group.clip)) {
        const auto ink = ink_box(group.layers);
        if (ink && box->contains(*ink)) return {};
        contours = box_contours(*box, {});
    } else {
        return {};
    }
    return fmt::format(" clip-path=\"url(#{})\"",
                       definitions_.add("clipPath", "", fmt::format("<path d=\"{}\"/>", svg_path(contours))));
}

std::string SvgWriter::write(const Group& group) {
    if (!is_invertible(group.place)) return {};
    const geom::Box outer = box_;
    box_ = moved(outer, inverted(group.place));
    const std::string attributes = svg_transform("transform", group.place) + clip(group);
    std::string content = write(group.layers);
    box_ = outer;
    if (attributes.empty() || content.empty()) return content;
    return fmt::format("<g{}>{}</g>", attributes, content);
}

std::string SvgWriter::write_masked(const Layers& content, const Layers& mask) {
    const SvgColors outer = colors_;
    colors_ = SvgColors::White;
    const std::string shape = write(mask);
    colors_ = outer;
    return fmt::format("<g mask=\"url(#{})\">{}</g>", definitions_.add("mask", "", shape), write(content));
}

std::string SvgWriter::write_blended(const Composite& composite) {
    const std::string backdrop = write(composite.backdrop), source = write(composite.source);
    if (colors_ == SvgColors::White) return backdrop + source; // it covers the same area
    return fmt::format("<g style=\"isolation:isolate\">{}<g style=\"mix-blend-mode:{}\">{}</g></g>", backdrop,
                       css_blend_mode(composite.mode), source);
}

std::string SvgWriter::write(const Composite& composite) {
    using Mode = CompositeMode;
    const auto& [mode, source, backdrop] = composite;
    switch (mode) {
    case Mode::Clear:
        return {};
    case Mode::Source:
        return write(source);
    case Mode::Destination:
        return write(backdrop);
    case Mode::SourceOver:
        return write(backdrop) + write(source);
    case Mode::DestinationOver:
        return write(source) + write(backdrop);
    case Mode::SourceIn:
        return write_masked(source, backdrop);
    case Mode::DestinationIn:
        return write_masked(backdrop, source);
    case Mode::SourceAtop:
        return write(backdrop) + write_masked(source, backdrop);
    case Mode::DestinationAtop:
        return write(source) + write_masked(backdrop, source);
    default:
        return write_blended(composite);
    }
}

std::string SvgWriter::write(const Layers& layers) {
    std::string text;
    Opaque opaque;
    for (const Paint& layer : layers) {
        if (colors_ == SvgColors::White) {
            const auto ink = ink_box(layer);
            if (ink && opaque.hides(*ink)) continue;
            opaque.add(layer);
        }
        text += std::visit([&](const auto& node) { return write(node); }, layer.node);
    }
    return text;
}

} // namespace

std::optional<std::string> write_svg(const std::vector<Paint>& layers, const geom::Box& box,
                                     std::size_t number) {
    if (!can_write(layers)) return {};
    SvgDefinitions definitions(number);
    const std::string drawing = SvgWriter(box, definitions).write(layers);
    return definitions.with(drawing);
}

} // namespace spotit::symbol
