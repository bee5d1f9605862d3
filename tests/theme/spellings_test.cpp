#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

namespace spotit::tests {
namespace {

bool is_refused(const Outcome& outcome) {
    return std::ranges::any_of(outcome.diagnostics, [](const diag::Diagnostic& each) {
        return each.severity == diag::Severity::Error;
    });
}

} // namespace

TEST_CASE("the program takes and refuses the spellings that the schema takes and refuses") {
    std::istringstream lines(contents(SPOTIT_SOURCE_DIR "/tests/theme/data/spellings.txt"));
    int right = 0, wrong = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#')) continue;
        CAPTURE(line);
        REQUIRE((line.starts_with("+ ") || line.starts_with("- ")));
        const bool is_right = line.starts_with('+');
        std::string theme = line.substr(2) + "\n";
        if (!theme.starts_with("symbols:")) theme += "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n";
        const Outcome outcome = read_theme(theme);
        CAPTURE(outcome.said);
        CHECK(is_refused(outcome) != is_right);
        ++(is_right ? right : wrong);
    }
    CHECK(right > 50);
    CHECK(wrong > 50);
}

} // namespace spotit::tests
