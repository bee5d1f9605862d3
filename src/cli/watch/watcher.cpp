#include "cli/watch/watch.hpp"

#include "cli/included/included.hpp"
#include "cli/options.hpp"
#include "cli/output/terminal.hpp"
#include "diag/write.hpp"

#include <spotit/base/files.hpp>

#include <poll.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <thread>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

/// How often the files are looked at, in milliseconds: folders on a network send no events.
constexpr int interval = 40;
/// Editors save in several steps, and some delete the file first. So a save has ended when nothing has
/// changed since the last look, or after so many; a file that is missing for so many was deleted.
constexpr int max_looks_of_save = 12, looks_of_gone = 7;

/// What changes when a file is saved.
struct Stamp {
    std::int64_t seconds = 0, nanoseconds = 0, size = 0;
    std::uint64_t number = 0; ///< of the file: many editors replace it
    friend bool operator==(const Stamp&, const Stamp&) = default;
};
/// A file, or all files of a folder; empty if it is missing.
using State = std::map<fs::path, Stamp>;

/// Keeps the signals from ending the program, and returns a descriptor of them.
int hold_stop_signals(sigset_t& before) {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&set, signal);
    sigprocmask(SIG_BLOCK, &set, &before);
    return ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

void add_stamp(State& state, const fs::path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return;
    const bool is_file = S_ISREG(status.st_mode);
    state[path] = is_file
                      ? Stamp{status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_size, status.st_ino}
                      : Stamp{};
}

/// Returns true for a temporary file: its name begins with a dot or ends with a tilde.
bool is_temporary(const fs::path& path) {
    const std::string name = path.filename().string();
    return name.starts_with('.') || name.ends_with('~');
}

/// Returns the state of a file or a folder, without what is made.
State read_state(const fs::path& file, const OutputTarget& target) {
    State state;
    if (target.owns(file)) return state;
    add_stamp(state, file);
    for (const fs::path& each : base::list_folder(file))
        if (!is_temporary(each) && !target.owns(each)) add_stamp(state, each);
    return state;
}

/// "rex.svg has changed", "pictures is gone".
struct Change {
    diag::Sentence text{}; ///< empty: there is none
    bool is_gone = false;
};
Change find_change(const State& before, const State& now) {
    for (const auto& [path, stamp] : now)
        if (const auto known = before.find(path); known == before.end() || known->second != stamp)
            return {diag::write("{file} has changed", path.filename().string())};
    for (const auto& [path, stamp] : before) {
        if (now.contains(path)) continue;
        fs::path gone = path;
        std::error_code ignored;
        while (gone.has_parent_path() && !fs::exists(gone.parent_path(), ignored)) gone = gone.parent_path();
        return {diag::write("{file} is gone", gone.filename().string()), true};
    }
    return {};
}

/// Returns to the system what the last build no longer needs: what is kept of it lies between what is freed.
void give_back_memory() {
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

/// Makes a deck again and again in a thread, which remembers what it has made.
class Builder {
public:
    Builder(const MakeOptions& options, const OutputTarget& target)
        : options_(options)
        , target_(target) {}

    /// Begins a build. One that runs is stopped and leaves the old output unchanged, unless it is nearly
    /// done.
    void start() {
        stop();
        thread_ = std::jthread([this](const std::stop_token& stop) { build(stop); });
    }
    void stop() {
        thread_ = {};
        files_.clear();
        status_ = std::nullopt;
    }
    /// Returns all files and folders that the build has looked for so far, including missing ones, each as it
    /// was before it was read.
    std::map<fs::path, State> list_files() {
        const std::lock_guard lock(busy_);
        return files_;
    }
    /// Returns the exit status of a build that has ended, once.
    std::optional<int> take_status() {
        const std::lock_guard lock(busy_);
        return std::exchange(status_, std::nullopt);
    }

private:
    void build(const std::stop_token& stop) {
        MakeOptions options = options_;
        options.theme.memory = memory_;
        options.theme.stop = stop;
        options.theme.file_listener = [&](const fs::path& file) {
            const std::lock_guard lock(busy_);
            if (!files_.contains(file)) files_[file] = read_state(file, target_);
        };
        const int status = guard(choose_rendering(options_.theme.common), [&] {
            try {
                return target_.make(options);
            } catch (const job::Stopped&) {
                return 0; // nobody waits for it
            }
        });
        give_back_memory();
        const std::lock_guard lock(busy_);
        status_ = status;
    }

    const MakeOptions& options_;
    const OutputTarget& target_;
    std::shared_ptr<job::Memory> memory_ = std::make_shared<job::Memory>();
    std::mutex busy_;
    std::map<fs::path, State> files_;
    std::optional<int> status_;
    std::jthread thread_; ///< the last member: it uses the others
};

/// Rebuilds the output, until a signal stops it.
class Watcher {
public:
    Watcher(const MakeOptions& options, const OutputTarget& target)
        : options_(options)
        , target_(target)
        , theme_(options.find_theme_file())
        , always_(options.theme.overlays.begin(), options.theme.overlays.end())
        , builder_(options, target) {
        always_.insert(theme_);
        for (const fs::path& file : always_) built_[file] = read_state(file, target_);
    }
    int run() {
        {
            const StopSignals signals;
            start();
            for (pollfd stopped{signals.descriptor(), POLLIN, 0}; ::poll(&stopped, 1, interval) <= 0;) {
                take();
                look();
            }
        }
        builder_.stop();
        notify("stopped");
        return 0;
    }

private:
    void notify(const diag::Sentence& notice) const {
        if (!options_.theme.common.quiet) print_notice(notice, options_.theme.common);
    }
    /// Builds after a save.
    void look() {
        std::map<fs::path, State> now;
        Change change;
        for (const auto& [file, state] : built_) {
            now[file] = read_state(file, target_);
            if (change.text.empty() || change.is_gone)
                if (Change found = find_change(state, now[file]); !found.text.empty()) change = found;
        }
        looks_ = change.text.empty() ? 0 : looks_ + 1;
        calm_looks_ = now == last_ ? calm_looks_ + 1 : 0;
        last_ = std::move(now);
        const int wanted = change.is_gone ? looks_of_gone : 1;
        if (looks_ == 0 || (calm_looks_ < wanted && looks_ < max_looks_of_save)) return;
        builder_.stop(); // its progress bar, too
        notify(change.text);
        built_ = last_;
        looks_ = 0;
        start();
    }
    void start() {
        if (is_missing(theme_)) {
            builder_.stop();
            return notify(diag::write("waiting for {theme}", theme_.string()));
        }
        builder_.start();
    }
    /// Watches the files that the build uses, and reports when it has ended.
    void take() {
        const auto status = builder_.take_status();
        std::map<fs::path, State> files = builder_.list_files();
        if (status)
            std::erase_if(built_, [&](const auto& known) {
                return !always_.contains(known.first) && !files.contains(known.first);
            });
        built_.merge(files);
        if (!status) return;
        const bool good = status == 0;
        std::error_code ignored;
        if (good && options_.open && !std::exchange(opened_, true)) open_viewer(target_.name);
        // The files of a bundle that fails its checks are written; its report says so.
        const bool is_kept = !good && options_.bundle.empty() && fs::exists(target_.name, ignored);
        const std::string theme = theme_.string();
        notify(good      ? diag::write("watching {theme}; Ctrl-C stops", theme)
               : is_kept ? diag::write("{file} is unchanged; watching {theme}", target_.name, theme)
                         : diag::write("watching {theme}", theme));
    }

    const MakeOptions& options_;
    const OutputTarget& target_;
    fs::path theme_;
    std::set<fs::path> always_;              ///< those of the command line
    std::map<fs::path, State> built_, last_; ///< watched files at the last build, and at the last look
    int looks_ = 0, calm_looks_ = 0;         ///< since a change, and since the last one
    Builder builder_;
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
