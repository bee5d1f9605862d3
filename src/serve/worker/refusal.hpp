// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "serve/json.hpp"
#include "serve/worker/records.hpp"

#include <chrono>
#include <functional>
#include <string>

namespace spotit::serve {

/// Returns an error as the only problem of a task.
Json single_error(diag::Id id, std::string message, Json notes = Json::array());
/// Returns the problem of a task that takes too long.
Json lateness(std::chrono::seconds limit);
/// Returns the problem of a task that takes too much memory; 0 MB: the system sets the limit.
Json memory_shortage(int megabytes);

/// Does the work; returns the problems for which it could not be done, or null. Throws job::Stopped, and
/// what libraries throw where memory ends.
Json problems_of(const diag::SourceText& text, const std::function<void()>& work);

/// Returns the last line of a preview.
Json done_line(bool is_good, Json problems);

/// Returns the record that says why a task was not done.
Record refusal(const Json& task, Json problems);

} // namespace spotit::serve
