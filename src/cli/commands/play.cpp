#include "cli/commands/command.hpp"

#include "cli/make.hpp"

#include <spotit/job/output.hpp>

#include <random>

namespace spotit::cli {
namespace {

int play_theme(const MakeOptions& options) {
    if (!options.output.empty() || options.open) return make_page(options, &job::make_games_page);
    const job::Listing listing = job::list(start_theme_job(options.theme, options.find_theme_file()).request);
    if (fail_on_warnings(options.theme, listing.report.warnings)) return 1;
    play(listing.list, std::random_device()());
    return 0;
}

} // namespace

Command play_command() {
    const auto options = std::make_shared<MakeOptions>();
    return {
        .name = "play",
        .usage = "THEME [-o FILE.html] [options]",
        .summary = "play with the deck",
        .about = "With -o, writes a page with games for one player, for two to four sharing a\n"
                 "screen and for a whole class, with the cards as they are printed. It is one file\n"
                 "that works in any browser without the internet, on phones too. Without -o,\n"
                 "you play in the terminal, which shows the symbol names of two cards at a time.",
        .examples = {{"spotit-print play animals.yaml -o play.html", "for any browser"},
                     {"spotit-print play animals.yaml", "in the terminal"}},
        .positionals = {Positional::Theme, 1, 1},
        .common = {options, &options->theme.common},
        .sections = make_page_sections(*options, "write the page; - is standard output"),
        .run = [options] { return play_theme(*options); },
    };
}

Command explain_command() {
    const auto options = std::make_shared<MakeOptions>();
    return {
        .name = "explain",
        .usage = "THEME [-o FILE.html] [options]",
        .summary = "why any two cards match",
        .about = "Writes a page that shows why any two cards share exactly one symbol, with the\n"
                 "deck's own symbols around a clock, where each card is a rotated shape. It is\n"
                 "the same page as that of `play`, opened at its explanation.",
        .examples = {{"spotit-print explain animals.yaml -o why.html", "for any browser"}},
        .positionals = {Positional::Theme, 1, 1},
        .common = {options, &options->theme.common},
        .sections = make_page_sections(*options, "- is standard output  [default: the theme's name]"),
        .run = [options] { return make_page(*options, &job::make_why_page); },
    };
}

} // namespace spotit::cli
