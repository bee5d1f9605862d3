#include "serve/json.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <vector>

using namespace spotit;

namespace {

const auto page_text = std::make_shared<const diag::SourceText>("theme.yaml", "paper: A5\nseed: 1\n");
const auto other_text = std::make_shared<const diag::SourceText>("school.yaml", "paper: A5\n");

serve::Json write(const diag::Diagnostic& problem) {
    return make_problem(problem, {*page_text});
}

} // namespace

TEST_CASE("the page gets notes, but not the lines of the text that it shows") {
    diag::Diagnostic problem{.id = "value", .message = "wrong"};
    problem.excerpt("  1 | paper: A5").note("papers: A4 A5");
    CHECK(write(problem)["notes"].dump() == R"(["papers: A4 A5"])");
}

TEST_CASE("a problem of another file has its line there, and no place in the page's text") {
    serve::Json shown =
        write({.id = "value",
               .message = "wrong",
               .span = {std::make_shared<const diag::SourceText>("words.csv", "dog\ncat\n"), 4, 7}});
    CHECK(shown["file"].dump() == R"("words.csv")");
    CHECK(shown["line"].dump() == "2");
    CHECK(shown.dump().find("\"from\"") == std::string::npos);
}

TEST_CASE("a remedy can be taken where all of its changes are of the page's text") {
    const auto offer = [](const std::shared_ptr<const diag::SourceText>& text) {
        diag::Diagnostic problem{.id = "value", .message = "wrong"};
        problem.fix("move it",
                    {.settings = {{"sheet.paper", "A5"}}, .edits = {{{text, 0, 5}, std::nullopt}}});
        return write(problem)["remedies"].dump();
    };
    CHECK(
        offer(page_text) ==
        R"([{"text":"move it","settings":[["sheet.paper","A5"]],"edits":[{"from":0,"to":10,"insert":""}],"isRemoval":true}])");
    CHECK(offer(other_text) == R"([{"text":"move it","settings":[],"edits":[],"isRemoval":false}])");
}

TEST_CASE("what removes one lost pin removes all of them, and a card that has no others") {
    const auto text = std::make_shared<const diag::SourceText>(
        "theme.yaml", "pins:\n  1:\n    a: 0\n    b: 0\n  2:\n    c: 0\n    d: 0\n");
    std::vector<diag::Diagnostic> lost;
    for (const std::size_t at : {15U, 24U, 38U}) {
        lost.push_back({.id = "pin", .message = "not on the card"});
        lost.back().note("or delete it", {.edits = {{{text, at, at + 1}}}});
    }
    for (const auto& problem : serve::make_problems(lost, {*text})) {
        serve::Json shown(problem);
        CHECK(shown["remedies"].dump() ==
              R"([{"text":"or delete it","settings":[],"edits":[{"from":6,"to":43,"insert":"  2:\n"}],)"
              R"("isRemoval":true}])");
    }
}
