#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace spotit::tests {
namespace {

const std::string three_a_card = "deck: {symbols_per_card: 3}\n" + seven_animals;

std::filesystem::path layers_folder() {
    return std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/data/layers";
}

Outcome read_here(const std::string& text, const std::vector<Named>& overlays = {},
                  std::vector<theme::Override> overrides = {}) {
    return read_theme_with({(layers_folder() / "theme.yaml").string(), text}, overlays, std::move(overrides));
}

theme::Theme layered_theme(const std::string& text, const std::vector<Named>& overlays = {},
                           std::vector<theme::Override> overrides = {}) {
    Outcome outcome = read_here(text, overlays, std::move(overrides));
    REQUIRE(outcome.said == "");
    return std::move(outcome.theme);
}

/// Returns the messages, without the folder of the test's data.
std::string layered_message(const std::string& text, const std::vector<Named>& overlays = {},
                            const std::vector<theme::Override>& overrides = {}) {
    std::string result = read_here(text, overlays, overrides).said;
    for (const std::string& here : {layers_folder().string() + "/", layers_folder().string()}) {
        for (std::size_t at = result.find(here); at != std::string::npos; at = result.find(here))
            result.replace(at, here.size(), here.ends_with('/') ? "" : "here");
    }
    return result;
}

} // namespace

TEST_CASE("a theme has what the styles and themes say that it extends, and its own word wins") {
    const theme::Theme theme = layered_theme("extends: school.yaml\ntitle: Class 2B\n" + three_a_card);
    CHECK(theme.title == "Class 2B");
    CHECK(theme.style.card.size().width == 90);
    CHECK(theme.style.border.value().width == 2);
    CHECK(theme.style.border.value().color == *color::parse("#1d70b8"));
    CHECK(theme.deck.symbols_per_card == 3);
    CHECK(theme.fonts.paths == std::vector<std::filesystem::path>{layers_folder() / "school"});
}

TEST_CASE("of the titles in several languages, the one in the deck's language is taken") {
    const auto title = [](const std::string& keys) { return layered_theme(keys + three_a_card).title; };
    const std::string titles = "titles: {de: Meer, en: Sea, fr: La mer}\n";
    CHECK(title(titles) == "Sea");
    CHECK(title(titles + "language: de\n") == "Meer");
    CHECK(title(titles + "language: fr-CA\n") == "La mer");
    CHECK(title(titles + "language: ja\n") == "Sea");
    CHECK(title("titles: {fr: La mer}\n") == "La mer");
    CHECK(title(titles + "title: Ocean\n") == "Ocean");
    CHECK(title("extends: school.yaml\n" + titles) == "Sea"); // which has a title
}

TEST_CASE("of several that are extended the later wins, key by key") {
    const theme::Theme theme = layered_theme("extends: [kids, toddler]\nlayout: {gap: 1mm}\n" + three_a_card);
    CHECK(theme.style.card.size().width == 95);
    CHECK(theme.layout.gap == 1);
    CHECK(theme.layout.min_size == 20);
    CHECK(layered_theme("extends: [toddler, kids]\n" + three_a_card).style.card.size().width == 90);
}

TEST_CASE("overlays win over the theme, later ones over earlier ones, and options over all") {
    const std::vector<Named> overlays{{"a.yaml", "sheet: {paper: A3, margin: 5mm}"},
                                      {"b.yaml", "sheet: {margin: 6mm}"}};
    const std::string text = "sheet: {paper: Letter, margin: 9mm, gap: 1mm}\n" + three_a_card;
    const theme::Theme theme = layered_theme(text, overlays);
    CHECK(theme.paper_name == "A3");
    CHECK(theme.sheet.margin == 6);
    CHECK(theme.sheet.gap == 1);
    CHECK(layered_theme(text, overlays, {{"sheet.margin", "7mm"}}).sheet.margin == 7);
    CHECK(theme.spans.at("sheet.margin").source->name() == "b.yaml");
    CHECK(theme.spans.at("sheet.gap").source->name() == (layers_folder() / "theme.yaml").string());
}

TEST_CASE("a size that the shape of a layer below can't have is refused, and the shape's place is named") {
    const std::string boards = "card: {shape: rectangle, size: 60x90mm}\n" + three_a_card;
    const Outcome outcome = read_here(boards, {{"printer.yaml", "card: {size: 70mm}\n"}});
    CHECK(list_findings(outcome) == "1:14 value");
    CHECK(outcome.diagnostics[0].span.source->name() == "printer.yaml");
    CHECK(matches_golden("theme/golden/layers-size.txt",
                         layered_message(boards, {{"printer.yaml", "card: {size: 70mm}\n"}})));
    CHECK(list_findings(read_here(boards, {}, {{"card.size", "70mm"}})) == "1:11 value");
    CHECK(matches_golden("theme/golden/layers-size-option.txt",
                         layered_message(boards, {}, {{"card.size", "70mm"}})));
    CHECK(layered_theme(boards, {}, {{"card.size", "70mm"}, {"card.shape", "square"}})
              .style.card.size()
              .height == 70);
    // A later shape takes an earlier size away.
    CHECK(layered_theme(boards, {}, {{"card.shape", "circle"}}).style.card.size().width == 85);
}

TEST_CASE("a style lies over a theme as a file does, and is no file of the theme") {
    diag::Sink sink;
    const std::vector<std::shared_ptr<const diag::SourceText>> overlays{theme::read_style("card-service")};
    const auto source =
        std::make_shared<const diag::SourceText>("theme.yaml", "sheet: {paper: A3}\n" + three_a_card);
    const theme::Theme theme = theme::read(source, {.overlays = overlays}, sink);
    CHECK(theme.sheet.one_card_per_page);
    CHECK(theme.files.size() == 1);
    CHECK(theme::read_style("no-such-style") == nullptr);
}

TEST_CASE("`none` switches off what a lower layer has switched on, and can be overruled") {
    CHECK_FALSE(layered_theme("extends: school.yaml\ncard: {border: none}\n" + three_a_card)
                    .style.border.has_value());
    const theme::Theme again = layered_theme("extends: school.yaml\ncard: {border: none}\n" + three_a_card,
                                             {{"o.yaml", "card: {border: {inset: 3mm}}"}});
    CHECK(again.style.border.value().inset == 3);
    CHECK(again.style.border.value().width == 0.5);
}

TEST_CASE("lists are replaced, names of the user's own are joined") {
    const theme::Theme theme = layered_theme("extends: school.yaml\ncolors: {leaf: seagreen, brand: teal}\n"
                                             "card: {background: leaf}\n" +
                                             three_a_card);
    CHECK(theme.style.background == *color::parse("seagreen"));
    CHECK(theme.style.border.value().color == *color::parse("teal"));
    const Named overlay{"o.yaml", "symbols: [🍎, 🍌, 🍒, 🍇, 🍉, 🍋, 🍍]"};
    CHECK(layered_theme(three_a_card, {overlay}).symbols.size() == 7);
    const theme::Theme rerolled = layered_theme("layout: {reroll: {1: 2, 3: 4}}\n" + three_a_card,
                                                {{"o.yaml", "layout: {reroll: {3: 9}}"}});
    CHECK(rerolled.reroll == std::map<int, int>{{1, 2}, {3, 9}});
}

TEST_CASE("an option replaces what the theme extends, and a color of its own") {
    CHECK(layered_theme("extends: school.yaml\n" + three_a_card, {}, {{"extends", "toddler"}})
              .style.card.size()
              .width == 95);
    CHECK(layered_theme("extends: toddler\n" + three_a_card, {}, {{"extends", "none"}})
              .style.card.size()
              .width == 85);
    CHECK(layered_theme("colors: {brand: red}\ncard: {background: brand}\n" + three_a_card, {},
                        {{"colors.brand", "#00ff00"}})
              .style.background == *color::parse("lime"));
}

TEST_CASE("colors may have the names of others above them") {
    const theme::Theme theme = layered_theme(
        "colors: {brand: teal, frame: brand}\ncard: {border: {color: frame}, background: red}\n" +
        three_a_card);
    CHECK(theme.style.border.value().color == *color::parse("teal"));
    CHECK(theme.style.background == *color::parse("red"));
    CHECK(layered_theme("colors: {red: '#ee0000'}\ncard: {background: red}\n" + three_a_card)
              .style.background == *color::parse("#e00"));
}

TEST_CASE("a theme knows every file that it was made of") {
    const std::filesystem::path data = layers_folder();
    const theme::Theme theme =
        read_theme_with({(data / "theme.yaml").string(),
                         "extends: [kids, ./school.yaml]\ndeck: {symbols_per_card: 3}\n"
                         "symbols:\n  - {folder: ../pictures}\n  - {file: ../words.txt}\n"
                         "  - one two\n  - six\n"},
                        {{(data / "printer.yaml").string(), "sheet: {margin: 5mm}"}})
            .theme;
    std::set<std::string> names;
    for (const auto& file : theme.files)
        names.insert(file.lexically_normal().lexically_relative(data).string());
    CHECK(theme.files.size() == names.size());
    CHECK(fmt::format("{}", fmt::join(names, " ")) ==
          "../pictures ../pictures/a.svg ../pictures/b.svg ../words.txt printer.yaml school school.yaml "
          "theme.yaml");
}

TEST_CASE("a theme from standard input has paths from the current folder, and is no file") {
    const theme::Theme theme = read_theme_with({"-", three_a_card}, {}).theme;
    CHECK(theme.files.empty());
}

TEST_CASE("mistakes in layers are reported with their own file, once, and those of all layers together") {
    std::string text;
    text += layered_message(
        "extends: [clasic, school.yml, School.yaml, http://example.org/a.yaml, nowhere/a.yaml]\n" +
        three_a_card);
    text += layered_message("extends: round.yaml\n" + three_a_card);
    text += layered_message("extends: [./broken.yaml, [kids], round]\n" + three_a_card);
    text += layered_message("extends: {kids: yes}\n" + three_a_card);
    text += layered_message("extends:\n" + three_a_card);
    text += layered_message("title: [x]\n" + three_a_card,
                            {{"printer.yaml", "sheet: {papr: A4}\n"}, {"empty.yaml", ""}});
    text += layered_message("colors: {a: b, b: red, b: teal, c: , d: [x], e: brnad}\n" + three_a_card);
    CHECK(matches_golden("theme/golden/layers.txt", text));
}

TEST_CASE("the ready styles are themes without a mistake") {
    for (const theme::Style& style : theme::list_styles()) {
        CAPTURE(style.name);
        CHECK_FALSE(style.summary.empty());
        const Outcome outcome = read_here("extends: " + std::string(style.name) +
                                          "\ndeck: {symbols_per_card: 3, cards: all}\n" + seven_animals);
        CHECK(outcome.said == "");
    }
}

TEST_CASE("merge keys take the keys of an anchor, the map's own win") {
    const theme::Theme theme =
        layered_theme("x_line: &line {width: 1mm, color: teal}\nx_other: &other {inset: 2mm, width: 4mm}\n"
                      "card:\n  border:\n    <<: [*line, *other]\n    color: red\n" +
                      three_a_card);
    CHECK(theme.style.border.value().width == 1);
    CHECK(theme.style.border.value().inset == 2);
    CHECK(theme.style.border.value().color == *color::parse("red"));
}

TEST_CASE("each file that was looked for is listed for those who wait for it, also when the theme is wrong") {
    const auto source = std::make_shared<const diag::SourceText>(
        std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/theme.yaml",
        "extends: no/base.yaml\nfonts: {text: no/font.ttf}\nsymbols: [no/rex.jpg, {folder: no/dogs}]\n");
    std::set<std::string> told;
    diag::Sink sink;
    theme::Context context;
    context.file_listener = [&](const std::filesystem::path& file) {
        const std::string name = file.string();
        told.insert(name.substr(name.find("data/") + 5));
    };
    CHECK_THROWS_AS(theme::read(source, context, sink), diag::Error);
    CHECK(told ==
          std::set<std::string>{"theme.yaml", "no/base.yaml", "no/font.ttf", "no/rex.jpg", "no/dogs"});
}

} // namespace spotit::tests
