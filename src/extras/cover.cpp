#include "extras/pages.hpp"

#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <sstream>

namespace spotit::extras {
namespace {

constexpr geom::Size label_size{96, 60}; // mm
constexpr std::size_t min_pictures = 6, max_pictures = 10;
// Shares of the smaller side.
constexpr double picture_share = 0.17, rim_share = 0.06, title_share = 0.15, count_share = 0.055;

/// Returns the pictures that are not more elongated than that.
std::vector<int> find_pictures(const Context& context, double max_ratio) {
    std::vector<int> found;
    for (int picture = 0; picture < context.document.picture_count; ++picture) {
        const geom::Box& box = context.picture(picture).box;
        if (!box.empty() && box.width() < max_ratio * box.height() && box.height() < max_ratio * box.width())
            found.push_back(picture);
    }
    return found;
}

/// Returns pictures of the deck, evenly chosen, that are about as wide as high; short words if there are few.
std::vector<int> choose_pictures(const Context& context) {
    constexpr double round = 2, short_word = 4;
    std::vector<int> all = find_pictures(context, round);
    if (all.size() < min_pictures) all = find_pictures(context, short_word);
    if (all.size() < min_pictures) return {};
    std::vector<int> chosen;
    const std::size_t count = std::min(max_pictures, all.size());
    for (std::size_t i = 0; i < count; ++i) chosen.push_back(all[i * all.size() / count]);
    return chosen;
}

/// Returns points on an ellipse, as far from each other along it.
std::vector<geom::Point> spread_on_ellipse(std::size_t count, double a, double b) {
    constexpr int steps = 720;
    std::vector<double> lengths{0};
    const auto at = [&](int step) {
        const double angle = 2 * std::numbers::pi * step / steps - std::numbers::pi / 2;
        return geom::Point{a * std::cos(angle), b * std::sin(angle)};
    };
    for (int i = 1; i <= steps; ++i) lengths.push_back(lengths.back() + geom::length(at(i) - at(i - 1)));
    std::vector<geom::Point> points;
    for (std::size_t i = 0; i < count; ++i) {
        const double wanted = lengths.back() * static_cast<double>(i) / static_cast<double>(count);
        points.push_back(at(static_cast<int>(std::ranges::lower_bound(lengths, wanted) - lengths.begin())));
    }
    return points;
}

/// Sets the title as large as an ellipse holds it without breaking words.
symbol::Symbol fit_title(const Context& context, symbol::TextStyle style, const geom::Size& room) {
    const auto fits = [&](const geom::Box& box) {
        return std::hypot(box.width() / room.width, box.height() / room.height) <= 1;
    };
    const std::string& title = context.document.title;
    std::istringstream words(title);
    double max_width = 1e-9; // of a word
    for (std::string word; words >> word;)
        max_width = std::max(max_width, context.set(word, style).box.width());
    style.size *= std::min(1.0, 0.99 * room.width / max_width);
    symbol::Symbol text = context.set(title, style, room.width);
    for (int i = 0; i < 40 && !text.box.empty() && !fits(text.box); ++i) {
        style.size *= 0.93;
        text = context.set(title, style, room.width);
    }
    return text;
}

/// Adds the deck's title amid its symbols to a shape that is to be cut out.
void add_title(Page& page, const geom::Shape& shape, geom::Point center) {
    const Context& context = page.context();
    const document::Document& document = context.document;
    const document::Face& face = document.faces.front();
    const double side = shape.measure_smaller_extent();
    const std::vector<int> pictures = choose_pictures(context);
    const double size = picture_share * side, reach = rim_share * side + size / 2;
    // An ellipse as wide as a hexagon would cross its slanted sides.
    const geom::Size oval = shape.is_box() ? shape.size() : geom::Size{side, side};
    const auto points = spread_on_ellipse(pictures.size(), oval.width / 2 - reach, oval.height / 2 - reach);
    for (std::size_t i = 0; i < pictures.size(); ++i)
        page.add_picture(pictures[i], make_square(center + points[i], size));

    const geom::Size inner{(oval.width - 2 * reach - size) * 0.86, (oval.height - 2 * reach - size) * 0.8};
    symbol::TextStyle style = context.bold(1);
    style.align = symbol::TextStyle::Align::Center;
    style.leading = 1.1;
    const color::Color ground = document::compute_ground_color(document, face);
    style.color = color::choose_readable_color(ground);
    if (!face.list_pictures(document::Role::Ground).empty()) style.halo = ground;
    symbol::TextStyle small = style;
    small.weight = symbol::TextStyle::Weight::Regular;
    small.size = count_share * side;
    symbol::Symbol count =
        context.set(context.fill_in_counts(context.texts.select_form(
                        "cover.cards", static_cast<std::size_t>(context.document.card_count))),
                    small, inner.width);
    style.size = title_share * side;
    symbol::Symbol title = fit_title(context, style, {inner.width, inner.height - 2 * small.size});
    const double height =
        measure_ascent(title) + measure_descent(title) + measure_ascent(count) + measure_descent(count);
    double y = center.y - height / 2;
    page.add_below(std::move(title), center.x, y);
    page.add_below(std::move(count), center.x, y);
}

} // namespace

void fill_title_card(const Context& context) {
    Page page(context);
    add_title(page, context.document.card, {});
    page.finish_face(*context.document.title_card);
}

void add_box_label(const Context& context) {
    const auto [width, height] = label_size;
    const geom::Shape shape =
        geom::Shape::rectangle({width * context.scale, height * context.scale}, 4 * context.scale);
    Page page(context);
    const geom::Box room = page.room();
    const geom::Point center{room.center().x, room.top + shape.size().height / 2};
    page.place(draw_card_ground(context, context.document.faces.front(), shape, 1),
               geom::Affine::translation(center));
    add_title(page, shape, center);
    page.finish("cover");
}

} // namespace spotit::extras
