// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/sheet.hpp>

namespace spotit::sheet {

/// As much of the wanted bleed as cards at these places have room for.
double bleed_with_room(const geom::Shape& card, const std::vector<geom::Point>& centers, double wanted);

} // namespace spotit::sheet
