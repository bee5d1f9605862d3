#include "places.hpp"
#include "theme/keys/keys.hpp"
#include "theme/read_theme.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>
#include <spotit/theme/read.hpp>

#include <fmt/format.h>

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

namespace spotit::theme {
namespace {

constexpr std::string_view seven = "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n";

/// A theme in which a key can be given, at @, for keys that are not in a section at the top level.
struct Context {
    std::string_view path, theme; ///< the beginning of the paths
};
constexpr Context contexts[] = {
    {"symbols[].pick", "symbols: [{group: animals, count: 7, @}]\n"},
    {"symbols[].", "symbols: [{image: pictures/a.svg, @}, 🐱, 🐭, 🐹, 🐰, 🦊, 🐻]\n"},
    {"deck.set.", "deck: {kind: set, set: {@}}\n"},
    {"deck.forms.mode",
     "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ndeck: {forms: {of: [picture, word], @}}\n"},
    {"deck.forms.of", "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ndeck: {forms: {mode: mixed, @}}\n"},
    {"card.border.", "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ncard: {border: {x_note: 1, @}}\n"},
    {"paint{}.size", "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n"
                     "card: {background: {pattern: dots, colors: [teal, white], @}}\n"},
    {"paint{}.",
     "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ncard: {background: {image: pictures/a.svg, @}}\n"},
};

/// Returns a theme with the key as it is written; without the key for an empty text.
std::string write_theme(const Key& key, const std::string& written) {
    const auto* const context =
        std::ranges::find_if(contexts, [&](const Context& each) { return key.path.starts_with(each.path); });
    if (context == std::end(contexts)) {
        const bool is_top = key.section().empty() || written.empty();
        return std::string(seven) + (is_top ? written : fmt::format("{}: {{{}}}", key.section(), written)) +
               "\n";
    }
    std::string theme(context->theme);
    return theme.replace(theme.find('@'), 1, written);
}

tests::Outcome read(const std::string& text) {
    return tests::read_theme_with({std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/theme.yaml", text}, {},
                                  {}, tests::all_emoji);
}

/// Returns the theme without its places, and with the values that others complete where it has none.
Theme fill_defaults(Theme theme) {
    theme.spans.clear();
    theme.colors.clear();
    theme.output.conformance_span = theme.style.label_span = {};
    theme.set.color_spans.clear();
    theme.set.color_names
        .clear(); // "red" and the like by default, for colors whose names are no names of CSS
    for (auto* symbols : {&theme.symbols, &theme.set.shapes})
        for (symbol::SymbolSpec& symbol : *symbols) symbol.span = {};
    if (theme.style.drawing) theme.style.drawing->span = {};
    if (!theme.forms) theme.forms = Forms{.mode = {}};
    theme.layout.max_size = std::round(theme.layout.max_size.value_or(0.55 * 85) * 1e6);
    return theme;
}

} // namespace

TEST_CASE("each row of the table has its own path, a section above it, a summary and, when built, a reader") {
    std::set<std::string_view> paths;
    for (const Key& key : list_keys()) {
        CAPTURE(key.path);
        CHECK(paths.insert(key.path).second);
        const bool is_top = key.section().empty();
        CHECK((is_top || is_shared(key.section()) || paths.contains(key.section())));
        CHECK_FALSE(key.summary.empty());
        CHECK_FALSE(key.summary.ends_with('.'));
        CHECK((key.kind == Kind::Section || key.has_reader()));
    }
}

TEST_CASE("each default of the table reads as the value that a theme without the key has") {
    for (const Key& key : list_keys()) {
        const std::string usual = write_default(key);
        if (usual.empty()) continue;
        CAPTURE(key.path);
        const tests::Outcome plain = read(write_theme(key, ""));
        const tests::Outcome given = read(write_theme(key, fmt::format("{}: {}", key.name(), usual)));
        REQUIRE(plain.said == "");
        REQUIRE(given.said == "");
        CHECK((is_shared(key.section()) || given.theme.spans.contains(key.path)));
        CHECK(fill_defaults(given.theme) == fill_defaults(plain.theme));
    }
}

TEST_CASE("another value than the default is seen in what is read") {
    const Theme plain = fill_defaults(read(std::string(seven)).theme);
    for (const std::string keys :
         {"card: {border: {width: 1mm}}", "deck: {copies: 2}", "layout: {edge: none}", "sheet: {bleed: 3mm}",
          "output: {color: gray}", "extras: {why: true}"}) {
        CAPTURE(keys);
        CHECK(fill_defaults(read(std::string(seven) + keys + "\n").theme) != plain);
    }
}

TEST_CASE("the backs take the keys of a background, within theirs and beside them") {
    std::map<std::string, KeyInfo> infos;
    for (const KeyInfo& info : list_key_infos()) infos[info.path] = info;
    for (const char* path : {"card.background.pattern", "back.background.pattern", "back.pattern"})
        CHECK(infos.at(path).words.front() == "dots");
    CHECK(infos.at("back.color").summary == find_key("back.color")->summary);
    CHECK(infos.at("back.background.color").summary == find_key("paint{}.color")->summary);
    CHECK_FALSE(infos.contains("pattern"));
}

TEST_CASE("a length is taken in % of the card where its row says so, and nowhere else") {
    for (const Key& key : list_keys()) {
        if (key.kind != Kind::Length || key.arity != Arity::One || is_shared(key.section())) continue;
        CAPTURE(key.path);
        const tests::Outcome given = read(write_theme(key, fmt::format("{}: 10%", key.name())));
        const bool is_refused = std::ranges::any_of(
            given.diagnostics, [](const diag::Diagnostic& each) { return each.id == "unit"; });
        CHECK(is_refused != key.relative);
    }
}

TEST_CASE("the languages that are offered are those in which emoji have names, and four more") {
    const std::vector<std::string> named = emoji::list_languages(tests::set_up_places());
    if (named.empty()) return; // not set up
    std::vector<std::string> offered;
    for (const std::string_view language : list_offered_names(*find_key("language")))
        offered.push_back(diag::to_lower_case(language));
    std::vector<std::string> others;
    std::ranges::set_symmetric_difference(offered, named, std::back_inserter(others));
    CHECK(others == std::vector<std::string>{"ar", "el", "he", "tr"});
}

TEST_CASE("keys written the way of other formats are recognised") {
    CHECK(to_snake_case("symbols-per-card") == "symbols_per_card");
    CHECK(to_snake_case("symbolsPerCard") == "symbols_per_card");
    CHECK(to_snake_case("Title") == "title");
    CHECK(to_snake_case("SIZE") == "size");
    CHECK(to_american("colour") == "color");
    CHECK(to_american("copy_colours") == "copy_colors");
}

} // namespace spotit::theme
