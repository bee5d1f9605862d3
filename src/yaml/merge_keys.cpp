// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/yaml.hpp>

#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <iterator>

namespace spotit::yaml {
namespace {

bool is_merge(const Node::Entry& entry) {
    return entry.key.is_scalar() && entry.key.text == "<<" && diag::span_text(entry.key.span) == "<<";
}

bool has_key(const std::vector<Node::Entry>& entries, const Node& key) {
    return std::any_of(entries.begin(), entries.end(), [&](const Node::Entry& entry) {
        return key.is_scalar() && entry.key.is_scalar() && entry.key.text == key.text;
    });
}

[[noreturn]] void refuse(const Node& value, const diag::Span& key) {
    diag::Diagnostic problem{diag::Severity::Error,
                             "yaml-merge",
                             "`<<` takes the keys of another part of the theme, and here are none",
                             value.kind == Node::Kind::Null ? key : value.span,
                             "",
                             {"for example:  <<: *name   where a part above begins with  &name"}};
    throw diag::Error(diag::ErrorCategory::Input, std::move(problem));
}

/// Returns the maps whose keys are merged.
std::vector<Node> find_sources(Node value, const diag::Span& key) {
    std::vector<Node> maps;
    if (value.is_map())
        maps.push_back(std::move(value));
    else if (value.kind == Node::Kind::List)
        maps = std::move(value.items);
    else
        refuse(value, key);
    for (const Node& map : maps) {
        if (!map.is_map()) refuse(map, key);
    }
    return maps;
}

} // namespace

void expand_merge_keys(Node& map) {
    if (std::none_of(map.entries.begin(), map.entries.end(), is_merge)) return;
    std::vector<Node::Entry> own;
    std::vector<Node> sources;
    for (Node::Entry& entry : map.entries) {
        if (!is_merge(entry)) {
            own.push_back(std::move(entry));
            continue;
        }
        std::vector<Node> more = find_sources(std::move(entry.value), entry.key.span);
        std::move(more.begin(), more.end(), std::back_inserter(sources));
    }
    // The map's own keys win over merged ones, and earlier merged maps over later ones.
    for (Node& source : sources) {
        std::vector<Node::Entry> taken;
        for (Node::Entry& entry : source.entries) {
            if (!has_key(own, entry.key)) taken.push_back(std::move(entry));
        }
        std::move(taken.begin(), taken.end(), std::back_inserter(own));
    }
    map.entries = std::move(own);
}

} // namespace spotit::yaml
