// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

namespace spotit::serve {

struct ZipEntry {
    std::string name; ///< UTF-8, with slashes
    std::string bytes;
};
/// Puts files into one, as they are: PDF and PNG are compressed already. They are dated 1980, the earliest
/// that the format knows. Throws std::length_error for what needs more than 4 GB or 65535 entries. Source:
/// APPNOTE.TXT 6.3.4 of PKWARE.
std::string zip(std::span<const ZipEntry> entries);

} // namespace spotit::serve
