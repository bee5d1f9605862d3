// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/schema.hpp"

#include "theme/length.hpp"
#include "theme/message.hpp"

#include <algorithm>

namespace spotit::theme {
namespace {

constexpr std::string_view number_pattern = R"([-+±]?(\d+ +\d+/\d+|\d+/\d+|\d+\.?\d*|\.\d+))";

Json type(std::string_view name) {
    return Json::object().add("type", Json::text(name));
}

Json pattern(const std::string& regex) {
    return type("string").add("pattern", Json::text("^ *" + regex + " *$"));
}

Json reference(std::string_view name) {
    return Json::object().add("$ref", Json::text("#/$defs/" + std::string(name)));
}

Json any_of(std::vector<Json> choices) {
    if (choices.size() == 1) return std::move(choices.front());
    Json list = Json::array();
    for (Json& choice : choices) list.add(std::move(choice));
    return Json::object().add("anyOf", std::move(list));
}

Json in_range(Json number, const Key& key) {
    if (key.range.least == 0 && key.range.most == 0) return number;
    number.add("minimum", Json::number(key.range.least));
    number.add("maximum", Json::number(key.range.most));
    return number;
}

/// The words as an enumeration. YAML 1.1 reads some of them as true and false, and 1.7 is a number to all.
Json enumeration(const Key& key) {
    Json words = Json::array();
    bool has_true = false, has_false = false;
    for (const Word& word : key.words) {
        has_true = has_true || word.word == "true";
        has_false = has_false || word.word == "false" || word.word == "off";
        if (word.word == "true" || word.word == "false") continue;
        words.add(Json::text(word.word));
        if (parse_number(word.word)) words.add(Json::number(*parse_number(word.word)));
    }
    if (has_true) words.add(Json::flag(true));
    if (has_false) words.add(Json::flag(false));
    return Json::object().add("enum", std::move(words));
}

std::vector<Json> degrees(const Key& key) {
    std::vector<Json> choices{in_range(type("number"), key),
                              pattern(std::string(number_pattern) + " *(°|deg)?")};
    if (!key.words.empty()) choices.push_back(pattern(R"(\d+ *steps?)"));
    return choices;
}

/// What each kind takes, beside the key's words.
std::vector<Json> kind_choices(const Key& key) {
    const std::string number(number_pattern);
    switch (key.kind) {
    case Kind::Whole:
        return {in_range(type("integer"), key)};
    case Kind::Number:
        return {in_range(type("number"), key)};
    case Kind::Degrees:
        return degrees(key);
    case Kind::Share:
        return {in_range(type("number"), key), pattern(number + " *%")};
    case Kind::Length:
        return {Json::object().add("const", Json::number(0)),
                pattern(number + (key.relative ? " *(mm|cm|in|pt|pc|%)" : " *(mm|cm|in|pt|pc)"))};
    case Kind::Flag:
        return {type("boolean"), Json::object().add("enum", Json::array()
                                                                .add(Json::text("yes"))
                                                                .add(Json::text("no"))
                                                                .add(Json::text("on"))
                                                                .add(Json::text("off")))};
    case Kind::Color:
        return {reference("color")};
    case Kind::Paint:
        return {reference("color"), reference("paint")};
    case Kind::Symbols:
        return {reference("symbols")};
    case Kind::Choice:
        return {};
    default:
        return {reference("text")};
    }
}

/// Names that editors shall offer, where any text may stand.
std::vector<Json> offers(const Key& key) {
    Json names = Json::array();
    for (const std::string_view name : known_names(key)) names.add(Json::text(name));
    if (names.empty()) return {};
    return {Json::object().add("enum", std::move(names))};
}

} // namespace

Json value_schema(const Key& key) {
    std::vector<Json> choices = offers(key);
    if (!key.words.empty()) choices.push_back(enumeration(key));
    for (Json& choice : kind_choices(key)) choices.push_back(std::move(choice));
    return any_of(std::move(choices));
}

Json many_schema(const Key& key) {
    switch (key.many) {
    case Many::One:
        break;
    case Many::List: {
        std::vector<Json> choices{value_schema(key), type("array").add("items", value_schema(key))};
        if (key.path == "extras.rules") choices.push_back(type("boolean"));
        return any_of(std::move(choices));
    }
    case Many::Pair:
        return type("array")
            .add("items", value_schema(key))
            .add("minItems", Json::number(2))
            .add("maxItems", Json::number(2));
    case Many::Map:
        return type("object").add("additionalProperties", value_schema(key));
    }
    return value_schema(key);
}

} // namespace spotit::theme
