#include "render/svg/svg_drawing.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/symbol/pixels.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

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

/// Returns the text between the root element's tags.
std::string_view inside_root(std::string_view svg) {
    const std::size_t begin = svg.find('>', svg.find("<svg")) + 1;
    return svg.substr(begin, svg.rfind("</svg>") - begin);
}

/// Returns the position of the next id; the end if there is none.
std::size_t find_id(std::string_view svg) {
    std::size_t first = svg.size();
    for (const std::string_view mark : {" id=\"", "url(#", "href=\"#"})
        if (const std::size_t at = svg.find(mark); at != std::string_view::npos)
            first = std::min(first, at + mark.size());
    return first;
}

/// Cairo counts its ids for the whole process; these are renumbered in order of appearance, so that equal
/// pictures have equal bytes.
std::string with_own_ids(std::string_view svg, const std::string& prefix) {
    std::map<std::string_view, std::string> names;
    std::string result;
    while (!svg.empty()) {
        const std::size_t begin = find_id(svg);
        result += svg.substr(0, begin);
        svg.remove_prefix(begin);
        const std::string_view id = svg.substr(0, svg.find_first_of("\")"));
        if (id.empty()) continue;
        const auto [name, is_new] = names.try_emplace(id);
        if (is_new) name->second = fmt::format("{}{}", prefix, names.size());
        result += name->second;
        svg.remove_prefix(id.size());
    }
    return result;
}

} // namespace

std::string svg_page(const symbol::SvgPage& page, const geom::Box& box, const std::string& prefix) {
    const auto [file, place] = symbol::draw_svg(page, box);
    const std::string svg = with_short_paths(file);
    return fmt::format("<g transform=\"{}\">{}</g>", svg_matrix(place),
                       with_own_ids(inside_root(svg), prefix));
}

} // namespace spotit::render
