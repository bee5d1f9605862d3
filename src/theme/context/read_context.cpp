// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/context/read_context.hpp"

#include <spotit/theme/theme.hpp>

#include <algorithm>
#include <utility>

namespace spotit::theme {

diag::Diagnostic& ReadContext::error(diag::Span span, diag::Id id, std::string message) {
    return problems.error(std::move(span), id, std::move(message));
}

diag::Diagnostic& ReadContext::warn(diag::Span span, diag::Id id, std::string message) {
    return problems.warn(std::move(span), id, std::move(message));
}

bool ReadContext::has(std::string_view path) const {
    return theme.spans.contains(path);
}

bool ReadContext::is_below(std::string_view path, std::initializer_list<std::string_view> others) const {
    const auto layer = keys.layers.find(path);
    return layer != keys.layers.end() && std::ranges::any_of(others, [&](std::string_view other) {
               const auto found = keys.layers.find(other);
               return found != keys.layers.end() && found->second > layer->second;
           });
}

diag::Span ReadContext::find_span(std::initializer_list<std::string_view> paths) const {
    for (const std::string_view path : paths) {
        const auto found = theme.spans.find(path);
        if (found != theme.spans.end()) return found->second;
    }
    return {source, 0, 0};
}

} // namespace spotit::theme
