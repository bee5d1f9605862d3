#include "serve/worker/work.hpp"

#include <spotit/process.hpp>

#include <unistd.h>

#include <algorithm>
#include <ctime>

namespace spotit::serve {
namespace {

using std::chrono::milliseconds;

/// Returns how long a turn of a task is at least. First turns are short, so that many that come at once delay
/// little work little; the longest is half of the second after which people lose patience.
milliseconds compute_turn(const QueuedTask& task) {
    constexpr milliseconds first{60}, longest{500};
    return std::clamp(task.taken, first, longest);
}

/// Returns the order of tasks: what has taken least goes first, and waiting counts a little, so that all is
/// done at last.
milliseconds compute_order(const QueuedTask& task, std::chrono::steady_clock::time_point now) {
    constexpr int waiting_share = 10;
    if (task.is_stopped) return milliseconds::min(); // is only answered
    return task.taken - std::chrono::ceil<milliseconds>(now - task.since) / waiting_share;
}

bool replaces(const Task& newer, const Task& older) {
    return newer.scheduling.replaces && older.scheduling.is_replaced &&
           (older.client.empty() || older.client == newer.client);
}

} // namespace

void TaskQueue::listen() {
    std::string buffer;
    for (std::string more; !(more = process::receive_some(socket_)).empty();) {
        buffer += more;
        for (std::size_t line = 0; (line = buffer.find('\n')) != std::string::npos; buffer.erase(0, line + 1))
            add(read_task(Json::parse(buffer.substr(0, line)).value()).value());
    }
    ::_exit(0); // the parent has gone
}

QueuedTask TaskQueue::wait() {
    std::unique_lock lock(busy_);
    changed_.wait(lock, [&] { return !waiting_.empty(); });
    const auto now = std::chrono::steady_clock::now();
    const auto first = std::ranges::min_element(
        waiting_, {}, [&](const QueuedTask& task) { return compute_order(task, now); });
    QueuedTask next = std::move(*first);
    waiting_.erase(first);
    next.stop = std::stop_source();
    next.begin = now;
    next.clock = std::clock();
    stop_ = next.stop;
    running_ = {.scheduling = next.scheduling, .client = next.client};
    return next;
}

bool TaskQueue::is_turn_over(const QueuedTask& task) {
    const std::lock_guard lock(busy_);
    // On a busy machine all work is slow: what takes little of the processor is better done in one turn.
    const milliseconds processor_time((std::clock() - task.clock) * 1000 / CLOCKS_PER_SEC);
    const milliseconds turn = compute_turn(task);
    return std::chrono::steady_clock::now() - task.begin > turn && processor_time > turn &&
           std::ranges::any_of(waiting_,
                               [&](const QueuedTask& other) { return other.client != task.client; });
}

void TaskQueue::put_back(QueuedTask task) {
    task.since = std::chrono::steady_clock::now();
    task.taken += std::chrono::ceil<milliseconds>(task.since - task.begin);
    const std::lock_guard lock(busy_);
    task.is_stopped = std::ranges::any_of(waiting_, [&](const Task& other) { return replaces(other, task); });
    waiting_.push_back(std::move(task));
}

void TaskQueue::add(Task task) {
    const std::lock_guard lock(busy_);
    if (replaces(task, running_)) stop_.request_stop();
    for (QueuedTask& older : waiting_) older.is_stopped = older.is_stopped || replaces(task, older);
    waiting_.push_back({std::move(task)});
    waiting_.back().since = std::chrono::steady_clock::now();
    changed_.notify_one();
}

} // namespace spotit::serve
