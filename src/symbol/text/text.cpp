#include "symbol/text/text_layout.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/emoji.hpp>
#include <spotit/symbol/spec.hpp>
#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::symbol {
namespace {

/// Returns the distance of a layout's left edge from the origin, in its units.
double measure_left_edge(PangoLayout* layout, const TextStyle& style, double unit) {
    if (style.align == TextStyle::Align::Left) return 0;
    return -(style.width > 0 ? style.width / unit : measure_line_box(layout).right) / 2;
}

/// Returns the box of the ink and of the lines' height, in millimeters.
geom::Box measure_whole_box(PangoLayout* layout, geom::Point corner, double unit) {
    geom::Box box = measure_line_box(layout);
    box.join(measure_ink(layout));
    return box.move(corner).map_by(geom::Affine::scaling(unit));
}

/// Returns a line without line ends, at the usual distance for its font.
LayoutHandle lay_out_line(const TextFonts& fonts, const std::string& text) {
    const FontDescriptionHandle font = fonts.describe("");
    pango_font_description_set_weight(font.get(), PANGO_WEIGHT_NORMAL);
    LayoutHandle layout = fonts.lay_out(text, font);
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    return layout;
}

/// Returns the outlines of the letters in the layout's units, the origin on the baseline in the middle of the
/// line.
geom::Path set_straight(const SetText& set) {
    const LayoutHandle layout = set.lay_out();
    return load_outlines(
        make_text(layout.get(),
                  {-measure_line_box(layout.get()).center().x, -measure_first_base_line(layout.get())}, {}));
}

/// Bends the plane around the origin.
struct Warp {
    double radius = 1, unit = 1; ///< mm; mm for a unit of the path

    geom::Point operator()(geom::Point p) const {
        const double angle = p.x * unit / radius, out = radius - p.y * unit;
        return {out * std::sin(angle), -out * std::cos(angle)};
    }
};

/// Adds a line as curves: in pieces that are short enough to be bent by their control points alone.
void add_line(geom::Path& path, geom::Point from, geom::Point to, const Warp& warp) {
    constexpr double max_angle = 0.1; // radians
    const int pieces = 1 + static_cast<int>(std::abs(to.x - from.x) * warp.unit / warp.radius / max_angle);
    const geom::Point way = (1.0 / (3 * pieces)) * (to - from);
    for (int i = 0; i < pieces; ++i) {
        const geom::Point start = from + 3.0 * i * way;
        path.curve_to(warp(start + way), warp(start + 2.0 * way), warp(start + 3.0 * way));
    }
}

geom::Path bend(const geom::Path& straight, const Warp& warp) {
    using Verb = geom::Path::Verb;
    geom::Path path;
    geom::Point begin, pen;
    for (const auto& [verb, points] : straight.list_steps()) {
        if (verb == Verb::Line) add_line(path, pen, points[0], warp);
        if (verb == Verb::Curve) path.curve_to(warp(points[0]), warp(points[1]), warp(points[2]));
        if (verb == Verb::Close && !(pen == begin)) add_line(path, pen, begin, warp);
        if (verb == Verb::Close) path.close();
        pen = points.empty() ? begin : points.back();
        if (verb != Verb::Move) continue;
        begin = pen;
        path.move_to(warp(pen));
    }
    return path;
}

// Shares of the picture's size, which is the geometric mean of its box's sides.
constexpr double max_x_height = 0.12, max_width = 1.5, white = 0.03;

geom::Box measure_symbol(const Symbol& symbol) {
    return symbol.outline.empty() ? symbol.box : geom::measure_bounds(symbol.outline);
}

/// Returns the distance from the vertices of one outline to the other outline, at most `up_to`.
double measure_vertex_distance(const geom::Region& from, const geom::Region& to, double up_to) {
    for (const geom::Polygon& ring : to)
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const geom::Point a = ring[i], b = ring[(i + 1) % ring.size()];
            for (const geom::Polygon& points : from)
                for (const geom::Point p : points)
                    if (p.y - std::max(a.y, b.y) < up_to && std::min(a.y, b.y) - p.y < up_to)
                        up_to = std::min(up_to, geom::measure_distance_to_segment(p, a, b));
        }
    return up_to;
}

/// Centers the name below the picture, as near as their ink permits.
geom::Affine place_caption(const Symbol& picture, const Symbol& name, double x_height) {
    const geom::Box above = measure_symbol(picture), text = measure_symbol(name);
    const double size = std::sqrt(above.width() * above.height()), scale = x_height * size / name.x_height;
    const geom::Affine place = geom::Affine::translation({above.center().x, above.bottom + white * size}) *
                               geom::Affine::scaling(scale) *
                               geom::Affine::translation({-text.center().x, -text.top});
    const geom::Region letters = geom::transform(name.outline, place);
    const double distance = measure_vertex_distance(
        letters, picture.outline, measure_vertex_distance(picture.outline, letters, size / 4));
    return geom::Affine::translation({0, white * size - distance}) * place;
}

} // namespace

Fonts open_text_fonts(const FontOptions& options) {
    // Those of all themes are at hand; reading a theme's own takes time. Only Han characters differ between
    // languages.
    constexpr std::array<std::string_view, 3> with_han{"zh", "ja", "ko"};
    const bool is_han = std::ranges::any_of(
        with_han, [&](std::string_view language) { return options.language.starts_with(language); });
    std::vector<SymbolSpec> sources;
    if (is_han || !options.text.empty() || !options.paths.empty()) sources.push_back({Word{"x"}});
    FontOptions of_words = options;
    of_words.emoji.clear();
    of_words.weight.reset();
    diag::Sink sink;
    return Fonts::open(of_words, sources, sink);
}

Symbol typeset_line(std::string_view text, double size_mm, const Fonts& fonts) {
    const auto words = fonts.data().open_text_fonts({});
    Symbol symbol{.name = std::string(text)};
    LayoutHandle line = lay_out_line(*words, symbol.name);
    if (const auto unknown = find_unknown(line.get()); !unknown.empty()) {
        symbol.name = without(text, unknown);
        line = lay_out_line(*words, symbol.name);
    }
    const geom::Point corner{0, -measure_first_base_line(line.get())};
    const double unit = size_mm / layout_size;
    symbol.drawing = Items{{Group{.place = geom::Affine::scaling(unit),
                                  .items = {{make_text(line.get(), corner, color::black)}}}}};
    symbol.box = measure_whole_box(line.get(), corner, unit);
    return symbol;
}

Symbol typeset(std::string_view text, const TextStyle& style, const Fonts& fonts) {
    const SetText set = set_text(text, style, fonts);
    Symbol symbol{.name = std::string(text)};
    const LayoutHandle layout = set.lay_out();
    if (measure_ink(layout.get()).empty()) return symbol;
    const geom::Point corner{measure_left_edge(layout.get(), style, set.unit()),
                             -measure_first_base_line(layout.get())};
    symbol.box =
        measure_whole_box(layout.get(), corner, set.unit()).grow(style.halo ? halo_reach * style.size : 0);
    Text letters = make_text(layout.get(), corner, style.color);
    Group group{.place = geom::Affine::scaling(set.unit()), .items = {}};
    if (style.halo)
        group.items.push_back({Stroke{load_outlines(letters), 2 * halo_reach * layout_size, *style.halo}});
    group.items.push_back({std::move(letters)});
    symbol.drawing = Items{{std::move(group)}};
    return symbol;
}

std::optional<diag::Diagnostic> check_characters(std::string_view text, const Fonts& fonts) {
    const SetText set{fonts.data().open_text_fonts({}), {}, std::string(text)};
    const std::vector<char32_t> missing = find_unknown(set.lay_out().get());
    if (missing.empty()) return std::nullopt;
    return report_missing_glyphs(text, missing, {set.fonts, {}, {}});
}

Symbol combine(std::string name, std::vector<PlacedSymbol> parts) {
    Symbol symbol{.name = std::move(name)};
    Items items;
    for (PlacedSymbol& part : parts) {
        const geom::Box box = part.symbol.box.map_by(part.transform);
        if (box.empty()) continue;
        symbol.box.join(box);
        items.push_back({Use{std::move(part.symbol.drawing), part.transform}});
    }
    symbol.drawing = std::move(items);
    return symbol;
}

std::string make_comparison_key(std::string_view text) {
    // Soft hyphen, zero width space, direction marks, word joiner, byte order mark. The joiners of letters
    // and emoji are kept: they change the drawing.
    constexpr std::u32string_view invisible = U"\u00AD\u200B\u200E\u200F\u2060\uFEFF";
    const std::string whole = base::compose(emoji::normalize(text));
    std::string result;
    bool is_apart = false; // by blanks, which are written before the next letter
    for (const base::Character& character : base::list_characters(whole)) {
        if (invisible.find(character.value) != std::u32string_view::npos) continue;
        if (base::is_space(character.value)) {
            is_apart = !result.empty();
            continue;
        }
        if (std::exchange(is_apart, false)) result += ' ';
        result += whole.substr(character.begin, character.length);
    }
    return result;
}

std::string sort_key(std::string_view name) {
    const std::string folded = base::fold(name);
    std::string key;
    for (const base::Character& each : base::list_characters(folded))
        if (!base::is_mark(each.value)) key.append(folded, each.begin, each.length);
    return key + '\0' + std::string(name);
}

Symbol typeset_on_circle(std::string_view line, double radius, const TextStyle& style, const Fonts& fonts) {
    const SetText set = set_text(line, style, fonts);
    Symbol symbol{.name = std::string(line)};
    geom::Path path = bend(set_straight(set), {radius, set.unit()});
    symbol.box = path.box();
    if (symbol.box.empty()) return symbol;
    Items items;
    if (style.halo) {
        symbol.box = symbol.box.grow(halo_reach * style.size);
        items.push_back({Stroke{path, 2 * halo_reach * style.size, *style.halo}});
    }
    items.push_back({Fill{std::move(path), style.color, {}}});
    symbol.drawing = std::move(items);
    return symbol;
}

double compute_max_caption_height(const Symbol& picture, const Symbol& name) {
    const geom::Box above = measure_symbol(picture), text = measure_symbol(name);
    if (above.empty() || text.empty()) return max_x_height;
    return std::min(max_x_height, max_width / text.width() * name.x_height);
}

CaptionAreas measure_caption_areas(const Symbol& picture, const Symbol* name) {
    const auto measure_area = [](const geom::Box& box) {
        return box.empty() ? 0 : box.width() * box.height();
    };
    const double box = measure_area(measure_symbol(picture));
    return {box > 0 ? geom::area(picture.outline) / box : 0,
            name == nullptr || name->x_height <= 0
                ? 0
                : measure_area(measure_symbol(*name)) / (name->x_height * name->x_height)};
}

Symbol with_caption(const Symbol& picture, const Symbol& name, double x_height) {
    if (measure_symbol(picture).empty() || measure_symbol(name).empty()) return picture;
    const geom::Affine place = place_caption(picture, name, x_height);
    Symbol result = picture;
    result.drawing = Items{{Use{picture.drawing, {}}}, {Use{name.drawing, place}}};
    result.x_height = name.x_height * place.a; // the scale, as there is no rotation
    result.box.join(name.box.map_by(place));
    std::ranges::move(geom::transform(name.outline, place), std::back_inserter(result.outline));
    result.fallback_fonts.insert(result.fallback_fonts.end(), name.fallback_fonts.begin(),
                                 name.fallback_fonts.end());
    return result;
}

} // namespace spotit::symbol
