// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers.hpp"
#include "theme/style_texts.hpp"

#include <algorithm>
#include <vector>

namespace spotit::theme {
namespace {

constexpr std::string_view prefix = "style ";

/// The second line, "# 8 symbols on a card ...".
std::string_view summary_of(std::string_view text) {
    const std::size_t start = text.find('\n') + 3;
    return text.substr(start, text.find('\n', start) - start);
}

} // namespace

std::span<const Style> styles() {
    static const std::vector<Style> all = [] {
        std::vector<Style> result;
        for (const auto& [name, text] : style_texts()) result.push_back({name, summary_of(text)});
        return result;
    }();
    return all;
}

std::shared_ptr<const diag::Source> style_source(std::string_view name) {
    const auto found = std::ranges::find(style_texts(), name, &StyleText::name);
    if (found == style_texts().end()) return nullptr;
    return std::make_shared<const diag::Source>(std::string(prefix) + std::string(name),
                                                std::string(found->text));
}

} // namespace spotit::theme
