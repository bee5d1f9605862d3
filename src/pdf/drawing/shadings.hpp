// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/file_colors.hpp"
#include "pdf/drawing/part.hpp"

#include <functional>

namespace spotit::pdf {

/// The color space of a shading, and the operands of a color in it.
struct ShadingColors {
    std::string space{};
    std::function<Amounts(const color::Color&)> write{};
};

/// Returns the shading of a gradient, valid everywhere within a box (ISO 32000-1, 8.7.4.5): a dictionary, or
/// a mesh of triangles.
Resource make_shading(const symbol::Paint& gradient, const geom::Box& box, const ShadingColors& colors);

} // namespace spotit::pdf
