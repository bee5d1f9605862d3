// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/sheet.hpp>

namespace spotit::sheet {

/// Returns as much of the wanted bleed as cards at these places have room for.
double limit_bleed(const geom::Shape& card, const std::vector<geom::Point>& centers, double wanted);

} // namespace spotit::sheet
