#include "serve/worker/work.hpp"

#include <spotit/process.hpp>

#include <unistd.h>

#include <algorithm>
#include <ctime>

namespace spotit::serve {
namespace {

/// Half of the second after which people lose patience; the other half is for what is not interrupted.
constexpr std::chrono::milliseconds turn{500};

bool replaces(const Task& newer, const Task& older) {
    return newer.scheduling.replaces && older.scheduling.is_replaced &&
           (older.client.empty() || older.client == newer.client);
}

} // namespace

void TaskQueue::listen() {
    std::string said;
    for (std::string more; !(more = process::receive_some(socket_)).empty();) {
        said += more;
        for (std::size_t line = 0; (line = said.find('\n')) != std::string::npos; said.erase(0, line + 1))
            add(read_task(Json::parse(said.substr(0, line)).value()).value());
    }
    ::_exit(0); // the parent has gone
}

QueuedTask TaskQueue::wait() {
    std::unique_lock lock(busy_);
    changed_.wait(lock, [&] { return !waiting_.empty(); });
    QueuedTask next = std::move(waiting_.front());
    waiting_.pop_front();
    next.stop = std::stop_source();
    next.begin = std::chrono::steady_clock::now();
    next.clock = std::clock();
    stop_ = next.stop;
    running_ = {.scheduling = next.scheduling, .client = next.client};
    return next;
}

bool TaskQueue::is_turn_over(const QueuedTask& task) {
    const std::lock_guard lock(busy_);
    // On a busy machine all work is slow: what takes little of the processor is better done in one turn.
    const std::chrono::milliseconds processor_time((std::clock() - task.clock) * 1000 / CLOCKS_PER_SEC);
    return std::chrono::steady_clock::now() - task.begin > turn && processor_time > turn &&
           std::ranges::any_of(waiting_,
                               [&](const QueuedTask& other) { return other.client != task.client; });
}

void TaskQueue::put_back(QueuedTask task) {
    task.taken += std::chrono::ceil<std::chrono::milliseconds>(std::chrono::steady_clock::now() - task.begin);
    const std::lock_guard lock(busy_);
    task.is_stopped = std::ranges::any_of(waiting_, [&](const Task& other) { return replaces(other, task); });
    waiting_.push_back(std::move(task));
}

void TaskQueue::add(Task task) {
    const std::lock_guard lock(busy_);
    if (replaces(task, running_)) stop_.request_stop();
    for (QueuedTask& older : waiting_) older.is_stopped = older.is_stopped || replaces(task, older);
    waiting_.push_back({std::move(task)});
    changed_.notify_one();
}

} // namespace spotit::serve
