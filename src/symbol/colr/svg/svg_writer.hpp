// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/colr/paint.hpp"

#include <optional>
#include <string>
#include <vector>

namespace spotit::symbol {

/// Returns elements of SVG that paint the layers, in their coordinates; nothing if SVG lacks one of the
/// paints: sweep gradients, radial gradients between circles that do not contain each other, and some
/// composites. The box contains everything painted. Ids are a "v", the number and a count.
std::optional<std::string> write_svg(const std::vector<Paint>& layers, const geom::Box& box,
                                     std::size_t number);

} // namespace spotit::symbol
