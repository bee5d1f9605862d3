#include "job/stages.hpp"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

using spotit::job::run_parallel;

TEST_CASE("every index is worked on exactly once, for any number of threads") {
    for (const int threads : {1, 2, 5, 64}) {
        std::vector<std::atomic<int>> visits(100);
        run_parallel(100, threads, [&](std::size_t i) { ++visits[i]; });
        for (const auto& count : visits) CHECK(count == 1);
    }
}

TEST_CASE("the exception of the lowest index is thrown, and no work begins after it") {
    std::atomic<int> begun{0};
    const auto work = [&](std::size_t i) {
        ++begun;
        if (i >= 30) throw std::runtime_error(std::to_string(i));
    };
    CHECK_THROWS_WITH(run_parallel(100'000, 4, work), "30");
    CHECK(begun >= 31);
    CHECK(begun < 100'000); // threads that are at work end it
}

TEST_CASE("no work is no trouble") {
    run_parallel(0, 3, [](std::size_t) { FAIL("called"); });
}
