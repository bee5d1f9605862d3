// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/common_readers.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// A list of symbols of which every card shows one.
struct Category {
    std::string name; ///< as people are told of it
    const yaml::Node* symbols;
    diag::Span span;
    int count = 0;
};

std::vector<Category> categories_in(Reading& reading, const yaml::Node& node) {
    std::vector<Category> found;
    for (const yaml::Node::Entry& entry : node.entries) {
        if (std::ranges::find(found, entry.key.text, &Category::name) != found.end())
            reading.add({"duplicate-key",
                         fmt::format("`deck.categories` has {} twice", entry.key.text),
                         entry.key.span,
                         "",
                         {"fix: give one of them another name"}});
        found.push_back({entry.key.text, &entry.value, entry.key.span});
    }
    for (const yaml::Node& item : node.items)
        found.push_back({fmt::format("list {}", found.size() + 1), &item, item.span});
    std::erase_if(found, [&](const Category& category) {
        const bool is_empty = category.symbols->kind == yaml::Node::Kind::Null;
        if (is_empty) {
            reading.symbols_are_known = false;
            reading.add({"no-value",
                         fmt::format("`deck.categories`: {} has no symbols", category.name),
                         category.span,
                         "",
                         {}});
        }
        return is_empty;
    });
    return found;
}

/// A card has no room for one of each when it is to have fewer symbols.
void check_symbols_per_card(Reading& reading, std::size_t categories) {
    const auto wanted = reading.theme.deck.symbols_per_card;
    if (!wanted || *wanted == static_cast<int>(categories)) return;
    reading.add({"categories",
                 fmt::format("every card shows one symbol of each of the {} categories, not {} symbols",
                             categories, *wanted),
                 reading.span_of({"deck.symbols_per_card"}),
                 "",
                 {"fix: delete it, or change the number of categories"}});
}

/// Every card shows one symbol of each of q + 1 categories, which have q symbols each.
void check_figures(Reading& reading, const std::vector<Category>& categories) {
    const int wanted = static_cast<int>(categories.size()) - 1;
    for (const Category& category : categories) {
        if (category.count == wanted || category.count == 0) continue; // of none it is said already
        reading.add(
            {"categories",
             fmt::format("{} categories need {} symbols each; {} has {}", categories.size(), wanted,
                         category.name, category.count),
             category.span,
             "",
             {"the number of categories is that of symbols on a card, one more than symbols in each"}});
    }
}

} // namespace

void read_categories(Reading& reading, const Key& key, const yaml::Node& node) {
    reading.categories = &node;
    if (node.is_scalar()) {
        reading.symbols_are_known = false;
        reading.add({"type",
                     fmt::format("`{}` must be lists of symbols, each with its name", key.label()),
                     node.span,
                     "",
                     {"for example:  categories: {animals: 🐶 🐱 🐭, fruit: 🍎 🍌 🍒, ...}"}});
    }
}

void add_categories(Reading& reading) {
    if (reading.categories == nullptr || reading.categories->is_scalar()) return;
    if (reading.key_spans.contains("symbols")) {
        reading.symbols_are_known = false;
        reading.add({"deck-kind",
                     "`symbols` and `deck.categories` can't both say what the symbols are",
                     reading.key_spans["deck.categories"],
                     "",
                     {"fix: delete one of them"}});
        return;
    }
    const std::size_t problems = reading.problems;
    reading.symbols_are_known = true;
    std::vector<Category> categories = categories_in(reading, *reading.categories);
    const int wanted = static_cast<int>(categories.size()) - 1;
    for (Category& category : categories) {
        const std::size_t before = reading.theme.symbols.size();
        const int counted = reading.symbol_count;
        add_symbol_list(reading, *category.symbols);
        fill_groups(reading, counted + wanted);
        category.count = reading.symbol_count - counted;
        if (reading.theme.symbols.size() == before && reading.symbols_are_known && category.count == 0)
            reading.add(
                {"categories", fmt::format("{} has no symbols", category.name), category.span, "", {}});
    }
    reading.theme.deck.categories = true;
    for (const Category& category : categories) reading.theme.categories.push_back(category.name);
    if (!reading.given("deck.kind")) reading.theme.deck.kind = deck::Kind::DualAffine;
    if (reading.symbols_are_known) {
        check_figures(reading, categories);
        check_symbols_per_card(reading, categories.size());
    }
    if (reading.problems != problems)
        reading.symbols_are_known = false;
    else if (!reading.theme.deck.symbols_per_card)
        reading.theme.deck.symbols_per_card = static_cast<int>(categories.size());
}

} // namespace spotit::theme
