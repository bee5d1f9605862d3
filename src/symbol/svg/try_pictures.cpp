#include "symbol/svg/svg_source.hpp"

#include "diag/write.hpp"
#include "symbol/bytes.hpp"
#include "symbol/font/text_fonts.hpp"
#include "symbol/image/image_readers.hpp"

#include <spotit/process.hpp>
#include <spotit/symbol/load.hpp>

#include <fcntl.h>
#include <pango/pangocairo.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fstream>
#include <mutex>
#include <new>
#include <set>
#include <system_error>

namespace spotit::symbol {
namespace {

constexpr rlim_t max_seconds = 10, max_bytes = rlim_t{1} << 30U;
constexpr std::size_t max_made_bytes = 1U << 28U; ///< of all that a child returns; more is lost
constexpr int max_idle = 500;              ///< milliseconds in which a child that works takes processor time
constexpr std::size_t max_failures = 5;    ///< of children
constexpr std::size_t max_templates = 100; ///< of reasons that children send
constexpr char memory_reason[] = "drawing it takes more than 1 GB of memory, or more than is available";

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

/// The report of a child about a piece of work, and the length of the bytes after it.
struct Message {
    enum class Kind { Begun, Made, Failed } kind = Kind::Begun;
    std::size_t work = 0, length = 0;
};

void send(int socket, Message message, std::string_view bytes = {}) {
    message.length = bytes.size();
    std::array<char, sizeof message> head{};
    std::memcpy(head.data(), &message, head.size());
    if (process::send_all(socket, {head.data(), head.size()})) process::send_all(socket, bytes);
}

/// Writes a sentence for another process: its English text, its template and its values, each ended by 0.
std::string pack(const diag::Sentence& reason) {
    std::string packed;
    const auto add = [&](std::string_view part) { packed.append(part).push_back('\0'); };
    add(reason.english());
    add(reason.text_template());
    for (const diag::Sentence& value : reason.values()) add(value.english());
    return packed;
}

/// Returns a text that stays as long as the program runs, as templates do; an empty one where too many are
/// kept.
std::string_view keep(std::string_view text) {
    static std::mutex access;
    static std::set<std::string, std::less<>> kept;
    const std::lock_guard lock(access);
    const auto found = kept.find(text);
    if (found != kept.end()) return *found;
    return kept.size() < max_templates ? std::string_view(*kept.emplace(text).first) : std::string_view();
}

/// Reads what pack() wrote.
diag::Sentence unpack(std::string_view packed) {
    std::vector<diag::Sentence> parts;
    while (!packed.empty()) {
        const std::size_t end = std::min(packed.find('\0'), packed.size() - 1);
        parts.emplace_back(packed.substr(0, end));
        packed.remove_prefix(end + 1);
    }
    if (parts.size() < 2) return {};
    const std::string_view text_template = keep(parts[1]);
    return {text_template, {parts.begin() + 2, parts.end()}, parts[0].english()};
}

/// Reports when each piece of work begins, and what it returns, or the reason if it fails.
void run_child(int socket, std::size_t first, std::size_t count, const TrialWork& work) {
    std::size_t room = max_made_bytes;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    silence();
    // Pango 1.51 and later look for fonts in a thread of the font map, which the child does not have.
    pango_cairo_font_map_set_default(nullptr);
    limit(RLIMIT_CORE, 0);
    limit_memory();
    for (std::size_t index = first; index < count; ++index) {
        limit_time();
        send(socket, {Message::Kind::Begun, index});
        try {
            const std::string made = work(index);
            if (made.size() <= room) send(socket, {Message::Kind::Made, index}, made);
            room -= std::min(room, made.size());
        } catch (const Damaged& damaged) {
            send(socket, {Message::Kind::Failed, index}, pack(damaged.reason));
        } catch (const std::bad_alloc&) {
            send(socket, {Message::Kind::Failed, index}, pack(memory_reason));
        }
    }
}

/// Returns the processor time of a process in seconds.
double read_processor_time(pid_t process) {
    clockid_t clock{};
    timespec time{};
    if (::clock_getcpuclockid(process, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return 0;
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Returns the letter of proc(5): S if the process waits for something other than the processor or a disk, Z
/// if it has ended.
char read_process_state(pid_t process) {
    std::ifstream file(fmt::format("/proc/{}/stat", process));
    std::string text;
    std::getline(file, text);
    const std::size_t name_end = text.rfind(')');
    return name_end != std::string::npos && name_end + 2 < text.size() ? text[name_end + 2] : ' ';
}

/// Reads the output of a child until it ends; returns false if it is blocked.
bool read_child(process::Child& child, std::string& text) {
    double before = -1;
    while (child.is_alive()) {
        pollfd waiting{.fd = child.socket(), .events = POLLIN, .revents = 0};
        const int ready = ::poll(&waiting, 1, max_idle);
        if (ready > 0) text += child.receive();
        if (ready != 0) continue;
        const double now = read_processor_time(child.id());
        const char state = read_process_state(child.id());
        if ((state == 'S' && now <= before + 0.001) || state == 'Z') return false;
        before = now;
    }
    return true;
}

diag::Sentence describe_crash(const process::Child& child) {
    if (child.signal() == SIGXCPU)
        return diag::write("drawing it takes more than {limit} seconds of processor time", max_seconds);
    return "the library that draws it crashes, or needs more than 1 GB of memory for it, or more than "
           "is available";
}

/// Adds the output of a child; returns the last piece of work that it began.
std::size_t add_results(std::string_view text, std::vector<TrialResult>& results) {
    Message message;
    std::size_t last = 0;
    while (text.size() >= sizeof message) {
        std::memcpy(&message, text.data(), sizeof message);
        text.remove_prefix(sizeof message);
        const auto& [kind, work, length] = message;
        if (length > text.size() || work >= results.size()) break; // the child is not to be trusted
        const std::string_view sent = text.substr(0, length);
        if (kind == Message::Kind::Made) results[work] = {.bytes = std::string(sent)};
        if (kind == Message::Kind::Failed) results[work] = {.has_failed = true, .reason = unpack(sent)};
        text.remove_prefix(length);
        last = work;
    }
    return last;
}

namespace fs = std::filesystem;

/// Returns the way to try an image file; null if it needs no trial.
TryImage* find_trial(const fs::path& file) {
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return nullptr;
    std::string head(1 << 16, '\0');
    std::ifstream in(file, std::ios::binary);
    in.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(in.gcount()));
    const ImageReader* const reader = find_image_reader(head);
    return reader == nullptr ? nullptr : reader->try_once;
}

/// Returns the font of an emoji or a word if it is made of SVGs, else null.
const Font* find_svg_font(const SymbolSpec& spec, const Fonts::Data& fonts) {
    const FontUse use = spec.row().fonts;
    const Font* const font = use == FontUse::Emoji  ? fonts.find_emoji_font(spec)
                             : use == FontUse::Text ? fonts.find_word_colors(spec)
                                                    : nullptr;
    return font != nullptr && font->data().format == Font::Format::Svg ? font : nullptr;
}

std::string try_emoji(const SymbolSpec& spec, const Fonts& fonts) {
    diag::Sink ignored;
    return try_painting(load(spec, fonts, ignored).drawing);
}

std::string make_key(const fs::path& file, std::string_view emoji) {
    std::error_code error;
    return fmt::format("{}\n{}\n{}\n{}", fs::absolute(file, error).string(), fs::file_size(file, error),
                       fs::last_write_time(file, error).time_since_epoch().count(), emoji);
}

struct Trial {
    std::size_t spec = 0; ///< its index
    std::string key;
    TryImage* try_image = nullptr; ///< null for an emoji
};

diag::Diagnostic make_error(const SymbolSpec& spec, const diag::Sentence& reason) {
    diag::Diagnostic error = describe_picture_error(spec, reason);
    error.notes = {diag::make_fix("simplify it, or export it as a PNG of 2000 x 2000 pixels")};
    if (spec.row().is_file) return error;
    error.message = diag::write("can't draw {symbol}: {reason}", write_symbol(spec), reason);
    error.notes = {diag::make_fix("choose another emoji font, or another emoji")};
    return error;
}

diag::Sentence describe_limit(const std::error_code& problem) {
    if (problem == std::errc::resource_unavailable_try_again)
        return "no more processes can be started (ulimit -u)";
    if (problem == std::errc::too_many_files_open || problem == std::errc::too_many_files_open_in_system)
        return "too many files are open (ulimit -n)";
    if (problem == std::errc::not_enough_memory) return "out of memory";
    return diag::write("the system reports error {code}", problem.value());
}

/// A picture that can't be tried is not drawn: it could take all time and memory.
diag::Error make_refusal(const SymbolSpec& spec, const std::error_code& problem) {
    diag::Diagnostic error =
        make_error(spec, diag::write("it must first be tried in a separate process, but {reason}",
                                     describe_limit(problem)));
    error.id = "untried-picture";
    error.notes = {diag::make_fix("close other programs, or start spotit-print where more is allowed")};
    return {diag::ErrorCategory::File, std::move(error)};
}

std::vector<TrialResult> try_all(std::span<SymbolSpec> specs, std::span<const Trial> trials,
                                 const Fonts& fonts) {
    try {
        return try_in_child(trials.size(), [&](std::size_t trial) {
            const SymbolSpec& spec = specs[trials[trial].spec];
            TryImage* const try_image = trials[trial].try_image;
            return try_image == nullptr ? try_emoji(spec, fonts)
                                        : try_image(*read_file(write_symbol(spec, PathPart::Whole)), spec);
        });
    } catch (const std::system_error& problem) {
        throw make_refusal(specs[trials.front().spec], problem.code());
    }
}

} // namespace

std::vector<TrialResult> try_in_child(std::size_t count, const TrialWork& work) {
    std::vector<TrialResult> results(count);
    std::size_t next = 0;
    for (std::size_t crashes = 0; next < count && crashes < max_failures; ++crashes) {
        process::Child child([&](int socket) noexcept { run_child(socket, next, count, work); });
        std::string text;
        const bool has_ended = read_child(child, text);
        child.kill();
        const std::size_t last = std::max(add_results(text, results), next);
        if (!has_ended || child.exit_status() == 0) return results;
        results[last] = {.has_failed = true, .reason = describe_crash(child)};
        next = last + 1;
    }
    for (; next < count; ++next) results[next].has_failed = true;
    return results;
}

std::vector<std::size_t> try_pictures(std::span<SymbolSpec> specs, const Fonts& fonts, diag::Sink& sink) {
    static TriedPictures tried;
    std::vector<Trial> trials;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const SymbolSpec& spec = specs[i];
        const std::string written = write_symbol(spec, PathPart::Whole);
        const Font* const font = find_svg_font(spec, fonts.data());
        TryImage* const try_image = spec.row().is_file ? find_trial(written) : nullptr;
        if (font == nullptr && try_image == nullptr) continue;
        std::string key = font != nullptr ? make_key(font->file(), written) : make_key(written, "");
        if (!tried.contains(key)) trials.push_back({i, std::move(key), try_image});
    }
    std::vector<TrialResult> results = try_all(specs, trials, fonts);
    std::vector<std::size_t> refused;
    for (std::size_t i = 0; i < trials.size(); ++i) {
        SymbolSpec& spec = specs[trials[i].spec];
        auto& [has_failed, bytes, reason] = results[i];
        if (has_failed) {
            refused.push_back(trials[i].spec);
            if (!reason.empty()) offer_removal(sink.add(make_error(spec, reason)), spec);
        } else {
            tried.add(trials[i].key);
            if (!bytes.empty()) spec.drawn = std::make_shared<const std::string>(std::move(bytes));
        }
    }
    return refused;
}

} // namespace spotit::symbol
