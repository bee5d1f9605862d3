// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/files/list_text.hpp"

#include <spotit/base/utf8.hpp>

#include <string>
#include <string_view>

namespace spotit::theme {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";

/// Converts UTF-16 without its mark; half a pair and half a unit become U+FFFD.
std::string from_utf16(std::string_view bytes, std::size_t high_byte) {
    std::string text;
    const auto unit = [&](std::size_t at) -> char32_t {
        if (at + 1 >= bytes.size()) return at < bytes.size() ? 0xFFFD : 0;
        const auto high = static_cast<unsigned char>(bytes[at + high_byte]);
        const auto low = static_cast<unsigned char>(bytes[at + 1 - high_byte]);
        return static_cast<char32_t>(high) << 8U | low;
    };
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        char32_t value = unit(at);
        const char32_t next = unit(at + 2);
        const bool is_first = value >= 0xD800 && value <= 0xDBFF,
                   is_second = next >= 0xDC00 && next <= 0xDFFF;
        if (is_first && is_second) {
            value = 0x10000 + ((value - 0xD800) << 10U) + (next - 0xDC00);
            at += 2;
        } else if (value >= 0xD800 && value <= 0xDFFF) {
            value = 0xFFFD;
        }
        text += base::encode(value);
    }
    return text;
}

} // namespace

std::shared_ptr<const diag::SourceText> decode_list(const std::shared_ptr<const diag::SourceText>& file) {
    const std::string_view bytes = file->text();
    const auto named = [&](std::string text) {
        return std::make_shared<const diag::SourceText>(file->name(), std::move(text));
    };
    if (bytes.starts_with(utf8_mark)) return named(std::string(bytes.substr(utf8_mark.size())));
    if (bytes.starts_with("\xFF\xFE\0\0"sv)) return file; // UTF-32, which is reported
    if (bytes.starts_with("\xFF\xFE"sv)) return named(from_utf16(bytes.substr(2), 1));
    if (bytes.starts_with("\xFE\xFF"sv)) return named(from_utf16(bytes.substr(2), 0));
    return file;
}

} // namespace spotit::theme
