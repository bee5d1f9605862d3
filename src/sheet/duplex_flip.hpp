// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/sheet.hpp>

namespace spotit::sheet {

/// Returns the backs of the imposition's slots, mirrored by its flip.
std::vector<BackSlot> place_backs(const Imposition& imposition);

Stroke map_to_back(const Imposition& imposition, Stroke stroke);

} // namespace spotit::sheet
