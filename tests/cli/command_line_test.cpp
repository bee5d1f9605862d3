// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/command_line.hpp"

#include "golden.hpp"

#include <spotit/diag.hpp>

#include <doctest/doctest.h>

#include <sstream>

using namespace spotit;

namespace {

cli::Options parsed(const std::vector<std::string>& arguments) {
    return cli::parse(arguments);
}

std::string refused(const std::vector<std::string>& arguments) {
    try {
        cli::parse(arguments);
    } catch (const diag::Error& error) {
        CHECK(error.fault() == diag::Fault::Usage);
        return diag::render(error.diagnostics());
    }
    return "accepted";
}

} // namespace

TEST_CASE("options may stand before and behind the theme") {
    const cli::Options front = parsed({"-o", "a.pdf", "-q", "animals.yaml"});
    const cli::Options back = parsed({"animals.yaml", "--quiet", "--output=a.pdf"});
    for (const cli::Options& options : {front, back}) {
        CHECK(options.theme == "animals.yaml");
        CHECK(options.output == "a.pdf");
        CHECK(options.quiet);
        CHECK_FALSE(options.verbose);
    }
}

TEST_CASE("settings are kept in their order, and a seed is one of them") {
    const cli::Options options =
        parsed({"a.yaml", "-s", "card.size=70mm", "--seed", "spring", "-s", "title=a=b"});
    REQUIRE(options.overrides.size() == 3);
    CHECK(options.overrides[0].key == "card.size");
    CHECK(options.overrides[0].value == "70mm");
}

TEST_CASE("a value may hold equals signs") {
    const cli::Options options = parsed({"a.yaml", "-s", "title=a=b"});
    REQUIRE(options.overrides.size() == 1);
    CHECK(options.overrides[0].key == "title");
    CHECK(options.overrides[0].value == "a=b");
}

TEST_CASE("a single dash stands for standard input and output") {
    const cli::Options options = parsed({"-", "-o", "-"});
    CHECK(options.theme == "-");
    CHECK(options.output == "-");
}

TEST_CASE("two dashes end the options, so that a theme may begin with one") {
    CHECK(parsed({"--", "-q.yaml"}).theme == "-q.yaml");
}

TEST_CASE("mistakes in the command line are each answered with the remedy") {
    CHECK(refused({"a.yaml", "--outptu", "b.pdf"}).find("did you mean --output?") != std::string::npos);
    CHECK(refused({"a.yaml", "b.yaml"}).find("one theme at a time") != std::string::npos);
    CHECK(refused({"a.yaml", "-s", "card.size"}).find("KEY=VALUE") != std::string::npos);
    CHECK(refused({"a.yaml", "--threads", "none"}).find("a number from 1 to 1024") != std::string::npos);
    CHECK(refused({"a.yaml", "--color", "blue"}).find("auto, always or never") != std::string::npos);
    CHECK(refused({"a.yaml", "-o"}).find("error") != std::string::npos);
}

TEST_CASE("help is what the golden file shows, and fits 80 columns") {
    const std::string help = cli::help_text();
    CHECK(tests::matches_golden("cli/help.txt", help));
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 80);
}
