// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace spotit::symbol {

/// What a gzip file holds. Throws Damaged, also when it is out of all proportion.
std::string gunzip(std::string_view packed);

} // namespace spotit::symbol
