#include "serve/worker/worker.hpp"

#include "serve/worker/work.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace spotit::serve {
namespace {

using Clock = std::chrono::steady_clock;

/// A process without a time limit that says nothing for so long is broken.
constexpr std::chrono::seconds max_silence{120};

constexpr std::size_t max_head = 64, max_length = std::size_t{1} << 31U;

} // namespace

Worker::Worker(const Options& options, Listener listener)
    : options_(options)
    , listener_(std::move(listener)) {
    renew();
}

void Worker::renew() {
    child_.reset();
    child_.emplace([this](int socket) { do_work(socket, options_); });
    said_.clear();
    has_finished_one_ = has_begun_another_ = false;
    current_ = 0;
    for (const auto& [number, task] : tasks_) child_->send(to_line(task));
    since_ = tasks_.empty() ? std::nullopt : std::optional(Clock::now());
}

void Worker::replace_ended() {
    const std::optional<int> status = child_->exit_status();
    // Where a process remembered the work for others, its successor has more memory for the same task.
    const bool is_full = status == out_of_memory_status;
    const bool is_tried_again = is_full && has_finished_one_ && !has_begun_another_;
    if (status != EXIT_SUCCESS && !is_tried_again)
        give_up(is_full ? std::optional(make_memory_shortage(options_.memory_limit)) : std::nullopt);
    renew();
}

void Worker::give_up(const std::optional<diag::Diagnostic>& problem) {
    if (tasks_.empty()) return;
    const auto task = tasks_.extract(tasks_.contains(current_) ? current_ : tasks_.begin()->first);
    const Task given_up = read_task(task.mapped()).value();
    if (!problem || given_up.is<PictureTrial>()) return listener_({task.key(), Record::Kind::Death});
    listener_(refuse(given_up, {*problem}));
    listener_({task.key(), Record::Kind::End});
}

long Worker::start(Json task) {
    task["id"] = ++last_;
    if (!since_) since_ = Clock::now();
    child_->send(to_line(task));
    tasks_[last_] = std::move(task);
    return last_;
}

void Worker::take() {
    said_ += child_->receive();
    const bool is_limited = options_.time_limit.count() > 0;
    if (since_ && !is_limited) since_ = Clock::now();
    try {
        take_records();
    } catch (const std::exception&) {
        give_up(std::nullopt);
        return renew();
    }
    if (!child_->is_alive()) replace_ended();
}

void Worker::take_records() {
    while (const std::optional<Record> record = take_record(said_)) {
        if (record->kind == Record::Kind::Begin) {
            current_ = record->task;
            since_ = Clock::now();
            has_begun_another_ = false;
            continue;
        }
        const bool is_end = record->kind == Record::Kind::End;
        has_finished_one_ = has_finished_one_ || is_end;
        has_begun_another_ = !is_end;
        if (is_end) {
            tasks_.erase(record->task);
            since_ = tasks_.empty() ? std::nullopt : std::optional(Clock::now());
        }
        listener_(*record);
    }
}

std::chrono::milliseconds Worker::compute_time_left() const {
    if (!since_) return std::chrono::milliseconds::max();
    const auto limit = options_.time_limit.count() > 0 ? options_.time_limit : max_silence;
    return std::max(std::chrono::ceil<std::chrono::milliseconds>(*since_ + limit - Clock::now()),
                    std::chrono::milliseconds(0));
}

void Worker::check_deadline() {
    if (compute_time_left().count() > 0) return;
    child_->kill();
    give_up(options_.time_limit.count() > 0 ? std::optional(make_lateness(options_.time_limit))
                                            : std::nullopt);
    renew();
}

std::string record_head(long task, Record::Kind kind, std::size_t length) {
    return fmt::format("{} {} {}\n", task, static_cast<char>(kind), length);
}

std::optional<Record> take_record(std::string& received) {
    const std::size_t line = std::min(received.find('\n'), received.size());
    const std::string head = received.substr(0, line + 1);
    if (line == received.size() && line <= max_head) return std::nullopt;
    Record record;
    char kind = 0;
    std::size_t length = 0;
    std::istringstream(head) >> record.task >> kind >> length;
    record.kind = static_cast<Record::Kind>(kind);
    // A record's head is written in one way alone.
    if (head != record_head(record.task, record.kind, length) ||
        std::string_view(">+!.").find(kind) == std::string_view::npos || length > max_length)
        throw std::runtime_error("no record");
    if (received.size() - head.size() < length) return std::nullopt;
    record.bytes = received.substr(head.size(), length);
    received.erase(0, head.size() + length);
    return record;
}

} // namespace spotit::serve
