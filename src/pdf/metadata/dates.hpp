// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace spotit::pdf {

/// Formats seconds since 1970 UTC as "D:20261120213712Z" (ISO 32000-1, 7.9.4).
std::string pdf_date(std::int64_t moment);
/// Formats seconds since 1970 UTC as "2026-11-20T21:37:12Z" (ISO 8601), for XMP.
std::string xmp_date(std::int64_t moment);

} // namespace spotit::pdf
