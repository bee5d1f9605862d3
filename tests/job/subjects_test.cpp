#include <spotit/job/prepare.hpp>

#include "places.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>

using namespace spotit;

namespace {

/// Returns the subjects of the first problem with an id: "symbol emoji:🐶, card 1". The theme has these
/// entries, then six emoji.
std::string find_subjects(diag::Id id, const std::string& entries, const std::string& keys = "") {
    const std::string six = "  - 🐱\n  - 🐭\n  - 🐹\n  - 🐰\n  - 🦊\n  - 🐻\n";
    job::Request request;
    request.theme = std::make_shared<diag::SourceText>(
        "sea/test.yaml", fmt::format("{}\nsymbols:\n  - {}\n{}", keys, entries, six));
    request.places = tests::set_up_places();
    std::vector<diag::Diagnostic> problems;
    try {
        problems = job::prepare(request).report().warnings;
    } catch (const diag::Error& error) {
        problems = error.diagnostics();
    }
    const auto found = std::ranges::find(problems, id, &diag::Diagnostic::id);
    if (found == problems.end()) return "no such problem";
    std::string listed;
    for (const diag::Subject& subject : found->subjects)
        listed += fmt::format("{}{} {}", listed.empty() ? "" : ", ",
                              base::find_enum_name(diag::subject_names, subject.kind), subject.id);
    return listed;
}

} // namespace

TEST_CASE("a mistake in the entry of a symbol is about that symbol") {
    CHECK(find_subjects("color", "{text: cat, color: rde}") == "symbol text:cat");
    CHECK(find_subjects("type", "{emoji: 🐶, name: [a]}") == "symbol emoji:🐶");
    CHECK(find_subjects("unknown-key", "{emoji: 🐶, colr: red}") == "symbol emoji:🐶");
    CHECK(find_subjects("no-symbol", "{emoji: 🐶, text: dog}") == "symbol emoji:🐶");
    CHECK(find_subjects("same-symbol", "🐱") == "symbol emoji:🐱");
    CHECK(find_subjects("same-symbol", "{emoji: 🐶, name: cat}", "deck: {forms: labeled}") ==
          "symbol emoji:🐶, symbol emoji:🐱");
}

TEST_CASE("a problem is about the cards that it names") {
    CHECK(find_subjects("range", "🐶", "layout: {reroll: {77: 1}}") == "card 77");
    CHECK(find_subjects("range", "🐶", "layout: {pins: {99: {🐶: {at: [0mm, 0mm]}}}}") == "card 99");
    CHECK(find_subjects("no-value", "🐶", "layout: {pins: {1: {🐶: {size: 9mm}}}}") == "card 1");
    CHECK(find_subjects("too-small", "🐶", "layout: {min_size: 30mm}").starts_with("symbol emoji:"));
    CHECK(find_subjects("pin", "🐶", "layout: {pins: {1: {dog: {at: [40mm, 0mm]}}}}") != "no such problem");
}

TEST_CASE("a problem is about the files that it names") {
    CHECK(find_subjects("no-picture", "{image: a.png}") == "file sea/a.png, symbol image:a.png");
    CHECK(find_subjects("no-picture", "a.png") == "file sea/a.png, symbol image:a.png");
    CHECK(find_subjects("no-picture", "🐶", "card: {background: a.png}") == "file sea/a.png");
    CHECK(find_subjects("no-file", "{file: a.csv}") == "file sea/a.csv");
    CHECK(find_subjects("no-file", "🐶", "extends: a.yaml") == "file sea/a.yaml");
    CHECK(find_subjects("no-font", "🐶", "fonts: {text: a.ttf}") == "file a.ttf");
}
