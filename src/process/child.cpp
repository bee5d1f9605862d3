#include <spotit/process.hpp>

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

} // namespace spotit::process
