// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/bundle.hpp"

#include "cli/output/summary.hpp"
#include "cli/output/terminal.hpp"
#include "cli/request.hpp"

#include <spotit/bundle.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>

namespace spotit::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t max_named = 5;

void tell_of(const bundle::SaveResult& tidied) {
    if (!tidied.removed.empty())
        print_error(fmt::format("removed {} {} of the bundle that was in the folder before\n",
                                tidied.removed.size(), tidied.removed.size() == 1 ? "file" : "files"));
    if (tidied.left.empty()) return;
    const auto named = std::span(tidied.left).first(std::min(tidied.left.size(), max_named));
    print_error(fmt::format("still there from an earlier bundle, because they were changed since: {}{}\n",
                            fmt::join(named, ", "), named.size() < tidied.left.size() ? ", ..." : ""));
}

} // namespace

CommandResult make_bundle(const Options& options) {
    Work work = work_on_theme(options);
    const bundle::Bundle bundle = bundle::bundle(work.request, {options.services});
    work.progress.reset();
    if (warnings_fail(options, bundle.report.warnings)) return {1, bundle.report};
    const fs::path folder = options.bundle;
    for (const bundle::Bundle::File& file : bundle.files)
        require_no_input({(folder / file.name).string()}, bundle.report.files);
    const bundle::SaveResult tidied = bundle::save(bundle, folder);
    if (options.verbose) print_error(details(bundle.report, 0));
    if (!options.quiet) print_error(summary(options.bundle, bundle.report));
    if (!options.quiet) tell_of(tidied);
    const std::string report = (folder / "report.txt").string();
    if (bundle.sound) {
        if (options.quiet) return {0, bundle.report};
        if (!bundle.left_out.empty())
            print_error(
                fmt::format("no files for {}: the report says why\n", fmt::join(bundle.left_out, ", ")));
        print_error(fmt::format("{} files; what was proved stands in {}\n", bundle.files.size(), report));
        return {0, bundle.report};
    }
    print_error(fmt::format("spotit-print: not every file could be proved; see {}\n", report));
    return {1, bundle.report};
}

} // namespace spotit::cli
