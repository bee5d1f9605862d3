#include <spotit/job/output.hpp>

#include "places.hpp"

#include <doctest/doctest.h>

#include <filesystem>

using namespace spotit;

namespace {

/// Words look as alike as flags do, and need no font of their own.
job::File made(const std::string& settings,
               const std::string& symbols = "symbols: [one, two, six, ten, eight, zz, \"ZZ\"]\n") {
    job::Request request;
    request.theme =
        std::make_shared<diag::SourceText>("test.yaml", symbols + "layout: {effort: fast}\n" + settings);
    request.places = tests::set_up_places();
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

TEST_CASE("letters on plaques are told apart by reading") {
    const std::string letters = "symbols: [E, F, O, Q, I, J, C]\n", plaques = "fonts: {plaque: wagon}\n";
    CHECK(made(plaques, letters).report.warnings.empty());
    REQUIRE(made(plaques).report.warnings.size() == 1);
    CHECK(made(plaques).report.warnings[0].id == "look-alike");
}

TEST_CASE("a theme can turn the warning off, or make it an error") {
    CHECK(made("check: {look_alike: off, color_blind: off}\n").report.warnings.empty());
    CHECK(made("check: {look_alike: off}\n").report.warnings.empty());
    CHECK_THROWS_AS(made("check: {look_alike: error}\n"), diag::Error);
}

TEST_CASE("a SET deck is checked as severely as its theme says") {
    const auto warnings = [](const std::string& check) {
        job::Request request;
        request.theme = std::make_shared<diag::SourceText>(
            "test.yaml", "deck: {kind: set, set: {colors: [red, green, crimson]}}\n" + check);
        return job::prepare(request).report().warnings.size();
    };
    CHECK(warnings("") == 3); // green is near two
    CHECK(warnings("check: {color_blind: off}\n") == 1);
    CHECK(warnings("check: {color_blind: off, look_alike: off}\n") == 0);
    CHECK_THROWS_AS(warnings("check: {color_blind: error}\n"), diag::Error);
}

TEST_CASE("a theme's font changes its words, and one that is nowhere is an error") {
    CHECK(made("").bytes != made("fonts: {text: DejaVu Sans Mono}\n").bytes);
    CHECK_THROWS_AS(made("fonts: {text: No Such Font At All}\n"), diag::Error);
}

TEST_CASE("words are read: those with other letters are no look-alikes, and 66 is 99 when turned") {
    const auto reported = [](const std::string& symbols, const std::string& rest) {
        job::Request request;
        request.theme = std::make_shared<diag::SourceText>("test.yaml", "symbols: [one, two, ten, " +
                                                                            symbols + "]\n" + rest);
        return job::prepare(request).report().warnings.size();
    };
    CHECK(reported("come, some, pear, bear", "") == 0);
    CHECK(reported("2 × 4, 3 × 4, banane, pomme", "") == 0);
    CHECK(reported("modern, modem, Pear, pear", "") == 2);
    CHECK(reported("\"66\", \"99\", xx, zz", "layout: {rotation: upright}\n") == 0);
    CHECK(reported("\"66\", \"99\", xx, zz", "layout: {rotation: any}\n") == 1);
}

TEST_CASE("a letter that no font has is reported once, also where a label repeats it") {
    job::Request request;
    request.places = tests::set_up_places();
    request.theme = std::make_shared<diag::SourceText>(
        "test.yaml",
        "deck: {forms: {mode: mixed, of: [label, word]}}\n"
        "symbols: [{emoji: 🐶, name: \"\xF3\xB0\x80\x80\"}, 🐱, 🐭, 🐹, 🐰, 🦊, 🐻]\n");
    try {
        job::prepare(request);
        FAIL("a letter without a font was accepted");
    } catch (const diag::Error& error) {
        REQUIRE(error.diagnostics().size() == 1);
        CHECK(error.diagnostics()[0].id == "missing-glyph");
    }
}
