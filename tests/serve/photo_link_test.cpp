#include "serve/http/access.hpp"

#include <doctest/doctest.h>

using namespace spotit::serve;

TEST_CASE("a link for photos is good for an hour, until it is ended, or until there is a newer one") {
    const PhotoLink::Clock::time_point begun{};
    PhotoLink link;
    CHECK_FALSE(link.is_good("", begun));
    const std::string first = link.begin(begun);
    CHECK(first.size() == 32);
    CHECK(link.is_good(first, begun + std::chrono::minutes(59)));
    CHECK_FALSE(link.is_good(first, begun + std::chrono::minutes(60)));
    CHECK_FALSE(link.is_good(first.substr(1), begun));
    CHECK_FALSE(link.is_good("", begun));
    const std::string second = link.begin(begun);
    CHECK_FALSE(link.is_good(first, begun));
    CHECK(link.is_good(second, begun));
    link.end();
    CHECK_FALSE(link.is_good(second, begun));
    CHECK_FALSE(link.is_good("", begun));
}

TEST_CASE("a link takes so many photos, and each is handed on once") {
    PhotoLink link;
    link.begin();
    for (int i = 0; i < PhotoLink::max_photos; ++i) CHECK(link.count_photo());
    CHECK_FALSE(link.count_photo());
    link.begin();
    CHECK(link.count_photo());
    link.add("a");
    link.add("b");
    CHECK(link.take() == std::vector<std::string>{"a", "b"});
    CHECK(link.take().empty());
}
