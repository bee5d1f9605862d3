#include "job/load_drawings.hpp"

#include <spotit/base/overloaded.hpp>
#include <spotit/symbol.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::job {
namespace {

constexpr double usual_coverage = 0.6; // of a card by its symbols
constexpr double nearly_white = 1.2;   // contrast to white
constexpr double nearly_black = 1.3;   // contrast to black
constexpr double line_width = 0.25;    // mm, of the automatic line
// By CIE 1976, of a contour that is clear at a glance: the lightest grays of emoji are less far from white,
// and black is less far from deep blue.
constexpr double clear_difference = 20, clear_difference_on_dark = 35;

} // namespace

color::Color compute_card_color(const DeckPictures& pictures) {
    return color::paint_over(pictures.ground, color::white);
}

bool has_palette_color(const PictureSpec& spec, const theme::Theme& theme) {
    return spec.shown.row().is_text && !theme.fonts.colors.empty() &&
           !theme.symbols[static_cast<std::size_t>(spec.symbol)].color;
}

color::Color compute_color_behind_word(const PictureSpec& spec, const theme::Theme& theme,
                                       const color::Color& card) {
    const symbol::Edge& edge = choose_edge(spec, theme);
    return edge.kind == symbol::Edge::Kind::Rim ? color::paint_over(edge.color, card) : card;
}

double measure_faint_share(const symbol::Symbol& drawing, const PictureSpec& spec, const color::Color& card) {
    if (spec.shown.row().suits_white && color::measure_contrast(card, color::white) < nearly_white) return 0;
    return symbol::measure_faint_contour_share(drawing, card);
}

std::vector<color::Color> list_ground_colors(const DeckPictures& pictures, const theme::Theme& theme) {
    const color::Color below = color::paint_over(theme.style.background, color::white);
    std::vector<color::Color> colors{compute_card_color(pictures)};
    const auto add = [&](const color::Color& color) { colors.push_back(color::paint_over(color, below)); };
    if (!theme.style.drawing) return colors;
    std::visit(base::Overloaded{[&](const background::Gradient& gradient) {
                                    for (const background::Stop& stop : gradient.stops) add(stop.color);
                                },
                                [&](const background::Pattern& pattern) {
                                    for (const color::Color& color : pattern.colors) add(color);
                                },
                                [](const background::Image&) {}},
               theme.style.drawing->drawing);
    return colors;
}

double measure_near_share(const symbol::Symbol& drawing, const PictureSpec& spec, const theme::Theme& theme,
                          std::span<const color::Color> grounds) {
    const symbol::Edge& edge = choose_edge(spec, theme);
    if (edge.kind != symbol::Edge::Kind::Auto || edge.width <= 0 || spec.shown.row().is_text) return 0;
    if (symbol::is_framed_photo(drawing)) return 1;
    const auto vision = theme.output.inks == pdf::Inks::Gray ? color::Vision::Gray : color::Vision::Normal;
    double share = 0;
    for (const color::Color& ground : grounds) {
        if (share > max_share_without_line) break;
        const bool is_dark = color::measure_contrast(ground, color::black) < nearly_black;
        const double clear = is_dark ? clear_difference_on_dark : clear_difference;
        share = std::max(share, symbol::measure_faint_contour_share(drawing, ground, clear, vision));
    }
    return share;
}

std::optional<symbol::Symbol> with_edge(const symbol::Symbol& drawing, const PictureSpec& spec,
                                        const theme::Theme& theme, const color::Color& card,
                                        std::size_t symbols_per_card, bool has_line) {
    const symbol::Edge& edge = choose_edge(spec, theme);
    const double share = usual_coverage * theme.style.card.area() / static_cast<double>(symbols_per_card);
    const double unit = std::sqrt(geom::area(drawing.outline) / share); // of the drawing, to a millimeter
    if (edge.kind == symbol::Edge::Kind::Rim) return symbol::with_rim(drawing, edge.width * unit, edge.color);
    if (edge.kind == symbol::Edge::Kind::None || spec.shown.row().is_text) return std::nullopt;
    if (edge.width > 0) {
        if (!has_line) return std::nullopt;
        return symbol::with_rim(drawing, edge.width * unit, edge.color);
    }
    const double max_share = spec.shown.row().is_file ? max_share_without_line : max_faint_share;
    if (measure_faint_share(drawing, spec, card) < max_share) return std::nullopt;
    color::Color line = color::choose_readable_color(card);
    line.alpha = 0.5; // the gray between the card and black or white, whichever differs more
    return symbol::with_rim(drawing, line_width * unit, color::paint_over(line, card));
}

} // namespace spotit::job
