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
/// Returns nothing if the text does not begin with a number.
std::optional<Quantity> parse_quantity(std::string_view text);
/// A number and nothing else.
std::optional<double> parse_number(std::string_view text);
/// "8,5" where 8.5 was meant.
bool is_decimal_comma(std::string_view text);
/// The two sides of "210x297mm" as text; both empty if the text is no product.
struct Sides {
    std::string_view width, height;
};
Sides split_product(std::string_view text);
/// Returns whether the text is a product of two numbers: "210x297mm", "8 1/2 x 11in".
bool is_product(std::string_view text);
/// Returns whether both lengths of a product are the same: "60x60mm".
bool has_equal_sides(std::string_view text);

/// Upper and lower case of ASCII being the same.
bool same_word(std::string_view a, std::string_view b);

/// Millimeters in a unit; nothing when it is none.
std::optional<double> millimeters(std::string_view unit);
/// The unit that was most likely meant; may be empty.
std::string_view nearest_unit(std::string_view unit);

} // namespace spotit::theme
