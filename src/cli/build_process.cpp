// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/build_process.hpp"

#include "cli/guard.hpp"
#include "cli/make.hpp"
#include "cli/request.hpp"
#include "cli/terminal.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <system_error>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace spotit::cli {

namespace {

/// The names with a NUL behind each.
void tell_files(int descriptor, const std::vector<std::filesystem::path>& files) {
    std::string text;
    for (const std::filesystem::path& file : files) text += file.string() + '\0';
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t count = ::write(descriptor, text.data() + at, text.size() - at);
        if (count < 0 && errno != EINTR) return;
        if (count > 0) at += static_cast<std::size_t>(count);
    }
}

[[noreturn]] void build(const Options& options, const Output& output, int descriptor) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    const int status = guarded(rendering(options), [&] {
        const Made made = make(options, output);
        tell_files(descriptor, made.report.files);
        return made.status;
    });
    std::fflush(nullptr);
    ::_exit(status);
}

} // namespace

BuildProcess::BuildProcess(const Options& options, const Output& output) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
    std::fflush(nullptr);
    process_ = ::fork();
    if (process_ == 0) {
        ::close(ends[0]);
        build(options, output, ends[1]);
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
    if (count > 0 || (count < 0 && errno == EINTR)) return false;
    int state = 0;
    while (::waitpid(process_, &state, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    status_ = WIFEXITED(state) ? WEXITSTATUS(state) : 4;
    if (WIFSIGNALED(state))
        print_error(fmt::format("spotit-print: internal error: signal {} ended the work\n"
                                "  this is our mistake, not yours; please report it with the theme\n",
                                WTERMSIG(state)));
    return true;
}

std::vector<std::filesystem::path> BuildProcess::files() const {
    std::vector<std::filesystem::path> files;
    for (std::size_t start = 0; start < said_.size();) {
        const std::size_t end = said_.find('\0', start);
        files.emplace_back(said_.substr(start, end - start));
        start = end == std::string::npos ? said_.size() : end + 1;
    }
    return files;
}

} // namespace spotit::cli
