#pragma once

#include "serve/task.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <deque>
#include <exception>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

/// The parts of the process that does the work.
namespace spotit::serve {

/// A task, and what became of it in earlier turns.
struct QueuedTask : Task {
    bool is_stopped = false; ///< to be answered, but not done
    std::stop_source stop{};
    std::chrono::steady_clock::time_point since{}; ///< waits since then
    std::chrono::steady_clock::time_point begin{}; ///< of the turn
    std::clock_t clock = 0;                        ///< the processor time at the turn's beginning
    std::chrono::milliseconds taken{0};
    int reached = 0; ///< symbols
};

/// The tasks of the parent, but those that are replaced. Pages take turns, those with little work first.
class TaskQueue {
public:
    explicit TaskQueue(int socket)
        : socket_(socket) {}

    /// Reads the tasks that the parent sends, and ends the process with it.
    [[noreturn]] void listen();
    /// Returns the next task, when there is one.
    QueuedTask wait();
    /// Returns true if a task has taken its turn, and that of another page waits.
    bool is_turn_over(const QueuedTask& task);
    /// Adds a task that has given way.
    void put_back(QueuedTask task);

private:
    void add(Task task);

    int socket_;
    std::mutex busy_;
    std::condition_variable changed_;
    std::deque<QueuedTask> waiting_;
    std::stop_source stop_;
    Task running_; ///< as far as others may replace it
};

/// Stops work that takes too long, while it exists.
class TimeLimit {
public:
    /// None: 0.
    TimeLimit(std::stop_source work, std::chrono::milliseconds limit)
        : work_(std::move(work)) {
        if (limit.count() > 0)
            watch_ = std::jthread([this, limit](const std::stop_token& done) { watch(limit, done); });
    }
    bool is_exceeded() const { return is_exceeded_; }

private:
    void watch(std::chrono::milliseconds limit, const std::stop_token& done) {
        std::mutex own;
        std::unique_lock lock(own);
        std::condition_variable_any never;
        never.wait_for(lock, done, limit, [] { return false; });
        if (done.stop_requested()) return;
        is_exceeded_ = true;
        work_.request_stop();
    }

    std::stop_source work_;
    std::atomic<bool> is_exceeded_ = false;
    std::jthread watch_{}; ///< ends before what it uses
};

/// The exit status of a worker that has no more memory. Libraries then do things by halves, so that it does
/// not go on.
inline constexpr int out_of_memory_status = 4;

/// Returns true for what is thrown where memory ends: threads have no room for their stacks, either.
bool is_out_of_memory(const std::exception& problem);

/// Limits what this process takes from now on: data and stacks. Mapped fonts and the program itself are
/// shared, and don't count.
class MemoryLimit {
public:
    /// None: 0 MB.
    explicit MemoryLimit(int megabytes);
    /// Returns true if what is remembered leaves the next work less than half.
    bool is_half_taken() const;

private:
    std::size_t before_, limit_; // bytes
};

} // namespace spotit::serve
