// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/command.hpp"

#include "cli/output/json.hpp"
#include "cli/output/summary.hpp"
#include "cli/output/terminal.hpp"
#include "cli/request.hpp"

#include <spotit/job/pdf.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace spotit::cli {

namespace {

constexpr std::array check_examples{
    Example{"spotit-print check animals.yaml", "every problem, in one run"},
    Example{"spotit-print check --strict *.yaml", ""},
};

constexpr std::array check_output_options{
    Option{"--json", "", "problems as JSON on standard output, for editors",
           [](Options& o, const std::string&) { o.json = true; }},
};

/// What a check found.
struct Found {
    std::vector<diag::Diagnostic> diagnostics;
    job::Report report;                         ///< of a deck without errors
    std::optional<diag::ErrorCategory> fault{}; ///< of one with errors
};

/// Errors of the theme and of its files are what is looked for; those of the command line are not caught.
Found look(const Options& options, const std::string& theme) {
    Options one = options;
    one.words = {theme};
    Found found;
    try {
        const Work work = work_on_theme(one);
        const job::PreparedDeck deck = job::prepare(work.request);
        found.diagnostics = deck.report().warnings;
        // Some standards refuse what only drawing shows: transparent emoji in X-1a.
        found.report = job::pdf(deck).report;
    } catch (const diag::Error& error) {
        if (error.fault() == diag::ErrorCategory::Usage) throw;
        found.diagnostics.insert(found.diagnostics.end(), error.diagnostics().begin(),
                                 error.diagnostics().end());
        found.fault = error.fault();
    }
    return found;
}

Json deck_json(const job::Report& report) {
    return {{"cards", report.cards},
            {"symbols_per_card", report.symbols_per_card},
            {"symbols", report.symbols},
            {"sheets", report.sheets},
            {"cards_per_sheet", report.cards_per_sheet},
            {"smallest_symbol_mm", report.min_symbol}};
}

int check(const Options& options) {
    Json themes = Json::array();
    bool failed = false, unread = false;
    for (const std::string& theme : options.words) {
        const Found found = look(options, theme);
        failed |= found.fault || (options.strict && !found.diagnostics.empty());
        unread |= found.fault == diag::ErrorCategory::File;
        if (options.json) {
            std::vector<diag::Diagnostic> problems = found.diagnostics;
            const auto& remarks = found.report.remarks; // with -v only
            problems.insert(problems.end(), remarks.begin(), remarks.end());
            Json entry{{"theme", theme}, {"problems", diagnostics_json(problems)}};
            if (!found.fault) entry["deck"] = deck_json(found.report);
            themes.push_back(std::move(entry));
            continue;
        }
        if (!options.quiet || found.fault || options.strict)
            print_error(diag::render(found.diagnostics, rendering(options)));
        if (options.verbose && !found.fault) print_error(details(found.report, 0));
        if (!options.quiet) print_error(check_summary(theme, found.report, found.diagnostics));
    }
    if (options.json)
        print(text_of({{"schema_version", schema_version}, {"ok", !failed}, {"themes", std::move(themes)}}));
    return unread ? 3 : failed ? 1 : 0;
}

} // namespace

const Command& check_command() {
    static const Section output{"Output", check_output_options};
    static const Command command{
        .name = "check",
        .usage = "THEME... [--json] [options]",
        .summary = "look for problems",
        .about = "Does everything but write the deck: reads the themes, opens fonts and pictures,\n"
                 "proves the deck, lays out and draws the cards, and tells all that is wrong or\n"
                 "worth knowing. Nothing is written. The exit status is 1 when there are errors;\n"
                 "with --strict also when there are warnings; 3 when a file can't be read.",
        .examples = check_examples,
        .words = Words::Theme,
        .least = 1,
        .most = 10000,
        .sections = {output, theme_section(), work_section()},
        .run = &check,
    };
    return command;
}

} // namespace spotit::cli
