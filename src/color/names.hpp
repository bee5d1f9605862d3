#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace spotit::color {

struct Name {
    std::string_view name;
    std::uint32_t rgb; ///< 0xRRGGBB
};

/// Returns the 148 named colors of CSS.
std::span<const Name> list_named_colors();

} // namespace spotit::color
