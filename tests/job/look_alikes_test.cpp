// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job.hpp>

#include <doctest/doctest.h>

#include <filesystem>

using namespace spotit;

namespace {

/// Words look as alike as flags do, and need no font of their own.
job::Result made(const std::string& check) {
    job::Request request;
    request.theme = std::make_shared<diag::Source>(
        "test.yaml", "symbols: [one, two, six, ten, eight, zz, \"ZZ\"]\nlayout: {effort: fast}\n" + check);
    request.places.data = {std::filesystem::path(SPOTIT_SOURCE_DIR) / "fonts"};
    request.producer = "test";
    return job::make_deck(request);
}

} // namespace

TEST_CASE("symbols that look the same are warned of at the later one") {
    const auto warnings = made("").report.warnings;
    REQUIRE(warnings.size() == 1);
    CHECK(warnings[0].id == "look-alike");
    CHECK(warnings[0].severity == diag::Severity::Warning);
    REQUIRE(warnings[0].span.source);
    CHECK(warnings[0].span.source->text().substr(warnings[0].span.begin, 2) == "ZZ");
}

TEST_CASE("a theme can turn the warning off, or make it an error") {
    CHECK(made("check: {look_alike: off, color_blind: off}\n").report.warnings.empty());
    CHECK(made("check: {look_alike: off}\n").report.warnings.empty());
    CHECK_THROWS_AS(made("check: {look_alike: error}\n"), diag::Error);
}

TEST_CASE("a theme's font changes its words, and one that is nowhere is an error") {
    CHECK(made("").pdf != made("fonts: {text: DejaVu Sans Mono}\n").pdf);
    CHECK_THROWS_AS(made("fonts: {text: No Such Font At All}\n"), diag::Error);
}
