#include "deck/orders.hpp"
#include "every_day.hpp"

#include <spotit/deck.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <stdexcept>

namespace spotit::deck {
namespace {

using Lines = std::vector<std::vector<int>>;

std::size_t common_by_merging(const std::vector<int>& a, const std::vector<int>& b) {
    std::vector<int> common;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
    return common.size();
}

/// Every pair by brute force on sorted lists.
bool each_pair_meets_once_by_merging(const Lines& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t j = i + 1; j < lines.size(); ++j)
            if (common_by_merging(lines[i], lines[j]) != 1) return false;
    return true;
}

/// A set of lines, one bit each.
using Bits = std::vector<std::uint64_t>;

void insert(Bits& bits, std::size_t line) {
    bits[line / 64] |= std::uint64_t{1} << line % 64;
}

/// The lines through each point.
std::vector<Bits> pencils_of(const Lines& lines) {
    std::vector<Bits> pencils(lines.size(), Bits(lines.size() / 64 + 1));
    for (std::size_t line = 0; line < lines.size(); ++line)
        for (const int point : lines[line]) insert(pencils[static_cast<std::size_t>(point)], line);
    return pencils;
}

/// Every pair by brute force, 64 pairs at once: seen from any line, the lines through its points are all the
/// lines, and only the line itself is met again.
bool each_pair_meets_once_by_bits(const Lines& lines) {
    const std::vector<Bits> pencils = pencils_of(lines);
    Bits all(lines.size() / 64 + 1);
    for (std::size_t line = 0; line < lines.size(); ++line) insert(all, line);
    for (std::size_t line = 0; line < lines.size(); ++line) {
        Bits met(all.size()), met_again(all.size()), itself(all.size());
        insert(itself, line);
        for (const int point : lines[line]) {
            const Bits& pencil = pencils[static_cast<std::size_t>(point)];
            for (std::size_t word = 0; word < all.size(); ++word) {
                met_again[word] |= met[word] & pencil[word];
                met[word] |= pencil[word];
            }
        }
        if (met != all || met_again != itself) return false;
    }
    return true;
}

} // namespace

TEST_CASE("each line has q + 1 points, rising, of the q^2 + q + 1 there are") {
    for (const int q : test::prime_powers) {
        CAPTURE(q);
        if (q > tests::rounds(max_order, 64)) break;
        const Lines lines = make_projective_plane(q);
        REQUIRE(std::ssize(lines) == count_plane_points(q));
        for (const auto& line : lines) {
            REQUIRE(std::ssize(line) == q + 1);
            REQUIRE(std::adjacent_find(line.begin(), line.end(), std::greater_equal<>()) == line.end());
            REQUIRE((line.front() >= 0 && line.back() < count_plane_points(q)));
        }
    }
}

TEST_CASE("each point is on q + 1 lines") {
    for (const int q : test::prime_powers) {
        CAPTURE(q);
        std::vector<int> lines_through(static_cast<std::size_t>(count_plane_points(q)));
        for (const auto& line : make_projective_plane(q))
            for (const int point : line) ++lines_through[static_cast<std::size_t>(point)];
        CHECK(std::all_of(lines_through.begin(), lines_through.end(),
                          [q](int count) { return count == q + 1; }));
    }
}

TEST_CASE("every two lines meet in exactly one point: every pair of every order up to 32") {
    for (const int q : test::prime_powers) {
        if (q > tests::rounds(32, 16)) break;
        CAPTURE(q);
        CHECK(each_pair_meets_once_by_merging(make_projective_plane(q)));
    }
}

TEST_CASE("every two lines meet in exactly one point: every pair of every order") {
    for (const int q : test::prime_powers) {
        if (q > tests::rounds(max_order, 64)) break;
        CAPTURE(q);
        CHECK(each_pair_meets_once_by_bits(make_projective_plane(q)));
    }
}

TEST_CASE("there is no plane whose order is not a prime power of at most 127") {
    for (const int q : {-1, 0, 1, 6, 10, 128, 131})
        CHECK_THROWS_AS(make_projective_plane(q), std::invalid_argument);
}

} // namespace spotit::deck
