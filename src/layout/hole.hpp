// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/table.hpp"

namespace spotit::layout {

/// The radius of the largest empty circle within the rim, mm, to half a millimetre.
float largest_hole(const Table& table);

} // namespace spotit::layout
