#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <spotit/yaml.hpp>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

namespace spotit::tests {
namespace {

/// A theme with a mistake, and with the remedy of its message applied.
struct Remedy {
    std::string name, wrong, right;
};

std::vector<Remedy> remedies() {
    std::istringstream file(contents(std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/remedies.txt"));
    std::vector<Remedy> all;
    bool is_right = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("== ")) {
            all.push_back({line.substr(3), {}, {}});
            is_right = false;
        } else if (line == "--") {
            is_right = true;
        } else if (!all.empty() && !line.empty()) {
            (is_right ? all.back().right : all.back().wrong) += line + "\n";
        }
    }
    return all;
}

/// The theme, with animals if it has no symbols.
std::string complete(const std::string& theme) {
    return theme.find("symbols:") != std::string::npos ? theme : theme + seven_animals;
}

Outcome read_with(const std::string& theme, const std::vector<diag::Setting>& settings = {}) {
    std::vector<theme::Override> overrides;
    for (const auto& [key, value] : settings) overrides.push_back({key, value});
    return read_theme_with({"theme.yaml", theme}, {}, overrides, all_emoji);
}

} // namespace

TEST_CASE("the remedy of each message, applied by the letter, makes a theme without that mistake") {
    std::filesystem::current_path(std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/examples");
    std::string table;
    std::set<std::string> names;
    std::string in_words; // what no button can do
    for (const Remedy& each : remedies()) {
        CAPTURE(each.name);
        CHECK(names.insert(each.name).second);
        const Outcome wrong = read_with(complete(each.wrong)), right = read_with(complete(each.right));
        CHECK(wrong.said != "");
        CHECK(right.said == "");
        for (const diag::Diagnostic& problem : wrong.diagnostics)
            if (std::ranges::all_of(problem.list_remedies(), [](const diag::Note& note) {
                    return yaml::write_out(note.change).is_empty();
                }))
                in_words += fmt::format("{}: {}\n", problem.id.name(), each.name);
        table += "== " + each.name + "\n" + without_folder(wrong.said) + "--\n" + each.right + "\n";
    }
    CHECK(names.size() > 190);
    CHECK(matches_golden("theme/golden/remedies.txt", table));
    CHECK(matches_golden("theme/golden/remedies-in-words.txt", in_words));
}

TEST_CASE("each remedy that is a change, taken by the letter, cures its mistake and makes no other") {
    for (const Remedy& each : remedies()) {
        CAPTURE(each.name);
        const std::string text = complete(each.wrong);
        const Outcome wrong = read_with(text);
        for (const diag::Diagnostic& problem : wrong.diagnostics)
            for (const diag::Note& remedy : problem.list_remedies()) {
                if (yaml::write_out(remedy.change).is_empty()) continue;
                CAPTURE(remedy.text.english());
                const std::string mended = with_edits(text, remedy.change);
                CAPTURE(mended);
                CHECK(list_left(problem, wrong, read_with(mended, remedy.change.settings)) == "");
            }
    }
}

TEST_CASE("lines of a text that begin with # move to the left with it") {
    const std::string text = "  back:\n    text: |\n      one\n      # two\nseed: 1\n";
    const Outcome wrong = read_with(complete(text));
    REQUIRE(wrong.diagnostics.size() == 1);
    CHECK(with_edits(text, wrong.diagnostics.front().list_remedies().front().change) ==
          "back:\n  text: |\n    one\n    # two\nseed: 1\n");
}

TEST_CASE("a list of symbols without a name is called by its number in each language") {
    const Outcome wrong = read_with("deck: {categories: [🐶 🐱 🐭, 🍎 🍐, ⚽ 🏀]}\n");
    REQUIRE(!wrong.diagnostics.empty());
    CHECK(diag::translate(wrong.diagnostics.front().message, "de").find("Liste 1") != std::string::npos);
}

} // namespace spotit::tests
