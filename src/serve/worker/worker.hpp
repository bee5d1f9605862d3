#pragma once

#include "serve/json.hpp"
#include "serve/task.hpp"

#include <spotit/process.hpp>
#include <spotit/serve.hpp>

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace spotit::serve {

/// A part of the answer to a task: bytes of it, that the bytes to come say why there is none, or its end; or
/// that the process begins with the task, or continues it. That the process died is no record that it
/// writes.
struct Record {
    enum class Kind : char { Begin = '>', Piece = '+', Refusal = '!', End = '.', Death = 'x' };
    long task = 0;
    Kind kind = Kind::End;
    std::string bytes{};
};

/// Returns what precedes the bytes of a record on its way from the worker: "12 + 5\n".
std::string record_head(long task, Record::Kind kind, std::size_t length);

/// Takes the first record off the bytes that have come; nothing as long as it is incomplete. Throws
/// std::runtime_error for what is no record: the process that wrote it is broken.
std::optional<Record> take_record(std::string& received);

diag::Diagnostic make_lateness(std::chrono::seconds limit);
/// Returns the problem of a task that takes too much memory; 0 MB: the system sets the limit.
diag::Diagnostic make_memory_shortage(int megabytes);

/// Does the work; returns the problems for which it could not be done. Throws job::Stopped, and what
/// libraries throw where memory ends.
std::optional<Diagnostics> collect_problems(const std::function<void()>& work);

/// Returns the record with the problems for which a task was not done; places are in its text.
Record refuse(const Task& task, const Diagnostics& problems, const diag::SourceText& text = {"", ""});

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
