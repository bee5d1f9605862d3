#include "theme/layers/layers.hpp"

#include "theme/values/values.hpp"

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
constexpr Test is_set = [](const yaml::Node& value) { return is_word(value, "set"); };
constexpr Test is_no_set = [](const yaml::Node& value) { return !is_word(value, "set"); };
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
    std::string_view dropped; ///< including all keys in it
    Test dropped_test;
};
constexpr Conflict conflicts[] = {
    {"titles", any, "title", any},
    {"seed", any, "deck.seed", any},
    {"seed", any, "layout.seed", any},
    {"symbols", any, "deck.categories", any},
    {"symbols", any, "deck.kind", is_set},
    {"symbols", any, "deck.set", any},
    {"deck.categories", any, "symbols", any},
    {"deck.categories", any, "deck.kind", any},
    {"deck.categories", any, "deck.set", any},
    {"deck.categories", any, "deck.symbols_per_card", any},
    {"deck.categories", any, "deck.dual", any},
    {"deck.kind", is_set, "symbols", any},
    {"deck.kind", is_set, "deck.categories", any},
    {"deck.kind", is_set, "deck.forms", any},
    {"deck.kind", is_set, "deck.symbols_per_card", any},
    {"deck.kind", is_set, "deck.cards", any},
    {"deck.kind", is_no_set, "deck.set", any},
    {"deck.kind", is_set, "deck.dual", any},
    {"card.shape", is_without_corners, "card.corner_radius", any},
    {"card.shape", is_of_one_length, "card.size", is_no_single_length},
    {"card.shape", is_of_two_lengths, "card.size", is_no_pair_of_lengths},
    {"layout.style", is_in_order, "layout.fill", any},
    {"back", is_none, "deck.copy_colors", any},
    {"deck.copy_colors", any, "back", is_none},
    {"back.background", any, "back.image", any},
    {"back.image", any, "back.background", is_drawing}, // a plain color stays visible around it
};

bool holds(Test test, const MergedValues::Value& value) {
    return value.node == nullptr || test(*value.node);
}

bool is_within(std::string_view path, std::string_view section) {
    return path.starts_with(section) && (path.size() == section.size() || path[section.size()] == '.');
}

void drop(MergedValues& given, const Conflict& row, std::size_t layer) {
    const auto whole = given.values.find(find_key(row.dropped));
    if (whole == given.values.end() || !holds(row.dropped_test, whole->second)) return;
    std::erase_if(given.values, [&](const auto& other) {
        return is_within(other.first->path, row.dropped) && other.second.layer < layer;
    });
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
