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

using List = std::span<const std::string_view>;

/// Checks that texts have the same places in two languages.
void compare_places(List names, List texts, List others) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        CAPTURE(names[i]);
        CHECK(places(texts[i]) == places(others[i]));
    }
}

} // namespace

TEST_CASE("the page's texts have the same places for numbers and names in every language") {
    for (const std::string_view language : texts::languages()) {
        CAPTURE(language);
        compare_places(texts::play_names, texts::find(language).play.all(), texts::find("en").play.all());
    }
}

TEST_CASE("the features of a trio are four words in every language") {
    for (const std::string_view language : texts::languages()) {
        const std::string_view features = texts::find(language).play["set_features"];
        CAPTURE(features);
        CHECK(std::ranges::count(features, ',') == 3);
    }
}
