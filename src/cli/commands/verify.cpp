// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/command.hpp"

#include "cli/commands/verify_pdf.hpp"
#include "cli/output/json.hpp"
#include "cli/output/terminal.hpp"
#include "cli/theme_job.hpp"

#include <spotit/cards.hpp>
#include <spotit/job/files.hpp>
#include <spotit/job/list.hpp>

#include <fmt/format.h>

#include <array>

namespace spotit::cli {

namespace {

constexpr std::array verify_examples{
    Example{"spotit-print verify animals.yaml", "prove the theme's deck"},
    Example{"spotit-print verify deck.json", "prove a list of cards"},
    Example{"spotit-print verify deck.pdf", "prove what is drawn in the file"},
};

constexpr std::array verify_output_options{
    Option{"--json", "", "the verdict as JSON on standard output",
           [](Options& o, const std::string&) { o.json = true; }},
    Option{"--render", "", "PDF: draw the pages too, to find covered symbols",
           [](Options& o, const std::string&) { o.render = true; }},
};

bool ends_with(std::string_view text, std::string_view ending) {
    return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

/// The list as any program would read it. That of a theme takes the same way, so that what is proved is what
/// others get, not what the program has in mind.
cards::CardList list_of(const Options& options) {
    const std::string& deck = options.positionals.at(0);
    if (ends_with(deck, ".json")) return cards::read_list(job::read_source(deck));
    const job::Listing listing = job::list(start_theme_job(options).request);
    return cards::read_list(
        std::make_shared<diag::SourceText>(deck + " (list of cards)", cards::list_as_json(listing.list)));
}

int verify_list(const Options& options) {
    const std::string& deck = options.positionals.at(0);
    const cards::CardList list = list_of(options);
    const cards::VerifyReport verdict = cards::verify(list);
    const bool right = verdict.broken == 0;
    if (options.json) {
        print(to_text({{"schema_version", schema_version},
                       {"ok", right},
                       {"kind", list.kind},
                       {"cards", list.cards.size()},
                       {"symbols", list.symbols.size()},
                       {"pairs", verdict.pairs},
                       {"promise", verdict.promise},
                       {"faults", verdict.broken},
                       {"problems", diagnostics_json(verdict.faults)}}));
    } else if (right) {
        if (!options.quiet)
            print(fmt::format("{}: right. {} cards, {} symbols; {}\n", deck, list.cards.size(),
                              list.symbols.size(), verdict.promise));
    } else {
        print_error(diag::render(verdict.faults, rendering(options)));
        print_error(fmt::format("{}: wrong. {} {} in {} cards\n", deck, verdict.broken,
                                verdict.broken == 1 ? "fault" : "faults", list.cards.size()));
    }
    return right ? 0 : 1;
}

int verify(const Options& options) {
    return ends_with(options.positionals.at(0), ".pdf") ? verify_pdf(options) : verify_list(options);
}

} // namespace

const Command& verify_command() {
    static const Section output{"Output", verify_output_options};
    static const Command command{
        .name = "verify",
        .usage = "THEME|DECK.json|DECK.pdf [options]",
        .summary = "prove a deck",
        .about = "Checks each pair of cards from the list of cards alone: of a theme, or as\n"
                 "`spotit-print cards THEME --json` wrote it, perhaps long ago or changed since.\n"
                 "Of a PDF nothing but the file is read: which symbols are drawn on each card, the\n"
                 "boxes, fonts and backs. The exit status is 1 when the deck breaks its promise or\n"
                 "when that can't be found out; each fault names the cards and the symbols.",
        .examples = verify_examples,
        .positional = Positional::Deck,
        .min_positionals = 1,
        .max_positionals = 1,
        .sections = {output, theme_section(), message_section()},
        .run = &verify,
    };
    return command;
}

} // namespace spotit::cli
