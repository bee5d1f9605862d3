#include "every_day.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>
#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

namespace spotit::tests {
namespace {

using yaml::Node;

std::shared_ptr<const diag::SourceText> make_source(std::string text) {
    return std::make_shared<const diag::SourceText>("theme.yaml", std::move(text));
}

/// The values of a tree without one key or entry, and without what is empty then; nothing if that is all.
std::optional<std::string> write_without(const Node& node, const diag::Span* removed) {
    if (node.is_scalar()) return "\"" + node.text + "\"";
    if (node.kind == Node::Kind::Null) return "~";
    std::string all;
    for (const Node& item : node.items)
        if (const auto part = &item.span == removed ? std::nullopt : write_without(item, removed))
            all += *part + ",";
    for (const auto& [key, value] : node.entries)
        if (const auto part = &key.span == removed ? std::nullopt : write_without(value, removed))
            all += key.text + ":" + *part + ",";
    return all.empty() ? std::nullopt : std::optional("(" + all + ")");
}

/// The places of all keys, and of the entries of lists.
void list_places(const Node& node, std::vector<const diag::Span*>& places) {
    for (const Node& item : node.items) {
        places.push_back(&item.span);
        list_places(item, places);
    }
    for (const auto& [key, value] : node.entries) {
        places.push_back(&key.span);
        list_places(value, places);
    }
}

/// How many keys and entries a text has, each of which can be removed.
std::size_t check_removals(const std::string& text) {
    const auto source = make_source(text);
    const Node root = yaml::parse_yaml(source, 0);
    std::vector<const diag::Span*> places;
    list_places(root, places);
    for (const diag::Span* place : places) {
        CAPTURE(diag::read_span(*place));
        const std::string rest = with_edits(text, {.edits = {{*place}}});
        CAPTURE(rest);
        const Node left = yaml::parse_yaml(make_source(rest), 0);
        const bool is_empty = left.kind == Node::Kind::Null;
        CHECK((is_empty ? std::nullopt : write_without(left, nullptr)) == write_without(root, place));
    }
    return places.size();
}

/// Returns the text without what stands at each `|`, which is no part of it; "can't" where that can't be
/// done.
std::string remove_marked(std::string text, bool removes_entry = false) {
    std::vector<std::size_t> places;
    for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at)) {
        places.push_back(at);
        text.erase(at, 1);
    }
    const auto source = make_source(text);
    diag::Change change;
    for (const std::size_t at : places) {
        const std::size_t end = std::min(text.find_first_of(" ,]}:\n\"", at), text.size());
        change.edits.push_back({{source, at, end}, std::nullopt, removes_entry});
    }
    return yaml::write_out(change).is_empty() ? "can't" : with_edits(text, change);
}

} // namespace

TEST_CASE("each key and entry of the styles, looks and templates can be removed by its text alone") {
    std::size_t count = 0;
    EveryDay every_day(3);
    for (const char* folder : {"styles", "looks", "templates"})
        for (const auto& file :
             std::filesystem::directory_iterator(SPOTIT_SOURCE_DIR "/themes/" + std::string(folder))) {
            if (file.path().extension() != ".yaml" || every_day.skips_next()) continue;
            CAPTURE(file.path().string());
            count += check_removals(contents(file.path().string()));
        }
    CHECK(count > static_cast<std::size_t>(rounds(300, 100)));
}

TEST_CASE("keys and entries are removed with their commas, dashes, comments and lines") {
    for (const char* text :
         {"a: {b: 1, c: [2, 3,], d: \"4\"}\ne:\n  - {f: 5}\n  - g: 6\n    h: 7\n  # 8\n  - 9 # 10\n",
          "a: |\n  b c\n\n  d\n\ne: >-\n  f\n# g\nh: 'i\n  j'\nk:\n- l\n- m: n\n",
          "a: {b: 1,\n  c: 2}\r\nd: [\n  3,\n  4\n]\r\n"})
        CHECK(check_removals(text) > 1);
}

TEST_CASE("what an alias repeats is removed where it stands, and words leave one blank") {
    const auto remove = [](const std::string& text, std::string_view word) {
        const auto source = make_source(text);
        const std::size_t at = text.rfind(word);
        return with_edits(text, {.edits = {{{source, at, at + word.size()}}}});
    };
    CHECK(remove("a: &x {b: 1, c: 2}\nd: {<<: *x, e: 3}\n", "b") == "a: &x {c: 2}\nd: {<<: *x, e: 3}\n");
    CHECK(remove("a: &x {b: 1, c: 2}\nd: {f: 4, <<: *x}\n", "c") == "a: &x {b: 1}\nd: {f: 4, <<: *x}\n");
    CHECK(remove("\xEF\xBB\xBFy: 1\nz: 2\n", "y") == "\xEF\xBB\xBFz: 2\n");
    CHECK(remove("a: b c d\n", "c") == "a: b d\n");
    CHECK(remove("a: b c d\n", "d") == "a: b c\n");
    CHECK(remove("a: \"b c\"\n", "b") == "a: \"c\"\n");
    CHECK(remove("a:\n  - b c\n  - d\n", "d") == "a:\n  - b c\n");
}

TEST_CASE("several keys are removed together, with the map that they were alone in") {
    CHECK(remove_marked("pins:\n  1:\n    |dog: a\n    |cat: b\n  2:\n    cow: c\nseed: 1\n") ==
          "pins:\n  2:\n    cow: c\nseed: 1\n");
    CHECK(remove_marked("pins:\n  1: {|dog: a, |cat: b}\nseed: 1\n") == "seed: 1\n");
    CHECK(remove_marked("pins: {1: {|dog: a, cow: {at: 0}, |cat: b}}\n") == "pins: {1: {cow: {at: 0}}}\n");
    CHECK(remove_marked("a: [|🐶, 🐱, |🐭, |🐹]\nb: 1\n") == "a: [🐱]\nb: 1\n");
    CHECK(remove_marked("a: 🐶 |🐱 🐭 |🐹\nb: 1\n") == "a: 🐶 🐭\nb: 1\n");
}

TEST_CASE("what an alias names that stays is written in its place") {
    CHECK(remove_marked("a:\n  - &d {|text: cat}\n  - 🐱\n  - *d\n", true) ==
          "a:\n  - 🐱\n  - &d {text: cat}\n");
    CHECK(remove_marked("a: [&t |abc, b]\ntitle: *t\n") == "a: [b]\ntitle: &t abc\n");
    CHECK(remove_marked("a: [&t |abc, *t, b]\ntitle: *t\n") == "a: [&t abc, b]\ntitle: *t\n");
    CHECK(remove_marked("a: [&t abc, |*t, b]\n") == "a: [&t abc, b]\n");
    CHECK(remove_marked("a: [&d |dog, b, &d hen, *d]\n") == "a: [b, &d hen, *d]\n");
    CHECK(remove_marked("a: [!!str |dog, b]\n") == "a: [b]\n");
    CHECK(remove_marked("a:\n  - &d\n    |text: cat\n    name: x\n  - b\n", true) == "a:\n  - b\n");
}

TEST_CASE("a word of a text goes with its quotes, and with the bullet before it") {
    const auto remove = [](const std::string& text, std::string_view word) {
        const auto source = make_source(text);
        const std::size_t at = text.rfind(word);
        const diag::Change change{.edits = {{{source, at, at + word.size()}}}};
        return yaml::write_out(change).is_empty() ? "can't" : with_edits(text, change);
    };
    CHECK(remove("a: |\n  \"b c\" \"d e\"\n  f\n", "d e") == "a: |\n  \"b c\"\n  f\n");
    CHECK(remove("a: |\n  b\n  \"c d\"\n", "c d") == "a: |\n  b\n");
    CHECK(remove("a: '\"b c\" \"d e\"'\n", "d e") == "a: '\"b c\"'\n");
    CHECK(remove("a: \"\\\"b c\\\" \\\"d e\\\"\"\n", "d e") == "can't");
    CHECK(remove("a: |\n  - b\n  - c\n  - d\n", "c") == "a: |\n  - b\n  - d\n");
    CHECK(remove("a: |\n  • b\n  • c d\n", "c") == "a: |\n  • b\n  • d\n");
    CHECK(remove("a: \"* b * c * d\"\n", "c") == "a: \"* b * d\"\n");
    CHECK(remove("a: \"* b * c * d\"\n", "d") == "a: \"* b * c\"\n");
}

TEST_CASE("no entry of a numbered list is removed, since the others would have wrong numbers") {
    for (const char* text : {"a: |\n  1. b\n  2. c\n  3. d\n", "a: 1) b 2) c 3) d\n", "a: ①b ②c ③d\n"}) {
        const auto source = make_source(text);
        const std::size_t at = source->text().rfind('c');
        CHECK(yaml::write_out({.edits = {{{source, at, at + 1}}}}).is_empty());
    }
    CHECK(yaml::write_out({.edits = {{{make_source("1. dog\n2. cat\n3. hen\n"), 10, 13}}}}).is_empty());
}

TEST_CASE("a text that was read from another encoding has no edits") {
    const auto source = std::make_shared<const diag::SourceText>("words.csv", "dog\ncat\n", false);
    CHECK(yaml::write_out({.edits = {{{source, 4, 7}}}}).is_empty());
    CHECK(yaml::write_out({.edits = {{{source, 4, 7}, "hen"}}}).is_empty());
}

TEST_CASE("a key is not moved to where another one is") {
    const auto can_move = [](const std::string& text, const char* key) {
        return !yaml::write_out({.settings = {{key, "60mm"}}, .edits = {{{make_source(text), 0, 4}}}})
                    .is_empty();
    };
    CHECK(can_move("size: 60mm\ncard: {shape: square}\n", "card.size"));
    CHECK(can_move("size: 60mm\ncard:\n", "card.size"));
    CHECK(!can_move("size: 60mm\ncard: {size: 70mm}\n", "card.size"));
    CHECK(!can_move("size: 60mm\ncard: {size: {a: 1}}\n", "card.size"));
    CHECK(!can_move("size: 60mm\ncard: circle\n", "card.size"));
}

TEST_CASE("nothing is removed with which something else would change") {
    CHECK(remove_marked("|x: &d\n  a: 1\n  b: 2\ny: [*d]\n") == "can't");
    CHECK(remove_marked("|x: &d {a: 1}\ny:\n  <<: *d\n  b: 2\n") == "can't");
    CHECK(remove_marked("a: &s dog |cat\nb: *s\n") == "can't");
}

} // namespace spotit::tests
