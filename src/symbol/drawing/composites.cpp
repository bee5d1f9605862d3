#include <spotit/symbol/painting.hpp>

#include <algorithm>

namespace spotit::symbol {

namespace {

using Mode = CompositeMode;

/// The name of a mode in OpenType and in CSS, where it blends colors; in the order of CompositeMode.
struct ModeRow {
    std::string_view name, css{};
};
constexpr std::array<ModeRow, 28> modes{{{"CLEAR"},
                                         {"SRC"},
                                         {"DEST"},
                                         {"SRC_OVER"},
                                         {"DEST_OVER"},
                                         {"SRC_IN"},
                                         {"DEST_IN"},
                                         {"SRC_OUT"},
                                         {"DEST_OUT"},
                                         {"SRC_ATOP"},
                                         {"DEST_ATOP"},
                                         {"XOR"},
                                         {"PLUS"},
                                         {"SCREEN", "screen"},
                                         {"OVERLAY", "overlay"},
                                         {"DARKEN", "darken"},
                                         {"LIGHTEN", "lighten"},
                                         {"COLOR_DODGE", "color-dodge"},
                                         {"COLOR_BURN", "color-burn"},
                                         {"HARD_LIGHT", "hard-light"},
                                         {"SOFT_LIGHT", "soft-light"},
                                         {"DIFFERENCE", "difference"},
                                         {"EXCLUSION", "exclusion"},
                                         {"MULTIPLY", "multiply"},
                                         {"HSL_HUE", "hue"},
                                         {"HSL_SATURATION", "saturation"},
                                         {"HSL_COLOR", "color"},
                                         {"HSL_LUMINOSITY", "luminosity"}}};
static_assert(modes.size() == static_cast<std::size_t>(Mode::Luminosity) + 1);

void collect_raster_modes(const Items& items, std::vector<std::string_view>& found) {
    for (const Item& item : items) {
        if (const auto* group = std::get_if<Group>(&item.node)) collect_raster_modes(group->items, found);
        if (const auto* use = std::get_if<Use>(&item.node)) collect_raster_modes(use->drawing.items(), found);
        const auto* composite = std::get_if<Composite>(&item.node);
        if (composite == nullptr) continue;
        const std::string_view name = modes[static_cast<std::size_t>(composite->mode)].name;
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
    return modes[static_cast<std::size_t>(mode)].css;
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
