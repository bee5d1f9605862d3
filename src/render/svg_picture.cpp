// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/svg_picture.hpp"

#include "render/cairo.hpp"
#include "render/page_scale.hpp"
#include "symbol/svg_parts.hpp"

#include <spotit/base/numbers.hpp>

#include <cairo-svg.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

namespace spotit::render {

namespace {

/// Rounds the numbers of Cairo's paths, which have up to six decimals; a picture is at least 400 units large.
std::string with_short_paths(std::string_view svg) {
    constexpr std::string_view mark = " d=\"", digits = "0123456789.";
    std::string result;
    for (std::size_t at = svg.find(mark); at != std::string_view::npos; at = svg.find(mark)) {
        const std::size_t begin = at + mark.size(), end = std::min(svg.find('"', begin), svg.size());
        result += svg.substr(0, begin);
        for (std::size_t i = begin; i < end;) {
            const std::size_t length = std::min(svg.find_first_not_of(digits, i), end) - i;
            double value = 0;
            std::from_chars(svg.data() + i, svg.data() + i + length, value);
            result += length > 0 ? base::format_number(value, 2) : std::string(1, svg[i]);
            i += std::max<std::size_t>(length, 1);
        }
        svg.remove_prefix(end);
    }
    return result += svg;
}

std::string whole_file(const symbol::Symbol& picture, double scale) {
    std::string bytes;
    std::vector<std::string> parts;
    const geom::Box& box = picture.box;
    const SurfaceHandle surface(
        cairo_svg_surface_create_for_stream(&append, &bytes, scale * box.width(), scale * box.height()));
    {
        const ContextHandle context(cairo_create(surface.get()));
        cairo_scale(context.get(), scale, scale);
        cairo_translate(context.get(), -box.left, -box.top);
        symbol::Canvas canvas(context.get(), parts);
        picture.picture(canvas);
        require_success(cairo_status(context.get()), picture.name);
    }
    cairo_surface_finish(surface.get());
    require_success(cairo_surface_status(surface.get()), picture.name);
    return symbol::with_svg_parts(with_short_paths(bytes), parts);
}

/// Returns the text between the root element's tags.
std::string_view inside_root(std::string_view svg) {
    const std::size_t begin = svg.find('>', svg.find("<svg")) + 1;
    return svg.substr(begin, svg.rfind("</svg>") - begin);
}

/// Cairo counts its ids for the whole process; these are renumbered in order of appearance, so that equal
/// pictures have equal bytes.
class Ids {
public:
    explicit Ids(std::string prefix)
        : prefix_(std::move(prefix)) {}
    std::string renamed(std::string_view svg) {
        std::string result;
        while (!svg.empty()) {
            const std::size_t begin = next_id(svg);
            result += svg.substr(0, begin);
            svg.remove_prefix(begin);
            const std::size_t length = std::min(svg.find_first_of("\")"), svg.size());
            if (length > 0) result += name(std::string(svg.substr(0, length)));
            svg.remove_prefix(length);
        }
        return result;
    }

private:
    /// Returns the position of the next id; the end if there is none.
    static std::size_t next_id(std::string_view svg) {
        std::size_t first = svg.size();
        for (const std::string_view mark : {" id=\"", "url(#", "href=\"#"})
            if (const std::size_t at = svg.find(mark); at != std::string_view::npos)
                first = std::min(first, at + mark.size());
        return first;
    }
    const std::string& name(const std::string& given) {
        const auto [at, is_new] = names_.try_emplace(given);
        if (is_new) at->second = fmt::format("{}{}", prefix_, names_.size());
        return at->second;
    }

    std::string prefix_;
    std::map<std::string, std::string> names_;
};

} // namespace

std::string svg_matrix(const geom::Affine& place) {
    std::string text = "matrix(";
    for (const double value : {place.a, place.b, place.c, place.d})
        text += base::format_number(value, 7) + " ";
    return text + base::format_number(place.e, 4) + " " + base::format_number(place.f, 4) + ")";
}

std::string svg_picture(const symbol::Symbol& picture, const std::string& prefix) {
    if (picture.box.empty()) return {};
    const double scale = page_scale(picture.box);
    const std::string file = whole_file(picture, scale);
    const geom::Affine to_picture =
        geom::Affine::translation({picture.box.left, picture.box.top}) * geom::Affine::scaling(1 / scale);
    return fmt::format("<g transform=\"{}\">{}</g>\n", svg_matrix(to_picture),
                       Ids(prefix).renamed(inside_root(file)));
}

std::string svg_picture_in(const SvgColors& colors, const symbol::Symbol& picture, const std::string& prefix,
                           int pixels) {
    std::string svg = svg_picture(picture, prefix);
    if (colors.are_given()) return svg;
    return svg.find("<image") == std::string::npos ? with_colors(svg, colors)
                                                   : image_in(colors, picture, pixels);
}

} // namespace spotit::render
