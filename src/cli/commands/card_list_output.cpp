// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/card_list_output.hpp"

#include "cli/output/summary.hpp"
#include "cli/output/terminal.hpp"
#include "cli/theme_job.hpp"

#include <spotit/cards.hpp>
#include <spotit/job/list.hpp>

namespace spotit::cli {

namespace {

std::string format_list(Format format, const cards::CardList& list) {
    if (format == Format::Csv) return cards::list_as_csv(list);
    return format == Format::Json ? cards::list_as_json(list) : cards::list_as_text(list);
}

} // namespace

CommandResult write_list(const Options& options, const Output& output) {
    const ThemeJob work = start_theme_job(options);
    job::Listing listing = job::list(work.request);
    if (fail_on_warnings(options, listing.report.warnings)) return {1, std::move(listing.report)};
    require_no_input(output, listing.report.files);
    write(output, format_list(output.format, listing.list));
    if (!options.quiet && output.name != "-") print_error(list_summary(output.name, listing.report));
    return {0, std::move(listing.report)};
}

} // namespace spotit::cli
