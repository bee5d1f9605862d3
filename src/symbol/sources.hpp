// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/request.hpp"

/// Functions that make symbols, one for each kind of spec. Each reports its problems.
namespace spotit::symbol {

Symbol make_emoji(const Request& request);
Symbol make_word(const Request& request);
/// Reads an image file with the reader of its format.
Symbol make_image(const Request& request);

} // namespace spotit::symbol
