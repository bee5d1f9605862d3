// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/values.hpp"

#include "theme/length.hpp"
#include "theme/message.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace spotit::theme {
namespace {

constexpr std::size_t longest_text = 500; ///< characters; far more than any sheet or card has room for

std::size_t characters_of(std::string_view utf8) {
    return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

/// "8,5" where 8.5 was meant.
bool is_decimal_comma(std::string_view text) {
    const std::size_t comma = text.find(',');
    return comma != std::string_view::npos && comma > 0 && comma + 1 < text.size() &&
           text[comma - 1] >= '0' && text[comma - 1] <= '9' && text[comma + 1] >= '0' &&
           text[comma + 1] <= '9';
}

/// The word that was begun, else the one that is spelled nearly so.
std::string_view meant_word(const Reading& reading, std::string_view written,
                            const std::vector<std::string_view>& words) {
    std::string small(written);
    std::ranges::transform(small, small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    for (const std::string_view word : words) {
        if (small.size() > 2 && (word.starts_with(small) || small.ends_with(word))) return word;
    }
    return reading.nearest(written, words);
}

bool in_range(Reading& reading, const Key& key, const Node& node, double value) {
    if (value >= key.range.least && value <= key.range.most) return true;
    const bool is_percent = key.kind == Kind::Share && trimmed(node.text).ends_with('%');
    const std::string_view unit = key.kind == Kind::Length || key.kind == Kind::CardSize ? "mm"
                                  : is_percent                                           ? "%"
                                                                                         : "";
    const double scale = is_percent ? 100 : 1;
    std::string message =
        fmt::format("`{}` must lie between {}{} and {}{}", key.label(), figure(scale * key.range.least), unit,
                    figure(scale * key.range.most), unit);
    if (value < 0 && key.range.least == 0) message = fmt::format("`{}` can't be negative", key.label());
    reading.add({"range", std::move(message), node.span, "", {}});
    return false;
}

void report_unit(Reading& reading, const Key& key, const Node& node, const Quantity& quantity) {
    const std::string written(trimmed(node.text));
    if (quantity.unit.empty()) {
        reading.add({"unit",
                     fmt::format("`{}` needs a unit", key.label()),
                     node.span,
                     fmt::format("{}mm? (mm, cm, in, pt)", written),
                     {}});
    } else if (quantity.unit == "px") {
        reading.add({"unit",
                     "px is not a length on paper; write mm, cm, in or pt",
                     node.span,
                     fmt::format("{} is {}mm on a 96 dpi screen", written,
                                 figure(quantity.value * geom::millimetres_per_inch / 96, 1)),
                     {}});
    } else if (quantity.unit == "%") {
        reading.add({"unit",
                     fmt::format("`{}` is no share of anything: it needs a length", key.label()),
                     node.span,
                     "mm, cm, in or pt",
                     {}});
    } else if (quantity.unit.front() == '*') {
        const std::string_view other = trimmed(quantity.unit.substr(1));
        reading.add({"unit",
                     "two lengths are parted by an x",
                     node.span,
                     fmt::format("did you mean {}x{}?", figure(quantity.value), other),
                     {}});
    } else {
        const std::string_view near = nearest_unit(quantity.unit);
        reading.add({"unit",
                     fmt::format("there is no unit `{}`", quantity.unit),
                     node.span,
                     near.empty() ? "mm, cm, in or pt" : fmt::format("did you mean `{}`?", near),
                     {}});
    }
}

bool is_yes_or_no(std::string_view text) {
    constexpr std::string_view flags[] = {"true", "yes", "on", "false", "no", "off"};
    return std::ranges::find(flags, trimmed(text)) != std::end(flags);
}

} // namespace

bool is_word(const Node& node, std::string_view word) {
    return node.is_scalar() && trimmed(node.text) == word;
}

void report_wrong_value(Reading& reading, const Key& key, const Node& node, std::string_view wanted) {
    Reading::Problem problem{"value", fmt::format("`{}` must be {}", key.label(), wanted), node.span, "", {}};
    const std::vector<std::string_view> names = words_of(key);
    const std::string_view near = meant_word(reading, trimmed(node.text), names);
    if (!near.empty()) problem.label = fmt::format("did you mean `{}`?", near);
    if (has_curly_quotes(node.text))
        problem.notes = {"fix: YAML's quotes are the straight ones: \" or '"};
    else if (is_decimal_comma(node.text))
        problem.notes = {"fix: write decimals with a point: 8.5"};
    else if (key.kind == Kind::Choice && is_yes_or_no(node.text) && !key.fallback.empty())
        problem.notes = {
            fmt::format("fix: write one of these, or delete the line for the default, {}", key.fallback)};
    reading.add(std::move(problem));
}

std::optional<std::string> text_value(Reading& reading, const Key& key, const Node& node) {
    std::string text(trimmed(node.text));
    const std::size_t length = characters_of(text);
    if (length <= longest_text) return text;
    reading.add(
        {"long-text",
         fmt::format("`{}` is {} characters long; at most {} are taken", key.label(), length, longest_text),
         node.span,
         "",
         {"fix: shorten it"}});
    return std::nullopt;
}

std::optional<double> length_value(Reading& reading, const Key& key, const Node& node) {
    const auto quantity = parse_quantity(node.text);
    if (!quantity || is_decimal_comma(node.text)) {
        report_wrong_value(reading, key, node, description(key.kind));
        return std::nullopt;
    }
    double value = 0;
    if (key.relative && quantity->unit == "%") {
        value = quantity->value / 100 * smaller_extent(reading.theme.style.card);
    } else if (quantity->unit.empty() && quantity->value == 0) {
        value = 0;
    } else if (const auto unit = millimetres(quantity->unit)) {
        value = quantity->value * *unit;
    } else {
        report_unit(reading, key, node, *quantity);
        return std::nullopt;
    }
    if (!in_range(reading, key, node, value)) return std::nullopt;
    return value;
}

std::optional<double> number_value(Reading& reading, const Key& key, const Node& node) {
    const auto value = parse_number(node.text);
    const auto quantity = parse_quantity(node.text);
    if (!value && quantity && quantity->unit == "%") {
        reading.add({"value",
                     fmt::format("`{}` must be {}, not a percentage", key.label(), description(key.kind)),
                     node.span,
                     fmt::format("write {}", figure(quantity->value / 100)),
                     {}});
        return std::nullopt;
    }
    if (!value) {
        report_wrong_value(reading, key, node, description(key.kind));
        return std::nullopt;
    }
    if (!in_range(reading, key, node, *value)) return std::nullopt;
    return value;
}

std::optional<double> share_value(Reading& reading, const Key& key, const Node& node) {
    const auto quantity = parse_quantity(node.text);
    if (!quantity || (quantity->unit != "%" && !quantity->unit.empty())) {
        report_wrong_value(reading, key, node, description(key.kind));
        return std::nullopt;
    }
    const double value = quantity->unit == "%" ? quantity->value / 100 : quantity->value;
    if (!in_range(reading, key, node, value)) return std::nullopt;
    return value;
}

std::optional<int> whole_value(Reading& reading, const Key& key, const Node& node) {
    const auto value = parse_number(node.text);
    if (!value || !std::isfinite(*value) || *value != std::floor(*value)) {
        std::string wanted(description(key.kind));
        for (const Word& word : key.words) wanted += fmt::format(" or {}", word.word);
        report_wrong_value(reading, key, node, wanted);
        return std::nullopt;
    }
    if (!in_range(reading, key, node, *value)) return std::nullopt;
    return static_cast<int>(*value);
}

std::optional<bool> flag_value(Reading& reading, const Key& key, const Node& node) {
    std::string word(trimmed(node.text));
    std::transform(word.begin(), word.end(), word.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (word == "true" || word == "yes" || word == "on") return true;
    if (word == "false" || word == "no" || word == "off") return false;
    report_wrong_value(reading, key, node, description(key.kind));
    return std::nullopt;
}

std::optional<double> degrees_value(Reading& reading, const Key& key, const Node& node) {
    Node number = node;
    number.text = without_signs(trimmed(node.text));
    if (!parse_number(number.text)) {
        report_wrong_value(reading, key, node, description(key.kind));
        return std::nullopt;
    }
    return number_value(reading, key, number);
}

std::optional<std::string> placeholder_text(Reading& reading, const Key& key, const Node& node,
                                            std::initializer_list<std::string_view> names) {
    auto text = text_value(reading, key, node);
    if (!text) return text;
    for (std::size_t open = text->find('{'); open != std::string::npos; open = text->find('{', open + 1)) {
        const std::size_t close = text->find('}', open);
        if (close == std::string::npos) break;
        const std::string_view name = std::string_view(*text).substr(open + 1, close - open - 1);
        if (std::find(names.begin(), names.end(), name) != names.end()) continue;
        Reading::Problem problem{
            "placeholder", fmt::format("`{}` knows no {{{}}}", key.label(), name), node.span, "", {}};
        std::string known;
        for (const std::string_view each : names) known += fmt::format(" {{{}}}", each);
        problem.notes = {"known are:" + known};
        const std::vector<std::string_view> candidates(names);
        const std::string_view near = reading.nearest(name, candidates);
        if (!near.empty()) problem.label = fmt::format("did you mean {{{}}}?", near);
        reading.add(std::move(problem));
        return std::nullopt;
    }
    return text;
}

void for_each_value(Reading& reading, const Key& key, const Node& node,
                    const std::function<void(const Node&)>& read) {
    if (node.is_scalar()) return read(node);
    for (const Node& item : node.items) {
        if (item.is_scalar()) {
            read(item);
            continue;
        }
        reading.add(
            {"type", fmt::format("`{}` must be {}", key.label(), description(key)), item.span, "", {}});
    }
}

std::string_view without_signs(std::string_view written) {
    if (written.starts_with("±")) written.remove_prefix(std::string_view("±").size());
    for (const std::string_view unit : {std::string_view("°"), std::string_view("deg")}) {
        if (written.ends_with(unit)) written.remove_suffix(unit.size());
    }
    return written;
}

std::optional<int> word_value(Reading& reading, const Key& key, const Node& node) {
    for (const Word& word : key.words) {
        if (is_word(node, word.word)) return word.value;
    }
    report_wrong_value(reading, key, node, listed(words_of(key)));
    return std::nullopt;
}

} // namespace spotit::theme
