// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// The elements of an SVG as its text has them, for those who look before librsvg does. Views into the text.
namespace spotit::symbol {

struct SvgElement {
    std::string_view name;       ///< without its prefix
    std::string_view attributes; ///< all that follows in the tag
    std::string_view id;
    std::size_t end = 0; ///< the first element after its last descendant
};

/// In the order of the text. Throws Damaged when there are more than a million.
std::vector<SvgElement> svg_elements(std::string_view svg);

/// The ids that url(#id) and href="#id" name.
std::vector<std::string_view> svg_references(std::string_view text);

/// The value of an attribute, the first number in it; `otherwise` where there is none.
double svg_number(const SvgElement& element, std::string_view attribute, double otherwise);

/// Width by height of the outermost element's coordinates; 0 where it does not say.
double svg_page_area(const SvgElement& element);

/// A url(#id) in a style sheet, and the names, ids and classes in its selector.
struct SvgRule {
    std::string_view id;
    std::vector<std::string_view> selectors;

    /// Rather too often than too seldom.
    bool fits(const SvgElement& element) const;
};
std::vector<SvgRule> svg_style_references(std::string_view svg);

} // namespace spotit::symbol
