// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/watch/build_process.hpp"

#include "cli/guard.hpp"
#include "cli/output/terminal.hpp"
#include "cli/theme_job.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <system_error>

namespace spotit::cli {

namespace {

/// Writes the name with a NUL behind it.
void tell_file(int descriptor, const std::filesystem::path& file) {
    const std::string text = file.string() + '\0';
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t count = ::write(descriptor, text.data() + at, text.size() - at);
        if (count < 0 && errno != EINTR) return;
        if (count > 0) at += static_cast<std::size_t>(count);
    }
}

[[noreturn]] void build(const MakeOptions& options, const OutputTarget& target, int descriptor) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    MakeOptions told = options;
    told.theme.file_listener = [&](const std::filesystem::path& file) { tell_file(descriptor, file); };
    const int status = guarded(rendering(options.theme.common), [&] { return target.make(told); });
    static_cast<void>(std::fflush(nullptr));
    ::_exit(status);
}

} // namespace

BuildProcess::BuildProcess(const MakeOptions& options, const OutputTarget& target) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
    static_cast<void>(std::fflush(nullptr));
    process_ = ::fork();
    if (process_ == 0) {
        ::close(ends[0]);
        build(options, target, ends[1]);
    }
    const int problem = errno;
    ::close(ends[1]);
    descriptor_ = ends[0];
    if (process_ > 0) return;
    ::close(descriptor_);
    throw std::system_error(problem, std::generic_category(), "fork");
}

BuildProcess::~BuildProcess() {
    if (process_ > 0) {
        ::kill(process_, SIGTERM);
        while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
    ::close(descriptor_);
}

bool BuildProcess::take() {
    std::array<char, 4096> block;
    const ssize_t count = ::read(descriptor_, block.data(), block.size());
    if (count > 0) said_.append(block.data(), static_cast<std::size_t>(count));
    for (std::size_t end = 0; (end = said_.find('\0')) != std::string::npos; said_.erase(0, end + 1))
        files_.insert(said_.substr(0, end));
    if (count > 0 || (count < 0 && errno == EINTR)) return false;
    int state = 0;
    while (::waitpid(process_, &state, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    status_ = WIFEXITED(state) ? WEXITSTATUS(state) : 4;
    if (WIFSIGNALED(state))
        print_error(fmt::format("spotit-print: internal error: the build was ended by signal {}\n"
                                "  this is a bug in spotit-print; please report it with the theme\n",
                                WTERMSIG(state)));
    return true;
}

} // namespace spotit::cli
