#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace spotit::serve {

/// The open connections, one for each request. Those whose requests have not arrived give way, the oldest
/// first: to others of their address that has more than its share, to all others where there are too many,
/// and after a time.
class Connections {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t max_open = 128, max_of_address = 64;
    static constexpr std::chrono::seconds max_arrival{10}; ///< of a whole request

    void add(int socket, std::uint32_t address);
    void remove(int socket);
    /// Notes that the whole request has arrived.
    void note_arrival(int socket);
    /// Shuts those whose requests have had enough time.
    void shut_late(Clock::time_point now = Clock::now());

private:
    struct Connection {
        int socket = -1;
        std::uint32_t address = 0;
        Clock::time_point since = Clock::now();
        bool has_arrived = false;
    };
    /// Shuts the oldest such connection whose request has not arrived; who has opened it notices, and closes
    /// it.
    void shut_oldest(const std::function<bool(const Connection&)>& is_meant);

    std::vector<Connection> open_; ///< the oldest first
};

} // namespace spotit::serve
