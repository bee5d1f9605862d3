#include "render/svg/svg_drawing.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace spotit::render {

namespace {

constexpr std::string_view color_begins = "rgb(";

/// Reads a channel such as "50.2%" as 0 to 1, and moves past it.
double channel(std::string_view& text) {
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
    color.red = channel(channels);
    color.green = channel(channels);
    color.blue = channel(channels);
    color = colors.change(color);
    const auto percent = [](double value) { return base::format_number(100 * value, 4) + "%"; };
    return fmt::format("{},{},{}", percent(color.red), percent(color.green), percent(color.blue));
}

std::string base64(std::string_view bytes) {
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

} // namespace

color::Color ShownColors::change(const color::Color& color) const {
    if (is_mask) return {1, 1, 1, color.alpha};
    if (palette == Palette::Colors) return map ? map(color) : color;
    const double gray = color::to_gray(color);
    return {gray, gray, gray, color.alpha};
}

std::string with_colors(std::string_view svg, const ShownColors& colors) {
    std::string result;
    for (std::size_t at = svg.find(color_begins); at != std::string_view::npos; at = svg.find(color_begins)) {
        const std::size_t begin = at + color_begins.size(), end = std::min(svg.find(')', begin), svg.size());
        result += svg.substr(0, begin);
        result += change_percents(svg.substr(begin, end - begin), colors);
        svg.remove_prefix(end);
    }
    return result += svg;
}

std::string svg_image(const symbol::Drawing& drawing, const geom::Box& box, const ShownColors& colors,
                      int pixels) {
    const double scale = pixels / std::max(box.width(), box.height());
    const auto side = [scale](double length) {
        return std::max(1, static_cast<int>(std::lround(scale * length)));
    };
    const RasterPlan plan{box, {side(box.width()), side(box.height())}, Opacity::Transparent, colors};
    return svg_image("image/png", raster(plan, [&](cairo_t* context) { symbol::paint(context, drawing); }),
                     box);
}

std::string svg_image(std::string_view type, std::string_view bytes, const geom::Box& box) {
    return fmt::format("<image x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" preserveAspectRatio=\"none\" "
                       "xlink:href=\"data:{};base64,{}\"/>",
                       base::format_number(box.left, 4), base::format_number(box.top, 4),
                       base::format_number(box.width(), 4), base::format_number(box.height(), 4), type,
                       base64(bytes));
}

} // namespace spotit::render
