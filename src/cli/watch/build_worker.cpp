#include "cli/watch/watch.hpp"

#include "cli/guard.hpp"
#include "cli/output/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace spotit::cli {
namespace {

/// The parent sends the names of builds, one letter each. The child answers with records that end with NUL:
/// the name of a build, a letter for what follows, and the name of a file or the exit status as a letter.
constexpr char file_mark = 'f', end_mark = 'e', first_letter = 'A';
constexpr int build_names = 26;

/// Returns to the system what the last build no longer needs: what is kept of it lies between what is freed.
void give_back_memory() {
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

/// The child's side: waits for builds, and stops one when the next is wanted.
class Worker {
public:
    Worker(const MakeOptions& options, const OutputTarget& target, int descriptor)
        : options_(options)
        , target_(target)
        , descriptor_(descriptor) {}

    [[noreturn]] void run() {
        std::thread([this] { listen(); }).detach();
        const auto memory = std::make_shared<job::Memory>();
        for (char built = 0;;) {
            const std::stop_token stop = wait(built);
            MakeOptions options = options_;
            options.theme.memory = memory;
            options.theme.stop = stop;
            options.theme.file_listener = [&](const std::filesystem::path& file) {
                answer(built, file_mark, file.string());
            };
            const int status = guard(choose_rendering(options_.theme.common), [&] {
                try {
                    return target_.make(options);
                } catch (const job::Stopped&) {
                    return 0; // nobody waits for it
                }
            });
            static_cast<void>(std::fflush(nullptr));
            answer(built, end_mark, std::string(1, static_cast<char>(first_letter + status)));
            give_back_memory();
        }
    }

private:
    void listen() {
        for (std::string names; !(names = process::receive_some(descriptor_)).empty();) {
            const std::lock_guard lock(busy_);
            wanted_ = names.back();
            stop_.request_stop();
            stop_ = {};
            changed_.notify_one();
        }
        ::_exit(0); // the parent has gone
    }
    /// Returns when another build is wanted than the last.
    std::stop_token wait(char& built) {
        std::unique_lock lock(busy_);
        changed_.wait(lock, [&] { return wanted_ != built; });
        built = wanted_;
        return stop_.get_token();
    }
    void answer(char built, char mark, const std::string& text) const {
        if (!process::send_all(descriptor_, std::string{built, mark} + text + '\0')) ::_exit(0);
    }

    const MakeOptions& options_;
    const OutputTarget& target_;
    int descriptor_;
    std::mutex busy_;
    std::condition_variable changed_;
    std::stop_source stop_;
    char wanted_ = 0; ///< the name of the build that was asked for last
};

} // namespace

BuildWorker::BuildWorker(const MakeOptions& options, const OutputTarget& target)
    : child_([&](int descriptor) { Worker(options, target, descriptor).run(); }) {}

void BuildWorker::start() {
    ++started_;
    busy_ = true;
    files_.clear();
    child_.send(std::string(1, describe_state()));
}

char BuildWorker::describe_state() const {
    return static_cast<char>(first_letter + started_ % build_names);
}

bool BuildWorker::take() {
    said_ += child_.receive();
    if (!child_.is_alive()) return note_end();
    bool has_ended = false;
    for (std::size_t end = 0; (end = said_.find('\0')) != std::string::npos; said_.erase(0, end + 1)) {
        if (said_[0] != describe_state()) continue; // of a build that was stopped
        const std::string text = said_.substr(2, end - 2);
        if (said_[1] == file_mark) {
            files_.insert(text);
        } else {
            status_ = text[0] - first_letter;
            busy_ = false;
            has_ended = true;
        }
    }
    return has_ended;
}

bool BuildWorker::note_end() {
    status_ = internal_error_status;
    if (const auto signal = child_.signal())
        print_error(fmt::format("spotit-print: internal error: the build was ended by signal {}\n"
                                "  this is a bug in spotit-print; please report it with the theme\n",
                                *signal));
    return std::exchange(busy_, false);
}

} // namespace spotit::cli
