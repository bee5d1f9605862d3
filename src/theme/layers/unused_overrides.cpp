// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers/overrides.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace spotit::theme {
namespace {

/// Returns true if a part of the value was written in this source.
bool comes_from(const yaml::Node& node, const diag::SourceText& source) {
    if (node.span.source.get() == &source) return true;
    const auto is_in = [&](const yaml::Node& part) { return comes_from(part, source); };
    return std::ranges::any_of(node.items, is_in) ||
           std::ranges::any_of(node.entries, is_in, &yaml::Node::Entry::value);
}

bool is_unused(const MergedValues& given, const EntryOverrides::OfEntry& change) {
    return std::ranges::none_of(given.values, [&](const auto& value) {
        return value.second.node != nullptr && comes_from(*value.second.node, *change.key.source);
    });
}

} // namespace

void warn_of_unused_overrides(ReadContext& context, const MergedValues& given) {
    const auto& changes = context.overrides.of_entries;
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        // If the same value is set twice, the last one wins, which needs no warning.
        const bool is_said_again = std::any_of(std::next(change), changes.end(), [&](const auto& later) {
            return diag::span_text(later.key) == diag::span_text(change->key);
        });
        if (is_said_again || !is_unused(given, *change)) continue;
        const std::string_view written = diag::span_text(change->key),
                               name = written.substr(0, written.find('['));
        const auto list = given.values.find(find_key(change->list));
        const bool is_replaced = list != given.values.end() && list->second.node != nullptr;
        context
            .warn(change->key, "no-effect",
                  is_replaced ? fmt::format("this has no effect: `{}` is set again after it", name)
                              : fmt::format("this has no effect: this deck does not use `{}`", name))
            .fix(is_replaced ? "put this -s after the other, or delete it" : "delete it");
    }
}

} // namespace spotit::theme
