#include "theme/schema/schema.hpp"

#include "theme/keys/keys.hpp"

#include <spotit/background/spec.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/color.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/theme/read.hpp>

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
    if (!key.words.empty()) choices.push_back({{"enum", base::collect(key.words, &Word::word)}});
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

void replace_once(std::string& text, std::string_view placeholder, const std::string& value) {
    if (const std::size_t at = text.find(placeholder); at != std::string::npos)
        text.replace(at, placeholder.size(), value);
}

std::optional<std::array<double, 2>> to_limits(const Range& range) {
    if (range.min == 0 && range.max == 0) return std::nullopt;
    return std::array{range.min, range.max};
}

std::string_view choose_unit(const Key& key) {
    if (key.kind == Kind::Degrees) return "°";
    const bool is_length = key.kind == Kind::Length || key.kind == Kind::CardSize || key.kind == Kind::Paper;
    return is_length ? "mm" : "";
}

/// Adds a key of a background wherever it can stand.
void add_paint_key(std::vector<KeyInfo>& infos, const KeyInfo& info) {
    const std::string name = info.path;
    for (const std::string_view section : {"card.background", "back.background", "back"}) {
        if (section == "back" && !is_paint_of_back(name)) continue;
        KeyInfo& placed = infos.emplace_back(info);
        placed.path = join(section, name);
        placed.repeated = section != "card.background";
        if (!placed.repeated) // on cards no pattern is of their symbols
            std::erase(placed.words,
                       base::find_enum_name(background::pattern_names, background::Pattern::Kind::Symbols));
    }
}

std::vector<KeyInfo> gather_key_infos() {
    std::vector<KeyInfo> infos;
    for (const Key& key : list_keys()) {
        if (key.section() == "pin{}") continue; // they have no path without a card and a symbol
        KeyInfo info;
        info.path = key.label();
        info.summary = fill_image_formats(key.summary);
        info.takes = describe_values(key);
        info.default_text = write_default(key);
        info.section = key.kind == Kind::Section;
        info.listed = key.path.starts_with("symbols[]");
        for (const std::string_view word : list_words(key)) info.words.emplace_back(word);
        info.range = to_limits(key.range);
        info.usual = to_limits(key.usual);
        info.unit = choose_unit(key);
        if (info.unit == "mm") info.units = list_units();
        for (const std::string_view name : list_offered_names(key)) info.names.emplace_back(name);
        if (key.kind == Kind::Flag) info.words = {"true", "false"};
        if (key.path == "extras.rules") info.words.insert(info.words.begin(), {"true", "none"});
        if (key.kind == Kind::Color || key.kind == Kind::Paint || key.path == "back")
            for (const std::string_view name : color::list_names()) info.names.emplace_back(name);
        info.closed = key.kind == Kind::Choice || key.kind == Kind::Flag;
        if (key.section() == "paint{}")
            add_paint_key(infos, info);
        else
            infos.push_back(std::move(info));
    }
    return infos;
}

} // namespace

std::string write_schema() {
    return write({{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                  {"title", "A theme of spotit-print"},
                  {"$ref", "#/$defs/theme"},
                  {"$defs", make_definitions()}}) +
           "\n";
}

std::string fill_image_formats(std::string_view text) {
    std::string result(text);
    replace_once(result, "<image formats>", symbol::list_image_formats());
    replace_once(result, "<image endings>", diag::join_words(symbol::list_image_endings()));
    return result;
}

const std::vector<KeyInfo>& list_key_infos() {
    static const std::vector<KeyInfo> infos = gather_key_infos();
    return infos;
}

} // namespace spotit::theme
