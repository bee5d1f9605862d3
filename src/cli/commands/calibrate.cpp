#include "cli/commands/command.hpp"

#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"
#include "diag/write.hpp"

#include <spotit/job/output.hpp>
#include <spotit/texts.hpp>

#include <unistd.h>

namespace spotit::cli {
namespace {

struct CalibrateOptions {
    ThemeOptions theme;
    std::string output; ///< a path, or "-"; empty: calibration.pdf
};

int calibrate(const CalibrateOptions& options) {
    const std::vector<std::string>& themes = options.theme.common.positionals;
    const Output output{options.output.empty() ? "calibration.pdf" : options.output};
    if (output.name == "-" && ::isatty(STDOUT_FILENO) == 1)
        fail_by_usage("a PDF can't be shown in a terminal", {"write it to a file:  -o calibration.pdf"});
    const job::Request request = themes.empty() ? request_without_theme(options.theme)
                                                : start_theme_job(options.theme, themes[0]).request;
    write(output, std::vector{job::make_calibration(request)},
          std::vector<std::filesystem::path>(themes.begin(), themes.end()));
    if (options.theme.common.quiet) return 0;
    print_sentence(
        diag::write(
            "{output}  {steps}\n{remedy}:  sheet: {{back_offset: [0.4mm, -0.2mm], back_rotation: 0.1}}\n",
            name_output(output.name),
            diag::Sentence(
                "2 pages: print them on both sides of one sheet, at 100%, hold it up to the light,"),
            diag::Sentence("and put the offset that they show into a file for --with")),
        options.theme.common);
    return 0;
}

} // namespace

Command calibrate_command() {
    const auto options = std::make_shared<CalibrateOptions>();
    const auto languages = texts::languages();
    return {
        .name = "calibrate",
        .usage = "[THEME] [-o FILE] [options]",
        .summary = "test pages to line up backs",
        .about = "Makes two pages with scales that show how far a printer shifts and rotates the\n"
                 "backs relative to the fronts, for `sheet.back_offset` and `sheet.back_rotation`.\n"
                 "With a theme, they have the layout of its deck.",
        .examples = {{"spotit-print calibrate", "A4, flipped on the long edge"},
                     {"spotit-print calibrate animals.yaml -o test.pdf", "on the theme's paper"}},
        .positionals = {Positional::Theme, 0, 1},
        .common = {options, &options->theme.common},
        .sections = {{"Output",
                      {{"-o,--output", "FILE", "- is standard output  [default: calibration.pdf]",
                        &options->output, Value::Output},
                       {"--lang",
                        "LANGUAGE",
                        "of the pages, such as de  [default: the theme's]",
                        [&theme = options->theme](const std::string& language) {
                            theme.overrides.push_back({"language", std::string(texts::find_code(language))});
                        },
                        Value::Word,
                        {languages.begin(), languages.end()},
                        texts::find_code}}},
                     make_theme_section(options->theme),
                     make_message_section(options->theme.common)},
        .run = [options] { return calibrate(*options); },
    };
}

} // namespace spotit::cli
