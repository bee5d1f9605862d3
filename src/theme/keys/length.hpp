// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace spotit::theme {

/// A number and what follows it: "85mm", "2 1/2 in", "10%".
struct Quantity {
    double value = 0;
    std::string_view unit; ///< without blanks around it; may be empty
};
/// Nothing when the text does not begin with a number.
std::optional<Quantity> parse_quantity(std::string_view text);
/// A number and nothing else.
std::optional<double> parse_number(std::string_view text);
/// "8,5" where 8.5 was meant.
bool is_decimal_comma(std::string_view text);
/// Millimeters in a unit; nothing when it is none.
std::optional<double> millimeters(std::string_view unit);
/// The unit that was most likely meant; may be empty.
std::string_view nearest_unit(std::string_view unit);

} // namespace spotit::theme
