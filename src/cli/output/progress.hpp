// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace spotit::cli {

/// Says on standard error how far the work is. A signal that ends the program erases a bar.
class Progress {
public:
    /// A bar at once, a bar if the work takes longer than 0.4 s, or, where no terminal shows bars, a line now
    /// and then for work on hundreds of pictures or cards.
    enum class Style { Bar, BarWhenSlow, Lines };
    explicit Progress(Style style)
        : style_(style) {}
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() { clear(); }

    void show(std::string_view stage, int done, int total);
    void clear();

private:
    using Clock = std::chrono::steady_clock;
    void show_line(std::string_view stage, int done, int total);

    Style style_;
    Clock::time_point start_ = Clock::now(), last_{};
    std::string stage_{}; ///< of the last line
    bool shown_ = false;
};

} // namespace spotit::cli
