#include "cli/commands/command.hpp"

#include "cli/make.hpp"

namespace spotit::cli {
namespace {

struct CardsOptions {
    ThemeOptions theme;
    bool json = false, csv = false;
};

int print_cards(const CardsOptions& options) {
    if (options.json && options.csv) fail_by_usage("`cards` takes --json or --csv, not both");
    const auto format = options.json  ? &cards::list_as_json
                        : options.csv ? &cards::list_as_csv
                                      : &cards::list_as_text;
    return write_list(options.theme, format, {"-"});
}

} // namespace

Command make_cards_command() {
    const auto options = std::make_shared<CardsOptions>();
    return {
        .name = "cards",
        .usage = "THEME [--json|--csv] [options]",
        .summary = "list the cards",
        .about = "Lists the symbols of each card, without drawing anything. With\n"
                 "`spotit-print THEME -o FILE.txt`, .csv or .json the list goes to a file. Names\n"
                 "are in the theme's language. The CSV is UTF-8 as in RFC 4180: first the names,\n"
                 "then what is drawn: the emoji, the word or the path of the picture.",
        .examples = {{"spotit-print cards animals.yaml", "a table to read"},
                     {"spotit-print cards animals.yaml --csv", "for data merge and spreadsheets"},
                     {"spotit-print cards animals.yaml --json", "for programs, and for `verify`"}},
        .positionals = {Positional::Theme, 1, 1},
        .common = {options, &options->theme.common},
        .sections = {{"Output",
                      {{"--json", "", "as JSON", &options->json},
                       {"--csv", "", "as CSV: one row per card", &options->csv}}},
                     make_theme_section(options->theme),
                     make_work_section(options->theme)},
        .run = [options] { return print_cards(*options); },
    };
}

} // namespace spotit::cli
