// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/distinct.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace spotit;

namespace {

std::vector<std::size_t> chosen(const std::vector<std::string>& given, const std::vector<std::string>& words,
                                std::size_t count) {
    job::Request request;
    request.places.data = {std::filesystem::path(SPOTIT_SOURCE_DIR) / "fonts"};
    theme::Theme theme;
    for (const std::string& each : given) theme.symbols.push_back({.text = each});
    std::vector<symbol::Source> candidates;
    for (const std::string& each : words) candidates.push_back({.text = each});
    return job::distinct(request)(theme, candidates, count);
}

} // namespace

TEST_CASE("of symbols that look the same the later ones are left out") {
    CHECK(chosen({}, {"ZZ", "apple", "zz", "tree", "I"}, 4) == std::vector<std::size_t>{0, 1, 3, 4});
}

TEST_CASE("symbols that look like one that the theme has are left out") {
    const auto kept = chosen({"apple"}, {"moon", "apple", "bicycle", "I"}, 3);
    CHECK(kept == std::vector<std::size_t>{0, 2, 3});
}

TEST_CASE("when all are wanted all are taken") {
    CHECK(chosen({}, {"a", "a", "a"}, 3) == std::vector<std::size_t>{0, 1, 2});
}
