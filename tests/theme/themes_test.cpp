#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <filesystem>

namespace spotit::tests {
namespace {

theme::Theme ready(const std::string& name) {
    const std::filesystem::path path = std::filesystem::path(SPOTIT_SOURCE_DIR) / "themes" / name;
    Outcome outcome = read_theme_with({path.string(), contents(path.string())}, {}, {}, all_emoji);
    REQUIRE(outcome.said == "");
    return std::move(outcome.theme);
}

} // namespace

TEST_CASE("the ready themes read without a word, and use every symbol they list") {
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(SPOTIT_SOURCE_DIR) / "themes")) {
        if (entry.path().extension() != ".yaml") continue;
        CAPTURE(entry.path().filename().string());
        const theme::Theme theme = ready(entry.path().filename().string());
        CHECK_FALSE(theme.title.empty());
        CHECK(contents(entry.path().string())
                  .starts_with("# yaml-language-server: $schema=theme.schema.json\n"));
    }
}

TEST_CASE("the ready themes are the decks that they say they are") {
    CHECK(ready("animals.yaml").symbols.size() == 57);
    CHECK(ready("animals.yaml").deck.symbols_per_card == 8);
    CHECK(ready("kids.yaml").symbols.size() == 31);
    CHECK(ready("fano.yaml").symbols.size() == 7);
    CHECK(ready("words.yaml").symbols.size() == 31);
    CHECK(find_word(ready("words.yaml").symbols[30]) == "down");
    CHECK(ready("wheels.yaml").symbols.size() == 31);
    CHECK(ready("wheels.yaml").style.card.radius == 3);
    CHECK(ready("party20.yaml").symbols.size() == 381);
    CHECK(ready("party20.yaml").deck.symbols_per_card == 20);
}

} // namespace spotit::tests
