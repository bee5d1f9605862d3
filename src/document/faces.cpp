#include "document/parts.hpp"

#include "diag/write.hpp"

#include <spotit/background.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/symbol/font.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::document {
namespace {

/// Returns points that divide a shape's rim into an even number of equal parts of about a length.
geom::Polygon divide_rim(const geom::Shape& shape, double pitch) {
    const geom::Polygon rim = geom::trace_rim(shape);
    std::vector<double> ends{0};
    for (std::size_t i = 0; i < rim.size(); ++i)
        ends.push_back(ends.back() + geom::distance(rim[i], rim[(i + 1) % rim.size()]));
    const auto count = static_cast<std::size_t>(2 * std::max(4.0, std::round(ends.back() / pitch / 2)));
    geom::Polygon points;
    for (std::size_t k = 0, side = 0; k < count; ++k) {
        const double at = ends.back() * static_cast<double>(k) / static_cast<double>(count);
        while (side + 1 < rim.size() && ends[side + 1] <= at) ++side;
        const double share = (at - ends[side]) / (ends[side + 1] - ends[side]);
        points.push_back(rim[side] + share * (rim[(side + 1) % rim.size()] - rim[side]));
    }
    return points;
}

/// Discs on the inner side of the border.
drawing::Fill draw_waves(const geom::Shape& card, const Border& border) {
    const double pitch = 1.8 * border.width;
    drawing::Fill waves{.path = geom::Path(), .paint = border.color};
    for (const geom::Point at : divide_rim(card.shrink(border.inset + 0.85 * border.width), pitch))
        waves.path->add_circle(at, 0.56 * pitch);
    return waves;
}

/// A small shape that is repeated along a border. Lengths are in widths of the border.
struct Motif {
    Border::Pattern value;
    double pitch; ///< from one to the next
    int corners;
    /// Returns a corner, the first at angle 0: how far along the border, and how far out of its middle.
    geom::Point (*place_corner)(double angle);
};
// clang-format off
const Motif motifs[] = {
    {Border::Pattern::Dots, 1, 24, [](double a) { return 0.21 * geom::Point{std::sin(a), std::cos(a)}; }},
    {Border::Pattern::Dashes, 1.65, 24, [](double a) { return geom::Point{0.15 * std::sin(a) + std::copysign(0.275, std::sin(a)), 0.15 * std::cos(a)}; }},
    {Border::Pattern::Stars, 1.3, 10, [](double a) { return (0.34 + 0.15 * std::cos(5 * a)) * geom::Point{std::sin(a), std::cos(a)}; }},
    {Border::Pattern::Hearts, 1.3, 32, [](double a) { return geom::Point{0.48 * std::pow(std::sin(a), 3), 0.39 * std::cos(a) - 0.15 * std::cos(2 * a) - 0.06 * std::cos(3 * a) - 0.03 * std::cos(4 * a)}; }},
    {Border::Pattern::Flowers, 1.3, 60, [](double a) { return (0.22 + 0.25 * std::abs(std::cos(2.5 * a))) * geom::Point{std::sin(a), std::cos(a)}; }},
    {Border::Pattern::Leaves, 1.2, 24, [](double a) { const double x = 0.26 * std::sin(a) * std::abs(std::sin(a)), y = 0.44 * std::cos(a); return geom::Point{y + x, y - x}; }},
    {Border::Pattern::Stripes, 0.8, 4, [](double a) { return geom::Point{0.45 * std::cos(a) + 0.05 * std::sin(a), 0.5 * std::cos(a) + 0.5 * std::sin(a)}; }},
    {Border::Pattern::Triangles, 1, 3, [](double a) { return geom::Point{0.58 * std::sin(a), 0.17 - 0.67 * std::cos(a)}; }},
    {Border::Pattern::Bunting, 1.2, 3, [](double a) { return geom::Point{0.64 * std::sin(a), -0.5 - 0.75 * std::cos(a)}; }},
};
// clang-format on
static_assert(std::size(motifs) + 3 == std::size(border_pattern_names)); // all but none, a line and waves

drawing::Items draw_motifs(const geom::Shape& card, const Border& border, const Motif& motif) {
    geom::Polygon corners;
    for (int i = 0; i < motif.corners; ++i)
        corners.push_back(motif.place_corner(2 * std::numbers::pi * i / motif.corners));
    drawing::Fill fill{.path = geom::Path(), .paint = border.accent};
    fill.path->add(corners);
    const drawing::Drawing drawing{drawing::Items{{fill}}}; // once in the file
    const double width = border.width;
    const geom::Polygon points = divide_rim(card.shrink(border.inset + width / 2), motif.pitch * width);
    drawing::Items items;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const geom::Point chord =
            points[(i + 1) % points.size()] - points[(i + points.size() - 1) % points.size()];
        const geom::Point along = width / geom::length(chord) * chord;
        items.push_back({drawing::Use{
            drawing, geom::Affine{along.x, along.y, along.y, -along.x, points[i].x, points[i].y}}});
    }
    return items;
}

/// Returns the drawings along a border that has some.
symbol::Symbol draw_border_pattern(const geom::Shape& card, const Border& border) {
    symbol::Symbol drawn{.name = "border", .box = card.box()};
    if (const Motif* const motif = base::find_row(motifs, border.pattern, &Motif::value)) {
        drawn.drawing = draw_motifs(card, border, *motif);
        return drawn;
    }
    const bool has_waves = border.pattern == Border::Pattern::Waves;
    drawing::Stroke line{.width = 0.2 * border.width, .color = border.accent};
    line.path.add(card.shrink(border.inset + (has_waves ? 0.75 : 0.66) * border.width), {});
    drawing::Items items;
    if (has_waves) items.push_back({draw_waves(card, border)});
    items.push_back({std::move(line)});
    drawn.drawing = std::move(items);
    return drawn;
}

/// The layers below the symbols.
struct Ground {
    color::Color color{};
    std::optional<int> picture{}; ///< its index
    Face face{};

    const symbol::Symbol* find_drawing(const Document& document) const {
        return picture ? &document.pictures[static_cast<std::size_t>(*picture)] : nullptr;
    }
};

/// The appearance of a ground in the theme, and the first face that has it.
struct GroundSpec {
    color::Color color{};
    const std::optional<background::BackgroundSpec>& drawing;
    std::optional<Border> border{};
    int face = 0;
};

/// Makes a ground, and adds its picture to the document.
Ground make_ground(Document& document, const GroundSpec& spec, diag::Sink& sink) {
    const double bleed = measure_face_bleed(document, spec.face);
    Ground ground{.color = spec.color};
    drawing::Area area{compute_painted_shape(document, spec.face), spec.color};
    if (spec.drawing) {
        const auto symbols =
            std::span(document.pictures).first(static_cast<std::size_t>(document.picture_count));
        symbol::Symbol drawing = background::make(*spec.drawing, {document.card, bleed, symbols}, sink);
        if (!drawing.box.empty()) ground.picture = add_picture(document, std::move(drawing));
    }
    std::vector<Item>& items = ground.face.items;
    if (ground.picture) ground.face.add({*ground.picture, {}}, Role::Ground);
    if (spec.border && spec.border->width > 0) {
        // A line along the cut runs on into the bleed.
        const double reach = spec.border->inset > 0 ? 0 : bleed;
        const double width = spec.border->width + reach, inset = spec.border->inset - reach;
        const geom::Shape shape = document.card.shrink(inset + width / 2);
        items.push_back(
            {Role::Ground, drawing::Line{.outlined = shape, .width = width, .color = spec.border->color}});
        if (spec.border->pattern != Border::Pattern::None)
            ground.face.add({add_picture(document, draw_border_pattern(document.card, *spec.border)), {}},
                            Role::Ground);
        // Where two edges are one, viewers show a hair line of what lies below.
        if (reach > 0 && spec.border->color.alpha >= 1 && !document.one_card_per_page) area.shape = shape;
    }
    items.insert(items.begin(), Item{Role::Ground, std::move(area)});
    return ground;
}

void add_symbols(Face& face, const std::vector<base::PictureIndex>& pictures, const layout::Layout& layout) {
    if (pictures.size() != layout.placements.size())
        throw std::logic_error("a layout has not as many placements as its card has symbols");
    for (std::size_t i = 0; i < pictures.size(); ++i)
        face.add({static_cast<int>(pictures[i]), layout.placements[i].place}, Role::Symbol);
}

void add_fronts(Document& document, const ComposeInput& parts, diag::Sink& sink) {
    const Style& style = parts.style;
    document.card_count = static_cast<int>(parts.cards.size());
    const Ground ground = make_ground(document, {style.background, style.drawing, style.border}, sink);
    for (std::size_t i = 0; i < parts.cards.size(); ++i)
        add_symbols(document.faces.emplace_back(ground.face), parts.cards[i], parts.layouts[i]);
    add_card_texts(document, parts, ground.find_drawing(document), sink);
}

/// Makes the ground of a back in one color.
Ground make_back(Document& document, const ComposeInput& parts, std::optional<color::Color> color,
                 diag::Sink& sink) {
    const Back& back = *parts.back;
    std::optional<background::BackgroundSpec> drawing = back.drawing;
    if (drawing && color) drawing->drawing = background::recolor(std::move(drawing->drawing), *color);
    return make_ground(document, {color.value_or(back.background), drawing, {}, document.card_count}, sink);
}

/// Warns of copies, or piles, whose backs look the same, since an opaque picture covers their color.
void warn_of_hidden_colors(const Document& document, const ComposeInput& parts, const Ground& ground,
                           diag::Sink& sink) {
    const auto& drawing = parts.back->drawing;
    if (!drawing || !std::holds_alternative<background::Image>(drawing->drawing)) return;
    const symbol::Symbol* const picture = ground.find_drawing(document);
    if (picture == nullptr) return;
    constexpr double share_seen = 0.005;
    const auto measure_green = [&](const color::Color& below) {
        return background::compute_mean_color(*picture, document.card, below).green;
    };
    if (measure_green(color::white) - measure_green(color::black) >= share_seen) return;
    const bool by_pile = !parts.back->pile_colors.empty();
    const std::string_view key = by_pile ? "back.by_pile" : "deck.copy_colors";
    sink.add(
        {.severity = diag::Severity::Warning,
         .id = "copy-colors",
         .message = diag::write("this picture covers the backs, so `{key}` can't be seen", key),
         .span = drawing->span,
         .notes = {diag::make_fix("let the colors shine through with  opacity: 80%  beside the `image` of a "
                                  "`background`"),
                   by_pile ? diag::Sentence("     or delete `back.by_pile`")
                           : "     or write {copy} in `back.text`, or delete `deck.copy_colors`"}});
}

/// Returns the number of piles whose backs differ.
int count_piles(const ComposeInput& parts) {
    return std::max(1, static_cast<int>(parts.back->pile_colors.size()));
}

/// Returns the backs without text, one for each pile or for each copy.
std::vector<Ground> make_plain_backs(Document& document, const ComposeInput& parts, diag::Sink& sink) {
    const auto copies = static_cast<std::size_t>(std::max(parts.copies, 1));
    std::span<const color::Color> colors = parts.back->pile_colors;
    if (colors.empty())
        colors = std::span(parts.copy_colors).first(std::min(parts.copy_colors.size(), copies));
    if (colors.empty()) return {make_back(document, parts, std::nullopt, sink)};
    auto grounds = base::collect(
        colors, [&](const color::Color& color) { return make_back(document, parts, color, sink); });
    warn_of_hidden_colors(document, parts, grounds.front(), sink);
    return grounds;
}

void add_back_text(Document& document, Face& face, const BackText& back, int copy, diag::Sink& sink) {
    const std::string filled = texts::fill_in(
        back.parts.back->text, {{"{title}", document.title}, {"{copy}", std::to_string(copy + 1)}});
    symbol::Symbol text = set_back_text(filled, back, sink);
    if (!text.box.empty()) face.add({add_picture(document, std::move(text)), {}}, Role::Text);
}

void add_backs(Document& document, const ComposeInput& parts, diag::Sink& sink) {
    if (!parts.back) return;
    const bool has_text = !parts.back->text.empty();
    // A missing font is reported even if no back has a text.
    std::optional<symbol::Fonts> fonts;
    if (has_text || !parts.back->font.empty()) fonts = open_back_fonts(parts, sink);
    const std::vector<Ground> plain = make_plain_backs(document, parts, sink);
    const bool each_its_own = parts.back->text.find("{copy}") != std::string::npos;
    const int piles = count_piles(parts);
    const int count = each_its_own ? std::max(parts.copies, 1) * piles : static_cast<int>(plain.size());
    for (int i = 0; i < count; ++i) {
        const Ground& ground = plain[static_cast<std::size_t>(i) % plain.size()];
        Face face = ground.face;
        if (has_text && fonts && !sink.has_errors()) // once is enough
            add_back_text(document, face, {parts, *fonts, ground.find_drawing(document), ground.color},
                          i / piles, sink);
        document.faces.push_back(std::move(face));
    }
}

} // namespace

int add_picture(Document& document, symbol::Symbol picture) {
    document.pictures.push_back(std::move(picture));
    return static_cast<int>(document.pictures.size()) - 1;
}

void add_faces(Document& document, const ComposeInput& parts, diag::Sink& sink) {
    add_fronts(document, parts, sink);
    add_backs(document, parts, sink);
    if (!parts.title_card || !parts.only.empty() || document.card_count == 0) return;
    document.title_card = static_cast<int>(document.faces.size());
    const std::span<const Item> ground = document.faces.front().find_ground();
    document.faces.push_back({{ground.begin(), ground.end()}});
}

std::optional<int> find_back(const Document& document, const ComposeInput& parts, int card, int copy) {
    if (!parts.back) return std::nullopt;
    const int backs = count_backs(document);
    const int piles = count_piles(parts);
    const int pile = piles > 1 && card >= parts.first_pile ? 1 : 0;
    return document.card_count + (copy * piles + pile) % backs;
}

bool is_too_long(std::string_view utf8) {
    constexpr std::size_t max_characters = 1000;
    return base::list_characters(utf8).size() > max_characters;
}

} // namespace spotit::document
