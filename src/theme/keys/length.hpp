// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace spotit::theme {

/// A number and its unit: "85mm", "2 1/2 in", "10%".
struct Quantity {
    double value = 0;
    std::string_view unit; ///< without blanks around it; may be empty
};
/// Parses a text that begins with a number; nothing otherwise.
std::optional<Quantity> parse_quantity(std::string_view text);
/// Parses a number without a unit.
std::optional<double> parse_number(std::string_view text);
/// Returns true for "8,5", meant as 8.5.
bool is_decimal_comma(std::string_view text);
/// The two sides of "210x297mm" as text; both empty if the text is no product.
struct Sides {
    std::string_view width, height;
};
Sides split_product(std::string_view text);
/// Returns true if the text is a product of two numbers: "210x297mm", "8 1/2 x 11in".
bool is_product(std::string_view text);
/// Returns true if both lengths of a product are equal: "60x60mm".
bool has_equal_sides(std::string_view text);

/// Compares words without regard to case in ASCII.
bool same_word(std::string_view a, std::string_view b);

/// Returns the millimeters of a unit; nothing if it is none.
std::optional<double> millimeters(std::string_view unit);
/// Returns the unit that was probably meant; may be empty.
std::string_view nearest_unit(std::string_view unit);

} // namespace spotit::theme
