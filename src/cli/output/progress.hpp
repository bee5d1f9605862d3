// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string_view>

namespace spotit::cli {

/// A progress bar on standard error, shown only if the work takes longer than 0.4 s. A signal that ends the
/// program erases it.
class Progress {
public:
    enum class Delay { None, UntilSlow };
    explicit Progress(Delay delay)
        : delay_(delay) {}
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() { clear(); }

    void show(std::string_view stage, int done, int total);
    void clear();

private:
    using Clock = std::chrono::steady_clock;
    Delay delay_;
    Clock::time_point start_ = Clock::now(), last_{};
    bool shown_ = false;
};

} // namespace spotit::cli
