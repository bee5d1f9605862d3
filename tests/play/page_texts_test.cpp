// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "play/page_texts.hpp"

#include <spotit/texts.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace spotit;

namespace {

/// Returns the names in braces of a text.
std::multiset<std::string> places(const std::string& text) {
    std::multiset<std::string> found;
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1))
        found.insert(text.substr(at, text.find('}', at) + 1 - at));
    return found;
}

} // namespace

TEST_CASE("the page has every text in every language, with the same places for numbers and names") {
    const auto english = play::page_texts("en");
    CHECK(english.size() > 50);
    for (const std::string_view language : texts::languages()) {
        const auto texts = play::page_texts(language);
        CAPTURE(language);
        REQUIRE(texts.size() == english.size());
        for (const auto& [name, text] : english.items()) {
            CAPTURE(name);
            if (text.is_string()) CHECK(places(texts[name]) == places(text));
        }
    }
}

TEST_CASE("the features of a trio are four words in every language") {
    for (const std::string_view language : texts::languages()) {
        const std::string features = play::page_texts(language)["set_features"];
        CAPTURE(features);
        CHECK(std::ranges::count(features, ',') == 3);
    }
}

TEST_CASE("a language without texts gets English, and a region its language") {
    CHECK(play::page_texts("ja") == play::page_texts("en"));
    CHECK(play::page_texts("de-AT") == play::page_texts("de"));
}
