// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/svg/child_trial.hpp"

#include "symbol/svg/tried_pictures.hpp"

#include <doctest/doctest.h>

using namespace spotit::symbol;

TEST_CASE("a service remembers a bounded number of pictures that it has tried") {
    TriedPictures tried;
    for (std::size_t i = 0; i < 3 * TriedPictures::max_size; ++i) {
        tried.add(std::to_string(i));
        REQUIRE(tried.contains(std::to_string(i)));
    }
    CHECK(tried.size() <= TriedPictures::max_size);
    tried.add("0");
    tried.add("0");
    CHECK(tried.contains("0"));
}
