#include <spotit/symbol/painting.hpp>

#include <algorithm>

namespace spotit::symbol {

namespace {

using Mode = CompositeMode;

/// Names of OpenType, in the order of CompositeMode.
constexpr std::array<std::string_view, 28> names{
    "CLEAR",          "SRC",        "DEST",          "SRC_OVER",   "DEST_OVER",
    "SRC_IN",         "DEST_IN",    "SRC_OUT",       "DEST_OUT",   "SRC_ATOP",
    "DEST_ATOP",      "XOR",        "PLUS",          "SCREEN",     "OVERLAY",
    "DARKEN",         "LIGHTEN",    "COLOR_DODGE",   "COLOR_BURN", "HARD_LIGHT",
    "SOFT_LIGHT",     "DIFFERENCE", "EXCLUSION",     "MULTIPLY",   "HSL_HUE",
    "HSL_SATURATION", "HSL_COLOR",  "HSL_LUMINOSITY"};
/// Names of CSS; only the last modes, which blend colors, have one.
constexpr std::array<std::string_view, 15> css_names{
    "screen",     "overlay",   "darken",   "lighten", "color-dodge", "color-burn", "hard-light", "soft-light",
    "difference", "exclusion", "multiply", "hue",     "saturation",  "color",      "luminosity"};
static_assert(names.size() == static_cast<std::size_t>(Mode::Luminosity) + 1);
static_assert(css_names.size() == names.size() - static_cast<std::size_t>(Mode::Screen));

void collect_raster_modes(const Items& items, std::vector<std::string_view>& found) {
    for (const Item& item : items) {
        if (const auto* group = std::get_if<Group>(&item.node)) collect_raster_modes(group->items, found);
        if (const auto* use = std::get_if<Use>(&item.node)) collect_raster_modes(use->drawing.items(), found);
        const auto* composite = std::get_if<Composite>(&item.node);
        if (composite == nullptr) continue;
        const std::string_view name = names[static_cast<std::size_t>(composite->mode)];
        if (!stays_vector(*composite) && std::ranges::find(found, name) == found.end()) found.push_back(name);
        collect_raster_modes(composite->source, found);
        collect_raster_modes(composite->backdrop, found);
    }
}

} // namespace

std::optional<std::vector<MaskedItems>> find_steps(const Composite& composite) {
    using Steps = std::vector<MaskedItems>;
    const Items *source = &composite.source, *backdrop = &composite.backdrop;
    switch (composite.mode) {
    case Mode::Clear:
        return Steps{};
    case Mode::Source:
        return Steps{{source}};
    case Mode::Destination:
        return Steps{{backdrop}};
    case Mode::SourceOver:
        return Steps{{backdrop}, {source}};
    case Mode::DestinationOver:
        return Steps{{source}, {backdrop}};
    case Mode::SourceIn:
        return Steps{{source, backdrop}};
    case Mode::DestinationIn:
        return Steps{{backdrop, source}};
    case Mode::SourceAtop:
        return Steps{{backdrop}, {source, backdrop}};
    case Mode::DestinationAtop:
        return Steps{{source}, {backdrop, source}};
    default:
        return {};
    }
}

bool stays_vector(const Composite& composite) {
    switch (composite.mode) {
    case Mode::SourceOut:
    case Mode::DestinationOut:
    case Mode::Xor:
    case Mode::Plus:
        return false;
    case Mode::SourceAtop:
        return is_opaque(composite.backdrop);
    case Mode::DestinationAtop:
        return is_opaque(composite.source);
    default:
        return true;
    }
}

std::string_view css_blend_mode(Mode mode) {
    const std::size_t from = static_cast<std::size_t>(Mode::Screen), at = static_cast<std::size_t>(mode);
    return at < from ? "" : css_names[at - from];
}

std::vector<std::string_view> raster_modes(const Items& items) {
    std::vector<std::string_view> found;
    collect_raster_modes(items, found);
    return found;
}

const Fill* find_only_fill(const Items& items) {
    const Fill* const fill = items.size() == 1 ? std::get_if<Fill>(&items.front().node) : nullptr;
    return fill != nullptr && !fill->path ? fill : nullptr;
}

} // namespace spotit::symbol
