#include "cli/commands/command.hpp"

#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/cards.hpp>
#include <spotit/job/files.hpp>
#include <spotit/job/output.hpp>
#include <spotit/verify.hpp>

namespace spotit::cli {
namespace {

constexpr std::size_t max_pdf = std::size_t{1} << 30U; // bytes

struct VerifyOptions {
    ThemeOptions theme;
    bool json = false;
    std::string scale{}; ///< "97%"
    bool render = false; ///< draws the pages of a PDF, too
};

/// The list as any program would read it. That of a theme takes the same way, so that what is checked is what
/// others get, not what the program has in mind.
cards::CardList list_cards(const ThemeOptions& options, const std::string& deck) {
    if (deck.ends_with(".json")) return cards::read_list(job::read_input(deck));
    const job::Listing listing = job::list(start_theme_job(options, deck).request);
    return cards::read_list(
        std::make_shared<diag::SourceText>(deck + " (list of cards)", cards::list_as_json(listing.list)));
}

int verify_list(const VerifyOptions& options, const std::string& deck) {
    const cards::CardList list = list_cards(options.theme, deck);
    const cards::VerifyReport verdict = cards::verify(list);
    const bool right = verdict.broken == 0;
    if (options.json) {
        print_json({{"ok", right},
                    {"kind", base::find_enum_name(deck::kind_names, list.kind)},
                    {"cards", list.cards.size()},
                    {"symbols", list.symbols.size()},
                    {"pairs", verdict.pairs},
                    {"promise", verdict.promise.english()},
                    {"faults", verdict.broken},
                    {"problems", write_diagnostics(verdict.faults)}});
    } else if (right) {
        if (!options.theme.common.quiet)
            print_lines(
                diag::write("{}\n",
                            diag::write("{file}: correct. {cards} cards, {symbols} symbols; {promise}", deck,
                                        list.cards.size(), list.symbols.size(), verdict.promise)),
                options.theme.common);
    } else {
        print_rendered(diag::render(verdict.faults, choose_rendering(options.theme.common)));
        print_sentence(diag::write("{}\n", diag::write_count(static_cast<std::size_t>(verdict.broken),
                                                             "{file}: wrong. {count} fault in {cards} cards",
                                                             "{file}: wrong. {count} faults in {cards} cards",
                                                             deck, verdict.broken, list.cards.size())),
                       options.theme.common);
    }
    return right ? 0 : 1;
}

std::string_view describe_kind(verify::Finding::Kind kind, std::string_view inconclusive) {
    using Kind = verify::Finding::Kind;
    return kind == Kind::Passed ? "passed" : kind == Kind::Inconclusive ? inconclusive : "failed";
}

Json report_json(const verify::VerifyReport& report) {
    Json findings = Json::array();
    for (const verify::Finding& finding : report.findings)
        findings.push_back({{"kind", describe_kind(finding.kind, "inconclusive")},
                            {"id", finding.id},
                            {"text", finding.text.english()}});
    return {{"ok", report.right},        {"pages", report.pages}, {"cards", report.cards},
            {"symbols", report.symbols}, {"pairs", report.pairs}, {"findings", std::move(findings)}};
}

/// Reads "97%"; 1 if the option is not given.
double read_scale(const std::string& text) {
    if (text.empty()) return 1;
    const auto percent =
        base::parse_number<double>(text.ends_with('%') ? text.substr(0, text.size() - 1) : text);
    if (!percent || !(*percent >= 1 && *percent <= 1000))
        fail_by_usage(diag::write("--scale takes a percentage such as 97%, not '{text}'", text));
    return *percent / 100;
}

int verify_pdf(const VerifyOptions& options, const std::string& deck) {
    const CommonOptions& common = options.theme.common;
    const bool quiet = common.quiet;
    const verify::VerifyReport report =
        verify::verify(job::read_input(deck, max_pdf)->text(),
                       {.render = options.render, .scale = read_scale(options.scale)});
    if (options.json) {
        print_json(report_json(report));
    } else {
        for (const verify::Finding& finding : report.findings)
            if (!quiet || finding.kind == verify::Finding::Kind::Failed)
                print_lines(diag::write("{} {}\n",
                                        pad(translate(describe_kind(finding.kind, "skipped"), common), 8),
                                        finding.text),
                            common);
        if (!quiet)
            print_lines(diag::write("{name}: {text}\n", deck,
                                    report.right ? diag::Sentence("correct") : "not verified"),
                        common);
    }
    return report.right ? 0 : 1;
}

int verify(const VerifyOptions& options) {
    const std::string& deck = options.theme.common.positionals.at(0);
    return deck.ends_with(".pdf") ? verify_pdf(options, deck) : verify_list(options, deck);
}

} // namespace

Command verify_command() {
    const auto options = std::make_shared<VerifyOptions>();
    return {
        .name = "verify",
        .usage = "THEME|DECK.json|DECK.pdf [options]",
        .summary = "check a finished deck",
        .about = "Checks each pair of cards using only a list of cards: the theme's, or one that\n"
                 "`spotit-print cards THEME --json` wrote.\n"
                 "For a PDF it reads nothing but the file: which symbols are drawn on each card,\n"
                 "the boxes, fonts and backs. The exit status is 1 when the deck breaks its\n"
                 "promise or when that cannot be determined; each fault names the cards and the\n"
                 "symbols.",
        .examples = {{"spotit-print verify animals.yaml", "check the theme's deck"},
                     {"spotit-print verify deck.json", "check a list of cards"},
                     {"spotit-print verify deck.pdf", "check what is drawn in the file"}},
        .positionals = {Positional::Deck, 1, 1},
        .common = {options, &options->theme.common},
        .sections =
            {{"Output",
              {{"--json", "", "the verdict as JSON on standard output", &options->json},
               {"--scale", "PERCENT", "PDF: accept cards at this size: 97%", &options->scale, Value::Text},
               {"--render", "", "PDF: draw the pages too, to find covered symbols", &options->render}}},
             make_theme_section(options->theme),
             make_message_section(options->theme.common)},
        .run = [options] { return verify(*options); },
    };
}

} // namespace spotit::cli
