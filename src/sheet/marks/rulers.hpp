// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/sheet.hpp>

namespace spotit::sheet {

/// Finds room for the bars and for the line of text, and writes them into the imposition, whose slots are
/// known.
void place_rulers(Imposition& imposition, const geom::Shape& card, const Options& options);

} // namespace spotit::sheet
