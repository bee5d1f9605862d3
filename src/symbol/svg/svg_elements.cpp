// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/svg/svg_elements.hpp"

#include "symbol/glyph/bytes.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace spotit::symbol {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::size_t max_elements = 1000000;

/// Where the part that begins at `at` ends: behind a comment, a CDATA section or a declaration; `at` itself
/// for a tag.
std::size_t behind_no_tag(std::string_view svg, std::size_t at) {
    const auto behind = [&](std::string_view end) {
        const std::size_t found = svg.find(end, at);
        return found == std::string_view::npos ? svg.size() : found + end.size();
    };
    const std::string_view rest = svg.substr(at);
    if (rest.starts_with("<!--")) return behind("-->");
    if (rest.starts_with("<![CDATA[")) return behind("]]>");
    if (rest.starts_with("<?")) return behind("?>");
    if (rest.starts_with("<!DOCTYPE")) {
        const std::size_t bracket = svg.find_first_of("[>", at);
        return bracket != std::string_view::npos && svg[bracket] == '[' ? behind("]") : behind(">");
    }
    return at;
}

/// The ">" of the tag, which may stand in a value too.
std::size_t end_of_tag(std::string_view svg, std::size_t at) {
    char quote = 0;
    for (; at < svg.size(); ++at) {
        if (quote != 0) {
            if (svg[at] == quote) quote = 0;
        } else if (svg[at] == '"' || svg[at] == '\'') {
            quote = svg[at];
        } else if (svg[at] == '>') {
            return at;
        }
    }
    return svg.size();
}

std::string_view value_of(std::string_view attributes, std::string_view name) {
    for (std::size_t at = attributes.find(name); at != std::string_view::npos;
         at = attributes.find(name, at + 1)) {
        if (at > 0 && blanks.find(attributes[at - 1]) == std::string_view::npos) continue;
        const std::size_t equals = attributes.find_first_not_of(blanks, at + name.size());
        if (equals == std::string_view::npos || attributes[equals] != '=') continue;
        const std::size_t quote = attributes.find_first_not_of(blanks, equals + 1);
        if (quote == std::string_view::npos) return {};
        const std::size_t end = attributes.find(attributes[quote], quote + 1);
        return attributes.substr(quote + 1, end == std::string_view::npos ? end : end - quote - 1);
    }
    return {};
}

SvgElement element_of(std::string_view tag) {
    const std::size_t name_end = std::min(tag.find_first_of(" \t\r\n/"), tag.size());
    SvgElement element{tag.substr(0, name_end), tag.substr(name_end), {}, 0};
    if (const std::size_t colon = element.name.find(':'); colon != std::string_view::npos)
        element.name.remove_prefix(colon + 1);
    element.id = value_of(element.attributes, "id");
    return element;
}

bool is_name_letter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

std::vector<std::string_view> names_in(std::string_view text) {
    std::vector<std::string_view> names;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && is_name_letter(text[end])) ++end;
        if (end > at) names.push_back(text.substr(at, end - at));
        if (text[at] == '*') names.push_back(text.substr(at, 1));
        at = std::max(end, at + 1);
    }
    return names;
}

} // namespace

std::vector<SvgElement> svg_elements(std::string_view svg) {
    std::vector<SvgElement> elements;
    std::vector<std::size_t> open;
    for (std::size_t at = svg.find('<'); at < svg.size(); at = svg.find('<', at)) {
        if (const std::size_t behind = behind_no_tag(svg, at); behind > at) {
            at = behind;
            continue;
        }
        const std::size_t end = end_of_tag(svg, at);
        const std::string_view tag = svg.substr(at + 1, end - at - 1);
        at = std::min(end + 1, svg.size());
        if (tag.starts_with('/')) {
            if (!open.empty()) {
                elements[open.back()].end = elements.size();
                open.pop_back();
            }
            continue;
        }
        if (elements.size() == max_elements) throw Damaged{"it has more than a million elements"};
        elements.push_back(element_of(tag));
        elements.back().end = elements.size();
        if (!tag.ends_with('/')) open.push_back(elements.size() - 1);
    }
    for (const std::size_t left : open) elements[left].end = elements.size();
    return elements;
}

std::vector<std::string_view> svg_references(std::string_view text) {
    std::vector<std::string_view> ids;
    for (std::size_t at = text.find('#'); at != std::string_view::npos; at = text.find('#', at + 1)) {
        const std::size_t end = std::min(text.find_first_of("\"') \t\r\n", at), text.size());
        const std::size_t before =
            at == 0 ? std::string_view::npos : text.find_last_not_of("\"' \t\r\n", at - 1);
        if (before != std::string_view::npos && (text[before] == '(' || text[before] == '='))
            ids.push_back(text.substr(at + 1, end - at - 1));
    }
    return ids;
}

double svg_number(const SvgElement& element, std::string_view attribute, double otherwise) {
    std::string_view value = value_of(element.attributes, attribute);
    value.remove_prefix(std::min(value.find_first_not_of(blanks), value.size()));
    double number = otherwise;
    std::from_chars(value.data(), value.data() + value.size(), number);
    return number;
}

double svg_page_area(const SvgElement& element) {
    std::string_view box = value_of(element.attributes, "viewBox");
    std::array<double, 4> numbers{};
    if (box.empty()) return std::max(0.0, svg_number(element, "width", 0) * svg_number(element, "height", 0));
    for (double& number : numbers) {
        box.remove_prefix(std::min(box.find_first_not_of(" \t\r\n,"), box.size()));
        const auto [end, error] = std::from_chars(box.data(), box.data() + box.size(), number);
        if (error != std::errc{}) return 0;
        box.remove_prefix(static_cast<std::size_t>(end - box.data()));
    }
    return std::max(0.0, numbers[2] * numbers[3]);
}

bool SvgRule::fits(const SvgElement& element) const {
    const std::vector<std::string_view> classes = names_in(value_of(element.attributes, "class"));
    return std::ranges::any_of(selectors, [&](std::string_view name) {
        return name == "*" || name == element.name || (!element.id.empty() && name == element.id) ||
               std::ranges::find(classes, name) != classes.end();
    });
}

std::vector<SvgRule> svg_style_references(std::string_view svg) {
    std::vector<SvgRule> rules;
    for (std::size_t at = svg.find("<style"); at != std::string_view::npos; at = svg.find("<style", at + 1)) {
        const std::string_view style = svg.substr(at, svg.find("</style", at) - at);
        for (std::size_t brace = style.find('{'); brace != std::string_view::npos;
             brace = style.find('{', brace + 1)) {
            const std::size_t before = style.find_last_of("}>", brace);
            const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
            const std::string_view body = style.substr(brace, style.find('}', brace) - brace);
            for (const std::string_view id : svg_references(body))
                rules.push_back({id, names_in(style.substr(begin, brace - begin))});
        }
    }
    return rules;
}

} // namespace spotit::symbol
