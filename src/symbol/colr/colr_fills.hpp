// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/colr/palette.hpp"
#include "symbol/glyph/bytes.hpp"

#include <spotit/symbol/drawing.hpp>

#include <cstddef>
#include <optional>

namespace spotit::symbol {

/// Reads the paint formats that fill: solid colors and gradients, the variable ones at their default values.
/// Returns nothing if the paint at `offset` is of another kind. Gradients that OpenType calls ill-formed are
/// transparent.
std::optional<Paint> read_fill_paint(const Bytes& bytes, std::size_t offset, const Palette& palette);

} // namespace spotit::symbol
