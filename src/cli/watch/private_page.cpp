#include "cli/watch/viewer.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/job/files.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace spotit::cli {

PrivatePage::PrivatePage(const std::string& link) {
    std::string name = environment("TMPDIR").value_or("/tmp") + "/spotit-print-XXXXXX";
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
