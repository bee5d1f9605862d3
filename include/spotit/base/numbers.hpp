// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

/// Numbers as text, with a decimal point in all locales.
namespace spotit::base {

/// Returns the number with at most so many decimals, without trailing zeros: "1.5", "2", never "-0".
std::string format_number(double value, int decimals = 2);

/// Returns the number with exactly so many decimals, halves rounded away from zero: "1.50", never "-0.00".
std::string format_fixed(double value, int decimals);

} // namespace spotit::base
