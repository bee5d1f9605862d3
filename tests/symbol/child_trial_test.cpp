#include "symbol/svg/trial.hpp"

#include <doctest/doctest.h>
#include <sys/resource.h>

#include <string>
#include <system_error>

using namespace spotit::symbol;

TEST_CASE("a service remembers a bounded number of pictures that it has tried") {
    TriedPictures tried;
    for (std::size_t i = 0; i < 3 * TriedPictures::max_size; ++i) {
        tried.add(std::to_string(i));
        REQUIRE(tried.contains(std::to_string(i)));
    }
    CHECK_FALSE(tried.contains("0"));
    tried.add("0");
    tried.add("0");
    CHECK(tried.contains("0"));
}

#if !defined(__SANITIZE_ADDRESS__) // which needs descriptors of its own

TEST_CASE("what can't be tried for the limit of descriptors is not worked on") {
    rlimit before{};
    REQUIRE(::getrlimit(RLIMIT_NOFILE, &before) == 0);
    rlimit none = before;
    none.rlim_cur = 0;
    REQUIRE(::setrlimit(RLIMIT_NOFILE, &none) == 0);
    const auto problem = [&]() -> std::error_code {
        try {
            try_in_child(1, [](std::size_t) { return std::string(); });
        } catch (const std::system_error& error) {
            return error.code();
        }
        return {};
    }();
    REQUIRE(::setrlimit(RLIMIT_NOFILE, &before) == 0);
    CHECK(problem == std::errc::too_many_files_open);
}

#endif
