#include "cli/watch/watch.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/job/files.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace spotit::cli {

void open_viewer(const std::string& file) {
    // A name that begins with a dash is no option. Nobody waits for the viewer, which outlives the terminal.
    const std::string path = diag::quote_for_shell(std::filesystem::absolute(file).string());
    const std::string script = fmt::format(
        "command -v xdg-open >/dev/null && {{ setsid xdg-open {} </dev/null >/dev/null 2>&1 & }}", path);
    if (std::system(script.c_str()) == 0) return; // NOLINT(cert-env33-c): the name is quoted
    print_error(
        "spotit-print: --open needs xdg-open, which is not installed; in Debian it is in xdg-utils\n");
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
