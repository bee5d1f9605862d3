#include "theme/schema/schema.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

constexpr std::string_view decimal = R"((\d+\.?\d*|\.\d+)([eE][-+]?\d+)?)";
constexpr std::string_view unit = "(mm|cm|in|pt|pc)";
constexpr std::string_view language = "[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*";

/// With fractions, as lengths and shares may have: 2 1/2.
std::string match_quantity() {
    return fmt::format(R"((\d+ +\d+/\d+|\d+/\d+|{}))", decimal);
}

Json make_type(std::string_view name) {
    return {{"type", name}};
}

Json make_pattern(const std::string& regex) {
    return {{"type", "string"}, {"pattern", "^ *" + regex + " *$"}};
}

/// Some YAML readers take such names for numbers.
Json match_names(std::string_view regex) {
    return {{"pattern", fmt::format("^ *{} *$", regex)}};
}

Json make_any_of(std::vector<Json> choices) {
    if (choices.size() == 1) return std::move(choices.front());
    return {{"anyOf", choices}};
}

/// Matches the word in any case.
std::string ignore_case(std::string_view word) {
    std::string regex;
    for (const char c : word) {
        const bool is_small = c >= 'a' && c <= 'z', is_capital = c >= 'A' && c <= 'Z';
        const char other = static_cast<char>(is_small ? c - 'a' + 'A' : c - 'A' + 'a');
        regex += is_small || is_capital ? fmt::format("[{}{}]", c, other) : std::string(1, c);
    }
    return regex;
}

std::string match_in_any_case(const std::vector<std::string_view>& words) {
    return base::join(base::collect(words, ignore_case), "|");
}

Json limit_range(Json number, const Key& key) {
    if (key.range.min == 0 && key.range.max == 0) return number;
    number["minimum"] = key.range.min;
    number["maximum"] = key.range.max;
    return number;
}

/// YAML 1.1 reads some words as true and false, and 1.7 is always a number.
Json make_enumeration(const Key& key) {
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
std::vector<Json> list_numbers(const Key& key, std::string_view kind) {
    return {limit_range(make_type(kind), key), refer_to("quoted_number")};
}

std::vector<Json> list_degrees(const Key& key) {
    std::vector<Json> choices{limit_range(make_type("number"), key),
                              make_pattern(fmt::format("±?[-+]?{} *(°|deg|degrees?)?", decimal))};
    if (!key.words.empty()) choices.push_back(make_pattern(R"(\d+ *steps?)"));
    return choices;
}

/// Matches "63x88mm", "63mm 88mm".
std::string match_two_lengths() {
    return fmt::format("{0} *({1}? *[xX×]|{1} ) *{0} *{1}", match_quantity(), unit);
}

std::vector<Json> list_lengths(const Key& key) {
    const std::string sign = key.range.min < 0 ? "[-+]?" : "\\+?";
    return {Json{{"const", 0}}, make_pattern(sign + "0+"),
            make_pattern(
                fmt::format("{}{} *{}", sign, match_quantity(), key.relative ? "(mm|cm|in|pt|pc|%)" : unit))};
}

/// Returns the patterns of texts with a syntax of their own.
std::vector<Json> list_texts(const Key& key) {
    if (key.path == "language") return {make_pattern(std::string(language))};
    if (key.path == "deck.forms.of")
        return {make_pattern(fmt::format(R"((picture|(word|label)(\.{})?))", language))};
    if (key.path == "paint{}.stops") return {make_type("string")};
    if (key.path.ends_with(".edge"))
        return {make_pattern(fmt::format("(auto +)?{} *{}( .*)?", match_quantity(), unit))};
    return {refer_to("text")};
}

/// Returns the schema of the kind's values, beside the key's words.
std::vector<Json> list_kind_choices(const Key& key) {
    switch (key.kind) {
    case Kind::Whole: return list_numbers(key, "integer");
    case Kind::Number: return list_numbers(key, "number");
    case Kind::Degrees: return list_degrees(key);
    case Kind::Share:
        return {limit_range(make_type("number"), key),
                make_pattern(fmt::format("[-+]?{} *%?", match_quantity()))};
    case Kind::Length: return list_lengths(key);
    case Kind::CardSize:
        return {make_pattern(fmt::format("({}|{} *{}|{})", match_in_any_case(list_known_names(key)),
                                         match_quantity(), unit, match_two_lengths()))};
    case Kind::Paper:
        return {make_pattern(
            fmt::format("({}|{})", match_in_any_case(list_known_names(key)), match_two_lengths()))};
    case Kind::Flag: return {refer_to("flag")};
    case Kind::Color: return {refer_to("color")};
    case Kind::Paint: return {refer_to("color"), refer_to("paint")};
    case Kind::Symbols: return {refer_to("symbols")};
    case Kind::Pins: return {Json{{"type", "object"}, {"additionalProperties", refer_to("pin")}}};
    case Kind::Choice: return {};
    default: return list_texts(key);
    }
}

/// Returns the sentence of editors about a value of the wrong kind, as this program would say it.
std::string describe_error(const Key& key) {
    Key single = key;
    single.arity = Arity::One;
    return fmt::format("`{}` must be {}", key.label(), describe_values(single));
}

/// A map with names chosen by the user.
Json make_named(const Key& key) {
    Json schema{{"type", "object"}, {"additionalProperties", make_value(key)}};
    if (key.path == "symbols[].names" || key.path == "titles")
        schema["propertyNames"] = match_names(language);
    if (key.path == "layout.reroll" || key.kind == Kind::Pins)
        schema["propertyNames"] = match_names("[1-9][0-9]*");
    return schema;
}

} // namespace

Json refer_to(std::string_view name) {
    return {{"$ref", fmt::format("#/$defs/{}", name)}};
}

Json make_flag() {
    const std::string any = match_in_any_case({"true", "false", "yes", "no", "on", "off"});
    return make_any_of(
        {make_type("boolean"), {{"enum", {"yes", "no", "on", "off"}}}, make_pattern("(" + any + ")")});
}

Json make_quoted_number() {
    return make_pattern(fmt::format("[-+]?{}", decimal));
}

Json make_value(const Key& key) {
    if (key.path == "version") return {{"enum", Json::array({1, "1"})}};
    std::vector<Json> choices;
    // Editors offer these names, where any text is valid.
    if (const auto names = list_offered_names(key); !names.empty()) choices.push_back(Json{{"enum", names}});
    if (!key.words.empty()) choices.push_back(make_enumeration(key));
    for (Json& choice : list_kind_choices(key)) choices.push_back(std::move(choice));
    // Editors say what is wrong with the one choice that they take for the nearest.
    for (Json& choice : choices)
        if (!choice.contains("$ref")) choice["errorMessage"] = describe_error(key);
    return make_any_of(std::move(choices));
}

Json make_values(const Key& key) {
    if (key.arity == Arity::Map) return make_named(key);
    Json single = make_value(key);
    if (key.arity == Arity::One) return single;
    Json list{{"type", "array"}, {"items", single}};
    if (key.arity != Arity::List)
        for (const char* limit : {"minItems", "maxItems"}) list[limit] = 2;
    if (key.arity == Arity::Pair) return list;
    std::vector<Json> choices{single, list};
    if (key.path == "extras.rules")
        choices.push_back(make_any_of({refer_to("flag"), {{"enum", {"all", "none"}}}}));
    return make_any_of(std::move(choices));
}

} // namespace spotit::theme
