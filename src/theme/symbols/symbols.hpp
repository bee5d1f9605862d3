// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <string>

namespace spotit::theme {

/// Reads `symbols`: a list or a text.
void read_symbols(ReadContext& context, const Key& key, const yaml::Node& node);
/// Adds a symbol to the deck, or reports that it is there already.
void add_symbol(ReadContext& context, symbol::SymbolSpec source, const SymbolOptions& fit);
/// Adds a picture of a folder, and counts it, unless it has an entry of its own.
void add_folder_symbol(ReadContext& context, symbol::SymbolSpec source, const SymbolOptions& fit);
/// Adds the symbols of a scalar to the deck, with the options of the entry.
void add_symbols(ReadContext& context, const yaml::Node& node, const Entry& entry);
/// Adds a list or a text of symbols to the deck.
void add_symbol_list(ReadContext& context, const yaml::Node& node);
/// Returns a text that is equal for equal symbols.
std::string identity(const symbol::SymbolSpec& source);

} // namespace spotit::theme
