#include "cli/watch/watch.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/job/files.hpp>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <sstream>
#include <system_error>

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
    std::istringstream folders(read_environment("PATH").value_or("/usr/bin:/bin"));
    for (std::string folder; std::getline(folders, folder, ':');)
        if (::access((std::filesystem::path(folder) / program).c_str(), X_OK) == 0) return true;
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

PrivatePage::PrivatePage(const std::string& link) {
    std::string name = read_environment("TMPDIR").value_or("/tmp") + "/spotit-print-XXXXXX";
    if (::mkdtemp(name.data()) == nullptr)
        throw std::filesystem::filesystem_error("no folder", name, {errno, std::generic_category()});
    folder_ = name;
    job::save(
        file(),
        fmt::format("<!doctype html><meta charset=\"utf-8\"><meta name=\"referrer\" content=\"no-referrer\">"
                    "<meta http-equiv=\"refresh\" content=\"0;url={0}\">"
                    "<title>spotit-print</title><a href=\"{0}\">spotit-print</a>\n",
                    link));
}

PrivatePage::~PrivatePage() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

} // namespace spotit::cli
