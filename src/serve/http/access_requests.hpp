#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::serve {

/// The browsers that ask for a session without a link. Each shows a number, by which the owner of the
/// designer knows it and lets it in. Who asks no more is forgotten, and after a refusal nobody may ask for a
/// time.
class AccessRequests {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t max_open = 3;
    static constexpr std::chrono::seconds max_silence{10}, quiet_time{60};

    struct Ticket {
        std::string id{};     ///< a secret of the browser that asks
        std::string number{}; ///< four digits
    };
    /// Returns the ticket of one more browser; nothing if it may not ask now.
    std::optional<Ticket> add(Clock::time_point now = Clock::now());

    enum class State { Unknown, Open, Granted };
    /// Returns what has become of a request, which stays open when it is asked about. `Granted` is answered
    /// once.
    State check(std::string_view id, Clock::time_point now = Clock::now());

    /// Lets a browser in; false if none shows this number.
    bool grant(std::string_view number, Clock::time_point now = Clock::now());
    /// Ends a request, if there is one of this number.
    void refuse(std::string_view number, Clock::time_point now = Clock::now());
    /// Returns the numbers of those that wait, the oldest first.
    std::vector<std::string> numbers(Clock::time_point now = Clock::now());

private:
    struct Request {
        Ticket ticket{};
        Clock::time_point last{}; ///< when it was asked about
        bool is_granted = false;
    };
    void forget_silent(Clock::time_point now);
    std::vector<Request>::iterator find_open(std::string_view number);

    std::vector<Request> requests_{};
    Clock::time_point quiet_until_{};
};

} // namespace spotit::serve
