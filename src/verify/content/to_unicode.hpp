// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace spotit::verify {

/// What the codes of a font stand for.
struct CodeMap {
    std::size_t code_length = 0;              ///< bytes; 0: the map doesn't say
    std::map<unsigned, std::string> meanings; ///< UTF-8
};

/// Reads a /ToUnicode CMap (ISO 32000-1, 9.10.3). What makes no sense is left out, as is what is more than
/// any font needs.
CodeMap read_code_map(std::string_view cmap);

/// Up to four bytes as a number.
unsigned code_of(std::string_view bytes);

} // namespace spotit::verify
