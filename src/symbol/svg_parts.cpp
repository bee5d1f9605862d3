// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/svg_parts.hpp"

#include "symbol/cairo_handles.hpp"

#include <fmt/format.h>

#include <charconv>
#include <memory>
#include <utility>

namespace spotit::symbol {

namespace {

constexpr std::string_view scheme = "spotit-part:";

/// A single pixel that Cairo writes as its address.
SurfaceHandle addressed_pixel(std::size_t part) {
    SurfaceHandle pixel(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1));
    auto address = std::make_unique<std::string>(fmt::format("{}{}", scheme, part));
    std::string& kept = *address.release(); // the surface owns it
    const void* const bytes = kept.data();
    cairo_surface_set_mime_data(
        pixel.get(), CAIRO_MIME_TYPE_URI, static_cast<const unsigned char*>(bytes), kept.size(),
        [](void* string) { std::unique_ptr<std::string>(static_cast<std::string*>(string)); }, &kept);
    return pixel;
}

/// Returns the value of an attribute of an element; empty if it has none.
std::string_view find_attribute(std::string_view element, std::string_view name) {
    const std::string begin = fmt::format(" {}=\"", name);
    const std::size_t at = element.find(begin);
    if (at == std::string_view::npos) return {};
    element.remove_prefix(at + begin.size());
    return element.substr(0, element.find('"'));
}

} // namespace

void paint_svg_part(const Canvas& canvas, std::string part, const geom::Box& box) {
    std::vector<std::string>& parts = *canvas.svg_parts();
    const SurfaceHandle pixel = addressed_pixel(parts.size());
    cairo_t* context = canvas.context();
    const SavedState saved(context);
    cairo_translate(context, box.left, box.top);
    cairo_scale(context, box.width(), box.height());
    cairo_set_source_surface(context, pixel.get(), 0, 0);
    cairo_paint(context);
    parts.push_back(fmt::format("<g transform=\"scale({:.10g} {:.10g}) translate({:.10g} {:.10g})\">{}</g>",
                                1 / box.width(), 1 / box.height(), -box.left, -box.top, part));
}

std::string with_svg_parts(std::string_view svg, const std::vector<std::string>& parts) {
    const std::string mark = fmt::format("\"{}", scheme);
    std::string result;
    for (std::size_t at = svg.find(mark); at != std::string_view::npos; at = svg.find(mark)) {
        const std::size_t begin = svg.rfind('<', at), end = svg.find("/>", at) + 2;
        std::size_t number = 0;
        std::from_chars(svg.data() + at + mark.size(), svg.data() + end, number);
        result += svg.substr(0, begin);
        result += fmt::format("<g id=\"{}\">{}</g>", find_attribute(svg.substr(begin, end - begin), "id"),
                              parts.at(number));
        svg.remove_prefix(end);
    }
    return result += svg;
}

} // namespace spotit::symbol
