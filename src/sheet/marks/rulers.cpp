#include "sheet/marks/page_marks.hpp"

#include <functional>
#include <iterator>
#include <numbers>
#include <set>

namespace spotit::sheet {
namespace {

constexpr double white_between = 2;
/// The preferred white, and the minimum.
constexpr std::array whites{White{2, 2, 4}, White{1, 1.5, 2}};
constexpr std::array title_sizes{2.6, 2.3, 2.0};
/// The room for the line in the largest letters; proportionally less for smaller ones.
constexpr double title_length = 75;

enum class Thing { Title, HorizontalBar, VerticalBar };

/// The line of text, in the coordinates of its side.
struct Title {
    View view;
    geom::Box box;
    double size, inset;
};

/// The placed items, and the obstacles for the next.
struct Plan {
    Imposition sheet{};
    Obstacles obstacles{}; // in the sheet's coordinates
    std::optional<Title> title{};

    // A sheet without a line of text is usable, one without bars is a risk.
    int compute_worth() const { return 2 * static_cast<int>(sheet.ruler_labels.size()) + (title ? 1 : 0); }
};

/// Returns insets from the sheet's own margin down to the minimum of printers.
std::set<double, std::greater<>> list_insets(const Options& options) {
    // Out of the strips in which a cutter looks for its marks.
    constexpr double strip = 2;
    if (options.cutter != Cutter::None)
        return {std::max(options.margin, measure_frame_inset(options.cutter) + strip)};
    return {std::max(options.margin, rulers_edge), rulers_edge};
}

/// Returns a line of text that fills a box of the view.
LabelPlace place_text(const geom::Box& box, const View& view, double size) {
    const double base = view.letters_point_inwards ? LabelPlace::descent : LabelPlace::ascent;
    return {view.to_sheet(geom::Point{box.left, box.top + base * size}),
            view.upright ? -std::numbers::pi / 2 : 0.0, box.width(), size};
}

/// Returns the height of a line of text in letters of this size.
constexpr double measure_text_height(double size) {
    return (LabelPlace::ascent + LabelPlace::descent) * size;
}

constexpr double bar_text_size = 2.2;
constexpr double bar_length = 50, bar_width = 0.2, half_tick = 1;
constexpr double half_bar = half_tick + bar_width / 2; // including square caps
constexpr double bar_text_length = 4 * bar_text_size;  // "50 mm"

/// A bar with its number: above the middle of the bar if there is room, otherwise above one of its ends,
/// below or behind it.
struct ScaleBar {
    double line; ///< depth of the bar itself
    geom::Box text;

    Item make_item() const { return {{0, line - half_bar, bar_length, line + half_bar}, text}; }
};

/// Returns the ways to draw a bar, the best first.
std::vector<ScaleBar> list_scale_bars() {
    constexpr double height = measure_text_height(bar_text_size), white = 0.4, behind = bar_length + 2;
    std::vector<ScaleBar> result;
    const std::array starts{(bar_length - bar_text_length) / 2, 1.0, bar_length - bar_text_length - 1.0};
    for (const double x : starts) {
        const double above = half_bar + white;
        result.push_back({half_bar, {x, above, x + bar_text_length, above + height}});
    }
    for (const double x : starts) result.push_back({height + white, {x, 0, x + bar_text_length, height}});
    result.push_back({height / 2, {behind, 0, behind + bar_text_length, height}});
    return result;
}

/// Returns the bar and its ticks on the sheet; `origin` is its place in the view.
std::vector<Line> draw_bar(const ScaleBar& bar, const View& view, geom::Point origin) {
    const auto line = [&](geom::Point from, geom::Point to) {
        return Line{
            .from = view.to_sheet(origin + from), .to = view.to_sheet(origin + to), .width = bar_width};
    };
    // A ruler measures to the outer edges of the ticks.
    std::vector<Line> strokes{line({0, bar.line}, {bar_length, bar.line})};
    for (const double end : {bar_width / 2, bar_length - bar_width / 2})
        strokes.push_back(line({end, bar.line - half_tick}, {end, bar.line + half_tick}));
    return strokes;
}

bool try_title(Plan& plan, const View& view, double inset) {
    const Obstacles obstacles = from_sheet(view, plan.obstacles);
    for (const double size : title_sizes) {
        const Item item{{0, 0, title_length * size / title_sizes.front(), measure_text_height(size)}};
        const auto place = find_place(view, obstacles, {{item}}, {.inset = inset});
        if (!place) continue;
        const geom::Box box = item.front().move(place->origin);
        plan.title = Title{view, box, size, inset};
        plan.obstacles.boxes.push_back(box.map_by(view.to_sheet).grow(white_between));
        return true;
    }
    return false;
}

bool try_bar(Plan& plan, const View& view, double inset) {
    const std::vector<ScaleBar> variants = list_scale_bars();
    std::vector<Item> items;
    std::ranges::transform(variants, std::back_inserter(items), &ScaleBar::make_item);
    const auto place =
        find_place(view, from_sheet(view, plan.obstacles), items, {.inset = inset, .at_start = view.upright});
    if (!place) return false;
    const ScaleBar& bar = variants[place->item];
    std::ranges::move(draw_bar(bar, view, place->origin), std::back_inserter(plan.sheet.rulers));
    plan.sheet.ruler_labels.push_back(place_text(bar.text.move(place->origin), view, bar_text_size));
    for (const geom::Box& part : items[place->item])
        plan.obstacles.boxes.push_back(part.move(place->origin).map_by(view.to_sheet).grow(white_between));
    return true;
}

/// Tries the bottom or the top before the other sides, inside the sheet's margin if possible.
bool try_sides(Thing thing, Plan& plan, const Options& options) {
    const auto try_at = [&](Side side, double inset) {
        const View view(side, plan.sheet.paper);
        return thing == Thing::Title ? try_title(plan, view, inset) : try_bar(plan, view, inset);
    };
    const auto try_either = [&](Side first, Side second) {
        return std::ranges::any_of(list_insets(options), [&](double inset) {
            return try_at(first, inset) || try_at(second, inset);
        });
    };
    return (thing != Thing::VerticalBar && try_either(Side::Bottom, Side::Top)) ||
           (thing != Thing::HorizontalBar && try_either(Side::Left, Side::Right));
}

Plan follow(std::span<const Thing> order, Plan plan, const Options& options) {
    for (const Thing thing : order) {
        if (thing != Thing::Title && !options.scale_check) continue;
        const bool has_room = try_sides(thing, plan, options);
        if (thing == Thing::HorizontalBar) plan.sheet.horizontal_ruler = has_room;
        if (thing == Thing::VerticalBar) plan.sheet.vertical_ruler = has_room;
    }
    return plan;
}

} // namespace

// The first item takes the best room and may leave none for the next: several orders are tried, first with
// more white around the items.
void place_rulers(Imposition& imposition, const geom::Shape& card, const Options& options) {
    using enum Thing;
    constexpr std::array<std::array<Thing, 3>, 4> orders{{{Title, HorizontalBar, VerticalBar},
                                                          {HorizontalBar, Title, VerticalBar},
                                                          {HorizontalBar, VerticalBar, Title},
                                                          {VerticalBar, HorizontalBar, Title}}};
    const int max_worth = options.scale_check ? 5 : 1;
    Plan best;
    for (const White& white : whites) {
        const Plan empty{imposition, list_obstacles(imposition, card, options, white), {}};
        for (const auto& order : orders) {
            if (best.compute_worth() == max_worth) break;
            Plan plan = follow(order, empty, options);
            if (plan.compute_worth() > best.compute_worth()) best = std::move(plan);
        }
    }
    if (best.compute_worth() > 0) imposition = std::move(best.sheet);
    if (!best.title) return;
    auto& [view, box, size, inset] = *best.title;
    box.right = stretch(view, from_sheet(view, best.obstacles), box, inset);
    imposition.label = place_text(box, view, size);
    if (imposition.flip == DuplexFlip::None || imposition.fold) return;
    imposition.back_label = map_to_back(imposition, *imposition.label);
    imposition.back_label->size = title_sizes.back();
}

} // namespace spotit::sheet
