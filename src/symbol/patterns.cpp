#include "symbol/paint.hpp"

#include <spotit/drawing/painting.hpp>

#include <cmath>

namespace spotit::symbol {
namespace {

/// In the order of Extend.
constexpr cairo_extend_t extends[] = {CAIRO_EXTEND_PAD, CAIRO_EXTEND_REPEAT, CAIRO_EXTEND_REFLECT};

void add_line(cairo_pattern_t* pattern, const ColorLine& line) {
    for (const auto& [offset, color] : line.stops)
        cairo_pattern_add_color_stop_rgba(pattern, offset, color.red, color.green, color.blue, color.alpha);
    cairo_pattern_set_extend(pattern, extends[static_cast<std::size_t>(line.extend)]);
}

PatternHandle make(const color::Color& color, const geom::Box&) {
    return PatternHandle(cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha));
}

PatternHandle make(const LinearGradient& original, const geom::Box&) {
    const auto [line, from, to] = normalize(original);
    PatternHandle pattern(cairo_pattern_create_linear(from.x, from.y, to.x, to.y));
    add_line(pattern.get(), line);
    return pattern;
}

PatternHandle make(const RadialGradient& original, const geom::Box&) {
    const auto [line, from, to] = normalize(original);
    PatternHandle pattern(cairo_pattern_create_radial(from.center.x, from.center.y, from.radius, to.center.x,
                                                      to.center.y, to.radius));
    add_line(pattern.get(), line);
    return pattern;
}

void add_sector(cairo_pattern_t* mesh, const geom::Circle& disc, const Sector& sector) {
    const auto add_point = [&](auto add, double angle, double radius) {
        add(mesh, disc.center.x + radius * std::cos(angle), disc.center.y + radius * std::sin(angle));
    };
    cairo_mesh_pattern_begin_patch(mesh);
    add_point(cairo_mesh_pattern_move_to, 0, 0);
    add_point(cairo_mesh_pattern_line_to, sector.from, disc.radius);
    add_point(cairo_mesh_pattern_line_to, sector.to, disc.radius);
    add_point(cairo_mesh_pattern_line_to, 0, 0);
    // Corners: the center, the rim at the first angle, the rim at the last, the center again.
    for (const unsigned corner : {0U, 1U, 2U, 3U}) {
        const color::Color& color = corner < 2 ? sector.start : sector.end;
        cairo_mesh_pattern_set_corner_color_rgba(mesh, corner, color.red, color.green, color.blue,
                                                 color.alpha);
    }
    cairo_mesh_pattern_end_patch(mesh);
}

PatternHandle make(const SweepGradient& gradient, const geom::Box& area) {
    const geom::Circle disc = compute_covering_disc(gradient.center, area);
    PatternHandle mesh(cairo_pattern_create_mesh());
    for (const Sector& sector : divide_into_sectors(gradient)) add_sector(mesh.get(), disc, sector);
    return mesh;
}

/// Adds what a piece of a line covers, always in the same direction, so that all pieces are one shape.
void add_piece(cairo_t* context, geom::Point from, geom::Point to, double radius) {
    // Around the half circle, so that no ink lies outside: tangents at each 45 degrees.
    constexpr double near = 0.4142136; // the tangent of 22.5 degrees
    constexpr geom::Point corners[] = {{0, -1}, {near, -1}, {1, -near}, {1, near}, {near, 1}, {0, 1}};
    const geom::Point step = to - from;
    const double length = std::sqrt(step.x * step.x + step.y * step.y);
    cairo_new_sub_path(context);
    geom::Point along = length > 0 ? radius / length * step : geom::Point{radius, 0};
    for (const geom::Point end : {to, from}) {
        for (const geom::Point at : corners)
            cairo_line_to(context, end.x + at.x * along.x - at.y * along.y,
                          end.y + at.x * along.y + at.y * along.x);
        along = -1 * along;
    }
    cairo_close_path(context);
}

} // namespace

PatternHandle make_pattern(const Fill& fill, const geom::Box& area) {
    if (!geom::is_invertible(fill.paint_place)) return nullptr;
    const auto& [a, b, c, d, e, f] = fill.paint_place;
    cairo_matrix_t matrix{a, b, c, d, e, f};
    cairo_matrix_invert(&matrix);
    const geom::Box own_area =
        area.map_by(geom::Affine{matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0});
    PatternHandle pattern = std::visit([&](const auto& kind) { return make(kind, own_area); }, fill.paint);
    cairo_pattern_set_matrix(pattern.get(), &matrix);
    return pattern;
}

void fill_stroke(cairo_t* context, double width) {
    const SavedState saved(context);
    cairo_set_tolerance(context, 0.2); // of pixels; silhouettes are accurate to a quarter
    const PathHandle path(cairo_copy_path_flat(context));
    cairo_new_path(context);
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING);
    geom::Point start, last;
    const std::span<const cairo_path_data_t> data(path->data, static_cast<std::size_t>(path->num_data));
    for (std::size_t i = 0; i < data.size(); i += static_cast<std::size_t>(data[i].header.length)) {
        const cairo_path_data_type_t type = data[i].header.type;
        const geom::Point next =
            type == CAIRO_PATH_CLOSE_PATH ? start : geom::Point{data[i + 1].point.x, data[i + 1].point.y};
        if (type == CAIRO_PATH_MOVE_TO)
            start = next;
        else
            add_piece(context, last, next, width / 2);
        last = next;
    }
    cairo_fill(context);
}

} // namespace spotit::symbol
