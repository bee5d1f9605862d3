#include "theme/schema/schema.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/color.hpp>
#include <spotit/theme/keys.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

Json make_object(std::string_view section);
Json make_back();

/// Returns the default as JSON if it is one plain value.
Json make_default(const Key& key) {
    const std::string given = write_default(key);
    const std::string_view written = given;
    if (const auto number = parse_number(written)) return *number;
    if (written == "true" || written == "false") return written == "true";
    const bool is_quoted = written.size() > 1 && written.front() == '"';
    return is_quoted ? written.substr(1, written.size() - 2) : written;
}

/// Returns a section, with the single words that may replace it.
Json make_section(const Key& key) {
    if (!key.has_reader()) return make_object(key.path);
    Json choices = Json::array({key.path == "back" ? make_back() : make_object(key.path)});
    Json words = Json::array();
    for (const Word& word : key.words) words.push_back(word.word);
    if (!words.empty()) choices.push_back({{"enum", std::move(words)}});
    // `back: navy` is short for its background.
    const Key* background = find_key(join(key.path, "background"));
    if (background != nullptr) choices.push_back(make_value(*background));
    return {{"anyOf", std::move(choices)}};
}

Json make_categories() {
    const Json symbols = refer_to("symbols");
    return {{"anyOf", Json::array({{{"type", "object"}, {"additionalProperties", symbols}},
                                   {{"type", "array"}, {"items", symbols}}})}};
}

Json make_key(const Key& key) {
    Json schema = key.kind == Kind::Section       ? make_section(key)
                  : key.path == "deck.categories" ? make_categories()
                                                  : make_values(key);
    std::string description = fill_image_formats(key.summary) + ".";
    if (!key.example.empty()) description += fmt::format(" For example: {}", key.example);
    schema["description"] = description;
    const std::string written = write_default(key);
    const bool is_plain = !written.empty() && !written.starts_with('[');
    if (is_plain && key.kind != Kind::Section) schema["default"] = make_default(key);
    return schema;
}

std::string to_british(std::string_view name) {
    std::string result(name);
    const std::size_t at = result.find("color");
    return at == std::string::npos ? result : result.replace(at, 5, "colour");
}

/// Returns an object with the keys of these rows, and no others but notes: x_... The spelling `colour` is
/// accepted, but not offered.
Json make_object(const std::vector<const Key*>& rows) {
    Json properties = Json::object(), patterns{{"^x_", true}};
    for (const Key* key : rows) {
        properties[std::string(key->name())] = make_key(*key);
        if (to_british(key->name()) != key->name())
            patterns[fmt::format("^{}$", to_british(key->name()))] = make_key(*key);
    }
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"patternProperties", std::move(patterns)},
            {"additionalProperties", false}};
}

std::vector<const Key*> find_keys(std::string_view section) {
    std::vector<const Key*> rows;
    for (const Key& key : list_keys())
        if (key.section() == section) rows.push_back(&key);
    return rows;
}

Json make_object(std::string_view section) {
    return make_object(find_keys(section));
}

/// The keys of a background may also be keys of `back`.
Json make_back() {
    std::vector<const Key*> rows = find_keys("back");
    for (const Key* key : find_keys("paint{}"))
        if (is_paint_of_back(key->name())) rows.push_back(key);
    return make_object(rows);
}

/// YAML reads an unquoted :name: as a map.
Json make_unquoted_name() {
    return {{"type", "object"},
            {"patternProperties", {{"^:", {{"type", "null"}}}}},
            {"additionalProperties", false},
            {"minProperties", 1},
            {"maxProperties", 1}};
}

Json make_color() {
    const Json any{{"type", "string"},
                   {"errorMessage", "a color is a name such as crimson or a text such as \"#dc143c\""}};
    return {{"anyOf", Json::array({{{"enum", color::list_names()}}, any})},
            {"description",
             "A name such as cornsilk, \"#fff8e7\", rgb(255 248 231), hsl(43 100% 95%), cmyk(0% 3% "
             "10% 0%), or a name of your own."}};
}

Json make_definitions() {
    const Json entry{{"anyOf", Json::array({refer_to("text"), make_unquoted_name(), refer_to("symbol")})}};
    const Json symbols{{"anyOf", Json::array({refer_to("text"), {{"type", "array"}, {"items", entry}}})}};
    return {{"theme", make_object("")},    {"text", {{"type", Json::array({"string", "number", "boolean"})}}},
            {"flag", make_flag()},         {"quoted_number", make_quoted_number()},
            {"color", make_color()},       {"paint", make_object("paint{}")},
            {"pin", make_object("pin{}")}, {"symbol", make_object("symbols[]")},
            {"symbols", symbols}};
}

/// Returns what stands before a part: the name of a member, nothing in an array.
std::string write_name(const Json& value, std::size_t part) {
    return value.is_object() ? Json(value.names()[part]).dump() + ": " : "";
}

/// Writes the value in one line, with blanks after colons and commas.
std::string write_line(const Json& value) {
    if (value.is_float()) return base::format_number(value.get<double>(), 4);
    if (!value.is_structured()) return value.dump();
    std::string inside;
    for (std::size_t i = 0; i < value.size(); ++i)
        inside += (i == 0 ? "" : ", ") + write_name(value, i) + write_line(value.parts()[i]);
    return value.is_object() ? "{" + inside + "}" : "[" + inside + "]";
}

/// Writes with two blanks for each level; short values stay in one line.
std::string write(const Json& value, std::size_t indent = 0) {
    constexpr std::size_t max_line = 110;
    std::string line = write_line(value);
    const std::string blanks(indent, ' ');
    if (!value.is_structured() || line.size() + indent <= max_line) return line;
    std::string inside;
    for (std::size_t i = 0; i < value.size(); ++i)
        inside += fmt::format("{}\n{}  {}{}", i == 0 ? "" : ",", blanks, write_name(value, i),
                              write(value.parts()[i], indent + 2));
    return line.front() + inside + "\n" + blanks + line.back();
}

} // namespace

std::string write_schema() {
    return write({{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                  {"title", "A theme of spotit-print"},
                  {"$ref", "#/$defs/theme"},
                  {"$defs", make_definitions()}}) +
           "\n";
}

} // namespace spotit::theme
