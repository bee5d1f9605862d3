#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <filesystem>

namespace spotit::tests {
namespace {

const std::string thirty_one = "symbols: 🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔"
                               "🐧🐦🐤🦆🦅🦉🦇🐺🐗🐴🦄🐝🐛🦋🐌\n";

struct MockUp {
    std::string topic, theme, findings;
};
const MockUp mock_ups[] = {
    {"a second colon", "# a comment\ntitle: Spot it: animals\n" + seven_animals, "2:15 yaml-second-colon"},
    {"the comment trap", seven_animals + "card:\n  background: #fff8e7\n", "3:3 comment-trap"},
    {"an unknown key, and one of another section",
     seven_animals + "card:\n  sise: 85mm\nlayout:\n  symbols-per-card: 3\n",
     "3:3 unknown-key, 5:3 unknown-key"},
    {"a key of a section", seven_animals + "size: 70mm\n", "2:1 unknown-key"},
    {"units", seven_animals + "card:\n  size: 85\n  margin: 12px\n", "3:9 unit, 4:11 unit"},
    {"not enough symbols", "deck:\n  symbols_per_card: 8\n" + thirty_one, "3:1 too-few-symbols"},
    {"not enough words", "deck:\n  symbols_per_card: 4\nsymbols: a b c d e f g h\n", "3:1 too-few-symbols"},
    {"an impossible number", "deck:\n  symbols_per_card: 7\n" + thirty_one, "2:21 impossible-number"},
    {"a picture whose name has other capitals",
     "symbols:\n  - 🐱 🐭 🐹 🐰 🦊 🐻\n  - photos/Rex.jpg\n", "3:5 no-picture"},
    {"carets under what is meant, right of emoji and of wide letters", "symbols: [🐶🐱, 猫, {emojy: 🐻}, 🐭]\n",
     "1:1 too-few-symbols, 1:19 unknown-key"},
};

Outcome read_animals(const std::string& text) {
    std::filesystem::current_path(std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/golden");
    return read_theme_with({"animals.yaml", text}, {}, {}, all_emoji);
}

} // namespace

TEST_CASE("messages are as they were designed, word for word") {
    std::string said;
    for (const auto& [topic, text, findings] : mock_ups) {
        CAPTURE(topic);
        const Outcome outcome = read_animals(text);
        CHECK(list_findings(outcome) == findings);
        said += "# " + topic + "\n" + without_folder(outcome.said);
    }
    CHECK(matches_golden("theme/golden/mockups.txt", said));
}

TEST_CASE("twenty mistakes are reported, then how many more there are") {
    std::string text = seven_animals;
    for (int i = 0; i < 51; ++i) text += "wrong" + std::to_string(i) + ": x\n";
    CHECK(matches_golden("theme/golden/twenty-mistakes.txt", read_animals(text).said));
}

} // namespace spotit::tests
