// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/rulers.hpp"

#include "sheet/cutters.hpp"
#include "sheet/view.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <numbers>
#include <set>

namespace spotit::sheet {

namespace {

constexpr double bar_length = 50, bar_width = 0.2, half_tick = 1;
constexpr double half_bar = half_tick + bar_width / 2;                     // whatever caps the lines get
constexpr double bar_text_size = 2.2, bar_text_length = 4 * bar_text_size; // "50 mm"
constexpr double white_between = 2;
/// What stays white around cards, their marks and the corners of a cutter's marks: as it looks well, and what
/// will do where there is no room for that.
struct White {
    double cards, marks, corners;
};
constexpr std::array whites{White{2, 2, 4}, White{1, 1.5, 2}};
constexpr std::array title_sizes{2.6, 2.3, 2.0};

constexpr double text_height(double size) {
    return (LabelPlace::ascent + LabelPlace::descent) * size;
}

enum class Thing { Title, HorizontalBar, VerticalBar };

/// The line of text, in the coordinates of the side where it has found room.
struct Title {
    View view;
    geom::Box box;
    double size, inset;
};

/// What has found room so far, and what is in the way of the next.
struct Plan {
    Obstacles obstacles{}; // in the sheet's coordinates
    std::vector<Stroke> strokes{};
    std::vector<LabelPlace> bar_labels{};
    std::optional<Title> title{};
    bool horizontal = false, vertical = false;

    // A sheet without a line of text can be used, one that can't be measured is a risk.
    int worth() const { return 2 * (horizontal ? 1 : 0) + 2 * (vertical ? 1 : 0) + (title ? 1 : 0); }
};

void add_card(Obstacles& obstacles, const geom::Shape& card, geom::Point centre, double white) {
    const double x = card.size.width / 2, y = card.size.height / 2;
    if (card.kind == geom::Shape::Kind::Circle)
        obstacles.circles.push_back({centre, x + white});
    else
        obstacles.boxes.push_back(
            geom::Box{centre.x - x, centre.y - y, centre.x + x, centre.y + y}.grown(white));
}

void add_stroke(Obstacles& obstacles, const Stroke& mark, double white) {
    geom::Box box;
    box.add(mark.from);
    box.add(mark.to);
    obstacles.boxes.push_back(box.grown(mark.width / 2 + white));
}

/// Cards and marks. The marks of a lone card are the longest ones, so that the rulers stay clear of every
/// sheet's marks.
Obstacles obstacles_of(const Imposition& imposition, const geom::Shape& card, const Options& options,
                       const White& around) {
    Obstacles obstacles;
    Options marks_only = options;
    marks_only.cut_lines = CutLines::None;
    const double white = around.cards + std::max(imposition.bleed, imposition.back_bleed);
    Imposition lone = imposition;
    for (const geom::Point centre : imposition.slots) {
        add_card(obstacles, card, centre, white);
        if (imposition.fold) add_card(obstacles, card, turned(imposition, centre), white);
        lone.slots = {centre};
        for (const Stroke& mark : marks(lone, card, marks_only, 1)) add_stroke(obstacles, mark, around.marks);
        if (!imposition.fold) continue;
        for (const Stroke& mark : back_marks(lone, card, marks_only, 1))
            add_stroke(obstacles, mark, around.marks);
    }
    if (imposition.fold) add_stroke(obstacles, *imposition.fold, around.marks);
    for (const geom::Box& zone : registration_zones(options.cutter, imposition.paper))
        obstacles.boxes.push_back(zone.grown(around.corners));
    return obstacles;
}

/// From the sheet's own margin, when that is more than what printers need, to what they need.
std::set<double, std::greater<>> insets(const Options& options) {
    return {std::max(options.margin, rulers_edge), rulers_edge};
}

geom::Box moved(const geom::Box& box, geom::Point by) {
    return {box.left + by.x, box.top + by.y, box.right + by.x, box.bottom + by.y};
}

/// A line of text that fills a box of the view.
LabelPlace text_in(const geom::Box& box, const View& view, double size) {
    const double base = view.letters_point_inwards() ? LabelPlace::descent : LabelPlace::ascent;
    return {view.to_sheet(geom::Point{box.left, box.top + base * size}),
            view.upright() ? -std::numbers::pi / 2 : 0.0, box.width(), size};
}

bool try_title(Plan& plan, const View& view, const Options& options, double inset) {
    const Obstacles obstacles = from_sheet(view, plan.obstacles);
    for (const double size : title_sizes) {
        const Item item{{0, 0, options.label_length * size / title_sizes.front(), text_height(size)}};
        const auto place = find_place(view, obstacles, {{item}}, {.inset = inset});
        if (!place) continue;
        const geom::Box box = moved(item.front(), place->origin);
        plan.title = Title{view, box, size, inset};
        plan.obstacles.boxes.push_back(view.to_sheet(box).grown(white_between));
        return true;
    }
    return false;
}

/// A bar with its number: over the middle of the bar when there is room, else over one of its ends, below or
/// behind it.
struct Bar {
    double line; ///< depth of the bar itself
    geom::Box text;

    Item item() const { return {{0, line - half_bar, bar_length, line + half_bar}, text}; }
};

std::vector<Bar> bars() {
    constexpr double height = text_height(bar_text_size), white = 0.4, behind = bar_length + 2;
    std::vector<Bar> result;
    const std::array starts{(bar_length - bar_text_length) / 2, 1.0, bar_length - bar_text_length - 1.0};
    for (const double x : starts) {
        const double above = half_bar + white;
        result.push_back({half_bar, {x, above, x + bar_text_length, above + height}});
    }
    for (const double x : starts) result.push_back({height + white, {x, 0, x + bar_text_length, height}});
    result.push_back({height / 2, {behind, 0, behind + bar_text_length, height}});
    return result;
}

std::vector<Stroke> strokes_of(const Bar& bar, const View& view, geom::Point origin) {
    const auto line = [&](geom::Point from, geom::Point to) {
        return Stroke{
            .from = view.to_sheet(origin + from), .to = view.to_sheet(origin + to), .width = bar_width};
    };
    // A ruler is held to the outer edges of the ticks.
    std::vector<Stroke> strokes{line({0, bar.line}, {bar_length, bar.line})};
    for (const double end : {bar_width / 2, bar_length - bar_width / 2})
        strokes.push_back(line({end, bar.line - half_tick}, {end, bar.line + half_tick}));
    return strokes;
}

bool try_bar(Plan& plan, const View& view, double inset) {
    const std::vector<Bar> variants = bars();
    std::vector<Item> items;
    std::ranges::transform(variants, std::back_inserter(items), &Bar::item);
    const auto place = find_place(view, from_sheet(view, plan.obstacles), items,
                                  {.inset = inset, .at_start = view.upright()});
    if (!place) return false;
    const Bar& bar = variants[place->item];
    const auto strokes = strokes_of(bar, view, place->origin);
    plan.strokes.insert(plan.strokes.end(), strokes.begin(), strokes.end());
    plan.bar_labels.push_back(text_in(moved(bar.text, place->origin), view, bar_text_size));
    for (const geom::Box& part : items[place->item])
        plan.obstacles.boxes.push_back(view.to_sheet(moved(part, place->origin)).grown(white_between));
    return true;
}

/// Text runs along the bottom or the top if it can, inside the sheet's margin if it can.
bool try_sides(Thing thing, Plan& plan, geom::Size paper, const Options& options) {
    const auto try_at = [&](Side side, double inset) {
        const View view(side, paper);
        return thing == Thing::Title ? try_title(plan, view, options, inset) : try_bar(plan, view, inset);
    };
    const auto try_either = [&](Side first, Side second) {
        return std::ranges::any_of(
            insets(options), [&](double inset) { return try_at(first, inset) || try_at(second, inset); });
    };
    return (thing != Thing::VerticalBar && try_either(Side::Bottom, Side::Top)) ||
           (thing != Thing::HorizontalBar && try_either(Side::Left, Side::Right));
}

/// The place of the text with all the room that the others have left behind it.
LabelPlace widest(const Title& title, const Obstacles& obstacles) {
    geom::Box box = title.box;
    box.right = stretched(title.view, from_sheet(title.view, obstacles), box, title.inset);
    return text_in(box, title.view, title.size);
}

Plan follow(std::span<const Thing> order, Plan plan, geom::Size paper, const Options& options) {
    for (const Thing thing : order) {
        if (thing != Thing::Title && !options.scale_check) continue;
        if (!try_sides(thing, plan, paper, options)) continue;
        plan.horizontal = plan.horizontal || thing == Thing::HorizontalBar;
        plan.vertical = plan.vertical || thing == Thing::VerticalBar;
    }
    return plan;
}

} // namespace

// What is placed first takes the best room and may leave none to the next: of a few orders the best result is
// taken, with the more white around it the better.
void place_rulers(Imposition& imposition, const geom::Shape& card, const Options& options) {
    using enum Thing;
    constexpr std::array<std::array<Thing, 3>, 4> orders{{{Title, HorizontalBar, VerticalBar},
                                                          {HorizontalBar, Title, VerticalBar},
                                                          {HorizontalBar, VerticalBar, Title},
                                                          {VerticalBar, HorizontalBar, Title}}};
    const int most = options.scale_check ? 5 : 1;
    Plan best;
    for (const White& white : whites) {
        const Plan empty{.obstacles = obstacles_of(imposition, card, options, white)};
        for (const auto& order : orders) {
            if (best.worth() == most) break;
            Plan plan = follow(order, empty, imposition.paper, options);
            if (plan.worth() > best.worth()) best = std::move(plan);
        }
    }
    imposition.rulers = std::move(best.strokes);
    imposition.ruler_labels = std::move(best.bar_labels);
    imposition.horizontal_ruler = best.horizontal;
    imposition.vertical_ruler = best.vertical;
    if (!best.title) return;
    imposition.label = widest(*best.title, best.obstacles);
    if (imposition.turn == Turn::None || imposition.fold) return;
    imposition.back_label = turned(imposition, *imposition.label);
    imposition.back_label->size = title_sizes.back();
}

} // namespace spotit::sheet
