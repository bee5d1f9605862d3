#pragma once

#include "serve/worker/records.hpp"

#include <spotit/process.hpp>
#include <spotit/serve.hpp>

#include <chrono>
#include <functional>
#include <map>
#include <optional>

namespace spotit::serve {

/// The child's side: works until the parent has gone, or until it has remembered too much.
void do_work(int socket, const Options& options);

/// The parent's side of a process that makes decks: it alone sees fonts and pictures of the user. One that
/// dies, or takes longer for a task than the time limit, is replaced; that task is answered as failed, and
/// the next process has those behind it.
class Worker {
public:
    /// Receives the answers to tasks.
    using Listener = std::function<void(const Record& record)>;
    Worker(const Options& options, Listener listener);

    /// Gives a task to the process and returns its number. A preview stops the one before it.
    long start(Json task);
    /// Returns a descriptor that is readable when `take` has something to do.
    int descriptor() const { return child_->socket(); }
    void take();
    void check_deadline();
    /// Returns the time after which `check_deadline` has something to do.
    std::chrono::milliseconds compute_time_left() const;

private:
    void renew();
    void replace_ended();
    /// Answers the task that the process is at with the problems for which it is not done; null: the process
    /// died.
    void give_up(const std::optional<diag::Diagnostic>& problem);
    void take_records();

    const Options& options_;
    Listener listener_;
    std::optional<process::Child> child_;
    std::string said_;            ///< by the process, after the last whole record
    std::map<long, Json> tasks_;  ///< the process begins them in this order
    long last_ = 0, current_ = 0; ///< numbers of tasks: the last, and that at which the process is
    bool has_finished_one_ = false, has_begun_another_ = false; ///< the process, as far as is known
    /// When the process began its task; without a time limit, when it last said something.
    std::optional<std::chrono::steady_clock::time_point> since_;
};

} // namespace spotit::serve
