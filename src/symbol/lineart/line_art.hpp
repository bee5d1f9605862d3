// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/lineart/layers.hpp"
#include "symbol/request.hpp"

#include <string_view>
#include <vector>

/// Pictures for DrawingStyle::Outline.
namespace spotit::symbol {

/// Draws a symbol that has a picture, a box and an outline as a page of a coloring book instead: its sheets
/// in white with black lines where the picture shows an edge, small dark parts in black. Its box and its
/// outline grow by half a line.
void draw_in_lines(Symbol& symbol, const std::vector<Sheet>& sheets);
/// The same for a picture that does not tell what it is made of. One of more parts than drawings have stays
/// as it is; then it gives false.
[[nodiscard]] bool trace_in_lines(Symbol& symbol);

/// A warning that the picture stays as it is.
void report_not_outlined(const Request& request, std::string_view what, std::string_view reason);

} // namespace spotit::symbol
