#include "cli/output/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>

namespace spotit::cli {
namespace {

constexpr auto slow = std::chrono::milliseconds(400);
constexpr auto frame = std::chrono::milliseconds(40);
constexpr auto line_pause = std::chrono::seconds(10);
constexpr int large = 400; ///< pictures or cards: more are reported in lines
constexpr std::array ending_signals{SIGINT, SIGTERM, SIGHUP};
constexpr std::size_t echo = 2; ///< cells of the "^C" that the terminal puts behind the bar

/// The bar that is shown. The handler of a signal knows no other objects.
struct ShownBar {
    std::atomic<std::size_t> cells{0}; ///< its width
    std::atomic<bool> ending{false};   ///< a signal ends the program
};
ShownBar& find_shown_bar() {
    static constinit ShownBar bar;
    return bar;
}

/// Overwrites the bar with blanks, since a plain terminal has nothing else to wipe with.
void wipe() {
    std::array<char, 128> line;
    const std::size_t count = std::min(find_shown_bar().cells.exchange(0), line.size() - 2);
    if (count == 0) return;
    line.fill(' ');
    line[0] = line[count + 1] = '\r';
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), count + 2);
}

/// Does only what is allowed in a handler of signals. The signal itself ends the program then.
extern "C" void wipe_and_end(int signal) {
    ShownBar& bar = find_shown_bar();
    bar.ending = true;
    if (bar.cells > 0) bar.cells += echo;
    wipe();
    static_cast<void>(std::raise(signal));
}

/// Replaces handlers. A signal that is ignored, as with nohup, stays ignored.
void set_handlers(void (*from)(int), void (*to)(int)) {
    struct sigaction now {};
    for (const int signal : ending_signals) {
        if (::sigaction(signal, nullptr, &now) != 0 || now.sa_handler != from) continue;
        struct sigaction then {};
        then.sa_handler = to;
        then.sa_flags = to == &wipe_and_end ? static_cast<int>(SA_RESETHAND) : 0;
        ::sigaction(signal, &then, nullptr);
    }
}

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
    if (shown_ && now - last_ < frame) return;
    if (find_shown_bar().ending) return;
    if (!shown_) set_handlers(SIG_DFL, &wipe_and_end);
    last_ = now;
    shown_ = true;
    const int width = std::clamp(measure_terminal() - 30, 10, 40);
    const int filled = total > 0 ? width * done / total : 0;
    const std::string bar =
        fmt::format("{:<8} [{:<{}}] {}/{}", stage, std::string(static_cast<std::size_t>(filled), '#'), width,
                    done, total);
    // The longest bar so far: what a shorter one leaves of it is covered with blanks.
    std::atomic<std::size_t>& cells = find_shown_bar().cells;
    cells = std::max<std::size_t>(cells, bar.size());
    print_rendered(fmt::format("\r{:<{}}", bar, cells.load()));
}

void Progress::clear() {
    if (!shown_) return;
    wipe();
    set_handlers(&wipe_and_end, SIG_DFL);
    shown_ = false;
}

} // namespace spotit::cli
