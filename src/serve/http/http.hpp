#pragma once

#include "serve/http/routes.hpp"

#include <spotit/diag/sentence.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct MHD_Connection;

namespace spotit::serve {

/// Names and values.
using Headers = std::vector<std::pair<std::string, std::string>>;

/// The body of an answer that is the same as long as the server runs, plain and compressed.
struct Constant {
    std::string type, bytes;
    Headers headers{};
    std::string gzip{}; ///< empty where it would not be smaller
    std::string tag{};  ///< of HTTP, for both forms
};
/// Browsers may keep it if they ask each time whether it is still the same: on another day, another server
/// may have the port. `headers` are more of the answer's.
Constant make_constant(std::string type, std::string bytes, Headers headers = {});

/// An answer: at once, or in pieces that come later.
struct Answer {
    int status = 200;
    std::string type = "application/json", body{};
    Headers headers{};       ///< besides those that all answers have, or instead of them
    diag::Sentence reason{}; ///< of a refusal, which becomes its body in the language of the page
};

inline Answer answer_plainly(int status, std::string text) {
    return {.status = status, .type = "text/plain; charset=utf-8", .body = std::move(text)};
}

/// Returns a refusal, as a line.
inline Answer decline(int status, diag::Sentence reason) {
    Answer answer = answer_plainly(status, reason.english() + "\n");
    answer.reason = std::move(reason);
    return answer;
}

/// A request, and its answer as far as it is known.
struct Exchange {
    const Route* route = nullptr; ///< null before its head was judged good
    std::string body{};
    std::string tag{};      ///< If-Match
    std::string query{};    ///< the value of ?name=, decoded
    std::string client{};   ///< X-Spotit-Client: which page asks
    std::string language{}; ///< Accept-Language: that of the page
    /// The answer of a task: it is sent as it comes, or when it has ended.
    bool is_streamed = false, is_waiting = false, has_ended = false;
    int refusal_status = 422; ///< where the worker can't do the task
    Answer answer{};
    std::size_t sent = 0; ///< of the answer of a task
    // Of `Http`:
    MHD_Connection* connection = nullptr;
    bool is_suspended = false;
};

/// Where a server is found: an IPv4 address of this computer, a port (0: a free one, if possible
/// `usual_port`), and names as for `judge`.
struct Place {
    std::string address = "127.0.0.1";
    std::string phone_address{}; ///< another one with the same port, which is a name, too; empty: none
    int port = 0, usual_port = 0;
    std::vector<std::string> hosts{};
};

struct NetworkLink {
    std::string address{};  ///< IPv4
    bool is_usable = false; ///< up, and one that other computers share: no loopback, no tunnel
};

/// Returns the address at which neighbors find this computer: the one from which it asks the internet, if
/// they share that; else the first that they share; empty if there is none.
std::string choose_address(std::span<const NetworkLink> links, std::string_view outgoing);

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
    void close_late(Clock::time_point now = Clock::now());

private:
    struct Connection {
        int socket = -1;
        std::uint32_t address = 0;
        Clock::time_point since = Clock::now();
        bool has_arrived = false;
    };
    /// Shuts the oldest such connection whose request has not arrived; who has opened it notices, and closes
    /// it.
    void close_oldest(const std::function<bool(const Connection&)>& is_meant);

    std::vector<Connection> open_; ///< the oldest first
};

/// Judges requests and speaks HTTP, with the one thread that calls it. Limits: those of
/// `Connections`, 32 kB a head, the route's body, 10 s in which nothing of an answer is taken.
class Http {
public:
    /// Returns what a secret lets a request do.
    using FindSession = std::function<Session(std::string_view)>;
    /// Answers a request, or sets `is_waiting`; then `more` tells when the exchange has more of its answer.
    using Handler = std::function<void(const std::shared_ptr<Exchange>&)>;
    /// Throws diag::Error if an address is none, or the port can't be had.
    Http(const Place& place, FindSession find_session, Handler handler);
    ~Http();

    int port() const;
    /// Returns descriptors; one is readable when `run` has something to do.
    std::vector<int> list_descriptors() const;
    /// Returns the milliseconds after which `run` has something to do; -1: never.
    int compute_timeout() const;
    void run();
    void send_more(Exchange& exchange);

    struct Data;

private:
    std::unique_ptr<Data> data_;
};

} // namespace spotit::serve
