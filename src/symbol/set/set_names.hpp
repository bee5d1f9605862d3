// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include <string>

namespace spotit::symbol {

/// What a drawing is called in the style's language: "red striped oval", "rotes gestreiftes Oval", "ovale
/// rouge rayé". English where the language is another than those of the tables.
std::string drawing_name(const SetShape& shape, const SetStyle& style);

} // namespace spotit::symbol
