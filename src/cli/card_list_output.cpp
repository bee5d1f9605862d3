// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/card_list_output.hpp"

#include "cli/request.hpp"
#include "cli/summary.hpp"
#include "cli/terminal.hpp"

namespace spotit::cli {

namespace {

std::string as(Format format, const job::CardList& list) {
    if (format == Format::Csv) return job::list_as_csv(list);
    return format == Format::Json ? job::list_as_json(list) : job::list_as_text(list);
}

} // namespace

Made write_list(const Options& options, const Output& output) {
    const Work work = work_on_theme(options);
    job::Listing listing = job::list(work.request);
    if (warnings_fail(options, listing.report.warnings)) return {1, std::move(listing.report)};
    require_no_input(output, listing.report.files);
    write(output, as(output.format, listing.list));
    if (!options.quiet && output.name != "-") print_error(list_summary(output.name, listing.report));
    return {0, std::move(listing.report)};
}

} // namespace spotit::cli
