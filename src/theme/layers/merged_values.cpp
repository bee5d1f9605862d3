#include "theme/layers/layers.hpp"

#include "theme/values/values.hpp"

#include <spotit/deck.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/theme/card_shapes.hpp>

#include <algorithm>
#include <iterator>

namespace spotit::theme {
namespace {

using Entries = std::vector<yaml::Node::Entry>;

bool has_word(const Key& key, std::string_view word) {
    return std::ranges::find(key.words, word, &Word::word) != key.words.end();
}

/// Returns the key that a section's single value is short for: `back.background` for navy, `deck.forms.mode`
/// for split; null if it says more than any key.
const Key* find_long_form(const Key& section, std::string_view value) {
    for (const Key& key : list_keys())
        if (key.section() == section.path &&
            (key.kind == Kind::Paint ? !has_word(section, value) : has_word(key, value)))
            return &key;
    return nullptr;
}

Entries::const_iterator find_entry(const Entries& entries, std::string_view name) {
    return std::ranges::find(entries, name, [](const yaml::Node::Entry& entry) { return entry.key.text; });
}

/// Keys of the lower map stay unless the upper one names them.
yaml::Node join_maps(const yaml::Node& lower, const yaml::Node& upper) {
    yaml::Node both = upper;
    both.entries = lower.entries;
    std::set<std::ptrdiff_t> replaced;
    for (const yaml::Node::Entry& entry : upper.entries) {
        const auto at = find_entry(lower.entries, entry.key.text) - lower.entries.begin();
        const bool is_there = at < std::ssize(lower.entries);
        if (is_there && replaced.insert(at).second) {
            yaml::Node& value = both.entries[static_cast<std::size_t>(at)].value;
            value = value.is_map() && entry.value.is_map() ? join_maps(value, entry.value) : entry.value;
            both.entries[static_cast<std::size_t>(at)].key = entry.key;
        } else
            both.entries.push_back(entry);
    }
    return both;
}

/// Puts each color after those that it refers to; the layers may have another order.
void sort_colors(Entries& colors) {
    Entries sorted;
    std::set<std::string, std::less<>> begun;
    const auto put = [&](const yaml::Node::Entry& entry, const auto& again) -> void {
        if (!begun.insert(entry.key.text).second) return;
        const auto other = std::ranges::find(colors, diag::trim(entry.value.text),
                                             [](const yaml::Node::Entry& each) { return each.key.text; });
        if (other != colors.end()) again(*other, again);
        sorted.push_back(entry);
    };
    for (const yaml::Node::Entry& entry : colors) put(entry, put);
    if (sorted.size() == colors.size()) colors = std::move(sorted); // otherwise a name is given twice
}

/// One more list makes all lists longer by one, so a layer that names other categories replaces all of them.
bool has_other_names(const yaml::Node& lower, const yaml::Node& upper) {
    return std::ranges::any_of(upper.entries, [&](const yaml::Node::Entry& entry) {
        return find_entry(lower.entries, entry.key.text) == lower.entries.end();
    });
}

/// Returns the key that says what a paint draws; empty unless it is a map.
std::string_view find_drawing_key(const yaml::Node& paint) {
    for (const std::string_view name : {"gradient", "pattern", "image"})
        if (find_entry(paint.entries, name) != paint.entries.end()) return name;
    return {};
}

/// Returns the paint's keys as the table writes them; a picture's path as a map.
yaml::Node paint_map(yaml::Node paint) {
    for (yaml::Node::Entry& entry : paint.entries) entry.key.text = to_american(entry.key.text);
    if (!paint.is_scalar() || !is_path(diag::trim(paint.text))) return paint;
    yaml::Node map{yaml::Node::Kind::Map, {}, paint.span, {}, {}};
    map.entries.push_back({{yaml::Node::Kind::Scalar, "image", paint.span, {}, {}}, std::move(paint)});
    return map;
}

void drop_size_of_tiles(yaml::Node& lower, const yaml::Node& upper) {
    const auto fit = find_entry(upper.entries, "fit");
    if (fit == upper.entries.end() || is_word(fit->value, "tile")) return;
    if (find_entry(lower.entries, "image") == lower.entries.end()) return;
    std::erase_if(lower.entries, [](const yaml::Node::Entry& entry) { return entry.key.text == "size"; });
}

/// Merges the upper value with the remaining keys of the lower one.
yaml::Node merge_values(const Key& key, const yaml::Node& lower, const yaml::Node& upper) {
    if (key.kind == Kind::Paint) {
        yaml::Node below = paint_map(lower);
        const yaml::Node above = paint_map(upper);
        const std::string_view drawing = find_drawing_key(above);
        const bool is_another = drawing != find_drawing_key(below) && !drawing.empty();
        if (!below.is_map() || is_another) return upper;
        drop_size_of_tiles(below, above);
        return join_maps(below, above);
    }
    if (key.kind == Kind::Symbols && has_other_names(lower, upper)) return upper;
    yaml::Node both = join_maps(lower, upper);
    if (key.kind == Kind::Color) sort_colors(both.entries);
    return both;
}

/// Returns true if a paint is more than a color.
bool is_drawing(const yaml::Node& paint) {
    return paint.is_map() || is_path(diag::trim(paint.text));
}

/// `back.image` is short for a background with a picture: keys of a background above belong to it, unless
/// they begin another one.
void open_image(MergedValues& lower, const yaml::Node& background) {
    const auto image = lower.values.find(find_key("back.image"));
    if (image == lower.values.end() || image->second.node == nullptr || !background.is_map()) return;
    if (!find_drawing_key(paint_map(background)).empty()) return;
    yaml::Node map = paint_map(*image->second.node);
    if (!map.is_map()) return; // reported when it is read
    MergedValues::Value& place = lower.values[find_key("back.background")];
    if (place.node != nullptr && !is_drawing(*place.node))
        map.entries.push_back({{yaml::Node::Kind::Scalar, "color", place.node->span, {}, {}}, *place.node});
    place = {&lower.made.emplace_back(std::move(map)), image->second.key, image->second.layer};
    lower.values.erase(image);
}

/// Replaces the keys of a section by its new value, or its old value by its new keys.
void open_section(MergedValues& lower, const Key& section, const yaml::Node& value) {
    if (!value.is_map()) {
        const std::string inside = std::string(section.path) + ".";
        std::erase_if(lower.values, [&](const auto& other) { return other.first->path.starts_with(inside); });
        return;
    }
    const auto old = lower.values.find(&section);
    if (old == lower.values.end() || old->second.node == nullptr || !old->second.node->is_scalar()) return;
    if (const Key* key = find_long_form(section, diag::trim(old->second.node->text)))
        lower.values[key] = old->second;
}

/// Returns true for the values of a conflict.
using Test = bool (*)(const yaml::Node&);

/// Returns the circle for an unknown shape, which is a mistake anyway.
const CardShapeRow& find_shape(const yaml::Node& value) {
    const auto* const row = std::ranges::find_if(
        card_shapes, [&](const CardShapeRow& shape) { return is_word(value, shape.name); });
    return row == std::end(card_shapes) ? card_shapes[0] : *row;
}

constexpr Test any = [](const yaml::Node&) { return true; };
constexpr Test is_none = [](const yaml::Node& value) { return is_word(value, "none"); };
/// Kinds of decks that make their drawings from `deck.set`.
constexpr Test has_drawings = [](const yaml::Node& value) {
    const auto kind = base::find_enum(deck::kind_names, diag::trim(value.text));
    return kind && deck::find_info(*kind).makes_drawings;
};
constexpr Test has_no_drawings = [](const yaml::Node& value) { return !has_drawings(value); };
constexpr Test is_in_order = [](const yaml::Node& value) { return !is_word(value, "scatter"); };
constexpr Test is_without_corners = [](const yaml::Node& value) { return !has_corners(find_shape(value)); };
constexpr Test is_of_one_length = [](const yaml::Node& value) { return !find_shape(value).size.empty(); };
constexpr Test is_of_two_lengths = [](const yaml::Node& value) { return find_shape(value).size.empty(); };
constexpr Test is_no_single_length = [](const yaml::Node& value) { return !has_one_length(value.text); };
constexpr Test is_no_pair_of_lengths = [](const yaml::Node& value) { return !has_two_lengths(value.text); };

/// A value that others conflict with. In one theme that is a mistake, reported when the values are known; but
/// a layer may not know the values in the layers below.
struct Conflict {
    std::string_view key;
    Test test;
    std::initializer_list<std::string_view> dropped; ///< including all keys in them
    Test dropped_test = any;
};
const Conflict conflicts[] = {
    {"titles", any, {"title"}},
    {"seed", any, {"deck.seed", "layout.seed"}},
    {"symbols", any, {"deck.categories", "deck.set"}},
    {"symbols", any, {"deck.kind"}, has_drawings},
    {"deck.categories", any, {"symbols", "deck.kind", "deck.set", "deck.symbols_per_card", "deck.dual"}},
    {"deck.kind", has_drawings, keys_of_symbols},
    {"deck.kind", has_drawings, {"deck.symbols_per_card", "deck.cards", "deck.dual"}},
    {"deck.kind", has_no_drawings, {"deck.set"}},
    {"card.shape", is_without_corners, {"card.corner_radius"}},
    {"card.shape", is_of_one_length, {"card.size"}, is_no_single_length},
    {"card.shape", is_of_two_lengths, {"card.size"}, is_no_pair_of_lengths},
    {"layout.style", is_in_order, {"layout.fill"}},
    {"back", is_none, {"deck.copy_colors"}},
    {"deck.copy_colors", any, {"back"}, is_none},
    {"back.background", any, {"back.image"}},
    {"back.image", any, {"back.background"}, is_drawing}, // a plain color stays visible around it
};

void drop(MergedValues& given, const Conflict& row, std::size_t layer) {
    for (const std::string_view dropped : row.dropped) {
        const auto whole = given.values.find(find_key(dropped));
        if (whole == given.values.end()) continue;
        if (const yaml::Node* const node = whole->second.node; node != nullptr && !row.dropped_test(*node))
            continue;
        const std::string inside = std::string(dropped) + ".";
        std::erase_if(given.values, [&](const auto& other) {
            const std::string_view path = other.first->path;
            return (path == dropped || path.starts_with(inside)) && other.second.layer < layer;
        });
    }
}

} // namespace

void lay_over(MergedValues& lower, const MergedValues& upper) {
    for (const auto& [key, value] : upper.values) {
        if (value.node != nullptr && key->kind == Kind::Section) open_section(lower, *key, *value.node);
        if (value.node != nullptr && key->path == "back.background") open_image(lower, *value.node);
        MergedValues::Value& place = lower.values[key];
        const yaml::Node* below = std::exchange(place, value).node;
        place.below = below;
        if (value.node == nullptr)
            place.node = below;
        else if (below != nullptr && value.node->is_map() &&
                 (key->kind == Kind::Paint || (key->arity == Arity::Map && below->is_map())))
            place.node = &lower.made.emplace_back(merge_values(*key, *below, *value.node));
    }
}

void drop_conflicts(MergedValues& given) {
    std::vector<std::pair<const Key*, MergedValues::Value>> uppermost_first(given.values.begin(),
                                                                            given.values.end());
    std::ranges::stable_sort(uppermost_first, std::ranges::greater{},
                             [](const auto& value) { return value.second.layer; });
    for (const auto& [key, value] : uppermost_first) {
        if (!given.values.contains(key) || value.node == nullptr) continue;
        for (const Conflict& row : conflicts)
            if (row.key == key->path && row.test(*value.node)) drop(given, row, value.layer);
    }
}

} // namespace spotit::theme
