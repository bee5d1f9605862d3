#include "symbol/paint.hpp"

#include <cmath>

namespace spotit::symbol {
namespace {

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
