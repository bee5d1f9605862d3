#include "serve/http/access.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace spotit::serve;
using State = AccessRequests::State;
using std::chrono::seconds;

namespace {
const AccessRequests::Clock::time_point begun{};
} // namespace

TEST_CASE("a browser is let in by its number, once") {
    AccessRequests requests;
    const auto one = requests.add(begun).value(), other = requests.add(begun).value();
    CHECK(one.number.size() == 4);
    CHECK(one.number != other.number);
    CHECK(one.id.size() == 32);
    CHECK(requests.list_numbers(begun) == std::vector{one.number, other.number});
    CHECK(requests.check(one.id, begun) == State::Open);
    CHECK_FALSE(requests.grant("", begun));
    CHECK_FALSE(requests.grant(one.id, begun));
    CHECK(requests.grant(one.number, begun));
    CHECK(requests.list_numbers(begun) == std::vector{other.number});
    CHECK_FALSE(requests.grant(one.number, begun));
    CHECK(requests.check(one.number, begun) == State::Unknown);
    CHECK(requests.check(other.id, begun) == State::Open);
    CHECK(requests.check(one.id, begun) == State::Granted);
    CHECK(requests.check(one.id, begun) == State::Unknown);
}

TEST_CASE("few may ask at once, and who asks no more makes room") {
    AccessRequests requests;
    std::set<std::string> numbers;
    for (std::size_t i = 0; i < AccessRequests::max_open; ++i) numbers.insert(requests.add(begun)->number);
    CHECK(numbers.size() == AccessRequests::max_open);
    CHECK_FALSE(requests.add(begun));
    const auto later = begun + AccessRequests::max_silence + seconds(1);
    CHECK(requests.list_numbers(later).empty());
    const auto next = requests.add(later);
    REQUIRE(next);
    CHECK(requests.grant(next->number, later));
    CHECK(requests.check(next->id, later + AccessRequests::max_silence + seconds(1)) == State::Unknown);
}

TEST_CASE("a browser that goes on asking stays") {
    AccessRequests requests;
    const auto one = requests.add(begun).value();
    for (int i = 1; i < 100; ++i) CHECK(requests.check(one.id, begun + seconds(5 * i)) == State::Open);
}

TEST_CASE("after a refusal nobody may ask for a time") {
    AccessRequests requests;
    const auto one = requests.add(begun).value();
    requests.refuse("x", begun);
    CHECK(requests.check(one.id, begun) == State::Open);
    requests.refuse(one.number, begun);
    CHECK(requests.check(one.id, begun) == State::Unknown);
    CHECK_FALSE(requests.add(begun + AccessRequests::quiet_time - seconds(1)));
    CHECK(requests.add(begun + AccessRequests::quiet_time));
}
