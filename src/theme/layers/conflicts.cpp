#include "theme/layers/layers.hpp"

#include "theme/values/values.hpp"

#include <spotit/deck.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/theme/card_shapes.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

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
