#include "job/checks/distinct_picker.hpp"

#include "places.hpp"

#include <spotit/theme/theme.hpp>

#include <doctest/doctest.h>

#include <algorithm>

using namespace spotit;

namespace {

std::vector<std::size_t> chosen(const std::vector<std::string>& given, const std::vector<std::string>& words,
                                std::size_t count) {
    job::Request request;
    request.places = tests::set_up_places();
    theme::Theme theme;
    for (const std::string& each : given) theme.symbols.push_back({symbol::Word{each}});
    std::vector<symbol::SymbolSpec> candidates;
    for (const std::string& each : words) candidates.push_back({symbol::Word{each}});
    return job::pick_distinct(request)(theme, candidates, count);
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

TEST_CASE("every drawing is looked at once, however many entries ask for it") {
    job::Request request;
    request.places = tests::set_up_places();
    job::DistinctPicker picker(request);
    theme::Theme theme;
    std::vector<symbol::SymbolSpec> candidates;
    for (const char* word : {"moon", "apple", "bicycle", "I", "apple"})
        candidates.push_back({symbol::Word{word}});
    const auto first = picker.choose(theme, candidates, 2);
    CHECK(picker.count_measured() == 4);
    CHECK(picker.choose(theme, candidates, 2) == first);
    theme.symbols.push_back({symbol::Word{"moon"}});
    picker.choose(theme, candidates, 2);
    CHECK(picker.count_measured() == 4);
    // Another color is another drawing.
    candidates.back().color = color::Color{1, 0, 0, 1};
    picker.choose(theme, candidates, 2);
    CHECK(picker.count_measured() == 5);
}

TEST_CASE("a missing font is reported when the deck is loaded, not here") {
    job::Request request;
    theme::Theme theme;
    theme.fonts.text = "Nonesuch Sans";
    const std::vector<symbol::SymbolSpec> candidates{{symbol::Word{"a"}}, {symbol::Word{"b"}}};
    CHECK(job::DistinctPicker(request).choose(theme, candidates, 1) == std::vector<std::size_t>{0});
}
