#pragma once

#include "serve/json.hpp"
#include "serve/task.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
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

} // namespace spotit::serve
