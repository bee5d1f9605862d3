// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/svg/svg_elements.hpp"

#include "symbol/glyph/bytes.hpp"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>

namespace spotit::symbol {

namespace {

constexpr std::size_t max_nested_elements = 200, max_elements = 200'000;

struct SvgParser {
    SvgElements result;
    std::vector<std::size_t> open;
};

std::string_view local_name(std::string_view name) {
    return name.substr(name.find(':') + 1); // npos + 1 is 0
}

void start_element(GMarkupParseContext*, const char* name, const char** keys, const char** values, void* data,
                   GError** error) {
    auto& [result, open] = *static_cast<SvgParser*>(data);
    if (open.size() > max_nested_elements || result.elements.size() == max_elements) {
        const bool is_deep = open.size() > max_nested_elements;
        g_set_error(error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                    is_deep ? "its elements are nested deeper than %zu" : "it has more than %zu elements",
                    is_deep ? max_nested_elements : max_elements);
        return;
    }
    open.push_back(result.elements.size());
    SvgElement& element = result.elements.emplace_back();
    element.name = local_name(name);
    for (; *keys != nullptr; ++keys, ++values) {
        std::string value = *values;
        std::ranges::replace(value, '"', '\'');
        element.attributes += fmt::format(" {}=\"{}\"", local_name(*keys), value);
    }
}

void end_element(GMarkupParseContext*, const char*, void* data, GError**) {
    auto& [result, open] = *static_cast<SvgParser*>(data);
    result.elements[open.back()].end = result.elements.size();
    open.pop_back();
}

void add_text(GMarkupParseContext*, const char* text, gsize length, void* data, GError**) {
    auto& [result, open] = *static_cast<SvgParser*>(data);
    if (!open.empty() && result.elements[open.back()].name == "style") result.style.append(text, length);
}

/// Replaces characters outside ASCII by "_c3", and entities other than XML's by their names.
std::string to_ascii(std::string_view svg) {
    constexpr std::array<std::string_view, 6> known{"#", "amp;", "lt;", "gt;", "quot;", "apos;"};
    std::string result;
    for (std::size_t at = svg.starts_with("\xEF\xBB\xBF") ? 3 : 0; at < svg.size(); ++at) {
        const auto byte = static_cast<unsigned char>(svg[at]);
        const std::string_view rest = svg.substr(at + 1, 5);
        const auto follows = [&](std::string_view entity) { return rest.starts_with(entity); };
        if (byte >= 0x80)
            result += fmt::format("_{:02x}", byte);
        else if (byte == '&' && std::ranges::none_of(known, follows))
            result += "&amp;";
        else
            result += svg[at];
    }
    return result;
}

} // namespace

std::string_view SvgElement::value(std::string_view attribute) const {
    const std::string start = fmt::format(" {}=\"", attribute);
    const std::size_t found = attributes.find(start);
    if (found == std::string::npos) return {};
    const std::size_t begin = found + start.size();
    return std::string_view(attributes).substr(begin, attributes.find('"', begin) - begin);
}

std::vector<double> SvgElement::numbers(std::string_view attribute) const {
    std::vector<double> result;
    for (std::string_view rest = value(attribute);;) {
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n,"), rest.size()));
        double number = 0;
        const auto [stop, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        if (error != std::errc{}) return result;
        result.push_back(number);
        rest.remove_prefix(static_cast<std::size_t>(stop - rest.data()));
    }
}

double SvgElement::number(std::string_view attribute, double default_number) const {
    const std::vector<double> found = numbers(attribute);
    return found.empty() ? default_number : found.front();
}

SvgElements parse_svg_elements(std::string_view svg) {
    const std::string text = to_ascii(svg);
    SvgParser parser;
    constexpr GMarkupParser callbacks{start_element, end_element, add_text, nullptr, nullptr};
    const std::unique_ptr<GMarkupParseContext, decltype(&g_markup_parse_context_free)> context(
        g_markup_parse_context_new(&callbacks, G_MARKUP_TREAT_CDATA_AS_TEXT, &parser, nullptr),
        &g_markup_parse_context_free);
    GError* error = nullptr;
    if (g_markup_parse_context_parse(context.get(), text.data(), static_cast<gssize>(text.size()), &error) !=
            FALSE &&
        g_markup_parse_context_end_parse(context.get(), &error) != FALSE)
        return std::move(parser.result);
    const bool is_ours = g_error_matches(error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT) != FALSE;
    const std::string reason =
        is_ours ? error->message : fmt::format("it is no SVG that can be read ({})", error->message);
    g_error_free(error);
    throw Damaged{reason};
}

std::vector<std::string_view> find_svg_references(std::string_view text) {
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

} // namespace spotit::symbol
