#include <spotit/process.hpp>

#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <limits>
#include <system_error>

namespace spotit::process {
namespace {

/// Connections and locks of the program are none of the copy's.
void close_others(int kept) {
    constexpr unsigned after_standard = STDERR_FILENO + 1, all = std::numeric_limits<unsigned>::max();
    const auto own = static_cast<unsigned>(kept);
    if (own > after_standard) ::close_range(after_standard, own - 1, 0);
    ::close_range(own + 1, all, 0);
}

} // namespace

bool send_all(int socket, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

std::string receive_some(int socket) {
    std::array<char, 65536> block;
    ssize_t count = 0;
    do count = ::read(socket, block.data(), block.size());
    while (count < 0 && errno == EINTR);
    return {block.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

Child::Child(const std::function<void(int)>& work) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        throw std::system_error(errno, std::generic_category(), "socketpair");
    static_cast<void>(std::fflush(nullptr));
    process_ = ::fork();
    if (process_ == 0) {
        close_others(ends[1]);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, nullptr);
        work(ends[1]);
        ::_exit(0);
    }
    const int problem = errno;
    ::close(ends[1]);
    socket_ = ends[0];
    if (process_ > 0) return;
    ::close(socket_);
    throw std::system_error(problem, std::generic_category(), "fork");
}

Child::~Child() {
    if (process_ > 0) {
        ::kill(process_, SIGTERM);
        wait_for_end();
    }
    ::close(socket_);
}

void Child::kill() const {
    if (process_ > 0) ::kill(process_, SIGKILL);
}

std::string Child::receive() {
    std::string bytes = receive_some(socket_);
    if (bytes.empty()) wait_for_end();
    return bytes;
}

void Child::wait_for_end() {
    int state = 0;
    while (::waitpid(process_, &state, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    if (WIFSIGNALED(state)) signal_ = WTERMSIG(state);
    if (WIFEXITED(state)) exit_status_ = WEXITSTATUS(state);
}

PageRenderer::PageRenderer(std::string_view pdf)
    : pdf_(std::tmpfile(), &std::fclose)
    , pages_(nullptr, &pclose) {
    // The first line of the output names the program that draws.
    constexpr const char* script = R"(
        draw() {{ command -v $1 >/dev/null && echo $1 && exec timeout 300 "$@" </dev/null 2>/dev/null; }}
        draw pdftoppm -cropbox -r 50 {0}
        draw mutool draw -q -r 50 -F ppm -c rgb -o - {0})";
    if (!pdf_ || std::fwrite(pdf.data(), 1, pdf.size(), pdf_.get()) != pdf.size() ||
        std::fflush(pdf_.get()) != 0) {
        problem_ = "there is no room for a temporary file: " + std::generic_category().message(errno);
        return;
    }
    const std::string file = fmt::format("/proc/{}/fd/{}", getpid(), fileno(pdf_.get()));
    pages_.reset(popen(fmt::format(script, file).c_str(), "re")); // NOLINT(cert-env33-c): all words are ours
    std::array<char, 16> name{};
    if (!pages_)
        problem_ = "the system can't start a process to draw the pages"; // the C library gives no reason
    else if (std::fscanf(pages_.get(), "%15s", name.data()) == 1)
        program_ = name.data();
}

RenderedPage PageRenderer::render_next() {
    constexpr int max_side = 20'000;
    RenderedPage page; // PPM: "P6 827 1169 255" and the pixels
    // NOLINTNEXTLINE(cert-err34-c): wrong numbers are out of range
    const int read = std::fscanf(pages_.get(), " P6 %d %d 255", &page.width, &page.height);
    const bool is_sane =
        std::min(page.width, page.height) > 0 && std::max(page.width, page.height) <= max_side;
    if (read != 2 || !is_sane || std::fgetc(pages_.get()) == EOF) return {};
    page.pixels.resize(static_cast<std::size_t>(page.width) * static_cast<std::size_t>(page.height));
    if (std::fread(page.pixels.data(), 3, page.pixels.size(), pages_.get()) < page.pixels.size()) return {};
    return page;
}

} // namespace spotit::process
