// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Readers of keys of the table.
void read_categories(ReadContext& context, const Key& key, const yaml::Node& node);
/// Adds the symbols of deck.categories to the deck.
void add_categories(ReadContext& context);

} // namespace spotit::theme
