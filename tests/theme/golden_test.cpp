#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace spotit::tests {
namespace {

/// Also makes it the current folder, so that themes find their files without a machine's paths.
std::vector<std::filesystem::path> inputs() {
    std::vector<std::filesystem::path> files;
    const auto folder = std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/golden";
    std::filesystem::current_path(folder);
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".yaml") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace

TEST_CASE("every mistake is reported as its golden file says") {
    for (const auto& file : inputs()) {
        const std::string name = file.filename().string();
        CAPTURE(name);
        const Outcome outcome = read_theme(contents(file.string()), {}, name);
        CHECK(matches_golden("theme/golden/" + file.stem().string() + ".txt", without_folder(outcome.said)));
    }
}

TEST_CASE("mistakes come in the order of their places, and each has a message and an id") {
    for (const auto& file : inputs()) {
        const std::string name = file.filename().string();
        CAPTURE(name);
        const Outcome outcome = read_theme(contents(file.string()), {}, name);
        CHECK_FALSE(outcome.diagnostics.empty());
        std::map<const diag::SourceText*, std::size_t> last_in;
        for (const diag::Diagnostic& diagnostic : outcome.diagnostics) {
            CHECK_FALSE(diagnostic.id.empty());
            CHECK_FALSE(diagnostic.message.empty());
            std::size_t& last = last_in[diagnostic.span.source.get()];
            CHECK(diagnostic.span.begin >= last);
            CHECK(diagnostic.span.end >= diagnostic.span.begin);
            last = diagnostic.span.begin;
        }
    }
}

TEST_CASE("every id of the reader of themes has a golden file that is named after it and has it") {
    const std::set<std::string_view> elsewhere{
        "broken-promise",  "card-list",              // of lists of cards
        "encoding",                                  // a hint, which is no error: tables_test.cpp
        "no-name",         "pin",       "same-form", // of decks that are made
        "no-names",                                  // where emoji have no names: symbols_test.cpp
        "numbered-list",                             // a hint, which is no error: symbols_test.cpp
        "table-separator",                           // a hint, which is no error: tables_test.cpp
        "too-long",                                  // of megabytes: trouble_test.cpp
    };
    std::map<std::string, std::set<std::string_view>> ids;
    for (const auto& file : inputs())
        for (const auto& diagnostic :
             read_theme(contents(file.string()), {}, file.filename().string()).diagnostics)
            ids[file.stem().string()].insert(diagnostic.id.name());
    for (const diag::IdRow& row : diag::id_rows) {
        if (row.topic > diag::Topic::Decks || elsewhere.contains(row.name)) continue;
        CAPTURE(row.name);
        CHECK(std::ranges::any_of(ids, [&](const auto& golden) {
            return golden.first.starts_with(row.name) && golden.second.contains(row.name);
        }));
    }
}

} // namespace spotit::tests
