// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/symbols.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// A list of symbols; each card shows one of them.
struct Category {
    std::string name; ///< its name in messages
    const yaml::Node* symbols;
    diag::Span span;
    int count = 0;
};

std::vector<Category> categories_in(Reading& reading, const yaml::Node& node) {
    std::vector<Category> found;
    for (const yaml::Node::Entry& entry : node.entries) {
        if (std::ranges::find(found, entry.key.text, &Category::name) != found.end())
            reading.problems.error(entry.key.span, "duplicate-key",
                                   fmt::format("`deck.categories` has {} twice", entry.key.text),
                                   "give one of them another name");
        found.push_back({entry.key.text, &entry.value, entry.key.span});
    }
    for (const yaml::Node& item : node.items)
        found.push_back({fmt::format("list {}", found.size() + 1), &item, item.span});
    std::erase_if(found, [&](const Category& category) {
        const bool is_empty = category.symbols->kind == yaml::Node::Kind::Null;
        if (is_empty) {
            reading.symbols.are_known = false;
            reading.problems.error(category.span, "no-value",
                                   fmt::format("`deck.categories`: {} has no symbols", category.name));
        }
        return is_empty;
    });
    return found;
}

/// Reports cards with fewer symbols than there are categories.
void check_symbols_per_card(Reading& reading, std::size_t categories) {
    const auto wanted = reading.theme.deck.symbols_per_card;
    if (!wanted || *wanted == static_cast<int>(categories)) return;
    reading.problems.error(
        reading.find_span({"deck.symbols_per_card"}), "categories",
        fmt::format("every card shows one symbol of each of the {} categories, not {} symbols", categories,
                    *wanted),
        "delete it, or change the number of categories");
}

/// Each card shows one symbol of each of q + 1 categories, which have q symbols each.
void check_figures(Problems& problems, const std::vector<Category>& categories) {
    const int wanted = static_cast<int>(categories.size()) - 1;
    for (const Category& category : categories) {
        if (category.count == wanted || category.count == 0) continue; // an empty one is already reported
        problems
            .error(category.span, "categories",
                   fmt::format("{} categories need {} symbols each; {} has {}", categories.size(), wanted,
                               category.name, category.count))
            .note("a deck needs one category more than there are symbols in each category");
    }
}

} // namespace

void read_categories(Reading& reading, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    reading.symbols.categories = &node;
    if (node.is_scalar()) {
        reading.symbols.are_known = false;
        reading.problems
            .error(node.span, "type", fmt::format("`{}` must be named lists of symbols", key.label()))
            .note("for example:  categories: {animals: 🐶 🐱 🐭, fruit: 🍎 🍌 🍒, ...}");
    }
}

void add_categories(Reading& reading) {
    if (reading.symbols.categories == nullptr || reading.symbols.categories->is_scalar()) return;
    if (reading.keys.spans.contains("symbols")) {
        reading.symbols.are_known = false;
        reading.problems.error(reading.keys.spans["deck.categories"], "deck-kind",
                               "`symbols` and `deck.categories` can't both say what the symbols are",
                               "delete one of them");
        return;
    }
    const std::size_t problems = reading.problems.count();
    reading.symbols.are_known = true;
    std::vector<Category> categories = categories_in(reading, *reading.symbols.categories);
    const int wanted = static_cast<int>(categories.size()) - 1;
    for (Category& category : categories) {
        const std::size_t before = reading.theme.symbols.size();
        const int counted = reading.symbols.count;
        add_symbol_list(reading, *category.symbols);
        fill_groups(reading, counted + wanted);
        category.count = reading.symbols.count - counted;
        if (reading.theme.symbols.size() == before && reading.symbols.are_known && category.count == 0)
            reading.problems.error(category.span, "categories",
                                   fmt::format("{} has no symbols", category.name));
    }
    reading.theme.deck.categories = true;
    for (const Category& category : categories) reading.theme.categories.push_back(category.name);
    if (!reading.has("deck.kind")) reading.theme.deck.kind = deck::Kind::DualAffine;
    if (reading.symbols.are_known) {
        check_figures(reading.problems, categories);
        check_symbols_per_card(reading, categories.size());
    }
    if (reading.problems.count() != problems)
        reading.symbols.are_known = false;
    else if (!reading.theme.deck.symbols_per_card)
        reading.theme.deck.symbols_per_card = static_cast<int>(categories.size());
}

} // namespace spotit::theme
