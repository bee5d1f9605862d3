// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace spotit::symbol {

/// Decompresses a gzip file. Throws Damaged, also if the result is too large.
std::string gunzip(std::string_view packed);

} // namespace spotit::symbol
