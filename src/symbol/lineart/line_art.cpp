// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/lineart/line_art.hpp"

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"
#include "symbol/lineart/layer_map.hpp"
#include "symbol/lineart/traced_layers.hpp"
#include "symbol/lineart/visible_edges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::symbol {

namespace {

/// Of a symbol's optical size: 0.35 mm on one of 20 mm, 0.14 mm on one of 8 mm, the smallest that cards
/// usually have.
constexpr double line_share = 0.0175;
/// Of the raster that decides what is drawn, in pixels; a line is about ten of them wide.
constexpr int max_side = 512;
/// Below, two colors side by side are light and shadow of one thing.
constexpr double edge_contrast = 0.06;
/// How far from an edge colors are taken, in pixels: outside of what the edge is smeared over.
constexpr double edge_reach = 1.8;
/// In lines; less is a crumb of a line, or a gap in one.
constexpr double shortest_line = 3;
/// base::DataPaths at which edges are looked at; no emoji of Noto needs a twentieth. Later sheets of a
/// hostile font get no lines.
constexpr double max_places = 1e6;

/// A sheet as it is drawn.
struct Mark {
    enum class Fill { None, Paper, Ink } fill = Fill::None;
    Sheet sheet;
    Contours lines; ///< along its edges
};
struct Marks {
    std::vector<Mark> marks;
    double line_width = 0;
    double unit = 1; ///< of coordinates: nobody sees less, and whole numbers are short
};

/// As layouts measure it, so that lines are as wide in all symbols of one size.
double optical_size(const geom::Region& outline) {
    std::vector<geom::Point> points;
    for (const geom::Polygon& ring : outline) points.insert(points.end(), ring.begin(), ring.end());
    const double disc = 2 * std::sqrt(geom::area(outline) / std::numbers::pi);
    return std::sqrt(2 * geom::enclosing_circle(points).radius * disc);
}

/// A symbol's size and its lines' width, in pixels.
struct Measures {
    double line = 0, area = 0;
};

/// Eyes, noses and stripes stay black, and what lines on both sides would fill anyhow. Found by looking at
/// some five hundred emoji of Noto.
Mark::Fill fill_of(const SheetView& view, const Measures& symbol) {
    constexpr double dark = 0.42, small = 0.05, noticed = 0.05; // lightness, share of the symbol, lightness
    constexpr double dark_band = 2, darker_band = 1.35, any_band = 1; // in lines
    constexpr double darker = 0.1, all_around = 0.7;                  // lightness, share of the border
    if (view.area == 0) return Mark::Fill::None;
    const double thickness = view.thickness / symbol.line, step = view.surroundings - view.lightness;
    const bool is_small = view.area < small * symbol.area || thickness < dark_band;
    if (view.lightness < dark && step > noticed && is_small) return Mark::Fill::Ink;
    if (view.distinct < all_around) return Mark::Fill::Paper;
    return thickness < (step > darker ? darker_band : any_band) ? Mark::Fill::Ink : Mark::Fill::Paper;
}

void draw_fill(cairo_t* context, const Mark& mark) {
    if (mark.fill == Mark::Fill::None) return;
    const double gray = mark.fill == Mark::Fill::Paper ? 1 : 0;
    cairo_set_source_rgb(context, gray, gray, gray);
    cairo_new_path(context);
    trace(context, *mark.sheet.outline);
    cairo_fill(context);
}

void draw_lines(cairo_t* context, const Mark& mark, double width) {
    if (mark.lines.empty()) return;
    cairo_set_source_rgb(context, 0, 0, 0);
    cairo_set_line_width(context, width);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
    cairo_new_path(context);
    trace(context, mark.lines);
    cairo_stroke(context);
}

void draw(cairo_t* context, const Marks& marks) {
    for (const Mark& mark : marks.marks) {
        if (mark.fill == Mark::Fill::None && mark.lines.empty()) continue;
        const SavedState saved(context);
        for (const auto& clip : mark.sheet.clips) {
            cairo_new_path(context);
            trace(context, *clip);
            cairo_clip(context);
        }
        draw_fill(context, mark);
        draw_lines(context, mark, marks.line_width);
    }
}

double unit_of(const geom::Box& box) {
    const double side = std::max(box.width(), box.height());
    return side > 400 ? 1 : side / 1000;
}

geom::Box rounded_out(const geom::Box& box, double unit) {
    const auto down = [unit](double value) { return unit * std::floor(value / unit); };
    const auto up = [unit](double value) { return unit * std::ceil(value / unit); };
    return {down(box.left), down(box.top), up(box.right), up(box.bottom)};
}

/// No lines around what is black, nor where nothing is left to see of a sheet.
void add_lines(Marks& marks, const SheetMap& map, const SeenPicture& picture) {
    const auto is_ink = [&](geom::Point point) {
        const int index = map.at(point);
        return index != SheetMap::none &&
               marks.marks[static_cast<std::size_t>(index)].fill == Mark::Fill::Ink;
    };
    const EdgeOptions options{
        edge_reach * picture.pixel(), shortest_line * marks.line_width, edge_contrast,
        [&](geom::Point one, geom::Point other) { return !is_ink(one) && !is_ink(other); }};
    double left = max_places;
    for (Mark& mark : marks.marks) {
        const bool is_hidden = mark.sheet.covers && mark.fill == Mark::Fill::None;
        if (mark.fill == Mark::Fill::Ink || is_hidden) continue;
        left -= places_along(*mark.sheet.outline, options);
        if (left < 0) return;
        mark.lines = rounded(visible_edges(*mark.sheet.outline, picture, options), marks.unit);
    }
}

Marks marks_of(const Symbol& symbol, const std::vector<Sheet>& sheets) {
    const SeenPicture picture(symbol.picture, symbol.box, max_side);
    const SheetMap map(sheets, picture);
    const std::vector<SheetView> views = map.views(picture, edge_contrast);
    Marks result{{}, line_share * optical_size(symbol.outline), unit_of(symbol.box)};
    const double pixel = picture.pixel();
    const Measures measures{result.line_width / pixel, geom::area(symbol.outline) / (pixel * pixel)};
    for (std::size_t i = 0; i < sheets.size(); ++i)
        result.marks.push_back(
            {sheets[i].covers ? fill_of(views[i], measures) : Mark::Fill::None, sheets[i], {}});
    add_lines(result, map, picture);
    return result;
}

} // namespace

void draw_in_lines(Symbol& symbol, const std::vector<Sheet>& sheets) {
    if (symbol.outline.empty()) return;
    const auto marks = std::make_shared<const Marks>(marks_of(symbol, sheets));
    const geom::Box box = rounded_out(symbol.box.grown(0.51 * marks->line_width), marks->unit);
    set_picture(
        symbol, [marks](Canvas& canvas) { draw(canvas.context(), *marks); }, box);
}

bool trace_in_lines(Symbol& symbol) {
    constexpr int max_parts = 1000;
    if (symbol.outline.empty()) return true;
    const std::vector<Sheet> sheets = traced_sheets(symbol.picture, symbol.box, max_parts);
    if (sheets.empty()) return false;
    draw_in_lines(symbol, sheets);
    return true;
}

void report_not_outlined(const Request& request, std::string_view what, std::string_view reason) {
    request.warn("not-outlined", fmt::format("{} is not drawn in outlines: {}", what, reason),
                 {.label = {},
                  .notes = {"fix: take a plain drawing as an SVG, or an emoji of a font of shapes such as "
                            "Noto Color Emoji"}});
}

} // namespace spotit::symbol
