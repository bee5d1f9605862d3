#include "render/svg/svg_drawing.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/drawing/painting.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace spotit::render {
namespace {

using base::format_number;
using namespace symbol;

/// A circle inside the other, as SVG wants the first one of a gradient.
bool is_inside(const geom::Circle& inner, const geom::Circle& outer) {
    return geom::distance(inner.center, outer.center) + inner.radius < outer.radius;
}

constexpr std::array<std::string_view, 3> spread_methods{"", " spreadMethod=\"repeat\"",
                                                         " spreadMethod=\"reflect\""}; ///< by drawing::Extend

std::string write_attribute(std::string_view name, double value) {
    return fmt::format(" {}=\"{}\"", name, format_number(value));
}

std::string write_stops(const ColorLine& line, const ShownColors& colors) {
    std::string text;
    for (const Stop& stop : line.stops)
        text += fmt::format("<stop offset=\"{}\"{}/>", format_number(stop.offset, 4),
                            write_svg_color("stop-color", stop.color, colors));
    return text;
}

/// The name, the attributes and the color line of a gradient's element.
struct Gradient {
    std::string_view tag;
    std::string attributes;
    ColorLine line;
};

// Returns the gradient of a paint; nothing for one that SVG lacks. A color needs none.

std::optional<Gradient> make_gradient(const color::Color&) {
    return Gradient{};
}

std::optional<Gradient> make_gradient(const LinearGradient& original) {
    auto [line, from, to] = normalize(original);
    return Gradient{"linearGradient",
                    write_attribute("x1", from.x) + write_attribute("y1", from.y) +
                        write_attribute("x2", to.x) + write_attribute("y2", to.y),
                    std::move(line)};
}

std::optional<Gradient> make_gradient(const RadialGradient& original) {
    if (!is_inside(original.start, original.end) && !is_inside(original.end, original.start)) return {};
    auto [line, from, to] = normalize(original);
    if (!is_inside(from, to)) {
        std::swap(from, to);
        std::ranges::reverse(line.stops);
        for (Stop& stop : line.stops) stop.offset = 1 - stop.offset;
    }
    std::string attributes = write_attribute("cx", to.center.x) + write_attribute("cy", to.center.y) +
                             write_attribute("r", to.radius);
    if (!(from.center == to.center))
        attributes += write_attribute("fx", from.center.x) + write_attribute("fy", from.center.y);
    if (from.radius > 0) attributes += write_attribute("fr", from.radius);
    return Gradient{"radialGradient", std::move(attributes), std::move(line)};
}

std::optional<Gradient> make_gradient(const SweepGradient&) {
    return {};
}

/// Named otherwise, or a kind without a function of its own would become a paint again.
std::optional<Gradient> find_gradient(const Paint& paint) {
    return std::visit([](const auto& kind) { return make_gradient(kind); }, paint);
}

constexpr std::string_view path_begins = "<path", data_begins = " d=\"", path_ends = "\"/>";
/// A reference to a path costs about as much.
constexpr std::size_t min_shared_length = 60;

/// A <path attributes d="data"/> of a text.
struct PathElement {
    std::size_t begin = 0, end = 0;
    std::string_view attributes{}, data{};
};

std::vector<PathElement> find_paths(std::string_view text) {
    std::vector<PathElement> paths;
    for (std::size_t begin = text.find(path_begins); begin != std::string_view::npos;
         begin = text.find(path_begins, paths.back().end)) {
        const std::size_t attributes = begin + path_begins.size(), mark = text.find(data_begins, begin),
                          data = mark + data_begins.size(), end = text.find(path_ends, data);
        if (end == std::string_view::npos) break;
        paths.push_back({begin, end + path_ends.size(), text.substr(attributes, mark - attributes),
                         text.substr(data, end - data)});
    }
    return paths;
}

} // namespace

bool has_svg_paint(const Paint& paint) {
    return find_gradient(paint).has_value();
}

std::string write_svg_color(std::string_view name, const color::Color& color, const ShownColors& colors) {
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

std::string write_svg_fill(const Fill& fill, const ShownColors& colors, SvgDefinitions& definitions) {
    if (const color::Color* const solid = find_facts(fill.paint).color)
        return write_svg_color("fill", *solid, colors);
    if (colors.is_mask && is_opaque(fill.paint)) return write_svg_color("fill", color::white, colors);
    const auto gradient = find_gradient(fill.paint);
    if (!gradient) return " fill=\"none\"";
    const std::string attributes =
        fmt::format(" gradientUnits=\"userSpaceOnUse\"{}{}{}", gradient->attributes,
                    spread_methods[static_cast<std::size_t>(gradient->line.extend)],
                    write_svg_transform("gradientTransform", fill.paint_place));
    return fmt::format(" fill=\"url(#{})\"",
                       definitions.add(gradient->tag, attributes, write_stops(gradient->line, colors)));
}

std::string write_svg_transform(std::string_view name, const geom::Affine& place) {
    if (place == geom::Affine{}) return {};
    if (place.a == 1 && place.b == 0 && place.c == 0 && place.d == 1)
        return fmt::format(" {}=\"translate({} {})\"", name, format_number(place.e), format_number(place.f));
    return fmt::format(" {}=\"matrix({})\"", name, join_svg_matrix(place, 6, 2));
}

std::string SvgDefinitions::add(std::string_view tag, const std::string& attributes,
                                const std::string& content) {
    const auto [at, is_new] = ids_.try_emplace(fmt::format("{}{}>{}", tag, attributes, content));
    if (is_new) {
        at->second = fmt::format("{}{}", prefix_, ids_.size());
        elements_ += fmt::format("<{0} id=\"{1}\"{2}>{3}</{0}>", tag, at->second, attributes, content);
    }
    return at->second;
}

std::string SvgDefinitions::with(const std::string& drawing) {
    const std::string whole =
        elements_.empty() ? drawing : fmt::format("<defs>{}</defs>{}", elements_, drawing);
    const std::vector<PathElement> paths = find_paths(whole);
    std::map<std::string_view, int> counts;
    for (const PathElement& path : paths) ++counts[path.data];
    std::map<std::string_view, std::string> ids;
    std::string result, shared;
    std::size_t copied = 0;
    for (const auto& [begin, end, attributes, data] : paths) {
        if (data.size() < min_shared_length || counts[data] == 1) continue;
        const auto [id, is_new] = ids.try_emplace(data);
        if (is_new) {
            id->second = fmt::format("{}p{}", prefix_, ids.size());
            shared += fmt::format("<path id=\"{}\" d=\"{}\"/>", id->second, data);
        }
        result.append(whole, copied, begin - copied);
        result += fmt::format("<use{} xlink:href=\"#{}\"/>", attributes, id->second);
        copied = end;
    }
    result.append(whole, copied);
    return shared.empty() ? result : fmt::format("<defs>{}</defs>{}", shared, result);
}

} // namespace spotit::render
