#include <spotit/drawing/painting.hpp>

namespace spotit::drawing {
namespace {

using Mode = CompositeMode;

/// Names of CSS; only the last modes, which blend colors, have one.
constexpr std::array<std::string_view, 15> css_names{
    "screen",     "overlay",   "darken",   "lighten", "color-dodge", "color-burn", "hard-light", "soft-light",
    "difference", "exclusion", "multiply", "hue",     "saturation",  "color",      "luminosity"};
static_assert(css_names.size() ==
              static_cast<std::size_t>(Mode::Luminosity) - static_cast<std::size_t>(Mode::Screen) + 1);

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

std::string_view to_css_blend_mode(Mode mode) {
    const auto from = static_cast<std::size_t>(Mode::Screen), at = static_cast<std::size_t>(mode);
    return at < from ? "" : css_names[at - from];
}

const Fill* find_only_fill(const Items& items) {
    const Fill* const fill = items.size() == 1 ? std::get_if<Fill>(&items.front().node) : nullptr;
    return fill != nullptr && !fill->path ? fill : nullptr;
}

} // namespace spotit::drawing
