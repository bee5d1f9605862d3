// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/worker.hpp"

#include <charconv>
#include <utility>

namespace spotit::serve {

namespace {

using Clock = std::chrono::steady_clock;

/// Within this time each step of the work ends, or the process is broken.
constexpr std::chrono::seconds patience{120};

} // namespace

Worker::Worker(const job::Request& request, Listener listener)
    : request_(request)
    , listener_(std::move(listener)) {
    renew();
}

void Worker::renew() {
    child_.reset();
    child_.emplace([this](int socket) { work(socket, request_); });
    said_.clear();
    silent_since_ = std::nullopt;
    for (const long task : std::exchange(tasks_, {})) listener_(task, Event::Died, {});
}

long Worker::start(Json task) {
    task["id"] = ++last_;
    tasks_.insert(last_);
    if (!silent_since_) silent_since_ = Clock::now();
    child_->send(to_line(task));
    return last_;
}

void Worker::take() {
    said_ += child_->receive();
    silent_since_ = tasks_.empty() ? std::nullopt : std::optional(Clock::now());
    take_records();
    if (!child_->is_alive()) renew();
}

/// A record is "TASK KIND LENGTH\n" and its bytes.
void Worker::take_records() {
    for (;;) {
        const std::size_t line = said_.find('\n');
        if (line == std::string::npos) return;
        long task = 0;
        std::size_t length = 0;
        const char* const end = said_.data() + line;
        const char* const after = std::from_chars(said_.data(), end, task).ptr;
        std::from_chars(after + 3, end, length);
        if (said_.size() < line + 1 + length) return;
        const char kind = after[1];
        const std::string bytes = said_.substr(line + 1, length);
        said_.erase(0, line + 1 + length);
        const Event event = kind == '+' ? Event::Piece : kind == '!' ? Event::Refused : Event::End;
        if (event == Event::End) tasks_.erase(task);
        if (tasks_.empty()) silent_since_ = std::nullopt;
        listener_(task, event, bytes);
    }
}

void Worker::look_at_clock() {
    if (silent_since_ && Clock::now() - *silent_since_ > patience) renew();
}

} // namespace spotit::serve
