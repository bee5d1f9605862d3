#include "render/svg/svg_drawing.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/symbol/pixels.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace spotit::render {
namespace {

/// Changes each part of a text between a mark and the next such character.
template<class Change>
std::string change_parts(std::string_view text, std::string_view mark, char last, Change change) {
    std::string result;
    for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark)) {
        const std::size_t begin = at + mark.size(), end = std::min(text.find(last, begin), text.size());
        result += text.substr(0, begin);
        result += change(text.substr(begin, end - begin));
        text.remove_prefix(end);
    }
    return result += text;
}

/// Reads a channel such as "50.2%" as 0 to 1, and moves past it.
double read_channel(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(" ,"), text.size()));
    double percent = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), percent);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (error != std::errc() || !text.starts_with('%'))
        throw std::runtime_error("cannot change colors: Cairo writes colors in a way that is not known");
    text.remove_prefix(1);
    return percent / 100;
}

std::string change_percents(std::string_view channels, const ShownColors& colors) {
    color::Color color;
    color.red = read_channel(channels);
    color.green = read_channel(channels);
    color.blue = read_channel(channels);
    color = colors.change(color);
    const auto percent = [](double value) { return base::format_number(100 * value, 4) + "%"; };
    return fmt::format("{},{},{}", percent(color.red), percent(color.green), percent(color.blue));
}

std::string encode_base64(std::string_view bytes) {
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::string_view three = bytes.substr(i, 3);
        unsigned long bits = 0;
        for (std::size_t k = 0; k < 3; ++k)
            bits = bits << 8U | (k < three.size() ? static_cast<unsigned char>(three[k]) : 0U);
        for (unsigned k = 0; k < 4; ++k)
            text += k <= three.size() ? digits[bits >> (18U - 6U * k) & 63U] : '=';
    }
    return text;
}

/// Rounds the numbers of a path by Cairo, which have up to six decimals; a picture is at least 400 units
/// large.
std::string shorten_path(std::string_view data) {
    std::string result;
    while (!data.empty()) {
        const std::size_t length = std::min(data.find_first_not_of("0123456789."), data.size());
        double value = 0;
        std::from_chars(data.data(), data.data() + length, value);
        result += length > 0 ? base::format_number(value, 2) : std::string(1, data.front());
        data.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

/// Returns the text between the root element's tags.
std::string_view find_root_content(std::string_view svg) {
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

std::string with_colors(std::string_view svg, const ShownColors& colors) {
    return change_parts(svg, "rgb(", ')',
                        [&](std::string_view channels) { return change_percents(channels, colors); });
}

std::string write_svg_image(const drawing::Drawing& drawing, const geom::Box& box, const ShownColors& colors,
                            int pixels) {
    const double scale = pixels / std::max(box.width(), box.height());
    const auto side = [scale](double length) {
        return std::max(1, static_cast<int>(std::lround(scale * length)));
    };
    const RasterPlan plan{box, {side(box.width()), side(box.height())}, Opacity::Transparent, colors};
    return write_svg_image(
        "image/png", paint_raster(plan, [&](cairo_t* context) { symbol::paint(context, drawing); }), box);
}

std::string write_svg_image(std::string_view type, std::string_view bytes, const geom::Box& box) {
    return fmt::format("<image x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" preserveAspectRatio=\"none\" "
                       "xlink:href=\"data:{};base64,{}\"/>",
                       base::format_number(box.left, 4), base::format_number(box.top, 4),
                       base::format_number(box.width(), 4), base::format_number(box.height(), 4), type,
                       encode_base64(bytes));
}

std::string write_svg_page(const drawing::SvgPage& page, const geom::Box& box, const std::string& prefix) {
    const auto [file, place] = symbol::draw_svg(page, box);
    const std::string svg = change_parts(file, " d=\"", '"', shorten_path);
    return fmt::format("<g transform=\"{}\">{}</g>", write_svg_matrix(place),
                       with_own_ids(find_root_content(svg), prefix));
}

} // namespace spotit::render
