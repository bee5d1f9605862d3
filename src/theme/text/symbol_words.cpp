// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/context/read_context.hpp"

#include "theme/text/symbol_text.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <charconv>

namespace spotit::theme {

bool is_code_point(std::string_view word) {
    return word.starts_with("U+") || word.starts_with("u+");
}

std::string character(std::string_view word) {
    const std::string_view digits = word.substr(2);
    unsigned value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    const bool read = error == std::errc{} && end == digits.data() + digits.size();
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (!read || value < 0x20 || value > 0x10FFFF || surrogate) return {};
    return base::encode(value);
}

std::string named_emoji(ReadContext& context, std::string_view name, const diag::Span& span) {
    if (context.emoji_names.empty()) {
        context
            .error(span, "no-names",
                   fmt::format("the emoji names are not installed, so :{}: is unknown", name))
            .fix("run scripts/setup and build again, or write the emoji itself");
        return {};
    }
    std::string emoji = context.emoji_names.find(name);
    if (!emoji.empty()) return emoji;
    diag::Diagnostic& problem =
        context.error(span, "unknown-name", fmt::format("there is no emoji called :{}:", name));
    const bool looks = context.problems.wants_suggestions();
    const std::string near = looks ? context.emoji_names.nearest_name(name) : std::string();
    if (!near.empty())
        problem.point_out(fmt::format("did you mean :{}: {}?", near, context.emoji_names.find(near)));
    else if (looks)
        problem.notes = {"fix: write the emoji itself, or without the colons to have the word"};
    return {};
}

} // namespace spotit::theme
