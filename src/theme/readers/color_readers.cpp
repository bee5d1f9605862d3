// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/color_readers.hpp"

#include "theme/sections/null_values.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace spotit::theme {
namespace {

/// Returns the last entry of each name, since colors refer only to those above them.
std::map<std::string_view, const yaml::Node::Entry*> last_entries(const yaml::Node& map) {
    std::map<std::string_view, const yaml::Node::Entry*> last;
    for (const yaml::Node::Entry& entry : map.entries) last[entry.key.text] = &entry;
    return last;
}

void report_duplicate(ReadContext& context, const yaml::Node& key, const diag::Span& first) {
    context.error(key.span, "duplicate-key", fmt::format("`colors.{}` is given twice", key.text))
        .point_out(fmt::format("first in {}", diag::describe_place(first, key.span)))
        .note(diag::line_note(first))
        .fix("delete one of them");
}

} // namespace

void read_colors(ReadContext& context, const Key& key, const yaml::Node& node) {
    std::map<std::string, diag::Span> first;
    const auto last = last_entries(node);
    const auto is_defined_below = [&](const yaml::Node::Entry& entry) {
        const auto found = last.find(diag::trimmed(entry.value.text));
        return found != last.end() && found->second > &entry; // entries are contiguous
    };
    for (const yaml::Node::Entry& entry : node.entries) {
        const auto [before, is_new] = first.try_emplace(entry.key.text, entry.key.span);
        if (!is_new) {
            report_duplicate(context, entry.key, before->second);
        } else if (entry.value.kind == yaml::Node::Kind::Null) {
            report_null(context, key, entry);
        } else if (!entry.value.is_scalar()) {
            context.error(entry.value.span, "type",
                          fmt::format("`colors.{}` must be a color", entry.key.text));
        } else if (is_defined_below(entry)) {
            context
                .error(entry.value.span, "color",
                       fmt::format("{} is defined further down", diag::trimmed(entry.value.text)))
                .fix("put it above this line");
        } else if (const auto color = color_value(context, key, entry.value)) {
            context.palette.named[entry.key.text] = *color;
        }
    }
}

} // namespace spotit::theme
