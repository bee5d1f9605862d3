// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/make.hpp"

#include "cli/progress.hpp"
#include "cli/summary.hpp"
#include "cli/terminal.hpp"

#include <spotit/job.hpp>

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <optional>
#include <thread>

namespace spotit::cli {

namespace {

std::string output_of(const Options& options) {
    if (!options.output.empty()) return options.output;
    if (options.theme == "-") usage_error("a theme from standard input needs -o", {"example:  -o deck.pdf"});
    return std::filesystem::path(options.theme).filename().replace_extension(".pdf").string();
}

void check_output(const std::string& theme, const std::string& output) {
    if (output == "-") {
        if (stdout_is_terminal())
            usage_error("a PDF is not for a terminal", {"write it to a file:  -o deck.pdf"});
        return;
    }
    const std::filesystem::path path(output);
    std::error_code ignored;
    if (theme != "-" && std::filesystem::equivalent(theme, path, ignored))
        usage_error(output + " is the theme itself; it would be overwritten",
                    {"choose another name with -o"});
    const std::string extension = path.extension().string();
    if (extension != ".pdf" && extension != ".PDF" &&
        std::filesystem::status(path, ignored).type() <= std::filesystem::file_type::regular)
        usage_error(fmt::format("can't tell what '{}' shall be: PDF is what is made", output),
                    {"fix: give it a name that ends in .pdf"});
}

/// Dates enter the file only from here (https://reproducible-builds.org/specs/source-date-epoch/).
std::optional<std::int64_t> source_date_epoch() {
    const auto text = environment("SOURCE_DATE_EPOCH");
    if (!text) return std::nullopt;
    std::int64_t seconds = 0;
    const auto [end, problem] = std::from_chars(text->data(), text->data() + text->size(), seconds);
    constexpr std::int64_t year_10000 = 253402300800;
    if (problem != std::errc{} || end != text->data() + text->size() || seconds < 0 || seconds >= year_10000)
        usage_error("SOURCE_DATE_EPOCH must be seconds since 1970, not '" + *text + "'");
    return seconds;
}

bool wants(When when, bool automatic) {
    return when == When::Always || (when == When::Auto && automatic);
}

} // namespace

int make(const Options& options) {
    const std::string output = output_of(options);
    check_output(options.theme, output);
    job::Request request;
    request.moment = source_date_epoch();
    request.theme = job::read_source(options.theme);
    request.overrides = options.overrides;
    request.places.data = data_folders();
    request.threads = options.threads > 0
                          ? options.threads
                          : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    request.producer = "spotit-print " SPOTIT_VERSION;

    std::optional<Progress> progress;
    if (!options.quiet && wants(options.progress, stderr_is_terminal())) {
        progress.emplace(options.progress == When::Always ? Progress::Delay::None
                                                          : Progress::Delay::UntilSlow);
        request.listener = [&](std::string_view stage, int done, int total) {
            progress->show(stage, done, total);
        };
    }
    const job::Result result = job::make_deck(request);
    progress.reset();

    const diag::RenderOptions rendering{.color = wants(options.color, color_by_default())};
    if (!options.quiet || options.strict) print_error(diag::render(result.report.warnings, rendering));
    if (options.strict && !result.report.warnings.empty()) {
        print_error("spotit-print: warnings fail because of --strict; nothing was written\n");
        return 1;
    }
    if (output == "-")
        print(result.pdf);
    else
        job::save(output, result.pdf);
    if (options.verbose) print_error(details(result.report, result.pdf.size()));
    if (!options.quiet) print_error(summary(output, result.report));
    return 0;
}

} // namespace spotit::cli
