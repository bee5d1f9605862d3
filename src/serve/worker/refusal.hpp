#pragma once

#include "serve/json.hpp"
#include "serve/worker/records.hpp"

#include <chrono>
#include <functional>
#include <string>

namespace spotit::serve {

/// Returns the problem of a task that takes too long.
Problems make_lateness(std::chrono::seconds limit);
/// Returns the problem of a task that takes too much memory; 0 MB: the system sets the limit.
Problems make_memory_shortage(int megabytes);

/// Does the work; returns the problems for which it could not be done. Throws job::Stopped, and what
/// libraries throw where memory ends.
std::optional<Problems> find_problems(const diag::SourceText& text, const std::function<void()>& work);

/// Returns the bytes of a refusal.
std::string make_refusal(const Problems& problems);
/// Returns the record that says why a task was not done.
Record refuse(const Json& task, Problems problems);

} // namespace spotit::serve
