// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "serve/json.hpp"
#include "serve/worker/records.hpp"

#include <spotit/process.hpp>
#include <spotit/serve.hpp>

#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <string>

namespace spotit::serve {

/// The child's side: works until the parent has gone.
void work(int socket, const Options& options);

/// The parent's side of a process that makes decks: it alone sees fonts and pictures of the user. One that
/// dies or does not stop is replaced; tasks that it had are answered as failed.
class Worker {
public:
    enum class Event { Piece, Refused, End, Died };
    /// Hears of a task: pieces of its answer, that the pieces to come say why there is none, its end, or that
    /// the process died.
    using Listener = std::function<void(long task, Event event, std::string_view bytes)>;
    Worker(const Options& options, Listener listener);

    /// Gives a task to the process and returns its number. A preview stops the one before it.
    long start(Json task);
    /// Returns a descriptor that is readable when `take` has something to do.
    int descriptor() const { return child_->socket(); }
    /// Hears what the process has to say.
    void take();
    /// Ends a process that has been silent for too long.
    void look_at_clock();

private:
    void renew();
    void take_records();

    const Options& options_;
    Listener listener_;
    std::optional<process::Child> child_;
    RecordReader records_;
    std::set<long> tasks_;
    long last_ = 0;
    std::optional<std::chrono::steady_clock::time_point> silent_since_;
};

} // namespace spotit::serve
