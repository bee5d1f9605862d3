// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/command.hpp"

#include "cli/commands/card_list_output.hpp"

#include <array>

namespace spotit::cli {

namespace {

constexpr std::array cards_examples{
    Example{"spotit-print cards animals.yaml", "a table to read"},
    Example{"spotit-print cards animals.yaml --csv", "for data merge and spreadsheets"},
    Example{"spotit-print cards animals.yaml --json", "for programs, and for `verify`"},
};

constexpr std::array cards_output_options{
    Option{"--json", "", "as JSON", [](Options& o, const std::string&) { o.json = true; }},
    Option{"--csv", "", "as CSV: one row a card", [](Options& o, const std::string&) { o.csv = true; }},
};

int cards(const Options& options) {
    if (options.json && options.csv) usage_error("`cards` takes --json or --csv, not both");
    const Format format = options.json ? Format::Json : options.csv ? Format::Csv : Format::Text;
    return write_list(options, {"-", format}).status;
}

} // namespace

const Command& cards_command() {
    static const Section output{"Output", cards_output_options};
    static const Command command{
        .name = "cards",
        .usage = "THEME [--json|--csv] [options]",
        .summary = "list the cards",
        .about = "Lists the symbols of each card, without drawing anything. With\n"
                 "`spotit-print THEME -o FILE.txt`, .csv or .json the list goes to a file. Names\n"
                 "are in the theme's language. The CSV is UTF-8 as in RFC 4180: first the names,\n"
                 "then what is drawn: the emoji, the word or the path of the picture.",
        .examples = cards_examples,
        .positional = Positional::Theme,
        .min_positionals = 1,
        .max_positionals = 1,
        .sections = {output, theme_section(), work_section()},
        .run = &cards,
    };
    return command;
}

} // namespace spotit::cli
