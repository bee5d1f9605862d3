#include "every_day.hpp"
#include "theme/read_theme.hpp"

#include <spotit/theme/read.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <fmt/format.h>

namespace spotit::tests {
namespace {

const std::string data = std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/";

/// The settings of a deck, and its symbols with what is given of each.
std::string describe(const theme::Theme& theme) {
    std::string text;
    for (const theme::ResolvedSetting& setting : theme::list_settings(theme))
        if (setting.key() != "look") // its values are written out
            text += fmt::format("{}: {}\n", setting.key(), setting.value);
    for (std::size_t i = 0; i < theme.symbols.size(); ++i)
        text += fmt::format("{} {} {}\n", theme.symbols[i].id, theme.symbols[i].name, theme.fits[i].scale);
    return text;
}

std::string resolve(const Named& theme, const std::vector<theme::Override>& overrides = {},
                    const Named& overlay = {"none.yaml", "x_none: 0\n"}) {
    const std::vector overlays{std::make_shared<const diag::SourceText>(overlay.name, overlay.text)};
    return theme::write_resolved(
        std::make_shared<const diag::SourceText>(theme.name, theme.text),
        {.overrides = overrides, .places = {{std::filesystem::path(all_emoji)}}, .overlays = overlays});
}

} // namespace

TEST_CASE("a theme is written with all its layers, and each value has the name of its own") {
    const Named theme{
        data + "theme.yaml",
        "extends: print-shop\ntitle: Pets, \"all\"\nsymbols:\n"
        "  - 🐶 🐱 🐭\n  - :fox:\n  - {image: pictures/a.svg, scale: 2}\n  - {text: \"6\"}\n  - null\n"
        "card: {border: {width: 1mm, color: \"#ff0000\"}}\nback: {pattern: dots, text: Pets}\n"};
    const std::string text = resolve(theme, {{"card.background", "#fff8e7"}, {"layout.gap", "3mm"}});
    for (const char* line :
         {"title: \"Pets, \\\"all\\\"\"  # theme.yaml\n", "symbols:  # theme.yaml\n  - 🐶 🐱 🐭\n",
          "  - \":fox:\"\n", "  - {image: pictures/a.svg, scale: 2}\n", "  - {text: \"6\"}\n", "  - null\n",
          "  background: \"#fff8e7\"  # --set\n", "    color: \"#ff0000\"  # theme.yaml\n",
          "layout:\n  gap: \"3mm\"  # --set\n", "  bleed: 3mm  # print-shop\n"})
        CHECK_MESSAGE(text.find(line) != std::string::npos, line << " is not in\n" << text);
    CHECK(text.find("extends") == std::string::npos);
}

TEST_CASE("paths of a layer in another folder are written as they are from the theme's") {
    const std::string text =
        resolve({data + "theme.yaml", "title: Top\n"}, {},
                {data + "layers/deep.yaml", "card: {background: {image: ../pictures/b.svg}}\n"});
    CHECK(text ==
          "title: Top  # theme.yaml\ncard:\n  background:\n    image: \"pictures/b.svg\"  # deep.yaml\n");
}

TEST_CASE("what is written of a theme with its layers is read as the theme is") {
    EveryDay every_day(18);
    const std::filesystem::path themes = std::filesystem::path(SPOTIT_SOURCE_DIR) / "themes";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(themes)) {
        const std::string path = entry.path().string();
        const std::string folder = entry.path().parent_path().filename().string();
        if (entry.path().extension() != ".yaml" || folder == "styles" || folder == "looks") continue;
        if (every_day.skips_next()) continue;
        CAPTURE(path);
        const std::vector<theme::Override> overrides{{"layout.gap", "3mm"}, {"card.background", "#fff8e7"}};
        const Outcome given = read_theme_with({path, contents(path)}, {}, overrides, all_emoji);
        const std::string text = resolve({path, contents(path)}, overrides);
        const Outcome written = read_theme_with({path, text}, {}, {}, all_emoji);
        CHECK_MESSAGE(written.said == given.said, text);
        CHECK(describe(written.theme) == describe(given.theme));
    }
}

} // namespace spotit::tests
