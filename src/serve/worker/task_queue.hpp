#pragma once

#include "serve/json.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <string>
#include <utility>

namespace spotit::serve {

/// The tasks of the parent, in their order; a preview takes the place of those before it, and of samples,
/// that the same page or no page has asked for.
class TaskQueue {
public:
    explicit TaskQueue(int socket)
        : socket_(socket) {}

    /// Hears the parent, a line of JSON for each task, and ends the process with it.
    [[noreturn]] void listen();
    /// Returns the next task, when there is one, and the means to stop it. One that has "stopped" is to be
    /// answered, but not done.
    std::pair<Json, std::stop_source> wait();

private:
    void add(Json task);

    int socket_;
    std::mutex busy_;
    std::condition_variable changed_;
    std::deque<Json> waiting_;
    std::stop_source stop_;
    std::string client_; ///< whose task can be stopped
};

} // namespace spotit::serve
