// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/bytes.hpp"

#include <spotit/geom.hpp>

#include <cstddef>
#include <optional>

namespace spotit::symbol {

/// A paint that transforms another one.
struct Transform {
    geom::Affine place;
    std::size_t child = 0; ///< offset of the transformed paint
};

/// Reads the paint formats that transform, the variable ones at their default values. Returns nothing if the
/// paint at `offset` is of another kind.
std::optional<Transform> read_transform(const Bytes& bytes, std::size_t offset);

} // namespace spotit::symbol
