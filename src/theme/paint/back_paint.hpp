// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/layers/layers.hpp"

#include <string_view>
#include <vector>

namespace spotit::theme {

/// Whether it is a key of a background that may stand in `back` itself; `image`, which `back` has of its own,
/// and `color`, which is that of its text, are none.
bool is_paint_of_back(std::string_view name);

/// Makes `back: {pattern: dots, text: Pets}` of every layer `back: {background: {pattern: dots}, text:
/// Pets}`.
void gather_back_paint(std::vector<Layer>& layers);

} // namespace spotit::theme
