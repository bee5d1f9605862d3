// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// An element of an SVG.
struct SvgElement {
    std::string name;       ///< without its prefix
    std::string attributes; ///< each as ` name="value"`, without prefixes and entities
    std::size_t end = 0;    ///< index of the first element after the last descendant

    bool has(std::string_view text) const { return attributes.find(text) != std::string::npos; }
    /// Returns the value of an attribute; empty if there is none.
    std::string_view value(std::string_view attribute) const;
    /// Returns the numbers at the beginning of an attribute, which blanks or commas separate.
    std::vector<double> numbers(std::string_view attribute) const;
    double number(std::string_view attribute, double default_number) const;
};

/// The elements of an SVG in the order of the text, and the text of its style sheets.
struct SvgElements {
    std::vector<SvgElement> elements;
    std::string style;
};

/// Parses an SVG in any encoding that is a superset of ASCII. Throws Damaged if it is not well-formed, nested
/// deeper than 200 elements or has more than 200,000 elements, which is librsvg's limit.
SvgElements parse_svg_elements(std::string_view svg);

/// Returns the ids that a text refers to by url(#id) and href="#id".
std::vector<std::string_view> find_svg_references(std::string_view text);

} // namespace spotit::symbol
