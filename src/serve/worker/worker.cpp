// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/worker.hpp"

#include <exception>
#include <utility>

namespace spotit::serve {

namespace {

using Clock = std::chrono::steady_clock;

/// Returns the time within which a process says something, or is broken.
std::chrono::seconds patience(std::chrono::seconds time_limit) {
    constexpr std::chrono::seconds usual{60}, for_a_step{60}; // that nothing stops
    return (time_limit.count() > 0 ? time_limit : usual) + for_a_step;
}

} // namespace

Worker::Worker(const Options& options, Listener listener)
    : options_(options)
    , listener_(std::move(listener)) {
    renew();
}

void Worker::renew() {
    child_.reset();
    child_.emplace([this](int socket) { work(socket, options_); });
    records_.clear();
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
    records_.add(child_->receive());
    silent_since_ = tasks_.empty() ? std::nullopt : std::optional(Clock::now());
    try {
        take_records();
    } catch (const std::exception&) {
        return renew();
    }
    if (!child_->is_alive()) renew();
}

void Worker::take_records() {
    while (const std::optional<Record> record = records_.next()) {
        const bool is_end = record->kind == Record::Kind::End;
        const Event event = is_end                                  ? Event::End
                            : record->kind == Record::Kind::Refusal ? Event::Refused
                                                                    : Event::Piece;
        if (is_end) tasks_.erase(record->task);
        if (tasks_.empty()) silent_since_ = std::nullopt;
        listener_(record->task, event, record->bytes);
    }
}

void Worker::look_at_clock() {
    if (silent_since_ && Clock::now() - *silent_since_ > patience(options_.time_limit)) renew();
}

} // namespace spotit::serve
