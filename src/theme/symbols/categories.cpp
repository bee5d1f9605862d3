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

std::vector<Category> categories_in(ReadContext& context, const yaml::Node& node) {
    std::vector<Category> found;
    for (const yaml::Node::Entry& entry : node.entries) {
        if (std::ranges::find(found, entry.key.text, &Category::name) != found.end())
            context.error(entry.key.span, "duplicate-key",
                          fmt::format("`deck.categories` has {} twice", entry.key.text),
                          "give one of them another name");
        found.push_back({entry.key.text, &entry.value, entry.key.span});
    }
    for (const yaml::Node& item : node.items)
        found.push_back({fmt::format("list {}", found.size() + 1), &item, item.span});
    std::erase_if(found, [&](const Category& category) {
        const bool is_empty = category.symbols->kind == yaml::Node::Kind::Null;
        if (is_empty) {
            context.symbols.are_known = false;
            context.error(category.span, "no-value",
                          fmt::format("`deck.categories`: {} has no symbols", category.name));
        }
        return is_empty;
    });
    return found;
}

/// Reports cards with fewer symbols than there are categories.
void check_symbols_per_card(ReadContext& context, std::size_t categories) {
    const auto wanted = context.theme.deck.symbols_per_card;
    if (!wanted || *wanted == static_cast<int>(categories)) return;
    context.error(context.find_span({"deck.symbols_per_card"}), "categories",
                  fmt::format("every card shows one symbol of each of the {} categories, not {} symbols",
                              categories, *wanted),
                  "delete it, or change the number of categories");
}

/// Each card shows one symbol of each of q + 1 categories, which have q symbols each.
void check_figures(ReadContext& context, const std::vector<Category>& categories) {
    const int wanted = static_cast<int>(categories.size()) - 1;
    for (const Category& category : categories) {
        if (category.count == wanted || category.count == 0) continue; // an empty one is already reported
        context
            .error(category.span, "categories",
                   fmt::format("{} categories need {} symbols each; {} has {}", categories.size(), wanted,
                               category.name, category.count))
            .note("a deck needs one category more than there are symbols in each category");
    }
}

} // namespace

void read_categories(ReadContext& context, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    context.symbols.categories = &node;
    if (node.is_scalar()) {
        context.symbols.are_known = false;
        context.error(node.span, "type", fmt::format("`{}` must be named lists of symbols", key.label()))
            .note("for example:  categories: {animals: 🐶 🐱 🐭, fruit: 🍎 🍌 🍒, ...}");
    }
}

void add_categories(ReadContext& context) {
    if (context.symbols.categories == nullptr || context.symbols.categories->is_scalar()) return;
    if (context.keys.spans.contains("symbols")) {
        context.symbols.are_known = false;
        context.error(context.keys.spans["deck.categories"], "deck-kind",
                      "`symbols` and `deck.categories` can't both say what the symbols are",
                      "delete one of them");
        return;
    }
    const std::size_t problems = context.problems.count();
    context.symbols.are_known = true;
    std::vector<Category> categories = categories_in(context, *context.symbols.categories);
    const int wanted = static_cast<int>(categories.size()) - 1;
    for (Category& category : categories) {
        const std::size_t before = context.theme.symbols.size();
        const int counted = context.symbols.count;
        add_symbol_list(context, *category.symbols);
        fill_groups(context, counted + wanted);
        category.count = context.symbols.count - counted;
        if (context.theme.symbols.size() == before && context.symbols.are_known && category.count == 0)
            context.error(category.span, "categories", fmt::format("{} has no symbols", category.name));
    }
    context.theme.deck.categories = true;
    for (const Category& category : categories) context.theme.categories.push_back(category.name);
    if (!context.has("deck.kind")) context.theme.deck.kind = deck::Kind::DualAffine;
    if (context.symbols.are_known) {
        check_figures(context, categories);
        check_symbols_per_card(context, categories.size());
    }
    if (context.problems.count() != problems)
        context.symbols.are_known = false;
    else if (!context.theme.deck.symbols_per_card)
        context.theme.deck.symbols_per_card = static_cast<int>(categories.size());
}

} // namespace spotit::theme
