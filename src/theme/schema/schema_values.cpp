// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/schema/schema.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

constexpr std::string_view decimal = R"((\d+\.?\d*|\.\d+)([eE][-+]?\d+)?)";
constexpr std::string_view unit = "(mm|cm|in|pt|pc)";
constexpr std::string_view language = "[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*";

/// With fractions, as lengths and shares may have: 2 1/2.
std::string quantity() {
    return fmt::format(R"((\d+ +\d+/\d+|\d+/\d+|{}))", decimal);
}

Json type(std::string_view name) {
    return {{"type", name}};
}

Json pattern(const std::string& regex) {
    return {{"type", "string"}, {"pattern", "^ *" + regex + " *$"}};
}

/// Some YAML readers take such names for numbers.
Json named_like(std::string_view regex) {
    return {{"pattern", fmt::format("^ *{} *$", regex)}};
}

Json any_of(std::vector<Json> choices) {
    if (choices.size() == 1) return std::move(choices.front());
    return {{"anyOf", std::move(choices)}};
}

/// Matches the word in any case.
std::string any_case(std::string_view word) {
    std::string regex;
    for (const char c : word) {
        const bool is_small = c >= 'a' && c <= 'z', is_capital = c >= 'A' && c <= 'Z';
        const char other = static_cast<char>(is_small ? c - 'a' + 'A' : c - 'A' + 'a');
        regex += is_small || is_capital ? fmt::format("[{}{}]", c, other) : std::string(1, c);
    }
    return regex;
}

Json in_range(Json number, const Key& key) {
    if (key.range.min == 0 && key.range.max == 0) return number;
    number["minimum"] = key.range.min;
    number["maximum"] = key.range.max;
    return number;
}

/// YAML 1.1 reads some words as true and false, and 1.7 is always a number.
Json enumeration(const Key& key) {
    Json words = Json::array();
    bool has_true = false, has_false = false;
    for (const Word& word : key.words) {
        has_true = has_true || word.word == "true";
        has_false = has_false || word.word == "false" || word.word == "off";
        words.push_back(word.word);
        if (parse_number(word.word)) words.push_back(*parse_number(word.word));
    }
    if (has_true) words.push_back(true);
    if (has_false) words.push_back(false);
    return {{"enum", std::move(words)}};
}

/// Numbers may be quoted.
std::vector<Json> numbers(const Key& key, std::string_view kind) {
    return {in_range(type(kind), key), reference_to("quoted_number")};
}

std::vector<Json> degrees(const Key& key) {
    std::vector<Json> choices{in_range(type("number"), key),
                              pattern(fmt::format("±?[-+]?{} *(°|deg|degrees?)?", decimal))};
    if (!key.words.empty()) choices.push_back(pattern(R"(\d+ *steps?)"));
    return choices;
}

/// Matches "63x88mm", "63mm 88mm".
std::string two_lengths() {
    return fmt::format("{0} *({1}? *[xX×]|{1} ) *{0} *{1}", quantity(), unit);
}

std::string names_in_any_case(const Key& key) {
    std::string regex;
    for (const std::string_view name : known_names(key)) regex += (regex.empty() ? "" : "|") + any_case(name);
    return regex;
}

std::vector<Json> lengths(const Key& key) {
    const std::string sign = key.range.min < 0 ? "[-+]?" : "\\+?";
    return {Json{{"const", 0}}, pattern(sign + "0+"),
            pattern(fmt::format("{}{} *{}", sign, quantity(), key.relative ? "(mm|cm|in|pt|pc|%)" : unit))};
}

/// Returns the patterns of texts with a syntax of their own.
std::vector<Json> texts(const Key& key) {
    if (key.path == "language") return {pattern(std::string(language))};
    if (key.path == "deck.forms.of")
        return {pattern(fmt::format(R"((picture|(word|label)(\.{})?))", language))};
    if (key.path == "paint{}.stops") return {type("string")};
    if (key.path.ends_with(".edge")) return {pattern(fmt::format("{} *{}( .*)?", quantity(), unit))};
    return {reference_to("text")};
}

/// Returns the schema of the kind's values, beside the key's words.
std::vector<Json> kind_choices(const Key& key) {
    switch (key.kind) {
    case Kind::Whole:
        return numbers(key, "integer");
    case Kind::Number:
        return numbers(key, "number");
    case Kind::Degrees:
        return degrees(key);
    case Kind::Share:
        return {in_range(type("number"), key), pattern(fmt::format("[-+]?{} *%?", quantity()))};
    case Kind::Length:
        return lengths(key);
    case Kind::CardSize:
        return {
            pattern(fmt::format("({}|{} *{}|{})", names_in_any_case(key), quantity(), unit, two_lengths()))};
    case Kind::Paper:
        return {pattern(fmt::format("({}|{})", names_in_any_case(key), two_lengths()))};
    case Kind::Flag:
        return {reference_to("flag")};
    case Kind::Color:
        return {reference_to("color")};
    case Kind::Paint:
        return {reference_to("color"), reference_to("paint")};
    case Kind::Symbols:
        return {reference_to("symbols")};
    case Kind::Pins:
        return {Json{{"type", "object"}, {"additionalProperties", reference_to("pin")}}};
    case Kind::Choice:
        return {};
    default:
        return texts(key);
    }
}

/// Returns names that editors shall offer where any text is valid.
std::vector<Json> offers(const Key& key) {
    Json names = Json::array();
    for (const std::string_view name : offered_names(key)) names.push_back(name);
    if (names.empty()) return {};
    return {Json{{"enum", std::move(names)}}};
}

/// Returns the sentence of editors about a value of the wrong kind, as this program would say it.
std::string error_message(const Key& key) {
    Key one = key;
    one.arity = Arity::One;
    return fmt::format("`{}` must be {}", key.label(), description(one));
}

/// A map with names chosen by the user.
Json named(const Key& key) {
    Json schema{{"type", "object"}, {"additionalProperties", value_schema(key)}};
    if (key.path == "symbols[].names" || key.path == "titles") schema["propertyNames"] = named_like(language);
    if (key.path == "layout.reroll" || key.kind == Kind::Pins)
        schema["propertyNames"] = named_like("[1-9][0-9]*");
    return schema;
}

} // namespace

Json reference_to(std::string_view name) {
    return {{"$ref", fmt::format("#/$defs/{}", name)}};
}

Json flag_schema() {
    const std::string any = fmt::format("({}|{}|{}|{}|{}|{})", any_case("true"), any_case("false"),
                                        any_case("yes"), any_case("no"), any_case("on"), any_case("off"));
    return any_of({type("boolean"), {{"enum", {"yes", "no", "on", "off"}}}, pattern(any)});
}

Json quoted_number_schema() {
    return pattern(fmt::format("[-+]?{}", decimal));
}

Json value_schema(const Key& key) {
    if (key.path == "version") return {{"enum", Json::array({1, "1"})}};
    std::vector<Json> choices = offers(key);
    if (!key.words.empty()) choices.push_back(enumeration(key));
    for (Json& choice : kind_choices(key)) choices.push_back(std::move(choice));
    // Editors say what is wrong with the one choice that they take for the nearest.
    for (Json& choice : choices)
        if (!choice.contains("$ref")) choice["errorMessage"] = error_message(key);
    return any_of(std::move(choices));
}

Json many_schema(const Key& key) {
    Json one = value_schema(key);
    switch (key.arity) {
    case Arity::One:
        break;
    case Arity::List: {
        std::vector<Json> choices{one, {{"type", "array"}, {"items", one}}};
        if (key.path == "extras.rules")
            choices.push_back(any_of({reference_to("flag"), {{"enum", {"all", "none"}}}}));
        return any_of(std::move(choices));
    }
    case Arity::Pair:
        return {{"type", "array"}, {"items", one}, {"minItems", 2}, {"maxItems", 2}};
    case Arity::Map:
        return named(key);
    }
    return one;
}

} // namespace spotit::theme
