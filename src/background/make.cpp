#include "background/patterns.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::background {

drawing::Item fill_box(const geom::Box& box, drawing::Paint paint, const geom::Affine& paint_place) {
    geom::Path path;
    path.add(box);
    return {drawing::Fill{std::move(path), std::move(paint), paint_place}};
}

symbol::Symbol make_symbol(std::string name, drawing::Items items, const Request& request) {
    return {.name = std::move(name), .drawing = std::move(items), .box = request.box};
}

symbol::Symbol make(const BackgroundSpec& source, const Surface& surface, diag::Sink& sink) {
    const geom::Box box = surface.card.box().grow(surface.bleed);
    const Request request{source, surface.card, box, sink, surface.symbols};
    return std::visit([&](const auto& drawing) { return draw(drawing, request); }, source.drawing);
}

std::optional<double> measure_dots_per_inch(const symbol::Symbol& made) {
    if (!made.pixels) return std::nullopt;
    return made.pixels->width / made.box.width() * geom::millimeters_per_inch;
}

symbol::Symbol draw(const Pattern& pattern, const Request& request) {
    constexpr double min_size = 0.5; // mm: smaller drawings are a gray haze and a large file
    Pattern drawn = pattern;
    drawn.size = std::max(drawn.size, min_size);
    const PatternRow& row = pattern_rows[static_cast<std::size_t>(drawn.kind)];
    drawing::Items items;
    if (!drawn.colors.empty()) items.push_back(fill_box(request.box, drawn.colors.front()));
    if (drawn.colors.size() > 1 || drawn.kind == Pattern::Kind::Symbols) {
        Pen pen(request.box, drawn.angle, request.symbols);
        row.draw(pen, drawn);
        items.push_back(pen.finish());
    }
    return make_symbol(std::string(base::find_enum_name(pattern_names, pattern.kind)), std::move(items),
                       request);
}

Pen::Pen(const geom::Box& box, double angle, std::span<const symbol::Symbol> symbols)
    : box_(box)
    , symbols_(symbols)
    , drawn_{.place = geom::Affine::rotation(angle), .items = {}}
    , reach_(std::hypot(std::max(-box.left, box.right), std::max(-box.top, box.bottom))) {}

Drawing make_default_back() {
    const color::Color night{0.106, 0.227, 0.341, 1}, sea{0.149, 0.361, 0.518, 1},
        foam{0.204, 0.467, 0.604, 1};
    return Pattern{.kind = Pattern::Kind::Diamonds, .colors = {night, sea, foam}, .size = 6, .angle = 0};
}

symbol::Symbol make_text_box(const TextBox& plate) {
    const double side = std::min(plate.size.width, plate.size.height), line = 0.02 * side;
    const double x = plate.size.width / 2, y = plate.size.height / 2, inset = 3 * line;
    const geom::Box box{-x, -y, x, y};
    drawing::Fill area{.path = geom::Path(), .paint = plate.fill};
    area.path->add_rounded(box, side / 3);
    drawing::Stroke edge{.width = line, .color = plate.line};
    edge.path.add_rounded(box.grow(-inset), side / 3 - inset);
    return {.name = "plate", .drawing = drawing::Items{{std::move(area)}, {std::move(edge)}}, .box = box};
}

} // namespace spotit::background
