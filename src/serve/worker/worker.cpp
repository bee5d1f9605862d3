// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/worker.hpp"

#include "serve/worker/memory_limit.hpp"
#include "serve/worker/refusal.hpp"

#include <cstdlib>
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
    const std::optional<int> status = child_ ? child_->exit_status() : std::nullopt;
    child_.reset();
    child_.emplace([this](int socket) { work(socket, options_); });
    records_.clear();
    // Where a process remembered the work for others, its successor has more memory for the same task.
    const bool is_full = status == out_of_memory_status;
    const bool is_tried_again = is_full && has_finished_one_ && !has_begun_another_;
    has_finished_one_ = has_begun_another_ = false;
    const bool has_failed = status != EXIT_SUCCESS && !is_tried_again;
    if (has_failed && !tasks_.empty()) {
        const auto task = tasks_.extract(tasks_.begin());
        if (is_full && task.mapped().at("kind") != "picture") {
            tell(refusal(task.mapped(), memory_shortage(options_.memory_limit)));
            tell({.task = task.key(), .kind = Record::Kind::End});
        } else {
            listener_(task.key(), Event::Died, {});
        }
    }
    for (const auto& [number, task] : tasks_) child_->send(to_line(task));
    silent_since_ = tasks_.empty() ? std::nullopt : std::optional(Clock::now());
}

long Worker::start(Json task) {
    task["id"] = ++last_;
    if (!silent_since_) silent_since_ = Clock::now();
    child_->send(to_line(task));
    tasks_[last_] = std::move(task);
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
        has_finished_one_ = has_finished_one_ || is_end;
        has_begun_another_ = !is_end;
        if (is_end) tasks_.erase(record->task);
        if (tasks_.empty()) silent_since_ = std::nullopt;
        tell(*record);
    }
}

void Worker::tell(const Record& record) const {
    const Event event = record.kind == Record::Kind::End       ? Event::End
                        : record.kind == Record::Kind::Refusal ? Event::Refused
                                                               : Event::Piece;
    listener_(record.task, event, record.bytes);
}

void Worker::look_at_clock() {
    if (silent_since_ && Clock::now() - *silent_since_ > patience(options_.time_limit)) renew();
}

} // namespace spotit::serve
