#include <spotit/similarity.hpp>

#include <doctest/doctest.h>

namespace spotit::similarity {
namespace {

bool mistaken(std::string_view one, std::string_view other) {
    const std::array words{one, other};
    const auto pairs = find_words(words);
    if (pairs.empty()) return false;
    CHECK(pairs.size() == 1);
    CHECK(pairs[0].first == 0);
    CHECK(pairs[0].second == 1);
    CHECK(pairs[0].kind == PairKind::Alike);
    return true;
}

} // namespace

TEST_CASE("words that differ in capitals, accents or blanks are mistaken for each other") {
    CHECK(mistaken("Polish", "polish"));
    CHECK(mistaken("côte", "coté"));
    CHECK(mistaken("schon", "schön"));
    CHECK(mistaken("hot dog", "hotdog"));
    CHECK(mistaken("ЁЛКА", "елка"));
    CHECK(mistaken("x²y", "x2y"));
}

TEST_CASE("words that differ in a letter that looks like another are mistaken for each other") {
    CHECK(mistaken("modern", "modem"));
    CHECK(mistaken("lll", "Ill"));
    CHECK(mistaken("1O1", "101"));
    CHECK(mistaken("click", "dick"));
    CHECK(mistaken("vvater", "water"));
}

TEST_CASE("words that are spelt with other letters are read as other words") {
    CHECK_FALSE(mistaken("banane", "pomme"));
    CHECK_FALSE(mistaken("2 × 4", "3 × 4"));
    CHECK_FALSE(mistaken("pear", "bear"));
    CHECK_FALSE(mistaken("come", "some"));
    CHECK_FALSE(mistaken("mail", "mall"));
    CHECK_FALSE(mistaken("12", "21"));
    CHECK_FALSE(mistaken("काला", "कला"));
    CHECK_FALSE(mistaken("かき", "かぎ"));
}

TEST_CASE("single letters are looked at, and are no matter of reading") {
    CHECK_FALSE(is_word("b"));
    CHECK_FALSE(is_word("É"));
    CHECK_FALSE(is_word("犬"));
    CHECK_FALSE(is_word(""));
    CHECK_FALSE(is_word(" "));
    CHECK(is_word("42"));
    CHECK_FALSE(mistaken("l", "I"));
}

TEST_CASE("words that are others on their heads are known") {
    CHECK(reads_upside_down("66", "99"));
    CHECK(reads_upside_down("89", "68"));
    CHECK(reads_upside_down("NO", "ON"));
    CHECK(reads_upside_down("pod", "pod"));
    CHECK_FALSE(reads_upside_down("66", "98"));
    CHECK_FALSE(reads_upside_down("12", "21"));
    CHECK_FALSE(reads_upside_down("one", "two"));
}

TEST_CASE("each pair is found once, the earlier word first") {
    constexpr std::array<std::string_view, 5> words{"Ill", "one", "ill", "lll", "ILL"};
    const auto pairs = find_words(words);
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (const Pair& pair : pairs) found.emplace_back(pair.first, pair.second);
    CHECK(found == std::vector<std::pair<std::size_t, std::size_t>>{{0, 2}, {0, 3}, {0, 4}, {2, 4}, {3, 4}});
    CHECK(find_words({}).empty());
}

} // namespace spotit::similarity
