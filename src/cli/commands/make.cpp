// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/make.hpp"

#include "cli/commands/card_list_output.hpp"
#include "cli/commands/command.hpp"
#include "cli/output/output.hpp"
#include "cli/output/summary.hpp"
#include "cli/output/terminal.hpp"
#include "cli/output_target.hpp"
#include "cli/theme_job.hpp"
#include "cli/watch/viewer.hpp"

#include <spotit/bundle.hpp>
#include <spotit/job/pdf.hpp>
#include <spotit/job/pictures.hpp>

#include <array>
#include <charconv>
#include <vector>

namespace spotit::cli {

namespace {

constexpr std::array make_examples{
    Example{"spotit-print animals.yaml -o animals.pdf", "make the deck"},
    Example{"spotit-print animals.yaml -o cards.csv", "a table of its cards"},
    Example{"spotit-print animals.yaml --seed 2", "another shuffle and layout"},
    Example{"spotit-print animals.yaml -o - | lp", "straight to the printer"},
};

constexpr std::array<std::string_view, 3> page_words{"all", "fronts", "backs"};

/// Reads a range such as "3", "2-4" or "5-"; throws diag::Error for anything else.
job::Selection read_range(const std::string& text) {
    job::Selection range;
    const char* const end = text.data() + text.size();
    auto read = std::from_chars(text.data(), end, range.first);
    bool good = read.ec == std::errc{} && range.first >= 1;
    if (good && read.ptr == end)
        range.last = range.first;
    else if (good && *read.ptr == '-' && read.ptr + 1 != end) {
        read = std::from_chars(read.ptr + 1, end, range.last);
        good = read.ec == std::errc{} && read.ptr == end && range.last >= range.first;
    } else
        good = good && *read.ptr == '-';
    if (!good) usage_error("--sheets takes a range such as 1, 2-4 or 5-, not '" + text + "'");
    return range;
}

std::span<const std::string_view> service_words() {
    static const std::vector<std::string_view> words = [] {
        std::vector<std::string_view> names;
        for (const bundle::Service& service : bundle::services()) names.push_back(service.name);
        return names;
    }();
    return words;
}

const std::array make_output_options{
    Option{"-o,--output", "FILE",
           "FILE.pdf, .txt, .csv or .json; for .png and .svg put\n"
           "{card}, {back} or {sheet} in the name\n"
           "- is standard output  [default: the theme's name]",
           [](Options& o, const std::string& v) {
               if (v.empty()) usage_error("-o needs a file name");
               o.output = v;
           },
           Value::Output},
    Option{"-f,--format", "FORMAT", "pdf, png, svg, txt, csv, json  [default: by name]",
           [](Options& o, const std::string& v) { o.format = v; }, Value::Word, format_words()},
    Option{"--pages", "WHICH", "all, fronts, backs: to print one side after the other",
           [](Options& o, const std::string& v) { o.pages = v == "all" ? "" : v; }, Value::Word, page_words},
    Option{"--sheets", "RANGE", "only these sheets: 1, 2-4, 5-",
           [](Options& o, const std::string& v) { o.sheets = v; }, Value::Text},
    Option{"--proof", "", "quick and watermarked, to look at before printing",
           [](Options& o, const std::string&) { o.proof = true; }},
    Option{"--reverse", "", "the last page first, with --pages: for printers that\nstack the sheets face up",
           [](Options& o, const std::string&) { o.reverse = true; }},
    Option{"--open", "", "open the result in the default viewer",
           [](Options& o, const std::string&) { o.open = true; }},
};

const std::array bundle_options{
    Option{"--bundle", "DIR", "files for home, shop, cutter and card services",
           [](Options& o, const std::string& v) { o.bundle = v; }, Value::Output},
    Option{"--service", "NAME", "with --bundle: only files for this service  (repeatable)",
           [](Options& o, const std::string& v) { o.services.push_back(v); }, Value::Word, service_words()},
};

job::Selection select_pages(const Options& options) {
    job::Selection selection;
    if (!options.sheets.empty()) selection = read_range(options.sheets);
    if (options.pages == "fronts") selection.pages = job::Pages::Fronts;
    if (options.pages == "backs") selection.pages = job::Pages::Backs;
    if (options.reverse) selection.order = document::PageOrder::Reversed;
    return selection;
}

/// Writes the deck as a PDF.
CommandResult make_pdf(const Options& options, const Output& output) {
    ThemeJob work = start_theme_job(options);
    const auto [pdf, report] = job::pdf(job::prepare(work.request), select_pages(options));
    work.progress.reset();
    if (fail_on_warnings(options, report.warnings)) return {1, report};
    require_no_input(output, report.files);
    write(output, pdf);
    if (options.verbose) print_error(details(report, pdf.size()));
    if (!options.quiet) print_error(summary(output.name, report));
    return {0, report};
}

/// Writes a picture of each card, back or sheet.
CommandResult make_pictures(const Options& options, const Output& output) {
    ThemeJob work = start_theme_job(options);
    using Pictures = job::PictureOptions;
    const auto [files, report] = job::pictures(
        job::prepare(work.request),
        {.of = output.subject == PictureSubject::Card   ? Pictures::Of::Cards
               : output.subject == PictureSubject::Back ? Pictures::Of::Backs
                                                        : Pictures::Of::Sheets,
         .format = output.format == Format::Svg ? Pictures::Format::Svg : Pictures::Format::Png});
    work.progress.reset();
    if (fail_on_warnings(options, report.warnings)) return {1, report};
    if (files.empty())
        usage_error("the deck has no backs", {"add them with `back`, for example:  -s back=navy"});
    std::vector<Output> outputs;
    for (std::size_t i = 0; i < files.size(); ++i)
        outputs.push_back({output.numbered_name(i + 1, files.size()), output.format, output.subject});
    for (const Output& one : outputs) require_no_input(one, report.files);
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < files.size(); ++i) {
        write(outputs[i], files[i]);
        bytes += files[i].size();
    }
    if (options.verbose) print_error(details(report, bytes));
    if (!options.quiet) print_error(pictures_summary(output.name, files.size(), report));
    return {0, report};
}

int make_and_open(const Options& options) {
    const OutputTarget target = output_target(options);
    const int status = target.make(options);
    if (status == 0 && options.open) open_viewer(target.name);
    return status;
}

} // namespace

void require_compatible(const Options& options, const Output& output) {
    if (options.open && output.name == "-")
        usage_error("--open needs a file", {"example:  -o deck.pdf --open"});
    if (options.open && output.is_pictures()) usage_error("--open shows one file, not many pictures");
    if (!options.pages.empty() && output.format != Format::Pdf)
        usage_error("--pages is for PDF", {"for pictures, {card} or {back} in the name selects the side"});
    if (!options.sheets.empty() && output.format != Format::Pdf) usage_error("--sheets is for PDF");
    if (options.reverse && options.pages.empty())
        usage_error("--reverse goes with --pages fronts or --pages backs",
                    {"a duplex printer needs the pages in their normal order"});
    const bool drawn = output.format == Format::Pdf || output.is_pictures();
    if (options.proof && !drawn) usage_error("--proof is for PDF, PNG and SVG");
    static_cast<void>(select_pages(options)); // reports an invalid range before the work
}

CommandResult make(const Options& options, const Output& output) {
    if (output.is_pictures()) return make_pictures(options, output);
    return output.format == Format::Pdf ? make_pdf(options, output) : write_list(options, output);
}

const Section& output_section() {
    static const Section section{"Output", make_output_options};
    return section;
}

const Section& bundle_section() {
    static const Section section{"Bundle", bundle_options};
    return section;
}

const Command& make_command() {
    static const Command command{
        .name = "",
        .usage = "THEME [-o FILE] [options]",
        .summary = "print-ready decks of matching cards from a YAML theme",
        .about = "",
        .examples = make_examples,
        .positional = Positional::Theme,
        .min_positionals = 1,
        .max_positionals = 1,
        .sections = {output_section(), bundle_section(), theme_section(), work_section()},
        .run = &make_and_open,
    };
    return command;
}

} // namespace spotit::cli
