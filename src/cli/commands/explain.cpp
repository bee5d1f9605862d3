#include "cli/commands/command.hpp"

#include "cli/make_output.hpp"

#include <spotit/theme/theme.hpp>

#include <memory>

namespace spotit::cli {

Command explain_command() {
    const auto options = std::make_shared<MakeOptions>();
    return {
        .name = "explain",
        .usage = "THEME [-o FILE.html] [options]",
        .summary = "why any two cards match",
        .about = "Writes a page that shows with the deck's own symbols why any two cards share\n"
                 "exactly one: the symbols around a clock, each card a shape in rotation. It is\n"
                 "the page of `play`, opened at another place.",
        .examples = {{"spotit-print explain animals.yaml -o why.html", "for any browser"}},
        .positional = Positional::Theme,
        .min_positionals = 1,
        .max_positionals = 1,
        .common = {options, &options->theme.common},
        .sections = page_sections(*options, "- is standard output  [default: the theme's name]"),
        .run = [options] { return make_page(*options, &job::why_page); },
    };
}

} // namespace spotit::cli
