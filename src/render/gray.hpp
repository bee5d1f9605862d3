// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace spotit::render {

/// A cache from colors to grays: most neighboring pixels have a recent color.
class Grays {
public:
    /// Returns the gray of a color of three bytes, red first.
    std::uint8_t of(std::uint32_t rgb) {
        Known& known = known_[(rgb ^ rgb >> 12U) % known_.size()];
        if (known.rgb != rgb) known = {rgb, made(rgb)};
        return known.gray;
    }

private:
    struct Known {
        std::uint32_t rgb = 0;
        std::uint8_t gray = 0; ///< black is black
    };

    static std::uint8_t made(std::uint32_t rgb) {
        const auto channel = [rgb](unsigned shift) { return (rgb >> shift & 0xFFU) / 255.0; };
        return static_cast<std::uint8_t>(
            std::lround(255 * color::to_gray({channel(16), channel(8), channel(0), 1})));
    }

    static constexpr std::size_t max_known = 4096;
    std::vector<Known> known_ = std::vector<Known>(max_known);
};

} // namespace spotit::render
