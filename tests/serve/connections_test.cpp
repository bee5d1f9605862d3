#include "serve/http/http.hpp"

#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <vector>

namespace spotit::serve {
namespace {

/// Connections of the server, and their other ends.
class Visitors {
public:
    Visitors() = default;
    Visitors(const Visitors&) = delete;
    Visitors& operator=(const Visitors&) = delete;
    ~Visitors() {
        for (const auto& ends : pairs_)
            for (const int end : ends) ::close(end);
    }
    /// Opens one, and returns the server's end.
    int open(Connections& connections, std::uint32_t address) {
        std::array<int, 2> ends{};
        REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0);
        pairs_.push_back(ends);
        connections.add(ends[0], address);
        return ends[0];
    }
    /// Returns the indices of those that were shut.
    std::vector<std::size_t> shut() const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < pairs_.size(); ++i) {
            char byte = 0;
            if (::recv(pairs_[i][1], &byte, 1, MSG_DONTWAIT) == 0) found.push_back(i);
        }
        return found;
    }

private:
    std::vector<std::array<int, 2>> pairs_;
};

using Indices = std::vector<std::size_t>;

} // namespace

TEST_CASE("an address with more connections than its share loses its oldest one without a request") {
    Connections connections;
    Visitors visitors;
    visitors.open(connections, 1);
    connections.note_arrival(visitors.open(connections, 2));
    for (std::size_t i = 1; i < Connections::max_of_address; ++i) visitors.open(connections, 2);
    CHECK(visitors.shut().empty());
    visitors.open(connections, 2);
    CHECK(visitors.shut() == Indices{2});
    visitors.open(connections, 2);
    CHECK(visitors.shut() == Indices{2, 3});
    visitors.open(connections, 1);
    CHECK(visitors.shut() == Indices{2, 3});
}

TEST_CASE("of too many connections the oldest without a request gives way, whosever it is") {
    Connections connections;
    Visitors visitors;
    std::uint32_t address = 0;
    connections.note_arrival(visitors.open(connections, ++address));
    while (address < Connections::max_open) visitors.open(connections, ++address);
    CHECK(visitors.shut().empty());
    visitors.open(connections, ++address);
    CHECK(visitors.shut() == Indices{1});
}

TEST_CASE("connections whose requests have arrived stay, and closed ones do not count") {
    Connections connections;
    Visitors visitors;
    int last = -1;
    for (std::size_t i = 0; i < Connections::max_of_address; ++i)
        connections.note_arrival(last = visitors.open(connections, 1));
    visitors.open(connections, 1);
    CHECK(visitors.shut() == Indices{Connections::max_of_address});
    connections.remove(last);
    visitors.open(connections, 1);
    CHECK(visitors.shut() == Indices{Connections::max_of_address});
}

TEST_CASE("a request has some seconds in all to arrive") {
    Connections connections;
    Visitors visitors;
    visitors.open(connections, 1);
    connections.note_arrival(visitors.open(connections, 1));
    const auto begun = Connections::Clock::now();
    connections.close_late(begun + Connections::max_arrival - std::chrono::seconds(1));
    CHECK(visitors.shut().empty());
    connections.close_late(begun + Connections::max_arrival + std::chrono::seconds(1));
    CHECK(visitors.shut() == Indices{0});
}

} // namespace spotit::serve
