// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/layers/layers.hpp"

#include <string_view>
#include <vector>

namespace spotit::theme {

/// Makes `back: {pattern: dots, text: Pets}` of every layer `back: {background: {pattern: dots}, text:
/// Pets}`.
void gather_back_paint(std::vector<Layer>& layers);

} // namespace spotit::theme
