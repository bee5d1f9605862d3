// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/render/render_pages.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>

namespace spotit::verify {

namespace {

constexpr std::chrono::seconds max_time_of_page{20};
constexpr std::chrono::milliseconds poll_interval{5};
constexpr int max_side = 20'000; // pixels

/// A folder that is removed with all that is in it.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string path = (std::filesystem::temp_directory_path() / "spotit-verify-XXXXXX").string();
        if (mkdtemp(path.data())) path_ = path;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_{};
};

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

RenderedPage read_ppm(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string magic;
    RenderedPage page;
    int max_value = 0;
    in >> magic >> page.width >> page.height >> max_value;
    const bool is_sane = magic == "P6" && max_value == 255 && page.width > 0 && page.height > 0 &&
                         page.width <= max_side && page.height <= max_side;
    if (!is_sane || in.get() == EOF) return {};
    page.rgb.assign(std::istreambuf_iterator<char>(in), {});
    const std::size_t size = 3 * static_cast<std::size_t>(page.width) * static_cast<std::size_t>(page.height);
    return page.rgb.size() == size ? page : RenderedPage{};
}

} // namespace

RenderResult render_pages(std::string_view pdf, std::size_t pages) {
    const TemporaryFolder folder;
    const std::string file = folder.path() / "deck.pdf", picture = folder.path() / "page";
    std::ofstream(file, std::ios::binary) << pdf;
    RenderResult result;
    for (const char* program : {"pdftoppm", "mutool"}) {
        for (std::size_t page = 1; page <= pages; ++page) {
            const std::string number = std::to_string(page);
            const Outcome outcome = std::string_view(program) == "mutool"
                                        ? run({"mutool", "draw", "-q", "-r", "50", "-c", "rgb", "-o",
                                               picture + ".ppm", file, number})
                                        : run({"pdftoppm", "-cropbox", "-r", "50", "-f", number, "-l", number,
                                               "-singlefile", file, picture});
            if (outcome == Outcome::NotInstalled) break;
            result.program = program;
            RenderedPage drawn = outcome == Outcome::Done ? read_ppm(picture + ".ppm") : RenderedPage{};
            if (drawn.rgb.empty()) return result;
            result.pages.push_back(std::move(drawn));
        }
        if (!result.program.empty()) return result;
    }
    return result;
}

} // namespace spotit::verify
