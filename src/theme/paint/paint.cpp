#include "theme/paint/paint.hpp"
#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/overloaded.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numbers>

namespace spotit::theme {
namespace {

using background::Gradient;
using background::Image;
using background::Pattern;

struct Paint {
    color::Color color = color::white; ///< of the whole card, or below the drawing
    std::optional<background::BackgroundSpec> drawing{};
};

/// A kind of paint: the key that chooses it, the keys that belong to it, and an example.
struct DrawingRow {
    std::string_view key;
    std::array<std::string_view, 3> others;
    std::string_view example;
};
constexpr DrawingRow drawing_rows[] = {
    {"gradient", {"stops", "angle"}, "{gradient: radial, stops: [white, gold]}"},
    {"pattern", {"colors", "size", "angle"}, "{pattern: dots, colors: [teal, white]}"},
    {"image", {"fit", "opacity", "size"}, "{image: back.png, fit: cover}"}};

const DrawingRow* find_drawing(const PaintParts& parts) {
    for (const auto& given : parts.given)
        for (const DrawingRow& row : drawing_rows)
            if (given.first == row.key) return &row;
    return nullptr;
}

diag::Span find_span_of_key(const PaintParts& parts, std::string_view key) {
    return std::ranges::find(parts.given, key, [](const auto& each) { return each.first; })->second;
}

bool has_clash(Problems& problems, const PaintParts& parts) {
    const DrawingRow* const drawing = find_drawing(parts);
    const auto clashes = [&](const auto& each) {
        return drawing != nullptr && each.first != drawing->key && each.first != "color" &&
               std::ranges::find(drawing->others, each.first) == drawing->others.end();
    };
    const auto clash = std::ranges::find_if(parts.given, clashes);
    if (clash == parts.given.end()) return false;
    const auto& [key, place] = *clash;
    problems.error(place, "paint", "`{key}` can't be used together with `{other}`", key, drawing->key)
        .point_out(describe_key(drawing->key, find_span_of_key(parts, drawing->key), place))
        .fix("delete one of the two",
             std::ranges::count_if(parts.given, clashes) > 1 ? diag::Change() : remove_key(place));
    return true;
}

void report_no_drawing(Problems& problems, const PaintParts& parts, const diag::Span& span) {
    if (parts.given.size() == 1 && parts.below) {
        problems
            .error(span, "paint",
                   "`color` goes under a gradient, a pattern or a picture, but there is none here")
            .fix("write only the color, without braces:  background: gold");
        return;
    }
    diag::Diagnostic& problem =
        problems.error(span, "paint", "this is neither a gradient nor a pattern nor a picture");
    for (const DrawingRow& row : drawing_rows)
        problem.note(
            diag::write("{name:<14}{example}", &row == drawing_rows ? "for example:" : "", row.example));
}

/// Returns true if the drawing has what it needs; reports what is missing.
bool is_sound(Problems& problems, const PaintParts& parts, const diag::Span& span) {
    const DrawingRow* const drawing = find_drawing(parts);
    if (drawing == nullptr) {
        report_no_drawing(problems, parts, span);
    } else if (parts.gradient && parts.stops.size() < 2) {
        problems
            .error(parts.stops.empty() ? span : find_span_of_key(parts, "stops"), "paint",
                   "a gradient needs `stops`: at least two colors")
            .note(diag::write("for example:  {example}", drawing->example));
    } else if (parts.pattern && parts.colors.size() == 1 && parts.pattern != Pattern::Kind::Symbols) {
        problems
            .error(find_span_of_key(parts, "colors"), "paint",
                   "a pattern needs at least two `colors`: the background and the drawing")
            .note(diag::write("for example:  {example}", drawing->example));
    } else if (!parts.image.empty() && parts.size && parts.fit != Image::Fit::Tile) {
        problems.error(find_span_of_key(parts, "size"), "paint", "`size` is for tiled pictures only")
            .fix("write  fit: tile  beside it, or delete it", remove_key(find_span_of_key(parts, "size")));
    } else {
        return true;
    }
    return false;
}

background::Drawing make_drawing(const PaintParts& parts) {
    if (parts.gradient) {
        Gradient gradient{.kind = *parts.gradient, .stops = parts.stops};
        gradient.angle = parts.angle.value_or(gradient.angle);
        return gradient;
    }
    if (parts.pattern) {
        Pattern pattern{.kind = *parts.pattern, .colors = parts.colors};
        if (pattern.colors.empty()) pattern.colors = {color::white, {0.8, 0.8, 0.8, 1}};
        pattern.size = parts.size.value_or(pattern.size);
        pattern.angle = parts.angle.value_or(pattern.angle);
        return pattern;
    }
    Image image{.file = parts.image};
    image.fit = parts.fit.value_or(image.fit);
    image.size = parts.size.value_or(image.size);
    image.opacity = parts.opacity.value_or(image.opacity);
    return image;
}

std::optional<Paint> read_paint_map(Reading& reading, const yaml::Node& node) {
    const std::size_t before = reading.count();
    PaintParts parts;
    MergedValues given;
    collect_keys(reading, node, "paint{}", given);
    for (const auto& [key, value] : given.values)
        if (value.node != nullptr) parts.given.emplace_back(key->name(), value.node->span);
    read_values(reading, given, parts);
    const diag::Span place = take_first_line(node.span);
    // Values that can't be read count, too, so that all mistakes are reported in one run.
    if (has_clash(reading, parts) || reading.count() != before || !is_sound(reading, parts, place))
        return std::nullopt;
    return Paint{parts.below.value_or(document::Style{}.background),
                 background::BackgroundSpec{make_drawing(parts), place}};
}

std::vector<std::string_view> split_at_commas(std::string_view text) {
    std::vector<std::string_view> parts;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const char c = i < text.size() ? text[i] : ',';
        if (c == '(') ++depth;
        if (c == ')') --depth;
        if (c != ',' || (depth > 0 && i < text.size())) continue;
        parts.push_back(diag::trim(text.substr(begin, i - begin)));
        begin = i + 1;
    }
    return parts;
}

/// Reads "#fff3d6 70%": a color and its position.
std::optional<background::Stop> read_stop(Palette& palette, const Key& key, const yaml::Node& node) {
    const std::string_view written = diag::trim(node.text);
    const std::size_t blank = written.find_last_of(" \t");
    background::Stop stop;
    std::string_view color = written;
    if (blank != std::string_view::npos && !written.ends_with(')')) {
        const auto at = parse_quantity(written.substr(blank + 1));
        const bool is_share = at && (at->unit == "%" || at->unit.empty());
        if (!is_share || at->value < 0 || at->value > (at->unit == "%" ? 100 : 1)) {
            return refuse(palette.problems
                              .error(node.span, "gradient", "{position} is not a position from 0% to 100%",
                                     written.substr(blank + 1))
                              .note("for example:  white, gold 70%   or as a list:  [white, gold 70%]"));
        }
        stop.at = at->unit == "%" ? at->value / 100 : at->value;
        color = diag::trim(written.substr(0, blank));
    }
    if (color.find('%') != std::string_view::npos && color.find('(') == std::string_view::npos) {
        return refuse(
            palette.problems.error(node.span, "gradient", "the colors of a gradient are separated by commas")
                .note("for example:  white, gold 70%   or as a list:  [white, gold 70%]"));
    }
    const auto value = read_color(palette, key, take_part(node, color));
    if (!value) return std::nullopt;
    stop.color = *value;
    return stop;
}

std::optional<Paint> read_paint(Reading& reading, const Key& key, const yaml::Node& node) {
    if (node.is_map()) return read_paint_map(reading, node);
    const std::string_view written = diag::trim(node.text);
    if (report_css_gradient(reading, node.span, written)) return std::nullopt;
    if (is_path(written) || is_unsupported_picture(written)) {
        const auto path = resolve_picture(reading.files, written, node.span);
        if (path.empty()) return std::nullopt;
        return Paint{color::white, background::BackgroundSpec{Image{.file = path}, node.span}};
    }
    const auto color = read_color(reading.palette, key, node);
    if (!color) return std::nullopt;
    return Paint{*color, std::nullopt};
}

document::Back& require_back(Theme& theme) {
    return theme.back ? *theme.back : theme.back.emplace();
}

std::string write_stop(const background::Stop& stop) {
    const std::string color = write_color(stop.color);
    return diag::quote(stop.at ? fmt::format("{} {}%", color, write_number(100 * *stop.at)) : color);
}

/// Returns a paint with all that it says, as a theme writes it.
std::string write_paint(const Key& key, const color::Color& color,
                        const std::optional<background::BackgroundSpec>& spec) {
    if (!spec) return write_value(key, color);
    std::string parts;
    const auto add = [&](const auto& value, const auto& initial, std::string_view written) {
        if (value != initial) parts += fmt::format(", {}", written);
    };
    const auto add_angle = [&](double angle, double initial) {
        add(angle, initial, fmt::format("angle: {}", write_number(angle * 180 / std::numbers::pi)));
    };
    const auto write = base::Overloaded{
        [&](const Gradient& gradient) {
            add_angle(gradient.angle, Gradient{}.angle);
            return fmt::format("gradient: {}, stops: [{}]",
                               base::find_enum_name(background::gradient_names, gradient.kind),
                               base::join(base::collect(gradient.stops, write_stop), ", "));
        },
        [&](const Pattern& pattern) {
            add(pattern.size, Pattern{}.size, fmt::format("size: {}mm", write_number(pattern.size)));
            add_angle(pattern.angle, Pattern{}.angle);
            return fmt::format("pattern: {}, colors: {}",
                               base::find_enum_name(background::pattern_names, pattern.kind),
                               write_colors(pattern.colors));
        },
        [&](const Image& image) {
            add(image.fit, Image{}.fit,
                fmt::format("fit: {}", base::find_enum_name(background::fit_names, image.fit)));
            add(image.opacity, Image{}.opacity,
                fmt::format("opacity: {}%", write_number(100 * image.opacity)));
            add(image.size, Image{}.size, fmt::format("size: {}mm", write_number(image.size)));
            return fmt::format("image: {}", diag::quote(image.file.generic_string()));
        }};
    const std::string drawing = std::visit(write, spec->drawing);
    add(color, document::Style{}.background, fmt::format("color: {}", diag::quote(write_color(color))));
    return fmt::format("{{{}{}}}", drawing, parts);
}

} // namespace

std::string write_card_background(const Key& key, const Theme& theme) {
    return write_paint(key, theme.style.background, theme.style.drawing);
}

std::string write_back(const Key& key, const Theme& theme) {
    if (!theme.back) return "none";
    const document::Back& back = *theme.back;
    std::string paint = write_paint(key, back.background, back.drawing);
    // A color in place of `back` would take its text away, which other keys go with.
    if (back.drawing || (back.text.empty() && back.pile_colors.empty())) return paint;
    return fmt::format("{{background: {}}}", diag::quote(write_color(back.background)));
}

void read_paint_stops(Palette& palette, const Key& key, const yaml::Node& node, PaintParts& parts) {
    const auto add = [&](const yaml::Node& item) {
        if (const auto stop = read_stop(palette, key, item)) parts.stops.push_back(*stop);
    };
    if (!node.is_scalar()) return for_each_value(palette.problems, key, node, add);
    for (const std::string_view part : split_at_commas(diag::trim(node.text))) add(take_part(node, part));
}

void read_card_background(Reading& reading, const Key& key, const yaml::Node& node, Theme& theme) {
    auto paint = read_paint(reading, key, node);
    if (!paint) return;
    const auto* const pattern = paint->drawing ? std::get_if<Pattern>(&paint->drawing->drawing) : nullptr;
    if (pattern != nullptr && pattern->kind == Pattern::Kind::Symbols) {
        reading.error(paint->drawing->span, "paint", "a pattern of the symbols is only for backs")
            .note(diag::write("for example:  {example}", "back: {pattern: symbols, colors: [teal, white]}"));
        return;
    }
    theme.style.background = paint->color;
    theme.style.drawing = std::move(paint->drawing);
}

void read_back(Reading& reading, const Key& key, const yaml::Node& node, Theme& theme) {
    if (is_word(node, "none")) return theme.back.reset();
    if (node.is_map()) {
        theme.back = make_default_back(node.span);
        return;
    }
    if (const auto flag = parse_flag(node.text)) {
        reading
            .error(node.span, "value", "`{key}` must be none, a color or a picture, or have its own keys",
                   key.label())
            .fix(*flag ? diag::Sentence("for blue diamonds, write  back: {}")
                       : "for no backs, write  back: none",
                 diag::write_value(node.span, *flag ? "{}" : "none"));
        return;
    }
    read_back_background(reading, key, node, theme);
}

void read_back_background(Reading& reading, const Key& key, const yaml::Node& node, Theme& theme) {
    auto paint = read_paint(reading, key, node);
    if (!paint) return;
    require_back(theme).background = paint->color;
    require_back(theme).drawing = std::move(paint->drawing);
}

void read_back_image(Reading& reading, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto path = read_picture(reading.files, key, node);
    if (!path) return;
    auto& drawing = require_back(theme).drawing;
    if (reading.has("back.background") && drawing) {
        reading
            .error(node.span, "paint", "`{key}` and `back.background` can't both cover the back", key.label())
            .fix("delete one of them");
        return;
    }
    drawing = background::BackgroundSpec{Image{.file = *path}, node.span};
}

} // namespace spotit::theme
