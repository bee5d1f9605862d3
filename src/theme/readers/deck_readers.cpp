// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/common_readers.hpp"

#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/symbol.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

Forms& forms(Reading& reading) {
    auto& wanted = reading.theme.forms;
    if (!wanted) wanted = Forms{deck::FormMode::Mixed, {}, {DisplayForm::Kind::Word, {}}};
    return *wanted;
}

/// picture, label, word, word.fr; nothing when it is none of them.
std::optional<DisplayForm> form_of(std::string_view written) {
    if (written == "picture") return DisplayForm{DisplayForm::Kind::Picture, {}};
    if (written == "label") return DisplayForm{DisplayForm::Kind::Label, {}};
    if (written == "word") return DisplayForm{DisplayForm::Kind::Word, {}};
    for (const auto& [prefix, kind] :
         {std::pair<std::string_view, DisplayForm::Kind>{"word.", DisplayForm::Kind::Word},
          {"label.", DisplayForm::Kind::Label}}) {
        if (written.starts_with(prefix) && is_language(written.substr(prefix.size())))
            return DisplayForm{kind, std::string(written.substr(prefix.size()))};
    }
    return std::nullopt;
}

std::optional<DisplayForm> form_value(Reading& reading, const Key& key, const yaml::Node& node) {
    const auto form = form_of(diag::trimmed(node.text));
    if (form) return form;
    Reading::Problem problem{
        "value",
        fmt::format("`{}` must be picture, label, word, or word.fr and the like", key.label()),
        node.span,
        "",
        {}};
    constexpr std::string_view words[] = {"picture", "label", "word"};
    const std::string_view near = reading.nearest(diag::trimmed(node.text), words);
    if (!near.empty()) problem.label = fmt::format("did you mean `{}`?", near);
    reading.add(std::move(problem));
    return std::nullopt;
}

/// Two cards of a Set deck would be the same.
void refuse_same_feature(Reading& reading, const yaml::Node& node, std::string_view feature) {
    reading.add({"same-feature",
                 fmt::format("the deck has this {} already", feature),
                 node.span,
                 "",
                 {fmt::format("every {} must differ from the others, or cards would be the same", feature)}});
}

bool is_same_shape(const symbol::SymbolSpec& one, const symbol::SymbolSpec& other) {
    return one.emoji == other.emoji && one.image == other.image &&
           (!one.emoji.empty() || !one.image.empty() || one.name == other.name);
}

void add_shape(Reading& reading, const yaml::Node& node, symbol::SymbolSpec shape) {
    std::vector<symbol::SymbolSpec>& shapes = reading.theme.set.shapes;
    const bool is_there = std::ranges::any_of(
        shapes, [&](const symbol::SymbolSpec& other) { return is_same_shape(shape, other); });
    if (is_there) refuse_same_feature(reading, node, "shape");
    shapes.push_back(std::move(shape));
}

/// A built-in shape, or a symbol whose silhouette is taken.
void add_shapes(Reading& reading, const yaml::Node& node) {
    const std::string_view written = diag::trimmed(node.text);
    const auto names = symbol::set_shape_names();
    if (std::find(names.begin(), names.end(), written) != names.end()) {
        symbol::SymbolSpec shape;
        shape.name = written;
        shape.span = node.span;
        add_shape(reading, node, std::move(shape));
        return;
    }
    for (symbol::SymbolSpec& source : symbols_in(reading, node, Stands::InEntry).symbols) {
        if (source.text.empty()) {
            add_shape(reading, node, std::move(source));
            continue;
        }
        Reading::Problem problem{
            "value", fmt::format("there is no shape called {}", written), node.span, "", {}};
        const std::string_view near = reading.nearest(written, names);
        if (!near.empty()) problem.label = fmt::format("did you mean `{}`?", near);
        problem.notes = {
            fmt::format("shapes: {}, pictures such as duck.svg, or emoji", fmt::join(names, " "))};
        reading.add(std::move(problem));
    }
}

} // namespace

void read_copy_colors(Reading& reading, const Key& key, const yaml::Node& node) {
    for_each_value(reading, key, node, [&](const yaml::Node& item) {
        if (const auto value = color_value(reading, key, item)) reading.theme.copy_colors.push_back(*value);
    });
}

void read_forms(Reading& reading, const Key& key, const yaml::Node& node) {
    if (node.is_map()) {
        forms(reading);
        return;
    }
    const auto value = word_value(reading, key, node);
    if (!value) return;
    auto& wanted = reading.theme.forms;
    wanted.reset();
    switch (static_cast<FormsWord>(*value)) {
    case FormsWord::Pictures:
        break;
    case FormsWord::Words:
        wanted = Forms{std::nullopt, {DisplayForm::Kind::Word, {}}, {}};
        break;
    case FormsWord::Labeled:
        wanted = Forms{std::nullopt, {DisplayForm::Kind::Label, {}}, {}};
        break;
    case FormsWord::Mixed:
        forms(reading);
        break;
    case FormsWord::Split:
        forms(reading).mode = deck::FormMode::Split;
        break;
    }
}

void read_forms_mode(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = word_value(reading, key, node))
        forms(reading).mode = static_cast<deck::FormMode>(*value);
}

void read_forms_of(Reading& reading, const Key& key, const yaml::Node& node) {
    const auto first = form_value(reading, key, node.items[0]);
    const auto second = form_value(reading, key, node.items[1]);
    if (!first || !second) return;
    if (*first == *second) {
        reading.add(
            {"value", fmt::format("the two forms of `{}` must differ", key.label()), node.span, "", {}});
        return;
    }
    forms(reading).first = *first;
    forms(reading).second = *second;
}

void read_set_counts(Reading& reading, const Key& key, const yaml::Node& node) {
    auto& counts = reading.theme.deck.set.counts;
    counts.clear();
    for_each_value(reading, key, node, [&](const yaml::Node& item) {
        if (const auto value = whole_value(reading, key, item)) counts.push_back(*value);
    });
}

void read_set_colors(Reading& reading, const Key& key, const yaml::Node& node) {
    for_each_value(reading, key, node, [&](const yaml::Node& item) {
        const auto value = color_value(reading, key, item);
        if (!value) return;
        const std::string_view written = diag::trimmed(item.text);
        const bool is_name = written.find_first_of("#(") == std::string_view::npos;
        const color::Lab lab = color::oklab(color::to_linear(*value));
        const bool is_there = std::ranges::any_of(reading.theme.set.colors, [&](const color::Color& other) {
            return color::distance(lab, color::oklab(color::to_linear(other))) < color::just_noticeable;
        });
        if (is_there) refuse_same_feature(reading, item, "colour");
        reading.theme.set.colors.push_back(*value);
        reading.theme.set.color_names.emplace_back(is_name ? written : "");
        reading.theme.set.color_spans.push_back(item.span);
    });
}

void read_set_fills(Reading& reading, const Key& key, const yaml::Node& node) {
    for_each_value(reading, key, node, [&](const yaml::Node& item) {
        const auto value = word_value(reading, key, item);
        if (!value) return;
        const auto fill = static_cast<symbol::SetFill>(*value);
        std::vector<symbol::SetFill>& fills = reading.theme.set.fills;
        if (std::ranges::find(fills, fill) != fills.end()) refuse_same_feature(reading, item, "filling");
        fills.push_back(fill);
    });
}

void read_set_shapes(Reading& reading, const Key& key, const yaml::Node& node) {
    for_each_value(reading, key, node, [&](const yaml::Node& item) { add_shapes(reading, item); });
}

} // namespace spotit::theme
