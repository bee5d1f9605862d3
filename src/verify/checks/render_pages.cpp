// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/render_pages.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <thread>
#include <utility>
#include <vector>

namespace spotit::verify {

namespace {

constexpr std::chrono::seconds max_time_of_page{20};
constexpr std::chrono::milliseconds poll_interval{5};
constexpr const char* dpi = "100";
constexpr int max_side = 20'000; // pixels

enum class Outcome { Done, Failed, NotInstalled };

Outcome wait_for(pid_t child) {
    const auto end = std::chrono::steady_clock::now() + max_time_of_page;
    int status = 0;
    while (waitpid(child, &status, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > end) {
            kill(child, SIGKILL);
            waitpid(child, &status, 0);
            return Outcome::Failed;
        }
        std::this_thread::sleep_for(poll_interval);
    }
    constexpr int not_found = 127; // where the program is looked for after the fork
    if (!WIFEXITED(status)) return Outcome::Failed;
    return WEXITSTATUS(status) == 0           ? Outcome::Done
           : WEXITSTATUS(status) == not_found ? Outcome::NotInstalled
                                              : Outcome::Failed;
}

/// Runs the program, found as a shell finds it, without input or output.
Outcome run(std::vector<std::string> words) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0);
    pid_t child = 0;
    const int error = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    return error == 0 ? wait_for(child) : Outcome::NotInstalled;
}

std::optional<RenderedPage> read_ppm(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string magic;
    RenderedPage page;
    int max_value = 0;
    in >> magic >> page.width >> page.height >> max_value;
    const bool is_sane = magic == "P6" && max_value == 255 && page.width > 0 && page.height > 0 &&
                         page.width <= max_side && page.height <= max_side;
    if (!is_sane || in.get() == EOF) return std::nullopt;
    page.rgb.assign(std::istreambuf_iterator<char>(in), {});
    const std::size_t size = 3 * static_cast<std::size_t>(page.width) * static_cast<std::size_t>(page.height);
    return page.rgb.size() == size ? std::optional(std::move(page)) : std::nullopt;
}

} // namespace

TemporaryFolder::TemporaryFolder() {
    std::string path = (std::filesystem::temp_directory_path() / "spotit-verify-XXXXXX").string();
    if (mkdtemp(path.data())) path_ = path;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

PageRenderer::PageRenderer(std::string_view pdf)
    : file_(folder_.path() / "deck.pdf")
    , picture_(folder_.path() / "page") {
    std::ofstream(file_, std::ios::binary) << pdf;
}

std::optional<RenderedPage> PageRenderer::draw(int page) {
    const std::string number = std::to_string(page), output = picture_ + ".ppm";
    for (const std::string program : {"pdftoppm", "mutool"}) {
        if (!program_.empty() && program_ != program) continue;
        const Outcome outcome =
            program == "mutool"
                ? run({program, "draw", "-q", "-r", dpi, "-c", "rgb", "-o", output, file_, number})
                : run({program, "-cropbox", "-r", dpi, "-f", number, "-l", number, "-singlefile", file_,
                       picture_});
        if (outcome == Outcome::NotInstalled) continue;
        program_ = program;
        return outcome == Outcome::Done ? read_ppm(output) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace spotit::verify
