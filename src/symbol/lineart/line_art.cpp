#include "symbol/lineart/layers.hpp"

#include "diag/write.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::symbol {
namespace {

/// Share of a symbol's optical size: 0.35 mm on one of 20 mm, 0.14 mm on one of 8 mm, the usual minimum on
/// cards.
constexpr double line_share = 0.0175;
/// Pixels of the raster that decides which edges are drawn; a line is about ten of them wide.
constexpr int max_raster_side = 512;
/// Below this, two adjacent colors are light and shadow of one thing.
constexpr double edge_contrast = 0.06;
/// Distance from an edge at which colors are compared, in pixels: outside of its antialiased pixels.
constexpr double edge_reach = 1.8;
/// In line widths; a shorter line is a speck, a shorter gap is closed.
constexpr double min_line = 3;
/// Places at which edges are examined; no emoji of Noto needs a twentieth. Further layers of a hostile font
/// get no lines.
constexpr double max_places = 1e6;

struct DrawnLayer {
    enum class Fill { None, Paper, Ink } fill = Fill::None;
    Layer shape;
    geom::Path lines; ///< along its edges
};
struct LineArt {
    std::vector<DrawnLayer> layers;
    double line_width = 0;
    double unit = 1; ///< the resolution of coordinates: invisible, and whole numbers are short
};

/// Returns the size as layouts measure it, so that lines are as wide in all symbols of one size.
double measure_optical_size(const geom::Region& outline) {
    std::vector<geom::Point> points;
    for (const geom::Polygon& ring : outline) points.insert(points.end(), ring.begin(), ring.end());
    const double disc = 2 * std::sqrt(geom::area(outline) / std::numbers::pi);
    return std::sqrt(2 * geom::compute_enclosing_circle(points).radius * disc);
}

/// The size of a symbol and the width of its lines, in pixels.
struct Measures {
    double line = 0, area = 0;
};

/// Keeps eyes, noses and stripes black, and shapes that would be filled by the lines on both sides.
/// Thresholds come from a review of about five hundred emoji of Noto.
DrawnLayer::Fill choose_fill(const LayerView& view, const Measures& symbol) {
    constexpr double dark = 0.42, small = 0.05, noticed = 0.05; // lightness, share of the symbol, lightness
    constexpr double dark_band = 2, darker_band = 1.35, any_band = 1; // in line widths
    constexpr double darker = 0.1, all_around = 0.7;                  // lightness, share of the border
    if (view.area == 0) return DrawnLayer::Fill::None;
    const double thickness = view.thickness / symbol.line, step = view.surroundings - view.lightness;
    const bool is_small = view.area < small * symbol.area || thickness < dark_band;
    if (view.lightness < dark && step > noticed && is_small) return DrawnLayer::Fill::Ink;
    if (view.distinct < all_around) return DrawnLayer::Fill::Paper;
    return thickness < (step > darker ? darker_band : any_band) ? DrawnLayer::Fill::Ink
                                                                : DrawnLayer::Fill::Paper;
}

/// Returns the line art. Its coordinates count from the corner, since numbers without signs are short.
Drawing draw(const LineArt& art, geom::Point corner) {
    const auto move = [&](const geom::Path& path) {
        return geom::transform(path, geom::Affine::translation(-1 * corner));
    };
    Group drawing{.place = geom::Affine::translation(corner), .items = {}};
    for (const auto& [fill, shape, lines] : art.layers) {
        Items drawn;
        if (fill != DrawnLayer::Fill::None)
            drawn.push_back({Fill{
                move(*shape.outline), fill == DrawnLayer::Fill::Paper ? color::white : color::black, {}}});
        if (!lines.empty()) drawn.push_back({Stroke{move(lines), art.line_width, color::black}});
        if (drawn.empty()) continue;
        for (std::size_t i = shape.clips.size(); i-- > 0;)
            drawn = {{Group{.clip = move(*shape.clips[i]), .items = std::move(drawn)}}};
        std::ranges::move(drawn, std::back_inserter(drawing.items));
    }
    return Items{{std::move(drawing)}};
}

geom::Box round_outward(const geom::Box& box, double unit) {
    const auto down = [unit](double value) { return unit * std::floor(value / unit); };
    const auto up = [unit](double value) { return unit * std::ceil(value / unit); };
    return {down(box.left), down(box.top), up(box.right), up(box.bottom)};
}

/// Black layers and layers that are hidden get no lines.
void add_lines(LineArt& art, const LayerMap& map, const RasterizedPicture& picture) {
    const auto is_ink = [&](geom::Point point) {
        const int index = map.at(point);
        return index != LayerMap::none &&
               art.layers[static_cast<std::size_t>(index)].fill == DrawnLayer::Fill::Ink;
    };
    const EdgeOptions options{
        edge_reach * picture.pixel(), min_line * art.line_width, edge_contrast,
        [&](geom::Point first, geom::Point second) { return !is_ink(first) && !is_ink(second); }};
    double left = max_places;
    for (DrawnLayer& layer : art.layers) {
        const bool is_hidden = layer.shape.covers && layer.fill == DrawnLayer::Fill::None;
        if (layer.fill == DrawnLayer::Fill::Ink || is_hidden) continue;
        const Contours outline = make_contours(*layer.shape.outline);
        left -= count_places(outline, options);
        if (left < 0) return;
        layer.lines = make_path(find_visible_edges(outline, picture, options), art.unit);
    }
}

LineArt make_line_art(const Symbol& symbol, const std::vector<Layer>& layers) {
    const RasterizedPicture picture(symbol.drawing, symbol.box, max_raster_side);
    const LayerMap map(layers, picture);
    const std::vector<LayerView> views = map.list_views(picture, edge_contrast);
    const double side = std::max(symbol.box.width(), symbol.box.height()), pixel = picture.pixel();
    LineArt result{{}, line_share * measure_optical_size(symbol.outline), side > 400 ? 1 : side / 1000};
    const Measures measures{result.line_width / pixel, geom::area(symbol.outline) / (pixel * pixel)};
    for (std::size_t i = 0; i < layers.size(); ++i)
        result.layers.push_back(
            {layers[i].covers ? choose_fill(views[i], measures) : DrawnLayer::Fill::None, layers[i], {}});
    add_lines(result, map, picture);
    return result;
}

} // namespace

void convert_to_line_art(Symbol& symbol, const std::vector<Layer>& layers) {
    if (symbol.outline.empty()) return;
    const LineArt art = make_line_art(symbol, layers);
    const geom::Box box = round_outward(symbol.box.grow(0.51 * art.line_width), art.unit);
    set_drawing(symbol, draw(art, {box.left, box.top}), box);
}

bool trace_line_art(Symbol& symbol) {
    constexpr int max_parts = 1000;
    if (symbol.outline.empty()) return true;
    const std::vector<Layer> layers = trace_layers(symbol.drawing, symbol.box, max_parts);
    if (layers.empty()) return false;
    convert_to_line_art(symbol, layers);
    return true;
}

void report_not_outlined(const Request& request, const diag::Sentence& reason) {
    request.warn(
        "not-outlined",
        diag::write("{symbol} is not drawn in outlines: {reason}", write_symbol(request.spec), reason),
        {.notes = {diag::make_fix("use a plain drawing in SVG format, or an emoji from a font of "
                                  "shapes such as Noto Color Emoji")}});
}

} // namespace spotit::symbol
