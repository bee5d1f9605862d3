// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/lineart/layers.hpp"
#include "symbol/request.hpp"

#include <string_view>
#include <vector>

/// Pictures for DrawingStyle::Outline.
namespace spotit::symbol {

/// Redraws a symbol that has a picture, a box and an outline as line art: white layers with black lines where
/// the picture has an edge, and small dark parts in black. The box and the outline grow by half a line width.
void convert_to_line_art(Symbol& symbol, const std::vector<Layer>& layers);
/// Redraws a picture without known layers, which are traced. Returns false and leaves the symbol unchanged if
/// there are more than 1000 parts.
[[nodiscard]] bool trace_line_art(Symbol& symbol);

/// Warns that the picture stays as it is.
void report_not_outlined(const Request& request, std::string_view what, std::string_view reason);

} // namespace spotit::symbol
