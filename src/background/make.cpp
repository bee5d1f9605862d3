#include "background/patterns.hpp"

#include <spotit/geom/rim_distance.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::background {
namespace {

/// Tiles overlap by this, mm: renderers would leave light seams between adjacent edges.
constexpr double overlap = 0.1;

/// The places of the copies of a picture.
struct Placing {
    double scale = 1;
    std::vector<geom::Point> centers{};
};

/// Returns the largest scale at which no corner of the page is cut off.
double fit_inside(const geom::Shape& card, geom::Size page) {
    const double high = std::min(card.size().width / page.width, card.size().height / page.height);
    const auto is_held = [&, rim = geom::RimDistance<double>(card)](double scale) {
        return rim.measure_clearance({scale * page.width / 2, scale * page.height / 2}) >= 0;
    };
    return is_held(high) ? high : geom::bisect(0.0, high, is_held, 50);
}

Placing place_tiles(const Image& image, geom::Size page, const geom::Box& box) {
    const double width = std::max(image.size, 1.0), height = width * page.height / page.width;
    const int columns = static_cast<int>(std::ceil(box.right / width - 0.5));
    const int rows = static_cast<int>(std::ceil(box.bottom / height - 0.5));
    Placing placing{(width + overlap) / page.width, {}};
    for (int row = -rows; row <= rows; ++row)
        for (int column = -columns; column <= columns; ++column)
            placing.centers.push_back({column * width, row * height});
    return placing;
}

Placing place_image(const Image& image, geom::Size page, const Request& request) {
    switch (image.fit) {
    case Image::Fit::Tile: return place_tiles(image, page, request.box);
    case Image::Fit::Contain: return {fit_inside(request.card, page), {{}}};
    case Image::Fit::Cover: break;
    }
    return {std::max(request.box.width() / page.width, request.box.height() / page.height), {{}}};
}

drawing::Items draw_copies(const symbol::Symbol& picture, const Placing& placing) {
    const geom::Point middle = picture.page.value_or(picture.box).center();
    drawing::Items copies;
    for (const geom::Point center : placing.centers) {
        const geom::Affine place = geom::Affine::translation(center) * geom::Affine::scaling(placing.scale) *
                                   geom::Affine::translation(-1 * middle);
        copies.push_back({drawing::Use{picture.drawing, place}});
    }
    return copies;
}

} // namespace

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

symbol::Symbol draw(const Image& image, const Request& request) {
    const symbol::SymbolSpec file{.content = symbol::Picture{image.file}, .span = request.source.span};
    const symbol::Symbol picture = symbol::load(file, symbol::open_text_fonts({}), request.sink);
    const std::string name = image.file.filename().string();
    if (picture.box.empty()) return {.name = name};
    const geom::Box page = picture.page.value_or(picture.box);
    const Placing placing = place_image(image, {page.width(), page.height()}, request);
    drawing::Group group{.opacity = image.opacity, .items = draw_copies(picture, placing)};
    symbol::Symbol made = make_symbol(name, {{std::move(group)}}, request);
    if (picture.pixels)
        made.pixels = geom::Size{request.box.width() / placing.scale, request.box.height() / placing.scale};
    return made;
}

} // namespace spotit::background
