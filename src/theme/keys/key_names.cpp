#include <spotit/theme/read.hpp>

#include "diag/write.hpp"
#include "theme/keys/keys.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>
#include <spotit/sheet.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {

std::string Key::label() const {
    std::string result(path);
    const std::size_t brackets = result.find("[]");
    if (brackets != std::string::npos) result.erase(brackets, 2);
    return result.find("{}") != std::string::npos ? std::string(name()) : result;
}

std::string_view Key::section() const {
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos ? std::string_view{} : path.substr(0, dot);
}

std::string_view Key::name() const {
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos ? path : path.substr(dot + 1);
}

const Key* find_key(std::string_view path) {
    return base::find_row(list_keys(), path, &Key::path);
}

std::vector<std::string_view> list_words(const Key& key) {
    std::vector<std::string_view> words;
    for (const Word& word : key.words)
        if (!word.alias) words.push_back(word.word);
    return words;
}

std::vector<std::string_view> list_known_names(const Key& key) {
    if (key.kind == Kind::Themes) return base::list_names(key.path == "look" ? list_looks() : list_layers());
    if (key.kind == Kind::CardSize) return list_card_sizes();
    if (key.kind != Kind::Paper) return {};
    std::vector<std::string_view> names = base::list_names(sheet::list_papers());
    names.emplace_back("none");
    return names;
}

std::vector<std::string_view> list_offered_names(const Key& key) {
    if (key.path == "language") {
        std::vector<std::string_view> codes;
        for (const Language& language : list_languages())
            if (language.use == Language::Use::Offered) codes.push_back(language.code());
        return codes;
    }
    // Those that come with the program, and names that mean one on each computer.
    if (key.name() == "font" || key.path == "fonts.text")
        return {"Nunito", "Comfortaa", "serif", "sans-serif", "monospace", "cursive"};
    if (key.path == "symbols[].group") return emoji::list_friendly_groups();
    return list_known_names(key);
}

std::string join(std::string_view section, std::string_view name) {
    return section.empty() ? std::string(name) : fmt::format("{}.{}", section, name);
}

std::string nest(std::string_view path, std::string_view value) {
    const std::size_t dot = path.find('.');
    if (dot == std::string_view::npos) return fmt::format("{}: {}", path, value);
    return fmt::format("{}: {{{}}}", path.substr(0, dot), nest(path.substr(dot + 1), value));
}

std::vector<std::string_view> list_names(std::string_view section) {
    std::vector<std::string_view> names;
    for (const Key& key : list_keys())
        if (key.section() == section) names.push_back(key.name());
    return names;
}

std::vector<std::string_view> find_sections_with(std::string_view name) {
    std::vector<std::string_view> sections, paint;
    for (const Key& key : list_keys())
        if (key.name() == name && key.section().ends_with("{}"))
            paint = {key.section()};
        else if (key.name() == name)
            sections.push_back(key.section());
    // Many keys of a paint or a pin are keys of other things, too, which are more likely.
    return sections.empty() ? paint : sections;
}

std::string to_snake_case(std::string_view name) {
    std::string result;
    char before = ' ';
    for (const char c : name) {
        const bool upper = c >= 'A' && c <= 'Z';
        if (upper && before >= 'a' && before <= 'z') result += '_';
        before = c;
        result += c == '-' || c == ' ' ? '_' : diag::to_lower_case(c);
    }
    return result;
}

std::string to_american(std::string_view name) {
    std::string result(name);
    for (std::size_t at = result.find("colour"); at != std::string::npos; at = result.find("colour", at))
        result.replace(at, 6, "color");
    return result;
}

std::string_view extract_base_language(std::string_view language) {
    return language.substr(0, language.find('-'));
}

diag::Sentence describe_section(std::string_view section) {
    if (section.empty()) return "the top level";
    if (section == "symbols[]") return "an entry of `symbols`";
    if (section == "paint{}") return "a background";
    if (section == "pin{}") return "a symbol of `layout.pins`";
    return diag::write("`{section}`", find_key(section)->label());
}

bool is_shared(std::string_view section) {
    return section.find("[]") != std::string_view::npos || section.ends_with("{}");
}

bool is_paint_of_back(std::string_view name) {
    return find_key(join("paint{}", name)) != nullptr && find_key(join("back", name)) == nullptr;
}

diag::Sentence describe_values(const Key& key) {
    const std::vector<std::string_view> words = list_words(key);
    std::vector<diag::Sentence> choices(words.begin(), words.end());
    if (key.kind != Kind::Choice || choices.empty())
        choices.push_back(key.path == "look" ? diag::Sentence("a look or a theme file")
                                             : describe_values(key.kind));
    if (key.arity == Arity::Both) choices.emplace_back("a list of two");
    diag::Sentence all = diag::join_words(choices);
    if (key.arity == Arity::List) all = diag::write("{wanted}, or a list", all);
    if (key.arity == Arity::Pair) all = "a list of two";
    if (key.arity == Arity::Map) all = "keys and values";
    return key.arity == Arity::One || key.example.empty()
               ? all
               : diag::write("{wanted} such as {example}", all, key.example);
}

namespace {

constexpr base::EnumName<Kind> kind_descriptions[] = {
    {Kind::Section, "its own keys"},
    {Kind::Text, "text"},
    {Kind::Seed, "a number or a word"},
    {Kind::Whole, "a whole number"},
    {Kind::Number, "a number"},
    {Kind::Degrees, "a number of degrees"},
    {Kind::Share, "a fraction such as 0.5 or 50%"},
    {Kind::Length, "a length such as 5mm"},
    {Kind::CardSize, "a length such as 85mm, two such as 63x88mm, or a name such as poker"},
    {Kind::Flag, "true or false"},
    {Kind::Choice, "a word"},
    {Kind::Color, "a color"},
    {Kind::Paint, "a color, a gradient, a pattern or a picture"},
    {Kind::Path, "a path"},
    {Kind::Themes, "a style, look or theme file"},
    {Kind::Paper, "a paper size such as A4 or 210x297mm"},
    {Kind::Symbols, "a list of symbols"},
    {Kind::Pins, "symbols with their own keys"}};
static_assert(base::is_complete(kind_descriptions));

struct Synonym {
    std::string_view section, word; ///< a section, and a word that people write there
    std::string_view path;          ///< of the key that is meant
};

// clang-format off
constexpr Synonym synonyms[] = {
    {"", "name", "title"}, {"", "lang", "language"}, {"", "locale", "language"},
    {"", "author", "output.author"}, {"", "emoji", "symbols"}, {"", "emojis", "symbols"},
    {"", "icons", "symbols"}, {"", "images", "symbols"}, {"", "pictures", "symbols"},
    {"", "photos", "symbols"}, {"", "words", "symbols"}, {"", "items", "symbols"}, {"", "style", "extends"},
    {"", "theme", "extends"}, {"", "base", "extends"}, {"", "preset", "extends"}, {"", "include", "extends"},
    {"", "font", "fonts.text"}, {"", "format", "sheet.paper"}, {"", "rules", "extras.rules"},
    {"", "page", "sheet"}, {"", "printer", "sheet"}, {"", "print", "sheet"}, {"card", "width", "card.size"},
    {"card", "height", "card.size"}, {"card", "diameter", "card.size"},
    {"card", "radius", "card.corner_radius"}, {"card", "corners", "card.corner_radius"},
    {"card", "corner", "card.corner_radius"}, {"card", "frame", "card.border"},
    {"card", "outline", "card.border"}, {"card", "fill", "card.background"},
    {"card", "image", "card.background"}, {"card", "background_color", "card.background"},
    {"card", "background_image", "card.background"}, {"card.border", "size", "card.border.width"},
    {"card.border", "thickness", "card.border.width"}, {"card.border", "margin", "card.border.inset"},
    {"symbols[]", "picture", "symbols[].image"}, {"symbols[]", "photo", "symbols[].image"},
    {"symbols[]", "img", "symbols[].image"}, {"symbols[]", "src", "symbols[].image"},
    {"symbols[]", "path", "symbols[].image"}, {"symbols[]", "word", "symbols[].text"},
    {"symbols[]", "symbol", "symbols[].emoji"}, {"symbols[]", "icon", "symbols[].emoji"},
    {"symbols[]", "label", "symbols[].name"}, {"symbols[]", "title", "symbols[].name"},
    {"symbols[]", "size", "symbols[].scale"}, {"symbols[]", "angle", "symbols[].rotation"},
    {"symbols[]", "number", "symbols[].count"}, {"deck", "type", "deck.kind"},
    {"deck", "symbols", "deck.symbols_per_card"}, {"deck", "count", "deck.cards"},
    {"deck", "size", "deck.cards"}, {"deck", "number_of_cards", "deck.cards"},
    {"deck", "number_of_symbols", "deck.symbols_per_card"}, {"layout", "spacing", "layout.gap"},
    {"layout", "distance", "layout.gap"}, {"layout", "rotate", "layout.rotation"},
    {"pin{}", "rotation", "pin{}.angle"}, {"layout", "angle", "layout.rotation"}, {"layout", "quality", "layout.effort"},
    {"layout", "margin", "card.margin"}, {"back", "picture", "back.image"}, {"back", "img", "back.image"},
    {"back", "title", "back.text"}, {"sheet", "size", "sheet.paper"}, {"sheet", "format", "sheet.paper"},
    {"sheet", "page", "sheet.paper"}, {"sheet", "spacing", "sheet.gap"},
    {"sheet", "double_sided", "sheet.duplex"}, {"sheet", "rotation", "sheet.orientation"},
    {"output", "dpi", "output.image_dpi"}, {"output", "resolution", "output.image_dpi"},
    {"output", "profile", "output.icc"}, {"output", "colors", "output.color"},
    {"extras", "names", "extras.key"}, {"extras", "games", "extras.rules"},
};
// clang-format on

} // namespace

diag::Sentence describe_values(Kind kind) {
    const std::string_view words = base::find_enum_name(kind_descriptions, kind);
    return {words, {}, std::string(words)};
}

std::string_view find_meant_key(std::string_view section, std::string_view word) {
    const std::string name = to_snake_case(to_american(word));
    const auto* const found = std::ranges::find_if(
        synonyms, [&](const Synonym& each) { return each.section == section && each.word == name; });
    return found == std::end(synonyms) ? std::string_view() : found->path;
}

} // namespace spotit::theme
