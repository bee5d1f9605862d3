#include "theme/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/sheet.hpp>
#include <spotit/theme/card_shapes.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::theme {
namespace {

std::string write_mm(double length) {
    return base::format_number(length) + "mm";
}

diag::Sentence show_mm(double length) {
    return diag::show_value(write_mm(length));
}

/// Returns the length with the decimals that are written, not larger than it is.
double round_down(double length) {
    const double steps = std::round(length * 100);
    return (steps / 100 > length ? steps - 1 : steps) / 100;
}

diag::Sentence show_card(const geom::Shape& card) {
    const double smaller = card.measure_smaller_extent();
    return write_size(card.is_box() ? card.size() : geom::Size{smaller, smaller});
}

/// Adds the remedy that sets a key to its default, where that is below a limit.
void offer_default(const Reading& reading, diag::Diagnostic& problem, std::string_view path, double limit) {
    const std::string usual = write_default(*find_key(path));
    const auto quantity = parse_quantity(usual);
    const double factor = quantity ? to_millimeters(quantity->unit).value_or(1) : 0;
    if (quantity && reading.has(path) && quantity->value * factor < limit)
        problem.fix(diag::write("{key}: {value}", path, usual), {.settings = {{std::string(path), usual}}});
}

void check_card(Reading& reading) {
    const document::Style& style = reading.theme.style;
    const double size = style.card.measure_smaller_extent();
    const double margin = reading.theme.layout.margin;
    if (2 * margin >= size) {
        offer_default(reading,
                      reading.error_at({"card.margin", "card.size"}, "no-room",
                                       "a margin of {margin} leaves no room on a card of {card}",
                                       show_mm(margin), show_card(style.card)),
                      "card.margin", size / 2);
    }
    // Arcs that are too large for their sides would reach beyond the corners.
    const double max_radius = geom::Shape{style.card.corners, 0}.measure_smaller_extent() / 2;
    if (!style.card.is_circle() && style.card.radius > max_radius) {
        const std::string limit = write_mm(round_down(max_radius));
        reading
            .error_at({"card.corner_radius", "card.size"}, "range",
                      "`card.corner_radius` can be at most half of the card's {side}, {limit}",
                      style.card.is_box() ? diag::Sentence("shorter side") : "size", diag::show_value(limit))
            .fix(diag::write("card.corner_radius: {size}", limit),
                 {.settings = {{"card.corner_radius", limit}}});
    }
    if (!style.border) return;
    const double reach = style.border->inset + style.border->width;
    if (2 * reach >= size) {
        const bool is_inset = style.border->inset > style.border->width;
        offer_default(reading,
                      reading.error_at({"card.border.inset", "card.border.width", "card.size"}, "no-room",
                                       "a border that ends {distance} from the edge fills a card of {card}",
                                       show_mm(reach), show_card(style.card)),
                      is_inset ? "card.border.inset" : "card.border.width",
                      size / 2 - std::min(style.border->inset, style.border->width));
    }
}

void check_layout(Reading& reading) {
    const layout::Options& options = reading.theme.layout;
    if (options.target_coverage && options.style != layout::Style::Scatter) {
        reading.error_at({"layout.fill"}, "value", "`layout.fill` needs `layout.style: scatter`")
            .fix("delete it", reading.remove("layout.fill"))
            .note("     or set layout.style: scatter", {.settings = {{"layout.style", "scatter"}}});
    }
    const double size = reading.theme.style.card.measure_smaller_extent();
    const double room = size - 2 * options.margin;
    if (room <= 0) return;
    if (options.gap >= room) {
        offer_default(reading,
                      reading.error_at({"layout.gap", "card.size", "card.margin"}, "no-room",
                                       "a gap of {gap} is as wide as the room inside the card, {room}",
                                       show_mm(options.gap), show_mm(room)),
                      "layout.gap", room);
    }
    if (options.min_size >= room) {
        diag::Diagnostic& problem =
            reading.error_at({"layout.min_size", "card.size", "card.margin"}, "no-room",
                             "a symbol of {size} does not fit inside the card, where only {room} is free",
                             show_mm(options.min_size), show_mm(room));
        offer_default(reading, problem, "layout.min_size", room);
        offer_default(reading, problem, "card.margin", (size - options.min_size) / 2);
    }
    if (options.max_size && *options.max_size < options.min_size) {
        const double limit = round_down( // of the smallest symbol beside the largest
            std::min(*options.max_size / options.size_variety, layout::Options().min_size));
        diag::Diagnostic& problem =
            reading.error_at({"layout.max_size", "layout.min_size"}, "range",
                             "`layout.max_size` ({max_size}) is smaller than `layout.min_size` ({min_size})",
                             show_mm(*options.max_size), show_mm(options.min_size));
        const std::string written = write_mm(limit);
        if (limit >= find_key("layout.min_size")->range.min)
            problem.fix(diag::write("layout.min_size: {size}", written),
                        {.settings = {{"layout.min_size", written}}});
        else
            problem.fix("delete it", reading.remove("layout.max_size"));
    }
}

geom::Size orient_paper(const sheet::Options& sheet) {
    const auto [shorter, longer] = std::minmax(sheet.paper.width, sheet.paper.height);
    if (sheet.orientation == sheet::Orientation::Landscape) return {longer, shorter};
    if (sheet.orientation == sheet::Orientation::Portrait) return {shorter, longer};
    return sheet.paper;
}

geom::Size free_area(const sheet::Options& sheet) {
    const geom::Size paper = orient_paper(sheet);
    return {std::max(0.0, paper.width - 2 * sheet.margin), std::max(0.0, paper.height - 2 * sheet.margin)};
}

bool has_room(const geom::Shape& card, const sheet::Options& sheet) {
    const geom::Size room = free_area(sheet);
    const geom::Size size = card.size();
    return size.width <= room.width && size.height <= room.height &&
           !sheet::impose(card, sheet).slots.empty();
}

/// A key that takes too much room. Without a fix there are remedies beside that of its value.
struct SizeConflict {
    std::string_view key;
    void (*undo)(sheet::Options&);
    std::string_view label, fix, value{}; ///< no value: the default
    bool is_to_delete = false;
};
constexpr SizeConflict size_conflicts[] = {
    {"sheet.skip", [](sheet::Options& sheet) { sheet.skip.clear(); }, "these are all the places on the sheet",
     "leave at least one place out of the list, for cards, or delete it", "", true},
    {"sheet.cutter", [](sheet::Options& sheet) { sheet.cutter = sheet::Cutter::None; },
     "the machine's marks need this room", "", "none"},
    {"sheet.orientation", [](sheet::Options& sheet) { sheet.orientation = sheet::Orientation::Auto; },
     "the other orientation has room", "delete it", "", true},
    {"sheet.margin", [](sheet::Options& sheet) { sheet.margin = sheet::Options{}.margin; }, "", ""},
};

/// Returns the one given key that alone takes too much room; nothing if the card is too large in any case.
const SizeConflict* find_size_conflict(const Reading& reading) {
    for (const SizeConflict& each : size_conflicts) {
        sheet::Options without = reading.theme.sheet;
        each.undo(without);
        if (reading.has(each.key) && has_room(reading.theme.style.card, without)) return &each;
    }
    return nullptr;
}

diag::Sentence describe_lack_of_room(const Theme& theme) {
    const auto [width, height] = free_area(theme.sheet);
    if (width * height == 0)
        return diag::write("a margin of {margin} leaves no room on {paper}", show_mm(theme.sheet.margin),
                           theme.paper_name);
    return diag::write("{card} across; {paper} with a margin of {margin} has room for {width} x {height}",
                       write_size(theme.style.card.size()), theme.paper_name, show_mm(theme.sheet.margin),
                       show_mm(width), show_mm(height));
}

/// Returns the largest usual card of this shape and whole millimeters for which there is room; no value:
/// none.
diag::Setting find_smaller_card(const Theme& theme) {
    const geom::Size size = theme.style.card.size(), room = free_area(theme.sheet);
    const double factor = std::min(room.width / size.width, room.height / size.height);
    const auto shrink = [&](double side) { return std::floor(factor * side + 1e-9); };
    const geom::Size smaller{shrink(size.width), shrink(size.height)};
    const double side = std::min(smaller.width, smaller.height);
    const bool fits_corners = theme.style.card.is_circle() || 2 * theme.style.card.radius <= side,
               is_card = side >= find_key("card.size")->usual.min && fits_corners &&
                         has_room(make_card(theme.card_shape, smaller), theme.sheet);
    return {"card.size", is_card ? write_card_size(theme.card_shape, smaller) : ""};
}

/// Returns the smallest paper that has room for a card, of the same series if there is one; no value: none.
diag::Setting find_larger_paper(const Theme& theme) {
    const auto rank = [&](const sheet::Paper& paper) {
        return std::pair(paper.name.substr(0, 1) != std::string_view(theme.paper_name).substr(0, 1),
                         paper.size.width * paper.size.height);
    };
    const sheet::Paper* found = nullptr;
    for (const sheet::Paper& paper : sheet::list_papers()) {
        sheet::Options sheet = theme.sheet;
        sheet.paper = paper.size;
        if (has_room(theme.style.card, sheet) && (found == nullptr || rank(paper) < rank(*found)))
            found = &paper;
    }
    return {"sheet.paper", std::string(found != nullptr ? found->name : "")};
}

std::string write_setting(const diag::Setting& setting) {
    return setting.key + (setting.value.empty() ? "" : ": ") + setting.value;
}
diag::Change make_change(const diag::Setting& setting) {
    return setting.value.empty() ? diag::Change{} : diag::Change{.settings = {setting}};
}

void check_sheet(Reading& reading) {
    const Theme& theme = reading.theme;
    if (theme.sheet.one_card_per_page || reading.lacks_value("sheet.paper") ||
        has_room(theme.style.card, theme.sheet))
        return;
    diag::Diagnostic& problem =
        reading.error({}, "no-room", "no card fits on the sheet").point_out(describe_lack_of_room(theme));
    const diag::Setting card = find_smaller_card(theme), paper = find_larger_paper(theme);
    if (const SizeConflict* key = find_size_conflict(reading)) {
        problem.span = reading.find_span({key->key});
        if (!key->label.empty()) problem.point_out(std::string(key->label));
        if (!key->fix.empty()) {
            problem.fix(key->fix, key->is_to_delete ? reading.remove(key->key) : diag::Change());
            return;
        }
        const std::string name(key->key),
            value(key->value.empty() ? write_default(*find_key(name)) : key->value);
        problem.note(diag::write("either set:      {key}: {value}", name, value),
                     {.settings = {{name, value}}});
        if (!card.value.empty())
            problem.note(diag::write("or make smaller: {setting}", write_setting(card)), make_change(card));
    } else {
        problem.span =
            reading.find_span({"card.size", "card.shape", "sheet.paper", "sheet.margin", "sheet.gap"});
        problem.note(diag::write("make smaller:    {setting}", write_setting(card)), make_change(card));
    }
    problem.note(diag::write("or make larger:  {setting}", write_setting(paper)), make_change(paper));
}

} // namespace

void check_sizes(Reading& reading) {
    check_card(reading);
    check_layout(reading);
    check_sheet(reading);
}

} // namespace spotit::theme
