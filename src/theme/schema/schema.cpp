// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/schema/schema.hpp"

#include "theme/keys/keys.hpp"

#include <spotit/color.hpp>
#include <spotit/theme/keys.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

Json object_schema(std::string_view section);
Json back_schema();

/// Returns the default as JSON if it is one plain value.
Json default_value(const Key& key) {
    const std::string_view written = key.default_text;
    if (const auto number = parse_number(written)) return Json::number(*number);
    if (written == "true" || written == "false") return Json::flag(written == "true");
    const bool is_quoted = written.size() > 1 && written.front() == '"';
    return Json::text(is_quoted ? written.substr(1, written.size() - 2) : written);
}

/// Returns a section, with the single words that may replace it.
Json section_schema(const Key& key) {
    if (!key.has_reader()) return object_schema(key.path);
    Json choices = Json::array().add(key.path == "back" ? back_schema() : object_schema(key.path));
    Json words = Json::array();
    for (const Word& word : key.words) words.add(Json::text(word.word));
    if (!words.empty()) choices.add(Json::object().add("enum", std::move(words)));
    // `back: navy` is short for its background.
    const Key* background = find_key(join(key.path, "background"));
    if (background != nullptr) choices.add(value_schema(*background));
    return Json::object().add("anyOf", std::move(choices));
}

Json categories_schema() {
    const auto symbols = [] { return Json::object().add("$ref", Json::text("#/$defs/symbols")); };
    return Json::object().add(
        "anyOf",
        Json::array()
            .add(Json::object().add("type", Json::text("object")).add("additionalProperties", symbols()))
            .add(Json::object().add("type", Json::text("array")).add("items", symbols())));
}

Json key_schema(const Key& key) {
    Json schema = key.kind == Kind::Section                                    ? section_schema(key)
                  : key.kind == Kind::Symbols && key.path == "deck.categories" ? categories_schema()
                                                                               : many_schema(key);
    std::string description = fill_image_formats(key.summary) + ".";
    if (!key.example.empty()) description += fmt::format(" For example: {}", key.example);
    schema.add("description", Json::text(description));
    const bool is_plain = !key.default_text.empty() && !key.default_text.starts_with('[');
    if (is_plain && key.kind != Kind::Section) schema.add("default", default_value(key));
    return schema;
}

std::string british(std::string_view name) {
    std::string result(name);
    const std::size_t at = result.find("color");
    return at == std::string::npos ? result : result.replace(at, 5, "colour");
}

/// Returns an object with the keys of these rows, and no others but notes: x_... The spelling `colour` is
/// accepted, but not offered.
Json object_schema(const std::vector<const Key*>& rows) {
    Json properties = Json::object(), patterns = Json::object();
    patterns.add("^x_", Json::flag(true));
    for (const Key* key : rows) {
        properties.add(key->name(), key_schema(*key));
        if (british(key->name()) != key->name())
            patterns.add(fmt::format("^{}$", british(key->name())), key_schema(*key));
    }
    return Json::object()
        .add("type", Json::text("object"))
        .add("properties", std::move(properties))
        .add("patternProperties", std::move(patterns))
        .add("additionalProperties", Json::flag(false));
}

std::vector<const Key*> find_keys(std::string_view section) {
    std::vector<const Key*> rows;
    for (const Key& key : keys()) {
        if (key.section() == section) rows.push_back(&key);
    }
    return rows;
}

Json object_schema(std::string_view section) {
    return object_schema(find_keys(section));
}

/// The keys of a background may also be keys of `back`.
Json back_schema() {
    std::vector<const Key*> rows = find_keys("back");
    for (const Key* key : find_keys("paint{}")) {
        if (is_paint_of_back(key->name())) rows.push_back(key);
    }
    return object_schema(rows);
}

Json reference(std::string_view name) {
    return Json::object().add("$ref", Json::text(fmt::format("#/$defs/{}", name)));
}

/// YAML reads an unquoted :name: as a map.
Json unquoted_name() {
    return Json::object()
        .add("type", Json::text("object"))
        .add("patternProperties", Json::object().add("^:", Json::object().add("type", Json::text("null"))))
        .add("additionalProperties", Json::flag(false))
        .add("minProperties", Json::number(1))
        .add("maxProperties", Json::number(1));
}

Json definitions() {
    Json text = Json::object().add(
        "type", Json::array().add(Json::text("string")).add(Json::text("number")).add(Json::text("boolean")));
    Json names = Json::array();
    for (const std::string_view name : color::names()) names.add(Json::text(name));
    names = Json::object().add("enum", std::move(names));
    Json any = Json::object()
                   .add("type", Json::text("string"))
                   .add("errorMessage",
                        Json::text("a color is a name such as crimson or a text such as \"#dc143c\""));
    Json color =
        Json::object()
            .add("anyOf", Json::array().add(std::move(names)).add(std::move(any)))
            .add("description", Json::text("A name such as cornsilk, \"#fff8e7\", rgb(255 248 231), hsl(43 "
                                           "100% 95%), cmyk(0% 3% 10% 0%), or a name of your own."));
    Json entry = Json::object().add(
        "anyOf", Json::array().add(reference("text")).add(unquoted_name()).add(reference("symbol")));
    Json symbols = Json::object().add(
        "anyOf", Json::array()
                     .add(reference("text"))
                     .add(Json::object().add("type", Json::text("array")).add("items", std::move(entry))));
    return Json::object()
        .add("theme", object_schema(""))
        .add("text", std::move(text))
        .add("flag", flag_schema())
        .add("quoted_number", quoted_number_schema())
        .add("color", std::move(color))
        .add("paint", object_schema("paint{}"))
        .add("symbol", object_schema("symbols[]"))
        .add("symbols", std::move(symbols));
}

} // namespace

std::string schema() {
    return Json::object()
               .add("$schema", Json::text("https://json-schema.org/draft/2020-12/schema"))
               .add("title", Json::text("A theme of spotit-print"))
               .add("$ref", Json::text("#/$defs/theme"))
               .add("$defs", definitions())
               .dump() +
           "\n";
}

} // namespace spotit::theme
