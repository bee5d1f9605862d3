// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/command.hpp"

#include "cli/build_process.hpp"
#include "cli/folder_watch.hpp"
#include "cli/make.hpp"
#include "cli/product.hpp"
#include "cli/terminal.hpp"
#include "cli/viewer.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <csignal>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace spotit::cli {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Editors save in several steps: it is over when nothing has happened for so long ...
constexpr milliseconds burst{16};
/// ... or when it goes on and on.
constexpr milliseconds longest_burst{500};
/// So often it is tried again to watch a folder that is missing.
constexpr milliseconds retry{500};

constexpr std::array examples{
    Example{"spotit-print watch animals.yaml", "keeps animals.pdf up to date"},
    Example{"spotit-print watch animals.yaml --open", "in the default viewer"},
};

/// Ctrl-C and its like as something to read.
class Signals {
public:
    Signals() {
        sigset_t set;
        sigemptyset(&set);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&set, signal);
        sigprocmask(SIG_BLOCK, &set, &before_);
        descriptor_ = ::signalfd(-1, &set, SFD_CLOEXEC);
    }
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;
    ~Signals() {
        signalfd_siginfo taken{};
        while (pending()) static_cast<void>(!::read(descriptor_, &taken, sizeof taken));
        ::close(descriptor_);
        sigprocmask(SIG_SETMASK, &before_, nullptr);
    }
    int descriptor() const { return descriptor_; }

private:
    bool pending() const {
        pollfd poll{descriptor_, POLLIN, 0};
        return ::poll(&poll, 1, 0) > 0;
    }
    sigset_t before_{};
    int descriptor_ = -1;
};

/// Builds whenever something is saved, until it is told to stop.
class Watcher {
public:
    Watcher(const Options& options, const Product& product)
        : options_(options)
        , product_(product)
        , theme_(options.words.at(0))
        , always_(options.overlays.begin(), options.overlays.end())
        , folders_(product.owns) {
        always_.insert(theme_);
        files_ = always_;
    }
    int run();

private:
    void say(const std::string& text) const {
        if (!options_.quiet) print_error("spotit-print: " + text + "\n");
    }
    /// Milliseconds until there is something to do without an event; -1: there is nothing.
    int timeout() const;
    void start();
    void take();
    void finish();
    void notice(std::string name);
    void give_up();

    const Options& options_;
    Product product_;
    std::filesystem::path theme_;
    std::set<std::filesystem::path> always_; ///< those of the command line
    std::set<std::filesystem::path> files_;  ///< whose change makes a new deck
    FolderWatch folders_;
    std::unique_ptr<BuildProcess> build_;
    std::optional<Clock::time_point> first_, last_; ///< of the events that no build has seen
    std::string changed_;
    bool opened_ = false;
};

int Watcher::timeout() const {
    if (!last_) return folders_.is_incomplete() ? static_cast<int>(retry.count()) : -1;
    const auto due = std::min(*last_ + burst, *first_ + longest_burst);
    const auto left = std::chrono::ceil<milliseconds>(due - Clock::now());
    return static_cast<int>(std::max(left, milliseconds(0)).count());
}

void Watcher::notice(std::string name) {
    last_ = Clock::now();
    if (!first_) first_ = last_;
    changed_ = std::move(name);
}

void Watcher::give_up() {
    build_.reset();
}

void Watcher::start() {
    give_up();
    first_ = last_ = std::nullopt;
    std::error_code ignored;
    if (!std::filesystem::exists(theme_, ignored)) {
        say(fmt::format("waiting for {}", theme_.string()));
        return;
    }
    if (!changed_.empty()) say(fmt::format("{} has changed", changed_));
    build_ = std::make_unique<BuildProcess>(options_, product_);
}

/// What it looks for is watched at once: also what a theme lacks may come while the others are read.
void Watcher::take() {
    const std::size_t before = files_.size();
    const bool ended = build_->take();
    if (ended) files_ = always_;
    files_.insert(build_->files().begin(), build_->files().end());
    if (ended || files_.size() > before) folders_.watch(files_);
    if (ended) finish();
}

void Watcher::finish() {
    const bool good = build_->status() == 0;
    build_.reset();
    std::error_code ignored;
    if (good && options_.open && !std::exchange(opened_, true)) open_viewer(product_.name);
    if (good)
        say(fmt::format("watching {}; Ctrl-C ends it", theme_.string()));
    else
        // Of a bundle that could not be proved the files are there; its report says so.
        say(options_.bundle.empty() && std::filesystem::exists(product_.name, ignored)
                ? fmt::format("{} is as it was; watching {}", product_.name, theme_.string())
                : fmt::format("watching {}", theme_.string()));
}

int Watcher::run() {
    const Signals signals;
    folders_.watch(files_);
    start();
    for (;;) {
        std::array<pollfd, 3> polls{{{signals.descriptor(), POLLIN, 0},
                                     {folders_.descriptor(), POLLIN, 0},
                                     {build_ ? build_->descriptor() : -1, POLLIN, 0}}};
        if (::poll(polls.data(), polls.size(), timeout()) < 0) continue;
        if (polls[0].revents != 0) break;
        if (polls[1].revents != 0)
            if (std::string name = folders_.take(); !name.empty()) notice(std::move(name));
        if (polls[2].revents != 0) take();
        if (folders_.is_incomplete() && !last_) {
            // A folder that was away may be back, with another theme in it.
            folders_.watch(files_);
            if (!folders_.is_incomplete()) notice(theme_.filename().string());
        }
        if (last_ && timeout() == 0) start();
    }
    give_up();
    say("stopped");
    return 0;
}

/// What lies in the folder of the bundle is taken for a part of it, whose change makes no new one.
void require_folder_of_its_own(const Options& options) {
    if (options.bundle.empty()) return;
    std::vector<std::string> inputs = options.overlays;
    inputs.push_back(options.words.at(0));
    for (const std::string& input : inputs)
        if (is_inside(input, options.bundle))
            usage_error(fmt::format("`watch` needs a folder for the bundle that {} is not in", input),
                        {"example:  --bundle out"});
}

int watch(const Options& options) {
    if (options.words.at(0) == "-" || options.output == "-")
        usage_error("`watch` works on files, not on standard input or output");
    const Product product = product_of(options);
    require_folder_of_its_own(options);
    return Watcher(options, product).run();
}

} // namespace

const Command& watch_command() {
    static const Command command{
        .name = "watch",
        .usage = "THEME [-o FILE] [options]",
        .summary = "rebuild at every save",
        .about = "Makes the deck, and makes it again whenever the theme is saved, or a file that\n"
                 "it uses. While the theme has mistakes they are shown, and the file stays the\n"
                 "last good one. A theme that is not there yet is waited for. A bundle is written\n"
                 "anew as a whole. Ctrl-C ends it; the exit status is 0 then.",
        .examples = examples,
        .words = Words::Theme,
        .least = 1,
        .most = 1,
        .sections = {output_section(), bundle_section(), theme_section(), work_section()},
        .run = &watch,
    };
    return command;
}

} // namespace spotit::cli
