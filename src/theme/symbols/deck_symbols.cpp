#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"
#include "theme/keys/keys.hpp"

#include <spotit/base/join.hpp>
#include <spotit/color.hpp>
#include <spotit/symbol/set.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace spotit::theme {
namespace {

/// A list of symbols; each card shows one of them.
struct Category {
    diag::Sentence name; ///< its name in messages
    const yaml::Node* symbols;
    diag::Span span;
    int count = 0;
};

std::vector<Category> list_categories(Reading& reading, const yaml::Node& node) {
    std::vector<Category> found;
    for (const yaml::Node::Entry& entry : node.entries) {
        if (std::ranges::any_of(
                found, [&](const Category& each) { return each.name == std::string_view(entry.key.text); }))
            reading
                .error(entry.key.span, "duplicate-key", "`deck.categories` has {category} twice",
                       entry.key.text)
                .fix("give one of them another name");
        found.push_back({entry.key.text, &entry.value, entry.key.span});
    }
    for (const yaml::Node& item : node.items)
        found.push_back({diag::write("list {number}", found.size() + 1), &item, item.span});
    std::erase_if(found, [&](const Category& category) {
        const bool is_empty = category.symbols->kind == yaml::Node::Kind::Null;
        if (is_empty) {
            reading.symbols.are_known = false;
            reading.error(category.span, "no-value", "`deck.categories`: {category} has no symbols",
                          category.name);
        }
        return is_empty;
    });
    return found;
}

/// Reports cards with fewer symbols than there are categories.
void check_symbols_per_card(Reading& reading, std::size_t categories) {
    const auto wanted = reading.theme.deck.symbols_per_card;
    if (!wanted || *wanted == static_cast<int>(categories)) return;
    reading
        .error_at({"deck.symbols_per_card"}, "categories",
                  "every card shows one symbol of each of the {categories} categories, not {given} symbols",
                  categories, *wanted)
        .fix("delete it, or change the number of categories");
}

/// Each card shows one symbol of each of q + 1 categories, which have q symbols each.
void check_figures(Problems& problems, const std::vector<Category>& categories) {
    const int wanted = static_cast<int>(categories.size()) - 1;
    for (const Category& category : categories) {
        if (category.count == wanted || category.count == 0) continue; // an empty one is already reported
        problems
            .error(category.span, "categories",
                   "symbols that each of the {categories} categories needs: {needed}; {category} has {given}",
                   categories.size(), wanted, category.name, category.count)
            .note("a deck needs one more category than there are symbols in each category");
    }
}

/// Reports a repeated value: two cards of a Set deck would be equal.
void refuse_same_feature(Problems& problems, const yaml::Node& node, const diag::Sentence& feature) {
    problems.error(node.span, "same-feature", "the deck already has this {feature}", feature)
        .note(
            diag::write("every {feature} must differ from the others, or cards would be the same", feature));
}

void add_shape(Reading& reading, const yaml::Node& node, symbol::SymbolSpec shape) {
    std::vector<symbol::SymbolSpec>& shapes = reading.theme.set.shapes;
    if (std::ranges::find(shapes, shape.content, &symbol::SymbolSpec::content) != shapes.end())
        refuse_same_feature(reading, node, "shape");
    shapes.push_back(std::move(shape));
}

/// Adds built-in shapes, or symbols whose silhouettes are used.
void add_shapes(Reading& reading, const yaml::Node& node) {
    const std::string_view written = diag::trim(node.text);
    const auto names = symbol::list_set_shape_names();
    if (std::ranges::find(names, written) != names.end())
        return add_shape(reading, node,
                         {.content = symbol::SetDrawing{std::string(written)}, .span = node.span});
    for (symbol::SymbolSpec& source : scan_symbols(reading, node, SymbolPlace::InEntry).symbols) {
        if (!source.row().is_text) {
            add_shape(reading, node, std::move(source));
            continue;
        }
        reading.error(node.span, "value", "there is no shape called {shape}", written)
            .suggest(reading.nearest_word(written, names))
            .note(
                diag::write("shapes: {names}; pictures such as duck.svg; or emoji", base::join(names, " ")));
    }
}

} // namespace

void read_categories(Reading& reading, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    if (!node.is_scalar()) return; // read after all other keys
    reading.symbols.are_known = false;
    reading.error(node.span, "type", "`{key}` must be named lists of symbols", key.label())
        .note("for example:  categories: {animals: 🐶 🐱 🐭, fruit: 🍎 🍌 🍒, ...}");
}

void add_categories(Reading& reading) {
    if (!reading.has("deck.categories")) return;
    const MergedValues::Value& given = *reading.find_given("deck.categories");
    if (reading.find_given("symbols") != nullptr) {
        reading.symbols.are_known = false;
        reading.error(given.key, "deck-kind", "`symbols` and `deck.categories` can't both define the symbols")
            .fix("delete one of them");
        return;
    }
    const std::size_t problems = reading.count();
    reading.symbols.are_known = true;
    std::vector<Category> categories = list_categories(reading, *given.node);
    const int wanted = static_cast<int>(categories.size()) - 1;
    for (Category& category : categories) {
        const std::size_t before = reading.theme.symbols.size();
        const int counted = reading.symbols.count;
        add_symbol_list(reading, *category.symbols);
        fill_groups(reading, counted + wanted);
        category.count = reading.symbols.count - counted;
        if (reading.theme.symbols.size() == before && reading.symbols.are_known && category.count == 0)
            reading.error(category.span, "categories", "{category} has no symbols", category.name);
    }
    reading.theme.deck.categories = true;
    for (const Category& category : categories) reading.theme.categories.push_back(category.name);
    if (!reading.has("deck.kind")) reading.theme.deck.kind = deck::kind_with_categories;
    if (reading.symbols.are_known) {
        check_figures(reading, categories);
        check_symbols_per_card(reading, categories.size());
    }
    if (reading.count() != problems)
        reading.symbols.are_known = false;
    else if (!reading.theme.deck.symbols_per_card)
        reading.theme.deck.symbols_per_card = static_cast<int>(categories.size());
}

SetDrawings complete_set(SetDrawings set) {
    using color::parse, symbol::SetDrawing, symbol::SetFill;
    if (set.colors.empty()) {
        set.colors = {*parse("#d55e00"), *parse("#0072b2"), *parse("#009e73")};
        set.color_names = {"red", "blue", "green"};
    }
    if (set.fills.empty()) set.fills = {SetFill::Solid, SetFill::Striped, SetFill::Open};
    if (set.shapes.empty())
        set.shapes = {{SetDrawing{"oval"}}, {SetDrawing{"diamond"}}, {SetDrawing{"squiggle"}}};
    return set;
}

std::string write_set_colors(const Key& /*key*/, const Theme& theme) {
    const SetDrawings set = complete_set(theme.set);
    std::vector<std::string> colors;
    for (std::size_t i = 0; i < set.colors.size(); ++i) {
        const WrittenColor named{set.colors[i], set.color_names[i]};
        const bool is_written = std::ranges::find(theme.colors, named) != theme.colors.end();
        colors.push_back(diag::quote(is_written ? named.text : write_color(named.color)));
    }
    return fmt::format("[{}]", base::join(colors, ", "));
}

std::string write_set_fills(const Key& key, const Theme& theme) {
    return write_value(key, complete_set(theme.set).fills);
}

std::string write_set_shapes(const Key& key, const Theme& theme) {
    return write_value(key, base::collect(complete_set(theme.set).shapes, [](const auto& shape) {
                           return symbol::write_symbol(shape, symbol::PathPart::Whole);
                       }));
}

void read_set_colors(Palette& palette, const Key& key, const yaml::Node& node, Theme& theme) {
    const SetDrawings usual = complete_set({});
    for_each_value(palette.problems, key, node, [&](const yaml::Node& item) {
        const auto value = read_color(palette, key, item);
        if (!value) return;
        const std::string_view written = diag::trim(item.text);
        const auto known = std::ranges::find(usual.colors, *value) - usual.colors.begin();
        std::string name =
            known < std::ssize(usual.colors) ? usual.color_names[static_cast<std::size_t>(known)] : "";
        if (written.find_first_of("#(") == std::string_view::npos) name = written;
        const color::Oklab lab = color::to_oklab(color::to_linear(*value));
        const bool is_there = std::ranges::any_of(theme.set.colors, [&](const color::Color& other) {
            return color::distance(lab, color::to_oklab(color::to_linear(other))) <
                   color::just_noticeable_difference;
        });
        if (is_there) refuse_same_feature(palette.problems, item, "color");
        theme.set.colors.push_back(*value);
        theme.set.color_names.push_back(std::move(name));
        theme.set.color_spans.push_back(item.span);
    });
}

void read_set_fills(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    for_each_value(problems, key, node, [&](const yaml::Node& item) {
        const auto value = read_word(problems, key, item);
        if (!value) return;
        const auto fill = static_cast<symbol::SetFill>(*value);
        std::vector<symbol::SetFill>& fills = theme.set.fills;
        if (std::ranges::find(fills, fill) != fills.end()) refuse_same_feature(problems, item, "shading");
        fills.push_back(fill);
    });
}

void read_set_shapes(Reading& reading, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    for_each_value(reading, key, node, [&](const yaml::Node& item) { add_shapes(reading, item); });
}

DisplayNames::DisplayNames(base::DataPaths places, std::string language)
    : places_(std::move(places))
    , language_(std::move(language)) {}

std::string DisplayNames::find(const symbol::SymbolSpec& source, const std::string& language) {
    const std::string& wanted = language.empty() ? language_ : language;
    if (const auto given = source.names.find(wanted); given != source.names.end()) return given->second;
    const bool own = extract_base_language(language_) == extract_base_language(wanted);
    if (own && !source.name.empty()) return source.name;
    const std::string emoji = symbol::find_named_emoji(source);
    if (!emoji.empty()) {
        const emoji::Names& names = names_.try_emplace(wanted, places_, wanted).first->second;
        if (extract_base_language(names.find_language()) == extract_base_language(wanted))
            if (std::string found = names.find(emoji); !found.empty()) return found;
    }
    return own && !source.row().has_names ? symbol::find_name(source) : std::string();
}

} // namespace spotit::theme
