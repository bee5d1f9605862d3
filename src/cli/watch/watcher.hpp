// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/product.hpp"
#include "cli/watch/build_process.hpp"
#include "cli/watch/folder_watch.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace spotit::cli {

/// Builds whenever something is saved, until it is told to stop.
class Watcher {
public:
    Watcher(const Options& options, const Product& product);
    /// Returns the exit status.
    int run();

private:
    using Moment = std::chrono::steady_clock::time_point;

    void say(const std::string& text) const;
    /// Milliseconds until there is something to do without an event; -1: there is nothing.
    int timeout() const;
    /// Whether what was noticed is ready for a build.
    bool is_over() const;
    void start();
    void take();
    void finish();
    void listen();
    void notice(std::string what);
    /// Files that went, and did not come back in time.
    void miss();
    void give_up();

    const Options& options_;
    Product product_;
    std::filesystem::path theme_;
    std::set<std::filesystem::path> always_; ///< those of the command line
    std::set<std::filesystem::path> files_;  ///< whose change makes a new deck
    FolderWatch folders_;
    std::unique_ptr<BuildProcess> build_;
    std::optional<Moment> first_, last_;   ///< of the events that no build has seen
    std::string changed_;                  ///< the last of them
    std::set<std::filesystem::path> gone_; ///< may come back until gone_due_
    std::optional<Moment> gone_due_;
    bool opened_ = false;
};

} // namespace spotit::cli
