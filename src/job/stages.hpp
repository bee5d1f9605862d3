#pragma once

#include <spotit/job/report.hpp>
#include <spotit/job/request.hpp>

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

namespace spotit::job {

/// Calls work(i) for each i in [0, count) on that many threads. Results go where `i` says, so that they don't
/// depend on who did what. After an exception no further calls begin; of several exceptions the one with the
/// lowest index is thrown.
template<class Work>
void run_parallel(std::size_t count, int threads, Work&& work) {
    std::vector<std::exception_ptr> failures(count);
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++) {
            try {
                work(i);
            } catch (...) {
                failures[i] = std::current_exception();
                next = count; // all lower indices have begun
            }
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int t = 1; t < threads && static_cast<std::size_t>(t) < count; ++t) helpers.emplace_back(run);
        run();
    }
    for (const std::exception_ptr& failure : failures)
        if (failure) std::rethrow_exception(failure);
}

/// Times the stages of a run, spreads their work over threads and reports progress.
class Stages {
public:
    /// The request must outlive it.
    explicit Stages(const Request& request)
        : listener_(request.listener)
        , stop_(request.stop)
        , threads_(request.threads) {}

    int threads() const { return threads_; }
    const std::vector<Stage>& taken() const { return taken_; }
    /// Returns the report with these stages after its own.
    Report add_to(Report report) const {
        report.stages.insert(report.stages.end(), taken_.begin(), taken_.end());
        return report;
    }

    /// Times `work` and reports when it begins.
    template<class Work>
    auto run(std::string_view name, int total, Work&& work) {
        struct Timer {
            std::vector<Stage>& taken;
            std::string_view name;
            std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
            ~Timer() {
                const std::chrono::duration<double, std::milli> time =
                    std::chrono::steady_clock::now() - start;
                taken.push_back({name, time.count()});
            }
        } const timer{taken_, name};
        tell(name, 0, total);
        return work();
    }

    /// Calls work(i) for all i in parallel and reports progress. Throws Stopped if the request is stopped.
    template<class Work>
    void run_each(std::string_view name, int count, Work&& work) {
        std::atomic<int> done{0};
        run_parallel(static_cast<std::size_t>(count), threads_, [&](std::size_t i) {
            if (stop_.stop_requested()) throw Stopped();
            work(i);
            tell(name, ++done, count);
        });
    }

private:
    void tell(std::string_view name, int done, int total) {
        if (!listener_) return;
        const std::lock_guard lock(report_mutex_);
        listener_(name, done, total);
    }

    const ProgressListener& listener_;
    std::stop_token stop_;
    int threads_ = 1;
    std::vector<Stage> taken_;
    std::mutex report_mutex_;
};

} // namespace spotit::job
