#include "serve/worker/work.hpp"

#include <spotit/process.hpp>

#include <unistd.h>

namespace spotit::serve {
namespace {

std::string client(const Json& task) {
    return task.value("client", "");
}

bool is_preview(const Json& task) {
    return task.at("kind") == "preview";
}

bool can_be_stopped(const Json& task) {
    return is_preview(task) || task.at("kind") == "sample";
}

} // namespace

void TaskQueue::listen() {
    std::string said;
    for (std::string more; !(more = process::receive_some(socket_)).empty();) {
        said += more;
        for (std::size_t line = 0; (line = said.find('\n')) != std::string::npos; said.erase(0, line + 1))
            add(Json::parse(said.substr(0, line)));
    }
    ::_exit(0); // the parent has gone
}

std::pair<Json, std::stop_source> TaskQueue::wait() {
    std::unique_lock lock(busy_);
    changed_.wait(lock, [&] { return !waiting_.empty(); });
    std::pair<Json, std::stop_source> next{std::move(waiting_.front()), std::stop_source()};
    waiting_.pop_front();
    if (can_be_stopped(next.first)) {
        stop_ = next.second;
        client_ = client(next.first);
    }
    return next;
}

void TaskQueue::add(Json task) {
    const std::lock_guard lock(busy_);
    if (is_preview(task)) {
        const auto is_replaced = [&](const std::string& page) {
            return page.empty() || page == client(task);
        };
        if (is_replaced(client_)) stop_.request_stop();
        // Those that were not begun are answered, but not made.
        for (Json& older : waiting_)
            if (can_be_stopped(older) && is_replaced(client(older))) older["stopped"] = true;
    }
    waiting_.push_back(std::move(task));
    changed_.notify_one();
}

} // namespace spotit::serve
