#include "cli/output/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace spotit::cli {
namespace {

constexpr auto slow = std::chrono::milliseconds(400);
constexpr auto frame = std::chrono::milliseconds(40);
constexpr auto line_pause = std::chrono::seconds(10);
constexpr int large = 400; ///< pictures or cards: more are reported in lines

} // namespace

void Progress::show_line(std::string_view stage, int done, int total) {
    const Clock::time_point now = Clock::now();
    if (total <= large || (stage == stage_ && now - last_ < line_pause)) return;
    stage_ = stage;
    last_ = now;
    print_rendered(fmt::format("spotit-print: {}: {} of {}\n", stage, done, total));
}

void Progress::show(std::string_view stage, int done, int total) {
    if (style_ == Style::Lines) return show_line(stage, done, total);
    const Clock::time_point now = Clock::now();
    if (style_ == Style::BarWhenSlow && now - start_ < slow) return;
    if (cells_ > 0 && now - last_ < frame) return;
    last_ = now;
    const int width = std::clamp(measure_terminal() - 30, 10, 40);
    const int filled = total > 0 ? width * done / total : 0;
    const std::string bar =
        fmt::format("{:<8} [{:<{}}] {}/{}", stage, std::string(static_cast<std::size_t>(filled), '#'), width,
                    done, total);
    // The longest bar so far: what a shorter one leaves of it is covered with blanks.
    cells_ = std::max(cells_, bar.size());
    print_rendered(fmt::format("\r{:<{}}", bar, cells_));
}

void Progress::clear() {
    // A plain terminal has nothing else to wipe with.
    if (cells_ > 0) print_rendered(fmt::format("\r{:{}}\r", "", std::exchange(cells_, 0)));
}

} // namespace spotit::cli
