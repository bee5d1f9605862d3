// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/command.hpp"

#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"
#include "cli/theme_job.hpp"

#include <spotit/job/calibration.hpp>

#include <fmt/format.h>

#include <array>

namespace spotit::cli {

namespace {

constexpr std::array calibrate_examples{
    Example{"spotit-print calibrate", "A4, flipped on the long edge"},
    Example{"spotit-print calibrate animals.yaml -o test.pdf", "on the theme's paper"},
};

const std::array calibrate_output_options{
    Option{"-o,--output", "FILE", "- is standard output  [default: calibration.pdf]",
           [](Options& o, const std::string& v) { o.output = v; }, Value::Output},
    Option{"--lang", "LANGUAGE", "of the pages: en, de, fr, es  [default: the theme's]",
           [](Options& o, const std::string& v) {
               o.overrides.push_back({"language", v});
           },
           Value::Word, job::calibration_languages()},
};

int calibrate(const Options& options) {
    Output output{options.output.empty() ? "calibration.pdf" : options.output, Format::Pdf};
    if (output.name == "-" && stdout_is_terminal())
        usage_error("a PDF can't be shown in a terminal", {"write it to a file:  -o calibration.pdf"});
    const job::Request request =
        options.positionals.empty() ? request_without_theme(options) : start_theme_job(options).request;
    if (!options.positionals.empty())
        require_no_input(output, std::array{std::filesystem::path(options.positionals[0])});
    write(output, job::calibration(request));
    if (options.quiet) return 0;
    print_error(fmt::format(
        "{}  2 pages: print them on both sides of one sheet, at 100 %, hold it to the light,\n"
        "and put the offset you read into a file for --with:  sheet: {{back_offset: [0.4mm, -0.2mm]}}\n",
        output.name == "-" ? "standard output" : output.name));
    return 0;
}

} // namespace

const Command& calibrate_command() {
    static const Section output{"Output", calibrate_output_options};
    static const Command command{
        .name = "calibrate",
        .usage = "[THEME] [-o FILE] [options]",
        .summary = "test page to line up the backs",
        .about = "Makes two pages with scales that show how far a printer's backs are off its\n"
                 "fronts, to a tenth of a millimeter, for `sheet.back_offset`.",
        .examples = calibrate_examples,
        .positional = Positional::Theme,
        .min_positionals = 0,
        .max_positionals = 1,
        .sections = {output, theme_section(), message_section()},
        .run = &calibrate,
    };
    return command;
}

} // namespace spotit::cli
