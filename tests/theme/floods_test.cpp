#include "every_day.hpp"
#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <fmt/format.h>

#include <doctest/doctest.h>

#include <algorithm>

/// Mistakes by the thousand, and texts without end.
namespace spotit::tests {
namespace {

/// How often it was looked for what was meant.
std::ptrdiff_t suggestions(const Outcome& outcome) {
    return std::ranges::count_if(
        outcome.diagnostics, [](const diag::Diagnostic& diagnostic) { return !diagnostic.label.empty(); });
}

std::string lines(int count, const std::string& before, const std::string& after) {
    std::string text;
    for (int i = 0; i < count; ++i) text += before + std::to_string(i) + after + "\n";
    return text;
}

/// Each line once, then as often as many do.
void check_flood(const std::string& theme, std::ptrdiff_t mistakes) {
    CAPTURE(theme.substr(0, 60));
    const Outcome outcome = read_theme_with({"theme.yaml", theme}, {}, {}, all_emoji);
    CHECK(std::ssize(outcome.diagnostics) >= mistakes);
    CHECK(suggestions(outcome) >= 20); // as many as are shown
    CHECK(suggestions(outcome) <= 40);
}

} // namespace

TEST_CASE("of many mistakes only the first take the time to look for what was meant") {
    const int many = rounds(300, 100);
    check_flood("symbols:\n" + lines(many, "  - ':elephant", ":'"), many);
    check_flood("symbols:\n" + lines(many, "  - {group: animal", "}"), many);
    check_flood(seven_animals + "layout:\n" + lines(many, "  rotation", ": 5"), many);
    check_flood("colors:\n" + lines(many, "  c", "mine: red") + "symbols:\n" +
                    lines(many, "  - {text: a, color: c", "mines}"),
                many);
}

TEST_CASE("texts longer than 500 characters are refused where they stand") {
    std::string letters;
    for (int i = 0; i < 500; ++i) letters += "ä";
    CHECK(read_theme("title: " + letters + "\n" + seven_animals).said.empty());
    std::string said;
    for (const std::string key :
         {"title: ", "card: {text: ", "back: {text: ", "sheet: {footer: ", "output: {author: "}) {
        CAPTURE(key);
        const Outcome outcome = read_theme(
            key + letters + "e" + (key.find('{') == std::string::npos ? "" : "}") + "\n" + seven_animals);
        CHECK(list_findings(outcome) == fmt::format("1:{} long-text", key.size() + 1));
        said += outcome.said;
    }
    CHECK(matches_golden("theme/golden/long-texts.txt", said));
    CHECK(read_theme("symbols: [{emoji: 🐶, name: " + letters + "e}, 🐱, 🐭, 🐹, 🐰, 🦊, 🐻]\n")
              .diagnostics.at(0)
              .id == "long-text");
}

} // namespace spotit::tests
