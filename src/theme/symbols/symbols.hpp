// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <string>

namespace spotit::theme {

/// Reads `symbols`: a list or a text.
void read_symbols(ReadContext& context, const Key& key, const yaml::Node& node);
/// Puts a symbol into the deck, or reports where it is already.
void add_symbol(ReadContext& context, symbol::SymbolSpec source, const SymbolOptions& options);
/// Puts the symbols of a scalar into the deck, with the options of the entry.
void add_symbols(ReadContext& context, const yaml::Node& node, const Entry& entry);
/// Puts a list or a text of symbols into the deck.
void add_symbol_list(ReadContext& context, const yaml::Node& node);
/// Returns a text that is the same for two symbols that are the same.
std::string identity(const symbol::SymbolSpec& source);

} // namespace spotit::theme
