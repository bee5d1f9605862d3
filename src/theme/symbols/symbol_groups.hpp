// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <optional>

namespace spotit::theme {

/// Adds the emoji of groups to the deck, after all other symbols are known. Groups without a count fill the
/// deck up to `total` symbols; without a total, up to the number that the deck needs.
void fill_groups(ReadContext& context, std::optional<int> total = {});

} // namespace spotit::theme
