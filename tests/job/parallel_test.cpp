// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/parallel.hpp"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

using spotit::job::parallel_for;

TEST_CASE("every index is worked on exactly once, for any number of threads") {
    for (const int threads : {1, 2, 5, 64}) {
        std::vector<std::atomic<int>> visits(100);
        parallel_for(100, threads, [&](int i) { ++visits[static_cast<std::size_t>(i)]; });
        for (const auto& count : visits) CHECK(count == 1);
    }
}

TEST_CASE("the exception of the lowest index is thrown after all work is done") {
    std::atomic<int> done{0};
    const auto work = [&](int i) {
        ++done;
        if (i == 30 || i == 7 || i == 90) throw std::runtime_error(std::to_string(i));
    };
    CHECK_THROWS_WITH(parallel_for(100, 4, work), "7");
    CHECK(done == 100);
}

TEST_CASE("no work is no trouble") {
    parallel_for(0, 3, [](int) { FAIL("called"); });
}
