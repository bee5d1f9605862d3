// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/bundle.hpp"

#include "cli/request.hpp"
#include "cli/summary.hpp"
#include "cli/terminal.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace spotit::cli {

namespace {

namespace fs = std::filesystem;

void make_folder(const fs::path& folder) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (!problem) return;
    diag::Diagnostic failed;
    failed.id = "cannot-write";
    failed.message = fmt::format("can't make the folder {}: {}", folder.string(), problem.message());
    throw diag::Error(diag::Fault::File, std::move(failed));
}

} // namespace

Made make_bundle(const Options& options) {
    Work work = work_on_theme(options);
    const job::Bundle bundle = job::bundle(work.request, {options.services});
    work.progress.reset();
    if (warnings_fail(options, bundle.report.warnings)) return {1, bundle.report};
    const fs::path folder = options.bundle;
    for (const job::Bundle::File& file : bundle.files)
        require_no_input({(folder / file.name).string()}, bundle.report.files);
    for (const job::Bundle::File& file : bundle.files) {
        const Output output{(folder / file.name).string()};
        make_folder((folder / file.name).parent_path());
        write(output, file.bytes);
    }
    if (options.verbose) print_error(details(bundle.report, 0));
    if (!options.quiet) print_error(summary(options.bundle, bundle.report));
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
