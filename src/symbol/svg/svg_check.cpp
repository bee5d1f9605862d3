// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/svg/svg_check.hpp"

#include "symbol/image/image_reading.hpp"
#include "symbol/image/jpeg_header.hpp"
#include "symbol/svg/svg_limits.hpp"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace spotit::symbol {

namespace {

/// Of an SVG in an SVG in an SVG.
constexpr int deepest = 4;

std::string in_utf8(std::uint32_t character) {
    std::array<char, 6> bytes{};
    if (character == 0 || character > 0x10FFFF) return "?";
    return {bytes.data(), static_cast<std::size_t>(g_unichar_to_utf8(character, bytes.data()))};
}

/// "&#100;" and "&#x64;" are "d".
std::string without_references(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t at = std::min(text.find("&#"), text.size());
        result += text.substr(0, at);
        text.remove_prefix(at);
        if (text.empty()) break;
        const bool hex = text.size() > 2 && text[2] == 'x';
        std::uint32_t value = 0;
        const char* const begin = text.data() + (hex ? 3 : 2);
        const char* const end = text.data() + text.size();
        const auto number = begin < end ? std::from_chars(begin, end, value, hex ? 16 : 10)
                                        : std::from_chars_result{begin, std::errc::invalid_argument};
        if (number.ec != std::errc{} || number.ptr == end || *number.ptr != ';') {
            result += text.front();
            text.remove_prefix(1);
            continue;
        }
        result += in_utf8(value);
        text.remove_prefix(static_cast<std::size_t>(number.ptr - text.data()) + 1);
    }
    return result;
}

/// librsvg reads any encoding that the first line names; this look reads only those in which markup is ASCII.
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

/// Drawing programs declare entities for the names of their own name spaces. Any other could hide what this
/// look is for.
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

/// What stands between the quotes after the "=" that begins the text; nothing when it is none.
std::string_view quoted_value(std::string_view text) {
    const std::size_t equals = text.find_first_not_of(" \t\r\n");
    if (equals == std::string_view::npos || text[equals] != '=') return {};
    const std::size_t quote = text.find_first_not_of(" \t\r\n", equals + 1);
    if (quote == std::string_view::npos || (text[quote] != '"' && text[quote] != '\'')) return {};
    const std::size_t end = text.find(text[quote], quote + 1);
    return end == std::string_view::npos ? std::string_view() : text.substr(quote + 1, end - quote - 1);
}

/// "image" for an attribute somewhere in "<svg:image x=...".
std::string_view element_around(std::string_view svg, std::size_t attribute) {
    const std::size_t begin = svg.rfind('<', attribute);
    if (begin == std::string_view::npos) return {};
    std::string_view name = svg.substr(begin + 1, svg.find_first_of(" \t\r\n/>", begin) - begin - 1);
    if (const std::size_t colon = name.find(':'); colon != std::string_view::npos)
        name.remove_prefix(colon + 1);
    return name;
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

/// The bytes of "data:image/png;base64,....".
std::string data_of(std::string_view address) {
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

class Check {
public:
    void look_at(std::string_view svg, int depth);
    SvgFindings findings;

private:
    void look_at_address(std::string_view address, std::string_view element, int depth);
    void look_at_data(const std::string& data, int depth);
    double pixels_ = 0;
};

void Check::look_at_data(const std::string& data, int depth) {
    geom::Size size;
    if (data.starts_with("\x89PNG")) {
        size = png_size(as_bytes(data));
    } else if (data.starts_with("\xFF\xD8\xFF")) {
        size = read_jpeg_header(as_bytes(data)).size;
    } else if (data.find("<svg") != std::string::npos || data.find(":svg") != std::string::npos) {
        return look_at(data, depth + 1);
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

void Check::look_at_address(std::string_view address, std::string_view element, int depth) {
    const std::size_t begin = std::min(address.find_first_not_of(" \t\r\n"), address.size());
    address.remove_prefix(begin);
    std::string scheme(address.substr(0, 5));
    std::ranges::transform(scheme, scheme.begin(), [](unsigned char c) { return std::tolower(c); });
    if (scheme == "data:") {
        if (address.find('&') != std::string_view::npos)
            throw Damaged{"a picture embedded in it has entities"};
        return look_at_data(data_of(address), depth);
    }
    const bool is_shown =
        element == "image" || element == "use" || element == "feImage" || element == "include";
    if (is_shown && !address.empty() && address.front() != '#')
        findings.outside.emplace_back(address.substr(0, 80));
}

void Check::look_at(std::string_view svg, int depth) {
    if (depth > deepest) throw Damaged{"it holds an SVG in an SVG in an SVG, and so on"};
    check_encoding(svg);
    check_entities(svg);
    // Twice, since an entity's text is read twice.
    const std::string text = without_references(without_references(svg));
    const SvgCost cost = svg_cost(text);
    findings.cost.filters += cost.filters;
    findings.cost.layers += cost.layers; // one may lie in a layer of the other
    for (std::size_t at = text.find("href"); at != std::string::npos; at = text.find("href", at + 4))
        look_at_address(quoted_value(std::string_view(text).substr(at + 4)), element_around(text, at), depth);
}

} // namespace

SvgFindings check_svg(std::string_view svg) {
    Check check;
    check.look_at(svg, 0);
    return std::move(check.findings);
}

} // namespace spotit::symbol
