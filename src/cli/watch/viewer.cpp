#include "cli/watch/viewer.hpp"

#include "cli/output/terminal.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <filesystem>

namespace spotit::cli {

namespace {

/// Starts a viewer that outlives the terminal and writes nothing to it.
[[noreturn]] void become_viewer(const std::string& file) {
    ::setsid();
    // The viewer's parent ends at once, so that nobody has to wait for it. xdg-open itself may be the viewer,
    // so what became of it can't be known; whether it is there can.
    const pid_t viewer = ::fork();
    if (viewer != 0) ::_exit(viewer < 0 ? 1 : 0);
    const int nowhere = ::open("/dev/null", O_RDWR);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(nowhere, stream);
    ::execlp("xdg-open", "xdg-open", file.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
}

bool is_on_path(const std::string& program) {
    std::string folders = environment("PATH").value_or("/usr/bin:/bin");
    for (std::size_t start = 0; start <= folders.size();) {
        const std::size_t end = std::min(folders.find(':', start), folders.size());
        const std::filesystem::path file =
            std::filesystem::path(folders.substr(start, end - start)) / program;
        if (::access(file.c_str(), X_OK) == 0) return true;
        start = end + 1;
    }
    return false;
}

} // namespace

void open_viewer(const std::string& file) {
    if (!is_on_path("xdg-open")) {
        print_error(
            "spotit-print: --open needs xdg-open, which is not installed; in Debian it is in xdg-utils\n");
        return;
    }
    // A name that begins with a dash is no option.
    const std::string path = std::filesystem::absolute(file).string();
    const pid_t child = ::fork();
    if (child == 0) become_viewer(path);
    if (child > 0) ::waitpid(child, nullptr, 0);
}

} // namespace spotit::cli
