#include "cli/commands/command.hpp"

#include "cli/make_output.hpp"
#include "cli/play/games.hpp"
#include "cli/theme_job.hpp"

#include <spotit/job/list.hpp>
#include <spotit/theme/theme.hpp>

#include <memory>
#include <random>

namespace spotit::cli {

namespace {

int play_in_terminal(const ThemeOptions& options, const std::string& theme) {
    const job::Listing listing = job::list(start_theme_job(options, theme).request);
    if (fail_on_warnings(options, listing.report.warnings)) return 1;
    const std::uint64_t seed = std::random_device()();
    const auto play = listing.list.kind == "set" ? &play_trios : &play_matches;
    play(listing.list, seed);
    return 0;
}

int play(const MakeOptions& options) {
    if (!options.output.empty() || options.open) return make_page(options, &job::games_page);
    return play_in_terminal(options.theme, options.theme_file());
}

} // namespace

Command play_command() {
    const auto options = std::make_shared<MakeOptions>();
    return {
        .name = "play",
        .usage = "THEME [-o FILE.html] [options]",
        .summary = "play with the deck",
        .about = "With -o, writes a page with games for one player, for two to four at one screen\n"
                 "and for a whole class, with the very cards that are printed. One file, which\n"
                 "works without the internet in any browser, on phones too. Without -o, two cards\n"
                 "at a time are played in the terminal, by the names of their symbols.",
        .examples = {{"spotit-print play animals.yaml -o play.html", "for any browser"},
                     {"spotit-print play animals.yaml", "in the terminal"}},
        .positional = Positional::Theme,
        .min_positionals = 1,
        .max_positionals = 1,
        .common = {options, &options->theme.common},
        .sections = page_sections(*options, "write the page; - is standard output"),
        .run = [options] { return play(*options); },
    };
}

} // namespace spotit::cli
