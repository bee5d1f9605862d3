// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers/back_paint.hpp"

#include "theme/keys/keys.hpp"

#include <algorithm>
#include <iterator>

namespace spotit::theme {
namespace {

using Entries = std::vector<yaml::Node::Entry>;

bool is_called(const yaml::Node::Entry& entry, std::string_view name) {
    return entry.key.is_scalar() && american(entry.key.text) == name;
}

yaml::Node* find_value(yaml::Node& map, std::string_view name) {
    const auto found = std::ranges::find_if(
        map.entries, [&](const yaml::Node::Entry& entry) { return is_called(entry, name); });
    return found == map.entries.end() ? nullptr : &found->value;
}

bool is_paint(const yaml::Node::Entry& entry) {
    return entry.key.is_scalar() && is_paint_of_back(american(entry.key.text));
}

/// Moves the keys of a background from `back` into its `background`.
void gather(yaml::Node& back) {
    // If there are both, the others are reported.
    if (find_value(back, "background") != nullptr) return;
    const auto stays = [](const yaml::Node::Entry& entry) {
        return !is_paint(entry) && !is_called(entry, "image");
    };
    const auto first = std::stable_partition(back.entries.begin(), back.entries.end(), stays);
    yaml::Node paint{yaml::Node::Kind::Map, {}, first->key.span, {}, {}};
    paint.entries.assign(std::make_move_iterator(first), std::make_move_iterator(back.entries.end()));
    back.entries.erase(first, back.entries.end());
    for (const yaml::Node::Entry& entry : paint.entries)
        paint.span.end = std::max({paint.span.end, entry.key.span.end, entry.value.span.end});
    yaml::Node key = paint.entries.front().key;
    key.text = "background";
    back.entries.push_back({std::move(key), std::move(paint)});
}

} // namespace

void gather_back_paint(std::vector<Layer>& layers) {
    for (Layer& layer : layers) {
        yaml::Node* back = find_value(layer.root, "back");
        if (back != nullptr && back->is_map() && std::ranges::any_of(back->entries, is_paint)) gather(*back);
    }
}

} // namespace spotit::theme
