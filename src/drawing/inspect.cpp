#include <spotit/drawing/painting.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::drawing {
namespace {

using Mode = CompositeMode;

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

bool is_opaque(const ColorLine& line) {
    return std::ranges::all_of(line.stops, [](const Stop& stop) { return stop.color.alpha >= 1; });
}

constexpr auto is_picture = [](const auto& node) {
    using Node = std::remove_cvref_t<decltype(node)>;
    return std::is_same_v<Node, Pixels> || std::is_same_v<Node, SvgPage>;
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

bool is_opaque(const Paint& paint) {
    const auto is_kind_opaque = [](const auto& kind) {
        if constexpr (requires { kind.line; })
            return is_opaque(kind.line);
        else
            return kind.alpha >= 1;
    };
    return std::visit(is_kind_opaque, paint);
}

bool is_opaque(const Items& items) {
    const auto is_translucent = [](const auto& node) {
        if constexpr (requires { node.paint; })
            return !is_opaque(node.paint);
        else if constexpr (requires { node.color; })
            return node.color.alpha < 1;
        else if constexpr (requires { node.opacity; })
            return node.opacity < 1;
        else
            return is_picture(node); // which may have anything
    };
    return !has_node(items, is_translucent);
}

bool has_pictures(const Items& items) {
    return has_node(items, is_picture);
}

std::vector<std::string_view> list_raster_modes(const Items& items) {
    std::vector<std::string_view> found;
    static_cast<void>(has_node(items, [&](const auto& node) {
        if constexpr (requires { node.mode; }) {
            const auto known =
                std::ranges::find(raster_modes, node.mode, [](const auto& row) { return row.first; });
            if (!stays_vector(node) && std::ranges::find(found, known->second) == found.end())
                found.push_back(known->second);
        }
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
