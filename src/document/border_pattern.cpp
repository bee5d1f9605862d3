#include "document/parts.hpp"

#include <cmath>

namespace spotit::document {
namespace {

/// Returns points that divide a shape's rim into equal parts of about a length, in a multiple of a number.
geom::Polygon divide_rim(const geom::Shape& shape, double pitch, int multiple) {
    const geom::Polygon rim = geom::trace_rim(shape);
    std::vector<double> ends{0};
    for (std::size_t i = 0; i < rim.size(); ++i)
        ends.push_back(ends.back() + geom::distance(rim[i], rim[(i + 1) % rim.size()]));
    const auto count =
        static_cast<std::size_t>(multiple * std::max(4.0, std::round(ends.back() / pitch / multiple)));
    geom::Polygon points;
    for (std::size_t k = 0, side = 0; k < count; ++k) {
        const double at = ends.back() * static_cast<double>(k) / static_cast<double>(count);
        while (side + 1 < rim.size() && ends[side + 1] <= at) ++side;
        const double share = (at - ends[side]) / (ends[side + 1] - ends[side]);
        points.push_back(rim[side] + share * (rim[(side + 1) % rim.size()] - rim[side]));
    }
    return points;
}

/// Returns a line around a card, at a depth.
drawing::Stroke draw_line(const geom::Shape& card, double depth, double width, const color::Color& color) {
    drawing::Stroke line{.width = width, .color = color};
    line.path.add(card.shrink(depth), {});
    return line;
}

drawing::Stroke draw_dots(const geom::Shape& card, const Border& border) {
    drawing::Stroke dots{.width = 0.42 * border.width, .color = border.accent};
    for (const geom::Point at : divide_rim(card.shrink(border.inset + border.width / 2), border.width, 2)) {
        dots.path.move_to(at);
        dots.path.line_to(at);
    }
    return dots;
}

/// About as long as the spaces between them.
drawing::Stroke draw_dashes(const geom::Shape& card, const Border& border) {
    drawing::Stroke dashes{.width = 0.3 * border.width, .color = border.accent};
    const double pitch = 0.55 * border.width;
    const geom::Polygon points = divide_rim(card.shrink(border.inset + border.width / 2), pitch, 3);
    for (std::size_t i = 0; i + 3 <= points.size(); i += 3) {
        dashes.path.move_to(points[i]);
        dashes.path.line_to(points[i + 1]);
    }
    return dashes;
}

/// Discs on the inner side of the border.
drawing::Fill draw_waves(const geom::Shape& card, const Border& border) {
    const double pitch = 1.8 * border.width;
    drawing::Fill waves{.path = geom::Path(), .paint = border.color};
    for (const geom::Point at : divide_rim(card.shrink(border.inset + 0.85 * border.width), pitch, 2))
        waves.path->add_circle(at, 0.56 * pitch);
    return waves;
}

} // namespace

symbol::Symbol draw_border_pattern(const geom::Shape& card, const Border& border) {
    symbol::Symbol drawn{.name = "border", .box = card.box()};
    const double width = border.width;
    switch (border.pattern) {
    case Border::Pattern::None: break;
    case Border::Pattern::Line:
        drawn.drawing =
            drawing::Items{{draw_line(card, border.inset + 0.66 * width, 0.2 * width, border.accent)}};
        break;
    case Border::Pattern::Dots: drawn.drawing = drawing::Items{{draw_dots(card, border)}}; break;
    case Border::Pattern::Dashes: drawn.drawing = drawing::Items{{draw_dashes(card, border)}}; break;
    case Border::Pattern::Waves:
        drawn.drawing =
            drawing::Items{{draw_waves(card, border)},
                           {draw_line(card, border.inset + 0.75 * width, 0.2 * width, border.accent)}};
        break;
    }
    return drawn;
}

} // namespace spotit::document
