// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/texts.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace spotit;

namespace {

/// Returns the names in braces of a text.
std::multiset<std::string_view> places(std::string_view text) {
    std::multiset<std::string_view> found;
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1))
        found.insert(text.substr(at, text.find('}', at) + 1 - at));
    return found;
}

} // namespace

TEST_CASE("the page's texts have the same places for numbers and names in every language") {
    for (const std::string_view language : texts::languages())
        for (std::size_t i = 0; i < std::size(texts::play_names); ++i) {
            CAPTURE(language);
            CAPTURE(texts::play_names[i]);
            CHECK(places(texts::find(language).play.all()[i]) == places(texts::find("en").play.all()[i]));
        }
}

TEST_CASE("the features of a trio are four words in every language") {
    for (const std::string_view language : texts::languages()) {
        const std::string_view features = texts::find(language).play["set_features"];
        CAPTURE(features);
        CHECK(std::ranges::count(features, ',') == 3);
    }
}
