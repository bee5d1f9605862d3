#include "render/svg/svg_drawing.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/symbol/painting.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::render {

namespace {

using base::format_number;
using namespace symbol;

/// A circle inside the other, as SVG wants the first one of a gradient.
bool is_inside(const geom::Circle& inner, const geom::Circle& outer) {
    return geom::distance(inner.center, outer.center) + inner.radius < outer.radius;
}

std::string point(std::string_view attributes, geom::Point at) {
    // As "x1 y1": the names of both attributes.
    const std::size_t blank = attributes.find(' ');
    return fmt::format(" {}=\"{}\" {}=\"{}\"", attributes.substr(0, blank), format_number(at.x),
                       attributes.substr(blank + 1), format_number(at.y));
}

std::string_view spread_method(Extend extend) {
    switch (extend) {
    case Extend::Repeat:
        return " spreadMethod=\"repeat\"";
    case Extend::Reflect:
        return " spreadMethod=\"reflect\"";
    case Extend::Pad:
        break;
    }
    return "";
}

std::string stops(const ColorLine& line, const SvgColors& colors) {
    std::string text;
    for (const Stop& stop : line.stops)
        text += fmt::format("<stop offset=\"{}\"{}/>", format_number(stop.offset, 4),
                            svg_color("stop-color", stop.color, colors));
    return text;
}

/// The name, the attributes and the color line of a gradient's element.
struct Gradient {
    std::string_view tag;
    std::string attributes;
    ColorLine line;
};

Gradient make_gradient(const LinearGradient& original) {
    auto [line, from, to] = normalized(original);
    return {"linearGradient", point("x1 y1", from) + point("x2 y2", to), std::move(line)};
}

Gradient make_gradient(const RadialGradient& original) {
    auto [line, from, to] = normalized(original);
    if (!is_inside(from, to)) {
        std::swap(from, to);
        std::ranges::reverse(line.stops);
        for (Stop& stop : line.stops) stop.offset = 1 - stop.offset;
    }
    std::string attributes = point("cx cy", to.center) + fmt::format(" r=\"{}\"", format_number(to.radius));
    if (!(from.center == to.center)) attributes += point("fx fy", from.center);
    if (from.radius > 0) attributes += fmt::format(" fr=\"{}\"", format_number(from.radius));
    return {"radialGradient", std::move(attributes), std::move(line)};
}

} // namespace

bool has_svg_paint(const Paint& paint) {
    if (std::holds_alternative<SweepGradient>(paint)) return false;
    const auto* radial = std::get_if<RadialGradient>(&paint);
    return radial == nullptr || is_inside(radial->start, radial->end) ||
           is_inside(radial->end, radial->start);
}

std::string svg_color(std::string_view name, const color::Color& color, const SvgColors& colors) {
    const color::Color shown = colors.change(color);
    const std::string hex = color::to_hex(shown);
    std::string text;
    if (name == "stroke" || hex != "#000000")
        text = fmt::format(" {}=\"{}\"", name, hex); // black is the default
    if (shown.alpha < 1)
        text +=
            fmt::format(" {}=\"{}\"", name == "stop-color" ? "stop-opacity" : fmt::format("{}-opacity", name),
                        format_number(shown.alpha, 3));
    return text;
}

std::string svg_fill(const Fill& fill, const SvgColors& colors, SvgDefinitions& definitions) {
    if (const auto* solid = std::get_if<color::Color>(&fill.paint)) return svg_color("fill", *solid, colors);
    if (colors.is_mask && is_opaque(fill.paint)) return svg_color("fill", color::white, colors);
    const auto* linear = std::get_if<LinearGradient>(&fill.paint);
    const Gradient gradient =
        linear != nullptr ? make_gradient(*linear) : make_gradient(std::get<RadialGradient>(fill.paint));
    const std::string attributes = fmt::format(" gradientUnits=\"userSpaceOnUse\"{}{}{}", gradient.attributes,
                                               spread_method(gradient.line.extend),
                                               svg_transform("gradientTransform", fill.paint_place));
    return fmt::format(" fill=\"url(#{})\"",
                       definitions.add(gradient.tag, attributes, stops(gradient.line, colors)));
}

std::string svg_transform(std::string_view name, const geom::Affine& place) {
    if (place == geom::Affine{}) return {};
    if (place.a == 1 && place.b == 0 && place.c == 0 && place.d == 1)
        return fmt::format(" {}=\"translate({} {})\"", name, format_number(place.e), format_number(place.f));
    return fmt::format(" {}=\"matrix({} {} {} {} {} {})\"", name, format_number(place.a, 6),
                       format_number(place.b, 6), format_number(place.c, 6), format_number(place.d, 6),
                       format_number(place.e), format_number(place.f));
}

} // namespace spotit::render
