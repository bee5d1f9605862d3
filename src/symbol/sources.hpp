// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/request.hpp"

/// What symbols are made from; load() chooses. Each says what is wrong by itself.
namespace spotit::symbol {

Symbol make_emoji(const Request& request);
Symbol make_word(const Request& request);
/// Reads the file and passes it on to the reader of its kind.
Symbol make_image(const Request& request);

} // namespace spotit::symbol
