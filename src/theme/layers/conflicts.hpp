// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/sections/collect_keys.hpp"

namespace spotit::theme {

/// Drops values that conflict with a value of a layer above.
void drop_conflicts(MergedValues& given);

} // namespace spotit::theme
