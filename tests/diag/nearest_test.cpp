#include <spotit/diag.hpp>

#include <doctest/doctest.h>

namespace spotit::diag {
namespace {

constexpr std::string_view words[] = {"size", "background", "border", "margin", "gap", "symbols_per_card"};

} // namespace

TEST_CASE("the nearest word is found through every kind of slip") {
    CHECK(find_nearest_word("sise", words) == "size");
    CHECK(find_nearest_word("szie", words) == "size");
    CHECK(find_nearest_word("siize", words) == "size");
    CHECK(find_nearest_word("sze", words) == "size");
    CHECK(find_nearest_word("Size", words) == "size");
    CHECK(find_nearest_word("MARGIN", words) == "margin");
    CHECK(find_nearest_word("backgruond", words) == "background");
    CHECK(find_nearest_word("symbol_per_cards", words) == "symbols_per_card");
}

TEST_CASE("long words may differ by a third, short ones by no more than half") {
    CHECK(find_nearest_word("bckgrond", words) == "background");
    CHECK(find_nearest_word("symbolspercards", words) == "symbols_per_card");
    CHECK(find_nearest_word("any", words) == "");
    CHECK(find_nearest_word("gop", words) == "gap");
    CHECK(find_nearest_word("x", words) == "");
    CHECK(find_nearest_word("", words) == "");
    CHECK(find_nearest_word("frobnicate", words) == "");
    CHECK(find_nearest_word(std::string(1 << 20, 'x'), words) == "");
}

TEST_CASE("of equally near words none is taken, unless one has a letter doubled or the same beginning") {
    constexpr std::string_view several[] = {"cat", "bat", "boat", "boat", "hut"};
    CHECK(find_nearest_word("rat", several) == "");
    CHECK(find_nearest_words("rat", several) == std::vector<std::string_view>{"cat", "bat"});
    CHECK(find_nearest_word("goat", several) == "boat");
    CHECK(find_nearest_word("catt", several) == "cat");
    CHECK(find_nearest_word("coat", several) == "cat");
    CHECK(find_nearest_word("bost", several) == "boat");
    CHECK(find_nearest_word("hat", several) == "hut");
    CHECK(find_nearest_word("bst", several) == "bat");
    CHECK(find_nearest_word("rat", {}) == "");
}

TEST_CASE("a gh that is not spoken counts as one slip") {
    constexpr std::string_view looks[] = {"night", "paper", "bold"};
    CHECK(find_nearest_word("nite", looks) == "night");
    CHECK(find_nearest_word("bite", looks) == "");
}

TEST_CASE("words that are not well-formed are compared all the same") {
    CHECK(find_nearest_word("siz\xFF", words) == "size");
    CHECK(find_nearest_word("größe", std::span<const std::string_view>()) == "");
}

TEST_CASE("a short word with two slips has at least the right beginning") {
    constexpr std::string_view games[] = {"tower", "title"};
    CHECK(find_nearest_word("poker", games) == "");
    CHECK(find_nearest_word("towre", games) == "tower");
    CHECK(find_nearest_word("tovre", games) == "tower");
    CHECK(find_nearest_word("ittle", games) == "title");
}

} // namespace spotit::diag
