#include "serve/http/access.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace spotit::serve;

TEST_CASE("a code is swapped for a session once") {
    Secrets secrets;
    const std::string code = secrets.make_code(), other = secrets.make_code();
    CHECK(secrets.swap("").empty());
    CHECK(secrets.swap(code.substr(1)).empty());
    const std::string session = secrets.swap(code);
    CHECK(secrets.has_session(session));
    CHECK(secrets.swap(code).empty());
    CHECK_FALSE(secrets.has_session(code));
    CHECK_FALSE(secrets.has_session(""));
    CHECK_FALSE(secrets.swap(other).empty());
    CHECK(secrets.has_session(session));
}

TEST_CASE("no two secrets are the same, and old codes are forgotten") {
    Secrets secrets;
    const std::string first = secrets.make_code();
    std::set<std::string> all{first};
    for (int i = 0; i < 100; ++i) {
        all.insert(secrets.make_code());
        CHECK(all.rbegin()->size() == 32);
    }
    CHECK(all.size() == 101);
    CHECK(secrets.swap(first).empty());
}
