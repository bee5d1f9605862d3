// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"
#include "theme/sections/collect_keys.hpp"

namespace spotit::theme {

/// Warns of -s symbols[3].scale=1.2 if another setting has replaced the list.
void warn_of_unused_overrides(ReadContext& context, const MergedValues& given);

} // namespace spotit::theme
