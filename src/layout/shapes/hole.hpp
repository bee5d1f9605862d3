// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/table.hpp"

namespace spotit::layout {

/// The radius of the largest empty circle within the rim, mm, to half a millimeter.
float max_hole(const Table& table);

} // namespace spotit::layout
