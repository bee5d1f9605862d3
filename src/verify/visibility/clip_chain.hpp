// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/flat_path.hpp"

#include <spotit/geom.hpp>

#include <array>
#include <cstddef>
#include <memory>

namespace spotit::verify {

/// What can keep from being seen what is painted.
enum class Veil { None, Clip, Box, Page, Opacity, Mask, Layer, SomeLayer, Cover, Annotation, Size, Nothing };

/// An area outside of which nothing is painted, within others. Points of the page as it is shown.
struct Clip {
    enum class Kind { Box, Outline } kind = Kind::Outline; ///< what it is
    Outline outline{};
    Outline::Rule rule = Outline::Rule::Winding;
    geom::Box bounds{};
    Veil veil = Veil::Clip; ///< Clip, Box of a form, Page
    std::shared_ptr<const Clip> outer{};
    int depth = 0;
};
using Clips = std::shared_ptr<const Clip>;

/// The same clips and a parallelogram; unchanged where that takes nothing away.
Clips clipped(const Clips& outer, const std::array<geom::Point, 4>& corners, Veil veil);
/// The outermost that cuts the point off; none where it is seen. `looks` counts down how often one may look.
/// `left_out` and those around it are not looked at.
const Clip* cutting(const Clips& clips, geom::Point p, std::size_t& looks, const Clip* left_out = nullptr);

/// How something is painted, wherever no clip cuts it off.
struct Sight {
    Veil veil = Veil::Nothing;
    double opacity = 0;
    int layer = -1; ///< the number of the layer that it is on

    static constexpr double min_opacity = 0.2; ///< of what is taken for seen
    bool is_seen() const { return veil == Veil::None; }
    /// Whether it is known that it is not seen.
    bool is_hidden() const { return !is_seen() && !is_unsure(); }
    bool is_unsure() const { return veil == Veil::Mask || veil == Veil::SomeLayer; }
    /// Whether more of it is seen than of the other.
    bool beats(const Sight& other) const { return rank() > other.rank(); }

private:
    double rank() const;
};

} // namespace spotit::verify
