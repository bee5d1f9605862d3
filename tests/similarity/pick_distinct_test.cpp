#include "similarity/drawings.hpp"

#include <doctest/doctest.h>

#include <limits>

namespace spotit::similarity {

using namespace test;

namespace {

/// The rule, step by step: of the nearest pair the later one goes.
std::vector<std::size_t> by_brute_force(const std::vector<Signature>& signatures, std::size_t count) {
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < signatures.size(); ++i) left.push_back(i);
    while (left.size() > count) {
        double least = std::numeric_limits<double>::infinity();
        std::size_t later = 0;
        for (std::size_t j = 1; j < left.size(); ++j) {
            for (std::size_t i = 0; i < j; ++i) {
                const double apart = distance(signatures[left[i]], signatures[left[j]]);
                if (apart >= least) continue;
                least = apart;
                later = j;
            }
        }
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(later));
    }
    return left;
}

} // namespace

TEST_CASE("the later one of the nearest pair is dropped until enough are gone") {
    std::vector<symbol::Symbol> symbols;
    for (int i = 0; i < 16; ++i) symbols.push_back(scribble(i));
    const auto signatures = all_on_white(symbols);
    for (std::size_t count = 1; count <= signatures.size(); ++count)
        CHECK(pick_distinct(signatures, count) == by_brute_force(signatures, count));
}

TEST_CASE("of equal symbols the first is kept") {
    const auto signatures = all_on_white({flag(), disc(), flag(), disc(), scribble(3), flag()});
    CHECK(pick_distinct(signatures, 3) == std::vector<std::size_t>{0, 1, 4});
}

TEST_CASE("all are kept when no more are there than wanted, none when none is") {
    const auto signatures = all_on_white({flag(), flag()});
    CHECK(pick_distinct(signatures, 2) == std::vector<std::size_t>{0, 1});
    CHECK(pick_distinct(signatures, 9) == std::vector<std::size_t>{0, 1});
    CHECK(pick_distinct(signatures, 1) == std::vector<std::size_t>{0});
    CHECK(pick_distinct(signatures, 0).empty());
    CHECK(pick_distinct({}, 5).empty());
}

TEST_CASE("for a black-and-white printer color is no difference") {
    const auto signatures =
        all_on_white({disc({.color = {0.86, 0.20, 0.20, 1}}), disc({.color = {0.20, 0.49, 0.60, 1}}), flag(),
                      flag({.with_dot = false})});
    CHECK(pick_distinct(signatures, 3) == std::vector<std::size_t>{0, 1, 2});
    CHECK(pick_distinct(signatures, 3, color::Vision::Gray) == std::vector<std::size_t>{0, 2, 3});
}

TEST_CASE("a cache chooses as the plain function does, and compares no pair twice") {
    std::vector<symbol::Symbol> symbols;
    for (int i = 0; i < 16; ++i) symbols.push_back(scribble(i));
    const auto signatures = all_on_white(symbols);
    SimilarityCache cache;
    std::vector<std::size_t> all, odd;
    for (const Signature& signature : signatures) {
        all.push_back(cache.add(signature));
        if (all.back() % 2 != 0) odd.push_back(all.back());
    }
    CHECK(cache.pick_distinct(all, 5) == pick_distinct(signatures, 5));
    const std::size_t compared = cache.count_compared();
    CHECK(compared > 0);
    CHECK(cache.pick_distinct(all, 5) == pick_distinct(signatures, 5));
    CHECK(cache.count_compared() == compared);
    CHECK(cache.pick_distinct(odd, 9) == std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6, 7});
    CHECK(cache.count_compared() == compared);
    cache.pick_distinct(all, 1);
    cache.pick_distinct(odd, 1);
    CHECK(cache.count_compared() <= 16 * 15 / 2);
}

} // namespace spotit::similarity
