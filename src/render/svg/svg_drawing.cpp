#include "render/svg/svg_drawing.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/drawing/painting.hpp>
#include <spotit/symbol/font.hpp>
#include <spotit/symbol/pixels.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::render {
namespace {

using namespace symbol;

/// Returns true if SVG has all of it.
bool can_write(const Items& items) {
    return !has_item(items, [](const ItemFacts& facts) {
        return (facts.paint != nullptr && !has_svg_paint(*facts.paint)) ||
               (facts.composite != nullptr && !stays_vector(*facts.composite));
    });
}

/// The outlines of opaque fills in a mask: a layer within one of them adds nothing to the mask.
class Opaque {
public:
    void add(const Item& item) {
        const auto* fill = std::get_if<Fill>(&item.node);
        if (fill == nullptr || !fill->path || !is_opaque(fill->paint)) return;
        geom::Region rings = geom::flatten(*fill->path, steps);
        if (rings.size() == 1) rings_.push_back(std::move(rings.front()));
    }
    bool hides(const geom::Box& box) const {
        return std::ranges::any_of(rings_, [&](const geom::Polygon& ring) {
            double reach = 1e300;
            for (std::size_t i = 0; i < ring.size(); ++i)
                reach = std::min(reach, geom::measure_distance_to_segment(box.center(), ring[i],
                                                                          ring[(i + 1) % ring.size()]));
            return geom::contains(ring, box.center()) && reach > std::hypot(box.width(), box.height()) / 2;
        });
    }

private:
    static constexpr int steps = 8; ///< of a curve
    std::vector<geom::Polygon> rings_;
};

/// The current coordinates.
struct Frame {
    geom::Box box;   ///< of everything visible
    double fine = 1; ///< steps that can be seen, in a unit

    /// Returns the coordinates of items that are moved.
    Frame move_frame(const geom::Affine& place) const {
        return {box.map_by(geom::inverse(place)), fine * geom::compute_mean_scale(place)};
    }
};

/// Writes items, from the outermost to the innermost.
class SvgWriter {
public:
    SvgWriter(const geom::Box& box, const SvgStyle& style, SvgDefinitions& definitions)
        : style_(style)
        // A thousandth of a picture of 400 units is 0.05 mm on one of 20 mm.
        , frame_{box, 40000 / std::max(box.width(), box.height())}
        , colors_(style.colors)
        , definitions_(definitions) {}

    std::string write(const Items& items) {
        std::string text;
        Opaque opaque;
        for (const Item& item : items) {
            if (colors_.is_mask) {
                const auto ink = measure_ink(item);
                if (ink && opaque.hides(*ink)) continue;
                opaque.add(item);
            }
            const auto* const use = std::get_if<Use>(&item.node);
            text += use != nullptr && is_shared(*use, items)
                        ? write_shared(*use)
                        : std::visit([&](const auto& node) { return write(node); }, item.node);
        }
        return text;
    }

private:
    std::string write(const Fill& fill) {
        if (!geom::is_invertible(fill.paint_place)) return {};
        geom::Path all;
        if (!fill.path) all.add(frame_.box);
        return fmt::format("<path{} d=\"{}\"/>", write_svg_fill(fill, colors_, definitions_),
                           write_path(fill.path.value_or(all)));
    }
    std::string write(const Stroke& stroke) {
        return fmt::format(
            "<path fill=\"none\"{} stroke-width=\"{}\" stroke-linejoin=\"round\"{} d=\"{}\"/>",
            write_svg_color("stroke", stroke.color, colors_), base::format_number(stroke.width, 4),
            stroke.ends == Stroke::Ends::Round ? " stroke-linecap=\"round\"" : "", write_path(stroke.path));
    }
    std::string write(const Text& text) {
        std::string result;
        for (const Text::Run& run : text.runs)
            for (const Text::Glyph& glyph : run.glyphs)
                if (const geom::Path outline = load_glyph_outline(*run.font, glyph.id); !outline.empty())
                    result +=
                        fmt::format("<path{}{} d=\"{}\"/>", write_svg_color("fill", text.color, colors_),
                                    write_svg_transform(
                                        "transform", geom::Affine::translation(text.origin + glyph.origin)),
                                    write_path(outline));
        return result;
    }
    std::string write(const Group& group) {
        if (!geom::is_invertible(group.place)) return {};
        const std::string opacity =
            group.opacity < 1 ? fmt::format(" opacity=\"{}\"", base::format_number(group.opacity, 4)) : "";
        return write_moved(group.items, group.place,
                           clip(group, frame_.move_frame(group.place).fine) + opacity);
    }
    std::string write(const Composite& composite) {
        const auto steps = list_paint_steps(composite);
        if (!steps) return write_blended(composite);
        std::string text;
        for (const auto& [items, mask] : *steps)
            text += mask == nullptr ? write(*items) : write_masked(*items, *mask);
        return text;
    }
    std::string write(const Use& use) { return write_moved(use.drawing.items(), use.place, ""); }
    bool is_shared(const Use& use, const Items& items) const {
        return shared_.contains({&use.drawing.items(), colors_.is_mask}) || is_repeated(use.drawing, items);
    }
    /// Writes a reference to a drawing, which is defined on its first use.
    std::string write_shared(const Use& use) {
        const Items& items = use.drawing.items();
        const geom::Box ink = *measure_ink(items);
        if (!geom::is_invertible(use.place) || ink.empty()) return {};
        std::string& id = shared_[{&items, colors_.is_mask}];
        if (id.empty())
            id = definitions_.add("g", "", write_in({ink, frame_.move_frame(use.place).fine}, items));
        return fmt::format("<use xlink:href=\"#{}\"{}/>", id, write_svg_transform("transform", use.place));
    }
    std::string write(const drawing::Pixels& pixels) {
        const JpegFile jpeg = find_jpeg(pixels);
        const auto [width, height] = jpeg.size;
        const geom::Box box{0, 0, width, height};
        const Items upright{{drawing::Pixels{pixels.source, pixels.size, {}}}};
        const int side = colors_.are_given() || colors_.is_mask ? static_cast<int>(std::max(width, height))
                                                                : style_.pixels;
        const std::string place = write_svg_transform("transform", pixels.place);
        if (!jpeg.bytes || !colors_.are_given())
            return fmt::format("<g{}>{}</g>", place, write_svg_image(upright, box, style_.colors, side));
        // Browsers would rotate it once more, as its camera says.
        return fmt::format("<g style=\"image-orientation:none\"{}>{}</g>", place,
                           write_svg_image("image/jpeg", *jpeg.bytes, box));
    }
    std::string write(const SvgPage& page) {
        const geom::Box box = page.box.intersect(frame_.box);
        if (box.empty()) return {};
        std::string svg = write_svg_page(page, box, fmt::format("{}s{}-", style_.prefix, pages_++));
        if (style_.colors.are_given()) return svg;
        return svg.find("<image") == std::string::npos
                   ? with_colors(svg, style_.colors)
                   : write_svg_image(Items{{page}}, box, style_.colors, style_.pixels);
    }
    /// Writes `content` where `mask` is opaque.
    std::string write_masked(const Items& content, const Items& mask) {
        const ShownColors outer = colors_;
        colors_.is_mask = true;
        const std::string shape = write(mask);
        colors_ = outer;
        // The colors of pictures stay; only their opacity counts then.
        const std::string attributes = has_pictures(mask) ? " style=\"mask-type:alpha\"" : "";
        return fmt::format("<g mask=\"url(#{})\">{}</g>", definitions_.add("mask", attributes, shape),
                           write(content));
    }
    std::string write_blended(const Composite& composite) {
        const std::string backdrop = write(composite.backdrop), source = write(composite.source);
        if (colors_.is_mask) return backdrop + source; // it covers the same area
        return fmt::format("<g style=\"isolation:isolate\">{}<g style=\"mix-blend-mode:{}\">{}</g></g>",
                           backdrop, to_css_blend_mode(composite.mode), source);
    }
    /// Writes moved items, in a group with further attributes.
    std::string write_moved(const Items& items, const geom::Affine& place, const std::string& attributes) {
        if (!geom::is_invertible(place)) return {};
        std::string content = write_in(frame_.move_frame(place), items);
        const std::string transform = write_svg_transform("transform", place);
        if ((transform.empty() && attributes.empty()) || content.empty()) return content;
        return fmt::format("<g{}{}>{}</g>", transform, attributes, content);
    }
    /// Returns the attribute that clips a group, in its own coordinates; nothing where there is nothing to be
    /// clipped.
    std::string clip(const Group& group, double fine) const {
        geom::Path edge;
        if (const auto* outline = std::get_if<geom::Path>(&group.clip)) {
            edge = *outline;
        } else if (const auto* box = std::get_if<geom::Box>(&group.clip)) {
            const auto ink = measure_ink(group.items);
            if (ink && box->contains(*ink)) return {};
            edge.add(*box);
        } else {
            return {};
        }
        const std::string path = write_svg_path(edge, count_decimals(fine));
        return fmt::format(" clip-path=\"url(#{})\"",
                           definitions_.add("clipPath", "", fmt::format("<path d=\"{}\"/>", path)));
    }
    std::string write_in(const Frame& frame, const Items& items) {
        const Frame outer = std::exchange(frame_, frame);
        std::string text = write(items);
        frame_ = outer;
        return text;
    }
    std::string write_path(const geom::Path& path) const {
        return write_svg_path(path, drawing::count_decimals(frame_.fine));
    }

    const SvgStyle& style_;
    Frame frame_;
    ShownColors colors_;
    SvgDefinitions& definitions_;
    std::map<std::pair<const Items*, bool>, std::string>
        shared_{};  ///< ids of drawings, and whether in a mask
    int pages_ = 0; ///< of SVG files
};

} // namespace

std::string write_svg_drawing(const symbol::Symbol& picture, const SvgStyle& style) {
    if (picture.box.empty()) return {};
    constexpr int fine_pixels = 1024; // 800 dpi on a symbol of 30 mm
    if (!can_write(picture.drawing.items()))
        return write_svg_image(picture.drawing, picture.box, style.colors, fine_pixels);
    SvgDefinitions definitions(style.prefix);
    const std::string drawing = SvgWriter(picture.box, style, definitions).write(picture.drawing.items());
    return definitions.with(drawing);
}

std::string join_svg_matrix(const geom::Affine& place, int decimals, int shift_decimals) {
    return base::join_numbers({place.a, place.b, place.c, place.d}, decimals) + " " +
           base::join_numbers({place.e, place.f}, shift_decimals);
}

std::string join_svg_view_box(const geom::Box& box) {
    return base::join_numbers({box.left, box.top, box.width(), box.height()});
}

std::string write_svg_matrix(const geom::Affine& place) {
    return fmt::format("matrix({})", join_svg_matrix(place, 7, 4));
}

} // namespace spotit::render
