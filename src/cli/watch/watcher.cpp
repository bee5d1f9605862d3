#include "cli/watch/watch.hpp"

#include "cli/included/included.hpp"
#include "cli/output/terminal.hpp"
#include "diag/write.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace spotit::cli {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Editors save in several steps: a save has ended when nothing happens for this time ...
constexpr milliseconds burst{16};
/// ... or when it has lasted this long.
constexpr milliseconds max_burst{500};
/// A file that is missing for this time was deleted.
constexpr milliseconds settle{300};
/// The interval of attempts to watch a missing folder.
constexpr milliseconds retry{500};

/// Keeps the signals from ending the program, and returns a descriptor of them.
int hold_stop_signals(sigset_t& before) {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&set, signal);
    sigprocmask(SIG_BLOCK, &set, &before);
    return ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

/// Rebuilds the output, until a signal stops it.
class Watcher {
public:
    Watcher(const MakeOptions& options, const OutputTarget& target)
        : options_(options)
        , target_(target)
        , theme_(options.find_theme_file())
        , always_(options.theme.overlays.begin(), options.theme.overlays.end())
        , folders_(target.owns) {
        always_.insert(theme_);
        files_ = always_;
    }
    int run() {
        const StopSignals signals;
        folders_.watch(files_);
        start();
        for (;;) {
            std::array<pollfd, 3> polls{
                {{signals.descriptor(), POLLIN, 0},
                 {folders_.descriptor(), POLLIN, 0},
                 {worker_ && worker_->is_alive() ? worker_->descriptor() : -1, POLLIN, 0}}};
            if (::poll(polls.data(), polls.size(), compute_timeout()) < 0) continue;
            if (polls[0].revents != 0) break;
            if (polls[1].revents != 0) listen();
            if (polls[2].revents != 0) take();
            check_deadline();
        }
        worker_.reset();
        notify("stopped");
        return 0;
    }

private:
    void notify(const diag::Sentence& notice) const {
        if (!options_.theme.common.quiet) print_notice(notice, options_.theme.common);
    }
    /// Returns the milliseconds until something is due without an event, or -1.
    int compute_timeout() const {
        std::optional<Clock::time_point> due = gone_due_;
        if (last_)
            due = std::min({due.value_or(Clock::time_point::max()), *last_ + burst, *first_ + max_burst});
        if (!due) return folders_.is_incomplete() ? static_cast<int>(retry.count()) : -1;
        const auto left = std::chrono::ceil<milliseconds>(*due - Clock::now());
        return static_cast<int>(std::max(left, milliseconds(0)).count());
    }
    void notice(diag::Sentence change) {
        last_ = Clock::now();
        if (!first_) first_ = last_;
        changed_ = std::move(change);
    }
    /// Notices files that were deleted and did not come back.
    void notice_deleted() {
        std::error_code ignored;
        for (const std::filesystem::path& file : gone_)
            if (!std::filesystem::exists(file, ignored))
                notice(diag::write("{} is gone", file.filename().string()));
        gone_.clear();
        gone_due_ = std::nullopt;
    }
    void listen() {
        FolderWatch::ChangedFiles noticed = folders_.take();
        if (!noticed.saved.empty()) notice(diag::write("{} has changed", noticed.saved.filename().string()));
        if (!noticed.gone.empty() && !gone_due_) gone_due_ = Clock::now() + settle;
        gone_.merge(noticed.gone);
    }
    void start() {
        first_ = last_ = gone_due_ = std::nullopt;
        gone_.clear();
        // A folder that is back is built with now, and is no reason for another build.
        if (folders_.is_incomplete()) folders_.watch(files_);
        if (!changed_.empty()) notify(changed_);
        if (is_missing(theme_)) {
            notify(diag::write("waiting for {}", theme_.string()));
            worker_.reset();
            return;
        }
        if (!worker_ || !worker_->is_alive()) worker_ = std::make_unique<BuildWorker>(options_, target_);
        worker_->start();
    }
    void take() {
        const std::size_t before = files_.size();
        const bool ended = worker_->take();
        if (ended) files_ = always_;
        files_.insert(worker_->files().begin(), worker_->files().end());
        if (ended || files_.size() > before) folders_.watch(files_);
        if (ended) finish();
    }
    void finish() {
        const bool good = worker_->status() == 0;
        std::error_code ignored;
        if (good && options_.open && !std::exchange(opened_, true)) open_viewer(target_.name);
        // The files of a bundle that fails its checks are written; its report says so.
        const bool is_kept =
            !good && options_.bundle.empty() && std::filesystem::exists(target_.name, ignored);
        const std::string theme = theme_.string();
        notify(good      ? diag::write("watching {}; Ctrl-C stops", theme)
               : is_kept ? diag::write("{} is unchanged; watching {}", target_.name, theme)
                         : diag::write("watching {}", theme));
    }
    /// Does what is due: deleted files, folders that are back, the build after a save.
    void check_deadline() {
        if (gone_due_ && Clock::now() >= *gone_due_) notice_deleted();
        if (folders_.is_incomplete() && !last_) {
            // A folder that was away may be back, with another theme in it.
            folders_.watch(files_);
            if (!folders_.is_incomplete()) notice("a folder is back");
        }
        if (last_ && Clock::now() >= std::min(*last_ + burst, *first_ + max_burst)) start();
    }

    const MakeOptions& options_;
    const OutputTarget& target_;
    std::filesystem::path theme_;
    std::set<std::filesystem::path> always_; ///< those of the command line
    std::set<std::filesystem::path> files_;  ///< whose changes cause a rebuild
    FolderWatch folders_;
    std::unique_ptr<BuildWorker> worker_;
    std::optional<Clock::time_point> first_, last_; ///< times of the events since the last build
    diag::Sentence changed_;                        ///< describes the last of these events
    std::set<std::filesystem::path> gone_;          ///< may come back until gone_due_
    std::optional<Clock::time_point> gone_due_;
    bool opened_ = false;
};

} // namespace

StopSignals::StopSignals()
    : file_(hold_stop_signals(before_)) {}

StopSignals::~StopSignals() {
    signalfd_siginfo taken{};
    while (::read(descriptor(), &taken, sizeof taken) > 0) {
    }
    sigprocmask(SIG_SETMASK, &before_, nullptr);
}

int watch(const MakeOptions& options, const OutputTarget& target) {
    return Watcher(options, target).run();
}

} // namespace spotit::cli
