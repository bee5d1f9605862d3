#include "symbol/svg/trial.hpp"

#include "symbol/glyph/bytes.hpp"

#include <fcntl.h>
#include <pango/pangocairo.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <ctime>
#include <fstream>
#include <new>
#include <system_error>

namespace spotit::symbol {

namespace {

constexpr rlim_t max_seconds = 10, max_bytes = rlim_t{1} << 30U;
constexpr rlim_t max_made_bytes = rlim_t{1} << 28U; ///< of all that a child returns; more is lost
constexpr int max_idle = 500;           ///< milliseconds in which a child that works takes processor time
constexpr std::size_t max_failures = 5; ///< of children
constexpr std::string_view memory_reason = "drawing it takes more than 1 GB of memory, or all that there is";

void limit(decltype(RLIMIT_CPU) resource, rlim_t value) {
    rlimit limits{};
    ::getrlimit(resource, &limits);
    limits.rlim_cur = std::min({value, limits.rlim_cur, limits.rlim_max});
    ::setrlimit(resource, &limits);
}

/// Limits the memory that is taken from now on.
void limit_memory() {
#if !defined(__SANITIZE_ADDRESS__) // which reserves terabytes
    rlim_t pages = 0;
    if (std::ifstream("/proc/self/statm") >> pages)
        limit(RLIMIT_AS, pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + max_bytes);
#endif
}

/// Limits the processor time that is taken from now on.
void limit_time() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    rlimit limits{};
    ::getrlimit(RLIMIT_CPU, &limits);
    const auto taken = static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec);
    limits.rlim_cur = std::min(taken + max_seconds, limits.rlim_max);
    ::setrlimit(RLIMIT_CPU, &limits);
}

void silence() {
    const int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(nowhere, descriptor);
}

void send(int pipe, std::string line) {
    std::ranges::replace(line, '\n', ' ');
    line += '\n';
    [[maybe_unused]] const ssize_t written = ::write(pipe, line.data(), line.size());
}

/// The ends that a child writes to: a pipe for lines, and a file in memory for what its work returns.
struct Channel {
    int pipe = -1, made = -1;
};

bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

/// Writes the number of each piece of work before it, and once more with the length of what it returns, or
/// with the reason if it fails.
[[noreturn]] void run_child(const Channel& channel, std::size_t first, std::size_t count,
                            const TrialWork& work) {
    const int pipe = channel.pipe;
    bool has_room = channel.made >= 0;
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN)); // writing fails instead
    limit(RLIMIT_FSIZE, max_made_bytes);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    silence();
    // Pango 1.51 and later look for fonts in a thread of the font map, which the child does not have.
    pango_cairo_font_map_set_default(nullptr);
    limit(RLIMIT_CORE, 0);
    limit_memory();
    for (std::size_t index = first; index < count; ++index) {
        limit_time();
        send(pipe, std::to_string(index));
        try {
            const std::string made = work(index);
            has_room = has_room && write_all(channel.made, made);
            if (has_room && !made.empty()) send(pipe, fmt::format("{}={}", index, made.size()));
        } catch (const Damaged& damaged) {
            send(pipe, fmt::format("{} {}", index, damaged.what()));
        } catch (const std::bad_alloc&) {
            send(pipe, fmt::format("{} {}", index, memory_reason));
        }
    }
    ::_exit(0);
}

/// Returns the processor time of a process in seconds.
double processor_time(pid_t process) {
    clockid_t clock{};
    timespec time{};
    if (::clock_getcpuclockid(process, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return 0;
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Returns the letter of proc(5): S if the process waits for something other than the processor or a disk, Z
/// if it has ended.
char process_state(pid_t process) {
    std::ifstream file(fmt::format("/proc/{}/stat", process));
    std::string text;
    std::getline(file, text);
    const std::size_t name_end = text.rfind(')');
    return name_end != std::string::npos && name_end + 2 < text.size() ? text[name_end + 2] : ' ';
}

/// Returns what a child writes until it ends; false if it is blocked.
bool read_child(pid_t child, int pipe, std::string& text) {
    std::array<char, 4096> block{};
    for (double before = -1;;) {
        pollfd waiting{.fd = pipe, .events = POLLIN, .revents = 0};
        const int ready = ::poll(&waiting, 1, max_idle);
        if (ready < 0 && errno == EINTR) continue;
        if (ready == 0) {
            const double now = processor_time(child);
            const char state = process_state(child);
            if (state == 'Z') return true; // another process has the end of the pipe
            if (state == 'S' && now <= before + 0.001) return false;
            before = now;
            continue;
        }
        const ssize_t count = ::read(pipe, block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return true;
        text.append(block.data(), static_cast<std::size_t>(count));
    }
}

std::string crash_reason(int state) {
    const int signal = WIFSIGNALED(state) ? WTERMSIG(state) : 0;
    if (signal == SIGXCPU)
        return fmt::format("drawing it takes more than {} seconds of processor time", max_seconds);
    return "the library that draws it crashes, or needs more than 1 GB of memory for it, or all that there "
           "is";
}

/// The end of a child.
struct Outcome {
    std::vector<TrialFailure> failures{};
    /// Pieces of work, and the lengths of their bytes.
    std::vector<std::pair<std::size_t, std::size_t>> made{};
    std::size_t next = 0; ///< the first piece of work that was not tried
    bool has_crashed = false;
};

Outcome parse(const std::string& text, std::size_t first) {
    Outcome outcome{.next = first};
    for (std::size_t begin = 0, end = 0; (end = text.find('\n', begin)) != std::string::npos;
         begin = end + 1) {
        const auto stop = std::from_chars(&text[begin], &text[end], outcome.next).ptr;
        std::size_t length = 0;
        if (*stop == '=' && std::from_chars(stop + 1, &text[end], length).ec == std::errc{})
            outcome.made.emplace_back(outcome.next, length);
        else if (stop != &text[end])
            outcome.failures.push_back({outcome.next, {stop + 1, &text[end]}});
    }
    return outcome;
}

/// Copies the bytes of the pieces of work from the file where they lie one after the other.
void read_made(int file, const Outcome& outcome, std::vector<std::string>& made) {
    std::size_t begin = 0;
    for (const auto& [index, length] : outcome.made) {
        struct stat state {};
        const bool is_there = index < made.size() && ::fstat(file, &state) == 0 &&
                              length <= static_cast<std::size_t>(state.st_size) - begin;
        if (!is_there) return; // the child is not to be trusted
        std::string bytes(length, '\0');
        if (::pread(file, bytes.data(), length, static_cast<off_t>(begin)) == static_cast<ssize_t>(length))
            made[index] = std::move(bytes);
        begin += length;
    }
}

Outcome run_trial(std::size_t first, std::size_t count, const TrialWork& work,
                  std::vector<std::string>& made) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
    const int made_file = ::memfd_create("spotit-drawn", MFD_CLOEXEC);
    const pid_t child = ::fork();
    const int problem = errno;
    if (child == 0) run_child({ends[1], made_file}, first, count, work);
    ::close(ends[1]);
    std::string text;
    const bool has_ended = child > 0 && read_child(child, ends[0], text);
    ::close(ends[0]);
    if (child < 0) {
        if (made_file >= 0) ::close(made_file);
        throw std::system_error(problem, std::generic_category(), "fork");
    }
    if (!has_ended) ::kill(child, SIGKILL);
    int state = 0;
    while (::waitpid(child, &state, 0) < 0 && errno == EINTR) {
    }
    Outcome outcome = parse(text, first);
    read_made(made_file, outcome, made);
    if (made_file >= 0) ::close(made_file);
    if (has_ended && state != 0) {
        outcome.has_crashed = true;
        outcome.failures.push_back({outcome.next++, crash_reason(state)});
    } else {
        outcome.next = count;
    }
    return outcome;
}

} // namespace

TrialResults try_in_child(std::size_t count, const TrialWork& work) {
    TrialResults results{.failures = {}, .made = std::vector<std::string>(count)};
    std::size_t next = 0, crashes = 0;
    while (next < count && crashes < max_failures) {
        Outcome outcome = run_trial(next, count, work, results.made);
        next = outcome.next;
        crashes += outcome.has_crashed ? 1 : 0;
        std::ranges::move(outcome.failures, std::back_inserter(results.failures));
    }
    for (; next < count; ++next) results.failures.push_back({next, ""});
    return results;
}

} // namespace spotit::symbol
