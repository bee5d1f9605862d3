// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Adds the symbols of one entry of the list to the deck: a scalar, or a map with the keys of `symbols[]`.
void read_symbol_item(ReadContext& context, const yaml::Node& item);

} // namespace spotit::theme
