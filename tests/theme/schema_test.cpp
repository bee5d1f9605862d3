// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "golden.hpp"
#include "theme/keys/keys.hpp"

#include <spotit/background.hpp>
#include <spotit/extras.hpp>
#include <spotit/theme.hpp>

#include <doctest/doctest.h>

#include <algorithm>

namespace spotit::theme {
namespace {

std::vector<std::string_view> words_at(std::string_view path) {
    const Key* key = find_key(path);
    REQUIRE(key != nullptr);
    return words_of(*key);
}

} // namespace

TEST_CASE("the schema in themes/ is the one that the table of keys gives") {
    CHECK(tests::matches_golden("../themes/theme.schema.json", schema()));
}

TEST_CASE("the reference in docs/ is the one that the table of keys gives") {
    CHECK(tests::matches_golden("../docs/theme.md", reference()));
}

TEST_CASE("schema and reference have every key") {
    const std::string json = schema(), page = reference();
    for (const Key& key : keys()) {
        CAPTURE(key.path);
        const std::string name(key.name());
        CHECK(json.find("\"" + name + "\": ") != std::string::npos);
        CHECK(json.find(std::string(key.summary)) != std::string::npos);
        CHECK(page.find("`" + name + "`") != std::string::npos);
    }
}

TEST_CASE("the table's words are those of the modules that obey them") {
    std::vector<std::string_view> patterns, kinds;
    for (const auto& pattern : background::patterns()) patterns.push_back(pattern.name);
    CHECK(words_at("paint{}.pattern") == patterns);
    for (const auto& kind : deck::kinds()) kinds.push_back(kind.name);
    const auto known = words_at("deck.kind");
    CHECK(std::is_permutation(known.begin() + 1, known.end(), kinds.begin(), kinds.end()));
    std::vector<std::string_view> games;
    for (const auto& game : extras::games()) games.push_back(game.name);
    CHECK(words_at("extras.rules") == games);
    for (const Word& word : find_key("deck.set.fills")->words)
        CHECK(symbol::fill_name(static_cast<symbol::SetFill>(word.value)) == word.word);
}

} // namespace spotit::theme
