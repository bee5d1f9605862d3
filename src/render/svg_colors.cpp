// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/svg_colors.hpp"

#include "render/raster.hpp"
#include "render/svg_picture.hpp"
#include "symbol/canvas.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <stdexcept>

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

std::string change_percents(std::string_view channels, const SvgColors& colors) {
    color::Color color;
    color.red = channel(channels);
    color.green = channel(channels);
    color.blue = channel(channels);
    color = colors.shown(color);
    const auto percent = [](double value) { return base::format_number(100 * value, 4) + "%"; };
    return fmt::format("{},{},{}", percent(color.red), percent(color.green), percent(color.blue));
}

constexpr std::size_t hex_length = 7; // "#1a2b3c"

/// Returns where a color such as "#1a2b3c" begins that is all of an attribute; npos if there is none.
std::size_t find_hex_color(std::string_view svg) {
    constexpr std::string_view value_begins = "=\"#";
    for (std::size_t at = svg.find(value_begins); at != std::string_view::npos;
         at = svg.find(value_begins, at + 1)) {
        const std::size_t begin = at + value_begins.size() - 1;
        const std::size_t end = svg.find_first_not_of("0123456789abcdef", begin + 1);
        if (end == begin + hex_length && svg[end] == '"') return begin;
    }
    return std::string_view::npos;
}

std::string change_hex(std::string_view hex, const SvgColors& colors) {
    const auto byte = [hex](std::size_t at) {
        int value = 0;
        std::from_chars(hex.data() + at, hex.data() + at + 2, value, 16);
        return value / 255.0;
    };
    return color::to_hex(colors.shown({byte(1), byte(3), byte(5), 1}));
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

color::Color SvgColors::shown(const color::Color& color) const {
    if (palette == Palette::Colors) return map ? map(color) : color;
    const double gray = color::to_gray(color);
    return {gray, gray, gray, color.alpha};
}

std::string with_colors(std::string_view svg, const SvgColors& colors) {
    std::string result;
    while (!svg.empty()) {
        const std::size_t by_cairo = std::min(svg.find(color_begins), svg.size());
        const std::size_t of_part = std::min(find_hex_color(svg), svg.size());
        const std::size_t at = std::min(by_cairo, of_part);
        result += svg.substr(0, at);
        svg.remove_prefix(at);
        if (svg.empty()) break;
        const bool is_hex = of_part < by_cairo;
        const std::size_t begin = is_hex ? 0 : color_begins.size();
        const std::size_t end = is_hex ? hex_length : std::min(svg.find(')'), svg.size());
        const std::string_view color = svg.substr(begin, end - begin);
        result += svg.substr(0, begin);
        result += is_hex ? change_hex(color, colors) : change_percents(color, colors);
        svg.remove_prefix(end);
    }
    return result;
}

std::string image_in(const SvgColors& colors, const symbol::Symbol& picture, int pixels) {
    const geom::Box& box = picture.box;
    const double scale = pixels / std::max(box.width(), box.height());
    const auto side = [scale](double length) {
        return std::max(1, static_cast<int>(std::lround(scale * length)));
    };
    const RasterPlan plan{.box = box,
                          .pixels = {side(box.width()), side(box.height())},
                          .opacity = Opacity::Transparent,
                          .palette = colors.palette,
                          .colors = colors.map};
    const std::string png = raster(plan, [&picture](cairo_t* context) {
        symbol::Canvas canvas(context);
        picture.picture(canvas);
    });
    return fmt::format("<image x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" preserveAspectRatio=\"none\" "
                       "xlink:href=\"data:image/png;base64,{}\"/>\n",
                       base::format_number(box.left, 4), base::format_number(box.top, 4),
                       base::format_number(box.width(), 4), base::format_number(box.height(), 4),
                       base64(png));
}

} // namespace spotit::render
