// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/sheet.hpp>

namespace spotit::sheet {

/// Returns the wanted bleed, reduced if cards at these places have less room.
double limit_bleed(const geom::Shape& card, const std::vector<geom::Point>& centers, double wanted);

} // namespace spotit::sheet
