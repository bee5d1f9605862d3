// The messages as they were designed, word for word; the line numbers are those of the themes here.

#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <filesystem>

namespace spotit::tests {
namespace {

const std::string thirty_one =
    "symbols: "
    "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦅🦉🦇🐺🐗🐴"
    "🦄"
    "🐝"
    "🐛"
    "🦋"
    "🐌"
    "\n";

std::string message_of(const std::string& text) {
    return read_theme_with({"animals.yaml", text}, {}, {}, all_emoji).said;
}

} // namespace

TEST_CASE("mock-up 1: a second colon") {
    CHECK(message_of("# a comment\ntitle: Spot it: animals\n" + seven_animals) ==
          R"(animals.yaml:2:15: error: a second ':' in this line, so YAML can't tell what the value is
    2 | title: Spot it: animals
      |               ^
  fix: put it in quotes
    2 | title: "Spot it: animals"
)");
}

TEST_CASE("mock-up 1b: the comment trap") {
    CHECK(
        message_of(seven_animals + "card:\n  background: #fff8e7\n") ==
        R"(animals.yaml:3:3: error: `card.background` has no value: after a space, # starts a comment in YAML
    3 |   background: #fff8e7
      |   ^~~~~~~~~~
  fix: quote the color
    3 |   background: "#fff8e7"
)");
}

TEST_CASE("mock-up 2: an unknown key, and one of another section") {
    CHECK(message_of(seven_animals + "card:\n  sise: 85mm\nlayout:\n  symbols-per-card: 3\n") ==
          R"(animals.yaml:3:3: error: there is no `sise` in `card`
    3 |   sise: 85mm
      |   ^~~~ did you mean `size`?
animals.yaml:5:3: error: `symbols-per-card` is written `symbols_per_card`, and belongs to `deck`, not `layout`
    5 |   symbols-per-card: 3
      |   ^~~~~~~~~~~~~~~~
)");
    CHECK(message_of(seven_animals + "size: 70mm\n")
              .starts_with("animals.yaml:2:1: error: `size` belongs to `card`\n"));
}

TEST_CASE("mock-up 3: units") {
    CHECK(message_of(seven_animals + "card:\n  size: 85\n  margin: 12px\n") ==
          R"(animals.yaml:3:9: error: `card.size` needs a unit
    3 |   size: 85
      |         ^~ 85mm? (mm, cm, in, pt)
animals.yaml:4:11: error: px is not a length on paper; write mm, cm, in or pt
    4 |   margin: 12px
      |           ^~~~ 12px is 3.2mm on a 96 dpi screen
)");
}

TEST_CASE("mock-up 4: not enough symbols") {
    CHECK(message_of("deck:\n  symbols_per_card: 8\n" + thirty_one) ==
          R"(animals.yaml:3:1: error: 8 symbols per card need 57 symbols; this theme has 31
    3 | )" + thirty_one +
              R"(      | ^~~~~~~ 26 are missing
  either write:    symbols: [🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦅🦉🦇🐺🐗🐴🦄🐝🐛🦋🐌, {group: animals}]   (fills the rest)
  or set:          deck.symbols_per_card: 6   -> 31 cards, 31 of your 31 symbols
  or set:          deck.symbols_per_card: auto
)");
    CHECK(message_of("deck:\n  symbols_per_card: 4\nsymbols: a b c d e f g h\n")
              .find("either add:      5 more to `symbols`\n") != std::string::npos);
}

TEST_CASE("mock-up 6: an impossible number") {
    CHECK(message_of("deck:\n  symbols_per_card: 7\n" + thirty_one) ==
          R"(animals.yaml:2:21: error: no perfect deck has 7 symbols per card
    2 |   symbols_per_card: 7
      |                     ^ the number minus one must be a prime power (2 3 4 5 7 8 9 11 13 16 ...)
  nearest: 6 -> 31 cards, 31 symbols      8 -> 57 cards, 57 symbols
  or keep 7 with  kind: padded -> 31 cards, 62 symbols, one per card never matches
)");
}

TEST_CASE("mock-up 7: a picture whose name has other capitals") {
    const auto folder = std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/golden";
    std::filesystem::current_path(folder);
    CHECK(message_of("symbols:\n  - 🐱 🐭 🐹 🐰 🦊 🐻\n  - photos/Rex.jpg\n") ==
          R"(animals.yaml:3:5: error: can't find the picture photos/Rex.jpg
    3 |   - photos/Rex.jpg
      |     ^~~~~~~~~~~~~~ there is photos/rex.jpg (upper and lower case differ)
  looked in )" +
              (std::filesystem::current_path() / "photos").string() + "\n");
}

TEST_CASE("twenty mistakes are told, then how many more there are") {
    std::string text = seven_animals;
    for (int i = 0; i < 51; ++i) text += "wrong" + std::to_string(i) + ": x\n";
    const std::string shown = message_of(text);
    CHECK(shown.find("`wrong19`") != std::string::npos);
    CHECK(shown.find("`wrong20`") == std::string::npos);
    CHECK(shown.ends_with("and 31 more\n"));
}

TEST_CASE("carets stand under what is meant, right of emoji and of wide letters") {
    CHECK(message_of("symbols: [🐶🐱, 猫, {emojy: 🐻}, 🐭]\n").find(R"(
    1 | symbols: [🐶🐱, 猫, {emojy: 🐻}, 🐭]
      |                      ^~~~~ did you mean `emoji`?
)") != std::string::npos);
}

} // namespace spotit::tests
