// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/render_pages.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>
#include <sstream>
#include <utility>

namespace spotit::verify {

namespace {

constexpr int max_wait = 20'000; // milliseconds
constexpr int max_side = 20'000; // pixels
constexpr std::size_t max_header = 64;

} // namespace

PageRenderer::PageRenderer(std::string_view pdf) {
    std::string folder = std::filesystem::temp_directory_path() / "spotit-verify-XXXXXX";
    if (mkdtemp(folder.data()) == nullptr) return;
    folder_ = folder;
    const std::string file = folder_ / "deck.pdf";
    std::ofstream(file, std::ios::binary) << pdf;
    if (!start({"pdftoppm", "-cropbox", "-r", "100", file}))
        start({"mutool", "draw", "-q", "-r", "100", "-F", "ppm", "-c", "rgb", "-o", "-", file});
}

PageRenderer::~PageRenderer() {
    if (child_ > 0) {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
        close(pipe_);
    }
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

/// Returns false if the program is not found where a shell looks for it.
bool PageRenderer::start(std::vector<std::string> words) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    for (const int descriptor : {STDIN_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0);
    pid_t child = 0;
    const int error = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    if (error != 0) {
        close(ends[0]);
        return false;
    }
    child_ = child;
    pipe_ = ends[0];
    program_ = words[0];
    return true;
}

bool PageRenderer::read_some() {
    pollfd waiting{.fd = pipe_, .events = POLLIN, .revents = 0};
    std::array<char, 1 << 16> chunk{};
    if (poll(&waiting, 1, max_wait) <= 0) return false;
    const ssize_t count = read(pipe_, chunk.data(), chunk.size());
    if (count > 0) output_.append(chunk.data(), static_cast<std::size_t>(count));
    return count > 0;
}

std::optional<RenderedPage> PageRenderer::next() {
    if (program_.empty()) return std::nullopt;
    while (output_.size() < max_header && read_some()) {
    }
    std::istringstream header(output_.substr(0, max_header)); // PPM: "P6 827 1169 255" and the pixels
    std::string magic;
    RenderedPage page;
    int max_value = 0;
    header >> magic >> page.width >> page.height >> max_value;
    const bool is_sane = header.get() != EOF && magic == "P6" && max_value == 255 && page.width > 0 &&
                         page.height > 0 && page.width <= max_side && page.height <= max_side;
    if (!is_sane) return std::nullopt;
    output_.erase(0, static_cast<std::size_t>(header.tellg()));
    const std::size_t size = 3 * static_cast<std::size_t>(page.width) * static_cast<std::size_t>(page.height);
    while (output_.size() < size)
        if (!read_some()) return std::nullopt;
    page.rgb = output_.substr(0, size);
    output_.erase(0, size);
    return page;
}

} // namespace spotit::verify
