#include <spotit/base/utf8.hpp>

#include "diag/write.hpp"

#include <spotit/diag.hpp>

#include <doctest/doctest.h>

#include <algorithm>

namespace spotit::diag {
namespace {

/// A diagnostic at the first occurrence of `mark` in `text`.
Diagnostic at(const std::string& text, const std::string& mark, std::string label = "") {
    const auto source = std::make_shared<const SourceText>("t.yaml", text);
    const std::size_t begin = text.find(mark);
    return {Severity::Error, "value", "m", {source, begin, begin + mark.size()}, std::move(label), {}};
}

} // namespace

TEST_CASE("a diagnostic is printed with place, line, caret, label and notes") {
    const auto source = std::make_shared<const SourceText>("animals.yaml", "card:\n  sise: 85mm\n");
    const Diagnostic diagnostic{Severity::Error, "unknown-key",          "there is no `sise` in `card`",
                                {source, 8, 12}, "did you mean `size`?", {"a note", "another"}};
    CHECK(render(diagnostic) == "animals.yaml:2:3: error: there is no `sise` in `card`\n"
                                "    2 |   sise: 85mm\n"
                                "      |   ^~~~ did you mean `size`?\n"
                                "  a note\n"
                                "  another\n");
}

TEST_CASE("warnings end with their id, and what has no place begins with the program's name") {
    const Diagnostic warning{Severity::Warning, "low-dpi", "too small", {}, "", {"a note"}};
    CHECK(render(warning) == "spotit-print: warning: too small [low-dpi]\n  a note\n");
}

TEST_CASE("carets stand below what they mark, also after wide characters, marks and tabs") {
    CHECK(render(at("🐶 x", "x")) == "t.yaml:1:3: error: m\n    1 | 🐶 x\n      |    ^\n");
    CHECK(render(at("漢字 x", "x")) == "t.yaml:1:4: error: m\n    1 | 漢字 x\n      |      ^\n");
    CHECK(render(at("e\u0301 xy", "xy")) == "t.yaml:1:4: error: m\n    1 | e\u0301 xy\n      |   ^~\n");
    CHECK(render(at("\tx", "x")) == "t.yaml:1:2: error: m\n    1 |     x\n      |     ^\n");
    CHECK(render(at("a: 🐶🐱", "🐱")) == "t.yaml:1:5: error: m\n    1 | a: 🐶🐱\n      |      ^~\n");
}

TEST_CASE("where terminals disagree about what stands before, the whole word is marked") {
    CHECK(render(at("- 👨‍👩‍👧🐱", "🐱")) ==
          "t.yaml:1:8: error: m\n    1 | - 👨‍👩‍👧🐱\n      |   ^~~~\n");
    CHECK(render(at("- ❤️ x", "x")) == "t.yaml:1:6: error: m\n    1 | - ❤️ x\n      |   ^~~~\n");
}

TEST_CASE("long lines are shown as a window around the caret") {
    const std::string line = std::string(300, 'a') + "HERE" + std::string(300, 'b');
    const std::string shown = render(at(line, "HERE"));
    CHECK(shown == "t.yaml:1:301: error: m\n    1 | …" + std::string(30, 'a') + "HERE" +
                       std::string(66, 'b') + "…\n      | " + std::string(31, ' ') + "^~~~\n");
    CHECK(render(at("HERE" + line, "HERE")).find("    1 | HEREaaa") != std::string::npos);
    CHECK(render(at(std::string(200, 'a') + "Z", "Z"))
              .ends_with("aZ\n      | " + std::string(100, ' ') + "^\n"));
}

TEST_CASE("excerpts are cut to the terminal, so that no line wraps") {
    const std::string line = std::string(300, 'a') + "HERE" + std::string(300, 'b');
    for (const int columns : {30, 80, 110, 200}) {
        const std::string shown = render(at(line, "HERE"), {.columns = columns});
        const std::size_t first = shown.find("    1 | "), second = shown.find("      | ");
        const std::string excerpt = shown.substr(first, second - first - 1);
        CHECK(base::measure_display_width(excerpt) == columns);
        const std::size_t mark = excerpt.find("HERE");
        CHECK(base::measure_display_width(excerpt.substr(0, mark)) ==
              static_cast<int>(shown.find('^') - second));
    }
    CHECK(render(at(std::string(60, 'a') + "Z", "Z"), {.columns = 1}).find("aZ\n") != std::string::npos);
    CHECK(render(at(std::string(60, 'a') + "Z", "Z"), {.columns = 80}).find("    1 | aaa") !=
          std::string::npos);
}

TEST_CASE("places at the end, across lines and beyond the text are shown as well as can be") {
    const auto source = std::make_shared<const SourceText>("t", "ab\ncd");
    CHECK(render({Severity::Error, {}, "m", {source, 1, 5}, "", {}}) ==
          "t:1:2: error: m\n    1 | ab\n      |  ^\n");
    CHECK(render({Severity::Error, {}, "m", {source, 5, 5}, "", {}}) ==
          "t:2:3: error: m\n    2 | cd\n      |   ^\n");
    CHECK(render({Severity::Error, {}, "m", {source, 99, 120}, "", {}}) ==
          "t:2:3: error: m\n    2 | cd\n      |   ^\n");
    const auto empty = std::make_shared<const SourceText>("t", "");
    CHECK(render({Severity::Error, {}, "m", {empty, 0, 0}, "", {}}) ==
          "t:1:1: error: m\n    1 |\n      | ^\n");
}

TEST_CASE("nothing in a theme can steer the terminal") {
    const std::string shown = render(at("a\x1b[31m\u202E\xFFz", "z", "l\x07"));
    CHECK(shown.find('\x1b') == std::string::npos);
    CHECK(shown.find('\x07') == std::string::npos);
    CHECK(shown.find("\u202E") == std::string::npos);
    CHECK(shown.find('\xFF') == std::string::npos);
    CHECK(shown.find("      |         ^ l") != std::string::npos);
}

TEST_CASE("a tab is named where it can't be seen") {
    const auto source = std::make_shared<const SourceText>("t", "a\tb\n");
    const std::string shown =
        render({Severity::Error, {}, "m", {source, 0, 1}, "", {make_fix("write  a\tb")}});
    CHECK(shown.ends_with("    1 | a   b\n      | ^\n  fix: write  a[Tab]b\n"));
}

TEST_CASE("colors are asked for, and end on every line") {
    const std::string shown = render(at("x", "x"), {.color = true});
    CHECK(shown.find("\x1b[1;31merror:\x1b[0m") != std::string::npos);
    CHECK(shown.find("\x1b[1;32m^\x1b[0m\n") != std::string::npos);
}

TEST_CASE("after twenty errors the rest is counted") {
    std::vector<Diagnostic> many(51, at("x", "x"));
    many.push_back({Severity::Warning, "low-dpi", "w", {}, "", {}});
    const std::string shown = render(many);
    CHECK(shown.ends_with("spotit-print: warning: w [low-dpi]\nand 31 more\n"));
    const std::vector<Diagnostic> twenty(20, at("x", "x"));
    CHECK(render(twenty).find("more") == std::string::npos);
}

TEST_CASE("warnings of one kind are counted after twenty, those of other kinds are shown") {
    std::vector<Diagnostic> many(25, {Severity::Warning, "legibility", "w", {}, "", {}});
    many.push_back({Severity::Warning, "white-box", "o", {}, "", {}});
    const std::string shown = render(many);
    CHECK(shown.ends_with("spotit-print: warning: o [white-box]\nand 5 more [legibility]\n"));
}

TEST_CASE("what holds of many symbols is one message with the names of the others") {
    const auto low = [](const char* subject, const char* width) {
        return Diagnostic{.severity = Severity::Warning,
                          .id = "low-dpi",
                          .message = write("{} is {} px wide", subject, width),
                          .span = {},
                          .label = "",
                          .notes = {make_fix(write("{}0 px for {}", width, subject))},
                          .subjects = {{.id = subject, .name = subject}}};
    };
    std::vector<Diagnostic> all{low("a.png", "12"), low("b.png", "9"), low("c.png", "140")};
    CHECK(render(all) == "spotit-print: warning: a.png is 12 px wide [low-dpi]\n"
                         "  the same goes for 2 more: b.png, c.png\n"
                         "  fix: 120 px for a.png\n");
    CHECK(render({all.data(), 2}) == "spotit-print: warning: a.png is 12 px wide [low-dpi]\n"
                                     "  the same goes for b.png\n"
                                     "  fix: 120 px for a.png\n");
    all[1].notes = {make_fix("another one")};
    all[2].subjects.clear();
    CHECK(merge_subjects(all).size() == 3);
    std::vector<Diagnostic> errors(57, low("x", "1"));
    for (Diagnostic& each : errors) each.severity = Severity::Error;
    const std::string shown = render(errors);
    CHECK(std::count(shown.begin(), shown.end(), '\n') == 3);
    CHECK(shown.find("the same goes for 56 more: x, x,") != std::string::npos);
    CHECK(shown.find("x and 36 more\n") != std::string::npos);
}

} // namespace spotit::diag
