#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
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

Outcome read_with_animals(const std::string& theme) {
    const bool has_symbols = theme.find("symbols:") != std::string::npos;
    return read_theme_with({"theme.yaml", has_symbols ? theme : theme + seven_animals}, {}, {}, all_emoji);
}

} // namespace

TEST_CASE("the remedy of each message, applied by the letter, makes a theme without that mistake") {
    std::string table;
    std::set<std::string> names;
    std::string in_words; // what no button can do
    for (const Remedy& each : remedies()) {
        CAPTURE(each.name);
        CHECK(names.insert(each.name).second);
        const Outcome wrong = read_with_animals(each.wrong), right = read_with_animals(each.right);
        CHECK(wrong.said != "");
        CHECK(right.said == "");
        for (const diag::Diagnostic& problem : wrong.diagnostics)
            if (std::ranges::all_of(problem.list_remedies(),
                                    [](const diag::Note& note) { return note.change.is_empty(); }))
                in_words += fmt::format("{}: {}\n", problem.id.name(), each.name);
        table += "== " + each.name + "\n" + wrong.said + "--\n" + each.right + "\n";
    }
    CHECK(names.size() > 190);
    CHECK(matches_golden("theme/golden/remedies.txt", table));
    CHECK(matches_golden("theme/golden/remedies-in-words.txt", in_words));
}

} // namespace spotit::tests
