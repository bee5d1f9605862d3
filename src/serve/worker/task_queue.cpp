#include "serve/worker/work.hpp"

#include <spotit/process.hpp>

#include <unistd.h>

#include <algorithm>
#include <ctime>

namespace spotit::serve {
namespace {

/// Half of the second after which people lose patience; the other half is for what is not interrupted.
constexpr std::chrono::milliseconds turn{500};

std::string client(const Json& wish) {
    return wish.value("client", "");
}

bool is_preview(const Json& wish) {
    return wish.at("kind") == "preview";
}

bool can_be_stopped(const Json& wish) {
    return is_preview(wish) || wish.at("kind") == "sample";
}

} // namespace

void TaskQueue::listen() {
    std::string said;
    for (std::string more; !(more = process::receive_some(socket_)).empty();) {
        said += more;
        for (std::size_t line = 0; (line = said.find('\n')) != std::string::npos; said.erase(0, line + 1))
            add(Json::parse(said.substr(0, line)).value());
    }
    ::_exit(0); // the parent has gone
}

Task TaskQueue::wait() {
    std::unique_lock lock(busy_);
    changed_.wait(lock, [&] { return !waiting_.empty(); });
    Task next = std::move(waiting_.front());
    waiting_.pop_front();
    next.stop = std::stop_source();
    next.begin = std::chrono::steady_clock::now();
    next.clock = std::clock();
    if (can_be_stopped(next.wish)) {
        stop_ = next.stop;
        client_ = client(next.wish);
    }
    return next;
}

bool TaskQueue::is_turn_over(const Task& task) {
    const std::lock_guard lock(busy_);
    // On a busy machine all work is slow: what takes little of the processor is better done in one turn.
    const std::chrono::milliseconds processor_time((std::clock() - task.clock) * 1000 / CLOCKS_PER_SEC);
    return std::chrono::steady_clock::now() - task.begin > turn && processor_time > turn &&
           std::ranges::any_of(waiting_,
                               [&](const Task& other) { return client(other.wish) != client(task.wish); });
}

void TaskQueue::put_back(Task task) {
    task.taken += std::chrono::ceil<std::chrono::milliseconds>(std::chrono::steady_clock::now() - task.begin);
    const std::lock_guard lock(busy_);
    const auto replaces = [&](const Task& other) {
        return is_preview(other.wish) && client(other.wish) == client(task.wish);
    };
    if (can_be_stopped(task.wish) && std::ranges::any_of(waiting_, replaces)) task.wish["stopped"] = true;
    waiting_.push_back(std::move(task));
}

void TaskQueue::add(Json wish) {
    const std::lock_guard lock(busy_);
    if (is_preview(wish)) {
        const auto is_replaced = [&](const std::string& page) {
            return page.empty() || page == client(wish);
        };
        if (is_replaced(client_)) stop_.request_stop();
        // Those that wait are answered, but not made.
        for (Task& older : waiting_)
            if (can_be_stopped(older.wish) && is_replaced(client(older.wish))) older.wish["stopped"] = true;
    }
    waiting_.push_back({std::move(wish)});
    changed_.notify_one();
}

} // namespace spotit::serve
