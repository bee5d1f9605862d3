#pragma once

#include <spotit/background.hpp>

#include <utility>

namespace spotit::background {

/// Collects the drawings of one color as one path, which keeps a file small.
class Pen {
public:
    /// Drawings wholly outside of the box (rotated back by the angle) are left out.
    Pen(const geom::Box& box, double angle, std::span<const symbol::Symbol> symbols);

    /// Returns the distance from the origin to the farthest corner of the box.
    double reach() const { return reach_; }
    /// Returns true if anything within `radius` of the point is visible.
    bool sees(geom::Point point, double radius) const {
        return box_.grow(radius).contains(drawn_.place(point));
    }

    /// Returns the path of the drawings in the next color.
    geom::Path& path() { return path_; }
    void dot(geom::Point center) { line(center, center); }
    void line(geom::Point from, geom::Point to) {
        path_.move_to(from);
        path_.line_to(to);
    }

    /// Fills or strokes the path and begins another. Dots are as wide as the line.
    void fill(const color::Color& color) {
        drawn_.items.push_back({drawing::Fill{std::exchange(path_, {}), color, {}}});
    }
    void stroke(const color::Color& color, double width, drawing::Stroke::Ends ends) {
        drawn_.items.push_back({drawing::Stroke{std::exchange(path_, {}), width, color, ends}});
    }

    std::span<const symbol::Symbol> symbols() const { return symbols_; }
    void use(const drawing::Drawing& drawing, const geom::Affine& place) {
        drawn_.items.push_back({drawing::Use{drawing, place}});
    }

    /// Returns all that was drawn, rotated by the angle.
    drawing::Item finish() { return {std::move(drawn_)}; }

private:
    geom::Box box_;
    std::span<const symbol::Symbol> symbols_;
    drawing::Group drawn_;
    double reach_;
    geom::Path path_{};
};

// The functions that make each kind of drawing.

/// A drawing's box: the card's, grown by the bleed.
struct Request {
    const BackgroundSpec& source;
    const geom::Shape& card;
    geom::Box box;
    diag::Sink& sink;
    std::span<const symbol::Symbol> symbols{};
};

symbol::Symbol draw(const Gradient& gradient, const Request& request);
symbol::Symbol draw(const Pattern& pattern, const Request& request);
symbol::Symbol draw(const Image& image, const Request& request);

symbol::Symbol make_symbol(std::string name, drawing::Items items, const Request& request);
/// Returns a box filled with a paint, which lies at a place.
drawing::Item fill_box(const geom::Box& box, drawing::Paint paint, const geom::Affine& paint_place = {});

/// Returns sorted stops, so dense that unpremultiplied mixing looks like CSS's premultiplied mixing.
std::vector<drawing::Stop> place_stops(std::span<const Stop> stops);

/// Returns a color between two, unpremultiplied.
color::Color mix(const color::Color& first, const color::Color& second, double share_of_second);

/// Draws a kind of pattern on a flooded box, in the colors after the first.
using DrawPattern = void(Pen& pen, const Pattern& pattern);
struct PatternRow {
    Pattern::Kind kind;
    DrawPattern* draw;
};

// A kind of pattern is a value with its name in <spotit/background/spec.hpp>, its function, and its row here.
DrawPattern draw_dots, draw_stripes, draw_checks, draw_diamonds, draw_waves, draw_rays, draw_rings,
    draw_confetti, draw_symbols;
inline constexpr PatternRow pattern_rows[] = {
    {Pattern::Kind::Dots, draw_dots},       {Pattern::Kind::Stripes, draw_stripes},
    {Pattern::Kind::Checks, draw_checks},   {Pattern::Kind::Diamonds, draw_diamonds},
    {Pattern::Kind::Waves, draw_waves},     {Pattern::Kind::Rays, draw_rays},
    {Pattern::Kind::Rings, draw_rings},     {Pattern::Kind::Confetti, draw_confetti},
    {Pattern::Kind::Symbols, draw_symbols},
};
static_assert(base::is_complete(pattern_rows, &PatternRow::kind));

} // namespace spotit::background
