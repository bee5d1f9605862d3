#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::serve {

/// Returns 128 bits that nobody can guess, as 32 hexadecimal digits.
std::string make_secret();

/// Compares two secrets, and takes the same time wherever they differ.
bool is_same_secret(std::string_view first, std::string_view second);

/// The codes of links; each is swapped once for a session. Old ones are forgotten.
class Secrets {
public:
    std::string make_code();
    /// Returns a session; empty if there is no such code (any more).
    std::string swap(std::string_view code);
    std::string make_session();
    bool has_session(std::string_view session) const;

private:
    std::deque<std::string> codes_{}, sessions_{};
};

/// The one link with which phones may send photos, and nothing else, and the photos that have come. It is
/// good for an hour, until it is ended, or until there is a newer one.
class PhotoLink {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::hours max_age{1};
    static constexpr int max_photos = 100;

    /// Returns the secret of a new link.
    std::string begin(Clock::time_point now = Clock::now()) {
        since_ = now;
        count_ = 0;
        return secret_ = make_secret();
    }
    void end() { secret_.clear(); }
    bool is_good(std::string_view secret, Clock::time_point now = Clock::now()) const {
        return !secret_.empty() && is_same_secret(secret_, secret) && now - since_ < max_age;
    }
    /// Counts a photo that is sent; false if there have been too many.
    bool count_photo() { return ++count_ <= max_photos; }

    void add(std::string path) { paths_.push_back(std::move(path)); }
    /// Returns the paths of the photos that have come since it was last asked.
    std::vector<std::string> take() { return std::exchange(paths_, {}); }

private:
    std::string secret_{}; ///< empty: there is no link
    Clock::time_point since_{};
    int count_ = 0;
    std::vector<std::string> paths_{};
};

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
    std::vector<std::string> list_numbers(Clock::time_point now = Clock::now());

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
