#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace spotit::serve {

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

} // namespace spotit::serve
