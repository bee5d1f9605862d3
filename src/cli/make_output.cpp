#include "cli/make_output.hpp"

#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"
#include "cli/theme_job.hpp"

#include <spotit/cutter.hpp>
#include <spotit/job/files.hpp>
#include <spotit/job/list.hpp>
#include <spotit/job/pictures.hpp>

namespace spotit::cli {

namespace {

ThemeJob start_drawing(const MakeOptions& options) {
    ThemeJob work = start_theme_job(options.theme, options.theme_file());
    if (options.draft) work.request.purpose = job::Request::Purpose::Draft;
    return work;
}

/// Writes one file, and prints the summary.
int write_file(const MakeOptions& options, ThemeJob& work, const Output& output, std::string_view bytes,
               const job::Report& report) {
    work.progress.reset();
    if (fail_on_warnings(options.theme, report.warnings)) return 1;
    require_no_input(output, report.files);
    write(output, bytes);
    if (options.theme.verbose) print_error(details(report, bytes.size()));
    if (!options.theme.common.quiet)
        print_error(output.format->is_deck() ? summary(output.name, report)
                                             : page_summary(output.name, report));
    return 0;
}

int write_deck(const MakeOptions& options, Format::DeckWriter draw, const Output& output) {
    ThemeJob work = start_drawing(options);
    const auto [bytes, report] = draw(job::prepare(work.request), select_pages(options));
    return write_file(options, work, output, bytes, report);
}

int write_page(const MakeOptions& options, Format::PageWriter draw, const Output& output) {
    ThemeJob work = start_drawing(options);
    const auto [bytes, report] = draw(job::prepare(work.request));
    return write_file(options, work, output, bytes, report);
}

/// Writes all of the files or none, and prints a summary.
int write_numbered(const MakeOptions& options, ThemeJob& work, const Output& output,
                   std::span<const std::string> files, const job::Report& report) {
    work.progress.reset();
    if (fail_on_warnings(options.theme, report.warnings)) return 1;
    if (files.empty())
        usage_error("the deck has no backs", {"add them with `back`, for example:  -s back=navy"});
    std::vector<Output> outputs;
    for (std::size_t i = 0; i < files.size(); ++i)
        outputs.push_back({output.numbered_name(i + 1, files.size()), output.format, output.subject});
    for (const Output& one : outputs) require_no_input(one, report.files);
    std::size_t bytes = 0;
    job::PendingFiles pending;
    for (std::size_t i = 0; i < files.size(); ++i) {
        pending.add(outputs[i].name, files[i]);
        bytes += files[i].size();
    }
    pending.commit();
    if (options.theme.verbose) print_error(details(report, bytes));
    if (!options.theme.common.quiet) print_error(numbered_summary(output, files.size(), report));
    return 0;
}

/// Writes a picture of each card, back or sheet.
int write_pictures(const MakeOptions& options, const job::PictureFormat& format, const Output& output) {
    ThemeJob work = start_drawing(options);
    const auto [files, report] =
        job::pictures(job::prepare(work.request), {.subject = output.subject, .format = format});
    return write_numbered(options, work, output, files, report);
}

/// Writes the outlines of each sheet's cards.
int write_outlines(const MakeOptions& options, Format::CutWriter cut, const Output& output) {
    ThemeJob work = start_drawing(options);
    const job::PreparedDeck deck = job::prepare(work.request);
    std::vector<std::string> files;
    for (const int page : cutter::cut_pages(deck.document())) files.push_back(cut(deck, page));
    return write_numbered(options, work, output, files, deck.report());
}

} // namespace

int make_output(const MakeOptions& options, const Output& output) {
    const auto& writer = output.format->writer;
    if (const auto* const deck = std::get_if<Format::DeckWriter>(&writer))
        return write_deck(options, *deck, output);
    if (const auto* const format = std::get_if<job::PictureFormat>(&writer))
        return write_pictures(options, *format, output);
    if (const auto* const cut = std::get_if<Format::CutWriter>(&writer))
        return write_outlines(options, *cut, output);
    if (const auto* const page = std::get_if<Format::PageWriter>(&writer))
        return write_page(options, *page, output);
    return write_list(options.theme, std::get<Format::ListWriter>(writer), output);
}

int write_list(const ThemeOptions& options, Format::ListWriter write_cards, const Output& output) {
    const ThemeJob work = start_theme_job(options, options.common.positionals.at(0));
    const job::Listing listing = job::list(work.request);
    if (fail_on_warnings(options, listing.report.warnings)) return 1;
    require_no_input(output, listing.report.files);
    write(output, write_cards(listing.list));
    if (!options.common.quiet && output.name != "-") print_error(list_summary(output.name, listing.report));
    return 0;
}

} // namespace spotit::cli
