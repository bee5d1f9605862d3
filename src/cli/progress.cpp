// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/progress.hpp"

#include "cli/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::cli {

namespace {

constexpr auto slow = std::chrono::milliseconds(400);
constexpr auto frame = std::chrono::milliseconds(40);

} // namespace

void Progress::show(std::string_view stage, int done, int total) {
    const Clock::time_point now = Clock::now();
    if (delay_ == Delay::UntilSlow && now - start_ < slow) return;
    if (shown_ && now - last_ < frame) return;
    last_ = now;
    shown_ = true;
    const int width = std::clamp(terminal_width() - 30, 10, 40);
    const int filled = total > 0 ? width * done / total : 0;
    print_error(fmt::format("\r\033[K{:<8} [{:<{}}] {}/{}", stage,
                            std::string(static_cast<std::size_t>(filled), '#'), width, done, total));
}

void Progress::clear() {
    if (shown_) print_error("\r\033[K");
    shown_ = false;
}

} // namespace spotit::cli
