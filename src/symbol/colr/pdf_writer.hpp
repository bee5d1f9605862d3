// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/colr/paint.hpp"

#include <spotit/symbol.hpp>

#include <optional>
#include <vector>

namespace spotit::symbol {

/// Returns the content of a PDF that paints the layers, in their coordinates, and its resources; nothing if
/// it takes more than fills and clips: composites, and gradients that are translucent, repeated or sweeps.
/// The box is the layers' too.
std::optional<PdfDrawing> write_pdf(const std::vector<Paint>& layers, const geom::Box& box);

} // namespace spotit::symbol
