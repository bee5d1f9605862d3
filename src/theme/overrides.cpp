// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/parse.hpp"
#include "theme/reading.hpp"

#include <algorithm>

namespace spotit::theme {
namespace {

using SourcePointer = std::shared_ptr<const diag::Source>;

/// The parts of a dotted path, each a scalar with its place.
std::vector<Node> path_of(const SourcePointer& source, std::size_t length) {
    std::vector<Node> parts;
    const std::string_view path = std::string_view(source->text()).substr(0, length);
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('.', begin), path.size());
        parts.push_back(
            {Node::Kind::Scalar, std::string(path.substr(begin, end - begin)), {source, begin, end}, {}, {}});
        begin = end + 1;
    }
    return parts;
}

/// Values of these kinds are taken as they stand, so that -s card.background=#fff8e7 and -s "title=Spot it:
/// animals" mean what they say.
bool is_plain(const Key* key) {
    return key != nullptr && key->kind != Kind::Section && key->kind != Kind::Symbols &&
           key->kind != Kind::Cards && key->kind != Kind::Files && key->kind != Kind::Later;
}

Node value_of(const SourcePointer& source, const Override& override, const Key* key) {
    const std::size_t begin = override.key.size() + 1;
    const std::string_view value = override.value;
    if (value.find_first_not_of(' ') == std::string_view::npos) {
        return {Node::Kind::Null, {}, {source, begin, begin}, {}, {}};
    }
    if (is_plain(key) && !value.starts_with('"') && !value.starts_with('\'')) {
        return {Node::Kind::Scalar, std::string(value), {source, begin, source->text().size()}, {}, {}};
    }
    return parse_yaml(source, begin);
}

Node::Entry* find(Node& map, std::string_view name) {
    for (Node::Entry& entry : map.entries) {
        if (entry.key.is_scalar() && american(entry.key.text) == american(name)) return &entry;
    }
    return nullptr;
}

/// The map of a section, made when it is missing; nothing when something else stands there, which is reported
/// later.
Node* section_in(Node& map, const Node& name) {
    Node::Entry* entry = find(map, name.text);
    if (entry == nullptr) {
        map.entries.push_back({name, {Node::Kind::Map, {}, name.span, {}, {}}});
        return &map.entries.back().value;
    }
    const bool is_off = entry->value.is_scalar() && entry->value.text == "none";
    if (is_off) entry->value = {Node::Kind::Map, {}, name.span, {}, {}};
    return entry->value.is_map() ? &entry->value : nullptr;
}

void put(Node& root, const std::vector<Node>& path, Node value) {
    Node* map = &root;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        map = section_in(*map, path[i]);
        if (map == nullptr) return;
    }
    if (Node::Entry* entry = find(*map, path.back().text))
        *entry = {path.back(), std::move(value)};
    else
        map->entries.push_back({path.back(), std::move(value)});
}

} // namespace

void apply(Reading& reading, std::span<const Override> overrides, Node& root) {
    for (const Override& override : overrides) {
        const auto source =
            std::make_shared<const diag::Source>("--set", override.key + "=" + override.value);
        try {
            check_plain_text(source);
            const std::vector<Node> path = path_of(source, override.key.size());
            const bool has_names =
                std::none_of(path.begin(), path.end(), [](const Node& part) { return part.text.empty(); });
            if (!has_names || path.size() > deepest_nesting) {
                reading.add({"unknown-key",
                             "here must be a key and its value, such as card.size=70mm",
                             {source, 0, override.key.size()},
                             "",
                             {}});
                continue;
            }
            put(root, path, value_of(source, override, find_key(american(override.key))));
        } catch (const diag::Error& error) {
            for (const diag::Diagnostic& diagnostic : error.diagnostics()) reading.add(diagnostic);
        }
    }
}

} // namespace spotit::theme
