#include "cli/commands/command.hpp"

#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/job/output.hpp>
#include <spotit/theme/theme.hpp>

#include <optional>

namespace spotit::cli {
namespace {

struct CheckOptions {
    ThemeOptions theme;
    bool json = false, resolved = false;
};

/// The problems of one theme.
struct CheckResult {
    std::vector<diag::Diagnostic> diagnostics;
    job::Report report;                             ///< of the deck, if there are no errors
    std::vector<theme::ResolvedSetting> settings{}; ///< likewise
    std::optional<diag::ErrorCategory> fault{};     ///< the category of the errors, if there are any
};

/// Collects errors of the theme and its files; errors of the command line are thrown.
CheckResult check_theme(const ThemeOptions& options, const std::string& theme) {
    CheckResult found;
    try {
        const ThemeJob work = start_theme_job(options, theme);
        const job::PreparedDeck deck = job::prepare(work.request);
        found.diagnostics = deck.report().warnings;
        // Drawing finds further errors: a picture too large to be drawn.
        found.report = job::make_pdf(deck).report;
        found.settings = theme::list_settings(deck.theme());
    } catch (const diag::Error& error) {
        if (error.category() == diag::ErrorCategory::Usage) throw;
        found.diagnostics.insert(found.diagnostics.end(), error.diagnostics().begin(),
                                 error.diagnostics().end());
        found.fault = error.category();
    }
    return found;
}

Json write_result(const std::string& theme, const CheckResult& found) {
    std::vector<diag::Diagnostic> problems = found.diagnostics;
    const auto& remarks = found.report.remarks;
    problems.insert(problems.end(), remarks.begin(), remarks.end());
    Json entry = write_theme_entry(theme, problems, found.fault ? nullptr : &found.report);
    if (!found.fault) entry["settings"] = write_settings(found.settings);
    return entry;
}

void print_result(const ThemeOptions& options, const std::string& theme, const CheckResult& found) {
    const bool quiet = options.common.quiet;
    if (!quiet || found.fault || options.strict)
        print_rendered(diag::render(found.diagnostics, choose_rendering(options.common)));
    if (options.verbose && !found.fault)
        print_error(write_details(found.report, 0, choose_rendering(options.common)));
    if (!options.verbose && !quiet)
        print_rendered(diag::render(found.report.remarks, choose_rendering(options.common)));
    if (!quiet)
        print_sentence(check_summary(theme, found.report, diag::merge_subjects(found.diagnostics)),
                       options.common);
}

/// Prints the theme with all its layers. Returns the exit status.
int print_resolved(const CheckOptions& options) {
    if (options.json || options.theme.common.positionals.size() > 1)
        fail_by_usage("--resolved prints one theme, as YAML");
    const ThemeJob work = start_theme_job(options.theme, options.theme.common.positionals.front());
    diag::Sink sink;
    job::read_theme(work.request, sink); // reports every error
    if (fail_on_warnings(options.theme, sink.list_sorted())) return 1;
    print_text(theme::write_resolved(work.request.theme, work.request));
    return 0;
}

int check(const CheckOptions& options) {
    if (options.resolved) return print_resolved(options);
    Json themes = Json::array();
    bool failed = false, unread = false;
    for (const std::string& theme : options.theme.common.positionals) {
        const CheckResult found = check_theme(options.theme, theme);
        failed |= found.fault || (options.theme.strict && !found.diagnostics.empty());
        unread |= found.fault == diag::ErrorCategory::File;
        if (options.json)
            themes.push_back(write_result(theme, found));
        else
            print_result(options.theme, theme, found);
    }
    if (options.json) print_json({{"ok", !failed}, {"themes", std::move(themes)}});
    return unread ? 3 : failed ? 1 : 0;
}

} // namespace

Command check_command() {
    const auto options = std::make_shared<CheckOptions>();
    return {
        .name = "check",
        .usage = "THEME... [--json] [options]",
        .summary = "look for problems",
        .about = "Does everything but write the deck: reads the themes, opens fonts and pictures,\n"
                 "checks that any two cards match as they should, lays out and draws the\n"
                 "cards, and reports every error and warning. Nothing is written. The exit status\n"
                 "is 1 when there are errors (with --strict also when there are warnings), 3 when\n"
                 "a file can't be read.",
        .examples = {{"spotit-print check animals.yaml", "every problem, in one run"},
                     {"spotit-print check --strict *.yaml", ""},
                     {"spotit-print check --resolved school.yaml", "the theme merged with its styles"}},
        .positionals = {Positional::Theme, 1, 10000},
        .common = {options, &options->theme.common},
        .sections =
            {{"Output",
              {{"--json", "", "problems as JSON on standard output, for editors", &options->json},
               {"--resolved", "",
                "print the theme merged with all its layers (styles,\n--with, -s), and where each value "
                "comes from",
                &options->resolved}}},
             make_theme_section(options->theme),
             make_work_section(options->theme)},
        .run = [options] { return check(*options); },
    };
}

} // namespace spotit::cli
