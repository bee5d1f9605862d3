// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/layers/layers.hpp"

#include <string_view>
#include <vector>

namespace spotit::theme {

/// Rewrites `back: {pattern: dots, text: Pets}` in every layer as `back: {background: {pattern: dots}, text:
/// Pets}`.
void gather_back_paint(std::vector<Layer>& layers);

} // namespace spotit::theme
