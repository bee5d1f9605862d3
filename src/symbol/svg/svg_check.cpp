// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/svg/svg_check.hpp"

#include "symbol/image/image_reading.hpp"
#include "symbol/image/jpeg_header.hpp"
#include "symbol/svg/svg_elements.hpp"
#include "symbol/svg/svg_limits.hpp"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace spotit::symbol {

namespace {

constexpr int max_embedding_depth = 4;

/// librsvg reads any encoding that the first line names; these checks need markup in ASCII.
void check_encoding(std::string_view svg) {
    if (svg.find('\0') != std::string_view::npos) throw Damaged{"it is not UTF-8"};
    if (svg.starts_with("\x1F\x8B")) throw Damaged{"it is compressed; unpack it first"};
    const std::string_view head = svg.substr(0, svg.find("?>"));
    const std::size_t at = head.find("encoding");
    if (!svg.starts_with("<?xml") || at == std::string_view::npos || at > 200) return;
    std::string name;
    for (const char c : head.substr(at + 8, 24))
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) name += static_cast<char>(std::tolower(c));
    constexpr std::array<std::string_view, 5> plain{"utf8", "usascii", "ascii", "iso8859", "windows125"};
    if (std::ranges::none_of(plain, [&](std::string_view known) { return name.starts_with(known); }))
        throw Damaged{fmt::format("its encoding {} is not read; save it as UTF-8", name)};
}

/// Drawing programs declare entities for their XML namespaces. Any other entity could hide an attribute.
void check_entities(std::string_view svg) {
    if (svg.find("<!ATTLIST") != std::string_view::npos) throw Damaged{"it declares attributes"};
    for (std::size_t at = svg.find("<!ENTITY"); at != std::string_view::npos;
         at = svg.find("<!ENTITY", at + 1)) {
        const std::string_view declaration = svg.substr(at, svg.find('>', at) - at);
        const std::size_t quote = declaration.find_first_of("\"'");
        const std::string_view value =
            quote == std::string_view::npos ? std::string_view() : declaration.substr(quote + 1);
        if (declaration.find('%') != std::string_view::npos || !value.starts_with("http") ||
            value.find_first_of("&<#") != std::string_view::npos)
            throw Damaged{"it declares entities; save it as plain SVG"};
    }
}

std::string percent_decoded(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool coded = text[at] == '%' && at + 2 < text.size() && g_ascii_isxdigit(text[at + 1]) &&
                           g_ascii_isxdigit(text[at + 2]);
        if (!coded) {
            result += text[at];
            continue;
        }
        result +=
            static_cast<char>(g_ascii_xdigit_value(text[at + 1]) * 16 + g_ascii_xdigit_value(text[at + 2]));
        at += 2;
    }
    return result;
}

/// Decodes "data:image/png;base64,....".
std::string decode_data_url(std::string_view address) {
    const std::size_t comma = address.find(',');
    if (comma == std::string_view::npos) return {};
    std::string data = percent_decoded(address.substr(comma + 1));
    std::string kind(address.substr(0, comma));
    std::ranges::transform(kind, kind.begin(), [](unsigned char c) { return std::tolower(c); });
    if (kind.find("base64") == std::string::npos) return data;
    gsize length = 0;
    g_base64_decode_inplace(data.data(), &length);
    data.resize(length);
    return data;
}

class SvgChecker {
public:
    void check(std::string_view svg, int depth);
    SvgFindings findings;

private:
    void check_address(std::string_view address, std::string_view element, int depth);
    void check_data(const std::string& data, int depth);
    double pixels_ = 0;
};

void SvgChecker::check_data(const std::string& data, int depth) {
    geom::Size size;
    if (data.starts_with("\x89PNG")) {
        size = png_size(as_bytes(data));
    } else if (data.starts_with("\xFF\xD8\xFF")) {
        size = read_jpeg_header(as_bytes(data)).size;
    } else if (data.find("<svg") != std::string::npos || data.find(":svg") != std::string::npos) {
        return check(data, depth + 1);
    } else {
        throw Damaged{"a picture embedded in it is neither PNG nor JPEG nor SVG"};
    }
    findings.has_pictures = true;
    pixels_ += size.width * size.height;
    if (pixels_ > max_pixels)
        throw Damaged{fmt::format(
            "a picture embedded in it has {:.0f} x {:.0f} pixels; more than {:.0f} million are not read",
            size.width, size.height, max_pixels / 1e6)};
}

void SvgChecker::check_address(std::string_view address, std::string_view element, int depth) {
    const std::size_t begin = std::min(address.find_first_not_of(" \t\r\n"), address.size());
    address.remove_prefix(begin);
    std::string scheme(address.substr(0, 5));
    std::ranges::transform(scheme, scheme.begin(), [](unsigned char c) { return std::tolower(c); });
    if (scheme == "data:") {
        if (address.find('&') != std::string_view::npos)
            throw Damaged{"a picture embedded in it has entities"};
        return check_data(decode_data_url(address), depth);
    }
    const bool is_shown =
        element == "image" || element == "use" || element == "feImage" || element == "include";
    if (is_shown && !address.empty() && address.front() != '#')
        findings.outside.emplace_back(address.substr(0, 80));
}

void SvgChecker::check(std::string_view svg, int depth) {
    if (depth > max_embedding_depth) throw Damaged{"it holds an SVG in an SVG in an SVG, and so on"};
    check_encoding(svg);
    check_entities(svg);
    const SvgElements parsed = parse_svg_elements(svg);
    const SvgCost cost = estimate_svg_cost(parsed);
    findings.cost.filters += cost.filters;
    findings.cost.layers += cost.layers; // one may lie in a layer of the other
    constexpr std::string_view href = " href=\"";
    for (const SvgElement& element : parsed.elements)
        for (std::size_t at = 0; (at = element.attributes.find(href, at)) != std::string::npos;) {
            at += href.size();
            const std::size_t end = element.attributes.find('"', at);
            check_address(std::string_view(element.attributes).substr(at, end - at), element.name, depth);
        }
}

} // namespace

SvgFindings check_svg(std::string_view svg) {
    SvgChecker checker;
    checker.check(svg, 0);
    return std::move(checker.findings);
}

} // namespace spotit::symbol
