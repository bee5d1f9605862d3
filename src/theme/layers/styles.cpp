// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers/layers.hpp"

#include "theme/layers/style_texts.hpp"

#include <algorithm>
#include <vector>

namespace spotit::theme {
namespace {

/// The name of its text in messages.
std::string source_name(std::string_view style) {
    return "style " + std::string(style);
}

/// Returns the second line, "# 8 symbols on a card ...".
std::string_view find_summary(std::string_view text) {
    const std::size_t start = text.find('\n') + 3;
    return text.substr(start, text.find('\n', start) - start);
}

} // namespace

std::span<const Style> styles() {
    static const std::vector<Style> all = [] {
        std::vector<Style> result;
        for (const auto& [name, text] : style_texts()) result.push_back({name, find_summary(text)});
        return result;
    }();
    return all;
}

bool is_style(const diag::SourceText& source) {
    return std::ranges::any_of(
        style_texts(), [&](const StyleText& style) { return source.name() == source_name(style.name); });
}

std::shared_ptr<const diag::SourceText> style_source(std::string_view name) {
    const auto found = std::ranges::find(style_texts(), name, &StyleText::name);
    if (found == style_texts().end()) return nullptr;
    return std::make_shared<const diag::SourceText>(source_name(name), std::string(found->text));
}

} // namespace spotit::theme
