#include <spotit/drawing/painting.hpp>

#include <spotit/base/enum_names.hpp>
#include <spotit/base/overloaded.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::drawing {
namespace {

using Mode = CompositeMode;
using base::Overloaded;

/// Names of CSS; only the last modes, which blend colors, have one.
constexpr std::array<std::string_view, 15> css_names{
    "screen",     "overlay",   "darken",   "lighten", "color-dodge", "color-burn", "hard-light", "soft-light",
    "difference", "exclusion", "multiply", "hue",     "saturation",  "color",      "luminosity"};
static_assert(css_names.size() ==
              static_cast<std::size_t>(Mode::Luminosity) - static_cast<std::size_t>(Mode::Screen) + 1);

/// The modes that may not stay vectors, by their names of OpenType.
constexpr std::pair<Mode, std::string_view> raster_modes[] = {
    {Mode::SourceOut, "SRC_OUT"},   {Mode::DestinationOut, "DEST_OUT"},   {Mode::Xor, "XOR"},
    {Mode::SourceAtop, "SRC_ATOP"}, {Mode::DestinationAtop, "DEST_ATOP"}, {Mode::Plus, "PLUS"}};

using OptionalBox = std::optional<geom::Box>;

std::vector<color::Color> list_colors(const ColorLine& line) {
    return base::collect(line.stops, &Stop::color);
}

constexpr Overloaded read_paint_facts{
    [](const color::Color& color) { return PaintFacts{.colors = {color}, .color = &color}; },
    [](const LinearGradient& linear) { return PaintFacts{.colors = list_colors(linear.line)}; },
    [](const RadialGradient& radial) {
        const auto& [line, start, end] = radial; // one circle in the other, or a part stays unpainted
        return PaintFacts{.colors = list_colors(line),
                          .covers_plane =
                              geom::distance(start.center, end.center) < std::abs(start.radius - end.radius)};
    },
    [](const SweepGradient& sweep) { return PaintFacts{.colors = list_colors(sweep.line), .is_mesh = true}; },
};

constexpr Overloaded read_item_facts{
    [](const Fill& fill) {
        return ItemFacts{.paint = &fill.paint, .is_translucent = !is_opaque(fill.paint)};
    },
    [](const Stroke& stroke) { return ItemFacts{.is_translucent = stroke.color.alpha < 1}; },
    [](const Text& text) { return ItemFacts{.is_translucent = text.color.alpha < 1}; },
    [](const Group& group) {
        return ItemFacts{.parts = {&group.items}, .is_translucent = group.opacity < 1};
    },
    [](const Composite& composite) {
        return ItemFacts{.parts = {&composite.source, &composite.backdrop}, .composite = &composite};
    },
    [](const Use& use) { return ItemFacts{.parts = {&use.drawing.items()}}; },
    [](const Pixels&) { return ItemFacts{.is_translucent = true, .is_picture = true}; },
    [](const SvgPage&) { return ItemFacts{.is_translucent = true, .is_picture = true}; },
};

OptionalBox move_box(const OptionalBox& box, const geom::Affine& place) {
    return box ? OptionalBox(box->map_by(place)) : box;
}

OptionalBox clip_box(const Group& group) {
    if (const auto* box = std::get_if<geom::Box>(&group.clip)) return *box;
    if (const auto* path = std::get_if<geom::Path>(&group.clip)) return path->box();
    return {};
}

OptionalBox measure_node(const Fill& fill) {
    return fill.path ? OptionalBox(fill.path->box()) : OptionalBox();
}

OptionalBox measure_node(const Stroke& stroke) {
    return stroke.path.box().grow(stroke.width / 2);
}

OptionalBox measure_node(const Group& group) {
    auto box = measure_ink(group.items);
    if (const auto clip = clip_box(group)) box = box ? box->intersect(*clip) : *clip;
    return move_box(box, group.place);
}

OptionalBox measure_node(const Composite& composite) {
    const auto source = measure_ink(composite.source), backdrop = measure_ink(composite.backdrop);
    const bool both =
        composite.mode == CompositeMode::SourceIn || composite.mode == CompositeMode::DestinationIn;
    if (both && !source) return backdrop;
    if (both && !backdrop) return source;
    if (!source || !backdrop) return {};
    if (both) return source->intersect(*backdrop);
    geom::Box sum;
    sum.join(*source);
    sum.join(*backdrop);
    return sum;
}

OptionalBox measure_node(const Use& use) {
    return move_box(measure_ink(use.drawing.items()), use.place);
}

OptionalBox measure_node(const Pixels& pixels) {
    return geom::Box{0, 0, pixels.size.width, pixels.size.height}.map_by(pixels.place);
}

OptionalBox measure_node(const Text&) {
    return {};
}

OptionalBox measure_node(const SvgPage& page) {
    return page.box;
}

} // namespace

std::optional<std::vector<MaskedItems>> list_paint_steps(const Composite& composite) {
    using Steps = std::vector<MaskedItems>;
    const Items *source = &composite.source, *backdrop = &composite.backdrop;
    switch (composite.mode) {
    case Mode::Clear: return Steps{};
    case Mode::Source: return Steps{{source}};
    case Mode::Destination: return Steps{{backdrop}};
    case Mode::SourceOver: return Steps{{backdrop}, {source}};
    case Mode::DestinationOver: return Steps{{source}, {backdrop}};
    case Mode::SourceIn: return Steps{{source, backdrop}};
    case Mode::DestinationIn: return Steps{{backdrop, source}};
    case Mode::SourceAtop: return Steps{{backdrop}, {source, backdrop}};
    case Mode::DestinationAtop: return Steps{{source}, {backdrop, source}};
    default: return {};
    }
}

bool stays_vector(const Composite& composite) {
    switch (composite.mode) {
    case Mode::SourceOut:
    case Mode::DestinationOut:
    case Mode::Xor:
    case Mode::Plus: return false;
    case Mode::SourceAtop: return is_opaque(composite.backdrop);
    case Mode::DestinationAtop: return is_opaque(composite.source);
    default: return true;
    }
}

std::string_view to_css_blend_mode(Mode mode) {
    const auto from = static_cast<std::size_t>(Mode::Screen), at = static_cast<std::size_t>(mode);
    return at < from ? "" : css_names[at - from];
}

const Fill* find_only_fill(const Items& items) {
    const Fill* const fill = items.size() == 1 ? std::get_if<Fill>(&items.front().node) : nullptr;
    return fill != nullptr && !fill->path ? fill : nullptr;
}

std::optional<double> find_even_opacity(const Items& items) {
    const Fill* const fill = find_only_fill(items);
    const color::Color* const color = fill != nullptr ? find_facts(fill->paint).color : nullptr;
    return color != nullptr ? std::optional(color->alpha) : std::nullopt;
}

PaintFacts find_facts(const Paint& paint) {
    return std::visit(read_paint_facts, paint);
}

ItemFacts find_facts(const Item& item) {
    return std::visit(read_item_facts, item.node);
}

bool is_opaque(const Paint& paint) {
    return std::ranges::all_of(find_facts(paint).colors,
                               [](const color::Color& color) { return color.alpha >= 1; });
}

bool is_opaque(const Items& items) {
    return !has_item(items, std::mem_fn(&ItemFacts::is_translucent));
}

bool has_pictures(const Items& items) {
    return has_item(items, std::mem_fn(&ItemFacts::is_picture));
}

std::vector<std::string_view> list_raster_modes(const Items& items) {
    std::vector<std::string_view> found;
    static_cast<void>(has_item(items, [&](const ItemFacts& facts) {
        if (facts.composite == nullptr || stays_vector(*facts.composite)) return false;
        const auto known =
            std::ranges::find(raster_modes, facts.composite->mode, [](const auto& row) { return row.first; });
        if (std::ranges::find(found, known->second) == found.end()) found.push_back(known->second);
        return false;
    }));
    return found;
}

bool is_repeated(const Drawing& drawing, const Items& items) {
    const auto is_use = [&](const Item& item) {
        const auto* const use = std::get_if<Use>(&item.node);
        return use != nullptr && &use->drawing.items() == &drawing.items();
    };
    const auto first = std::ranges::find_if(items, is_use);
    return first != items.end() && std::any_of(first + 1, items.end(), is_use) &&
           measure_ink(drawing.items()).has_value();
}

std::optional<geom::Box> measure_ink(const Item& item) {
    return std::visit([](const auto& node) { return measure_node(node); }, item.node);
}

std::optional<geom::Box> measure_ink(const Items& items) {
    geom::Box sum;
    for (const Item& item : items) {
        const auto box = measure_ink(item);
        if (!box) return {};
        sum.join(*box);
    }
    return sum;
}

int count_decimals(double steps) {
    constexpr double max_decimals = 7;
    return static_cast<int>(std::fmin(max_decimals, std::fmax(0, std::ceil(std::log10(steps))))); // NaN: 0
}

} // namespace spotit::drawing
