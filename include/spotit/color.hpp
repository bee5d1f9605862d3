// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Colours as people write them.
namespace spotit::color {

/// A colour in sRGB, not premultiplied, 0 to 1.
struct Color {
    double red = 0, green = 0, blue = 0, alpha = 1;
    friend bool operator==(const Color&, const Color&) = default;
};

inline constexpr Color white{1, 1, 1, 1};
inline constexpr Color black{0, 0, 0, 1};

/// CSS Color 4: the 148 names, "transparent", #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla().
/// Nothing when it is none of them.
std::optional<Color> parse(std::string_view text);
/// The name that was most likely meant, for did-you-mean; empty when none is near.
std::string_view nearest_name(std::string_view text);

} // namespace spotit::color
