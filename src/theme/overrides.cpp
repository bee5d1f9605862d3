// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers.hpp"
#include "theme/message.hpp"
#include "theme/parse.hpp"

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

/// The row that a value belongs to: its own, or that of the map with names of the user's own.
const Key* row_of(const std::string& path) {
    if (const Key* key = find_key(path)) return key;
    const Key* parent = find_key(path.substr(0, path.rfind('.')));
    return parent != nullptr && parent->many == Many::Map ? parent : nullptr;
}

/// Values of these are taken as they stand, so that -s card.background=#fff8e7 and -s "title=Spot it:
/// animals" mean what they say.
bool is_plain(const Key* key, const std::string& path) {
    if (key == nullptr || key->kind == Kind::Section || key->kind == Kind::Symbols ||
        key->kind == Kind::Later)
        return false;
    return key->many == Many::One || (key->many == Many::Map && key->path != path);
}

/// Whether YAML has more than a scalar to say here.
bool is_collection(std::string_view value) {
    const std::string_view start = trimmed(value);
    return start.starts_with('{') || start.starts_with('[');
}

Node value_of(const SourcePointer& source, const Override& override) {
    const std::size_t begin = override.key.size() + 1;
    const std::string_view value = override.value;
    const std::string path = american(override.key);
    const Key* key = row_of(path);
    if (value.find_first_not_of(' ') == std::string_view::npos) {
        return {Node::Kind::Null, {}, {source, begin, begin}, {}, {}};
    }
    const bool is_quoted = value.starts_with('"') || value.starts_with('\'');
    const bool is_paint = key != nullptr && key->kind == Kind::Paint;
    if (is_plain(key, path) && !is_quoted && !(is_paint && is_collection(value))) {
        return {Node::Kind::Scalar, std::string(value), {source, begin, source->text().size()}, {}, {}};
    }
    // A single value of those that are lists elsewhere, and of sections such as `back: navy`.
    if (key != nullptr && key->kind != Kind::Symbols && !is_quoted && !is_collection(value)) {
        return {Node::Kind::Scalar, std::string(value), {source, begin, source->text().size()}, {}, {}};
    }
    return parse_yaml(source, begin);
}

/// The value inside the sections of its path.
Node wrapped(const std::vector<Node>& path, Node value) {
    for (std::size_t i = path.size(); i-- > 0;) {
        Node map{Node::Kind::Map, {}, path[i].span, {}, {}};
        map.entries.push_back({path[i], std::move(value)});
        value = std::move(map);
    }
    return value;
}

void report_no_key(Reading& reading, const SourcePointer& source, const Override& override) {
    reading.add({"unknown-key",
                 "here must be a key and its value, such as card.size=70mm",
                 {source, 0, override.key.size()},
                 "",
                 {}});
}

/// symbols[3].scale, or symbols.3.scale.
bool is_in_list(std::string_view key) {
    return key.starts_with("symbols[") || key.starts_with("symbols.");
}

void report_entry(Reading& reading, const SourcePointer& source, const Override& override) {
    reading.add({"unknown-key",
                 "an entry of `symbols` has no name that an option could change it by",
                 {source, 0, override.key.size()},
                 "",
                 {"fix: change it in the theme, or replace all:  symbols=[🐶, 🐱, ...]"}});
}

} // namespace

std::vector<Layer> override_layers(Reading& reading, std::span<const Override> overrides) {
    std::vector<Layer> layers;
    for (const Override& override : overrides) {
        const auto source = std::make_shared<const diag::Source>(std::string(override_source),
                                                                 override.key + "=" + override.value);
        try {
            check_plain_text(source);
            const std::vector<Node> path = path_of(source, override.key.size());
            const bool has_names =
                std::none_of(path.begin(), path.end(), [](const Node& part) { return part.text.empty(); });
            if (!has_names || path.size() > deepest_nesting)
                report_no_key(reading, source, override);
            else if (is_in_list(override.key))
                report_entry(reading, source, override);
            else
                layers.push_back({source, wrapped(path, value_of(source, override))});
        } catch (const diag::Error& error) {
            for (const diag::Diagnostic& diagnostic : error.diagnostics()) reading.add(diagnostic);
        }
    }
    return layers;
}

} // namespace spotit::theme
