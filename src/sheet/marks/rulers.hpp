// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/sheet.hpp>

namespace spotit::sheet {

/// Places the bars and the line of text in the imposition, whose slots are known.
void place_rulers(Imposition& imposition, const geom::Shape& card, const Options& options);

} // namespace spotit::sheet
