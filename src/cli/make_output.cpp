#include "cli/make.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/bundle.hpp>
#include <spotit/cutter.hpp>
#include <spotit/job/output.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace spotit::cli {
namespace {

/// Draws the file, or one for each card, back or sheet.
job::PictureFiles draw(const MakeOptions& options, const job::PreparedDeck& deck, const Output& output) {
    const auto& writer = output.format->writer;
    if (const auto* const format = std::get_if<job::PictureFormat>(&writer))
        return job::make_pictures(deck, {.subject = output.subject, .format = *format});
    if (const auto* const cut = std::get_if<Format::CutWriter>(&writer)) {
        const auto draw_page = [&](int page) { return (*cut)(deck, page); };
        return {base::collect(cutter::cut_pages(deck.document()), draw_page), deck.report()};
    }
    const auto to_files = [](auto file) {
        return job::PictureFiles{{std::move(file.bytes)}, std::move(file.report)};
    };
    if (const auto* const write_page = std::get_if<Format::PageWriter>(&writer))
        return to_files((*write_page)(deck));
    return to_files(std::get<Format::DeckWriter>(writer)(deck, select_pages(options)));
}

constexpr std::size_t max_named = 5;

void report_saved(const bundle::SaveResult& saved) {
    if (!saved.removed.empty())
        print_error(fmt::format("removed {} of an earlier bundle from the folder\n",
                                base::write_count(saved.removed.size(), "file")));
    if (saved.left.empty()) return;
    const auto named = std::span(saved.left).first(std::min(saved.left.size(), max_named));
    print_error(fmt::format("kept from an earlier bundle, because they were changed since: {}{}\n",
                            base::join(named, ", "), named.size() < saved.left.size() ? ", ..." : ""));
}

} // namespace

int make_output(const MakeOptions& options, const Output& output) {
    if (const auto* const list = std::get_if<Format::ListWriter>(&output.format->writer))
        return write_list(options.theme, *list, output);
    ThemeJob work = start_theme_job(options.theme, options.find_theme_file());
    if (options.draft) work.request.purpose = job::Request::Purpose::Draft;
    const auto [files, report] = draw(options, job::prepare(work.request), output);
    work.progress.reset();
    if (options.made) options.made->report = report;
    if (fail_on_warnings(options.theme, report.warnings)) return 1;
    if (files.empty())
        fail_by_usage("the deck has no backs", {"add them with `back`, for example:  -s back=navy"});
    write(output, files, report.files);
    for (std::size_t i = 0; options.made && i < files.size(); ++i)
        options.made->files.push_back(output.is_numbered() ? output.number_name(i + 1, files.size())
                                                           : output.name);
    std::size_t size = 0;
    for (const std::string& bytes : files) size += bytes.size();
    if (options.theme.verbose) print_error(write_details(report, size));
    if (options.theme.common.quiet) return 0;
    print_sentence(output.is_numbered()       ? write_numbered_summary(output, files.size(), report)
                   : output.format->is_deck() ? write_summary(output.name, report)
                                              : write_page_summary(output.name, report),
                   options.theme.common);
    return 0;
}

int write_list(const ThemeOptions& options, Format::ListWriter write_cards, const Output& output) {
    const ThemeJob work = start_theme_job(options, options.common.positionals.at(0));
    const job::Listing listing = job::list(work.request);
    if (fail_on_warnings(options, listing.report.warnings)) return 1;
    write(output, std::vector{write_cards(listing.list)}, listing.report.files);
    if (!options.common.quiet && output.name != "-")
        print_sentence(list_summary(output.name, listing.report), options.common);
    return 0;
}

int make_page(const MakeOptions& options, Format::PageWriter writer) {
    const Format page{"html", writer};
    Output output = resolve_output(options.find_theme_file(), options.output, "html");
    output.format = &page;
    return make_and_open(options, {.name = output.name, .owns = {}, .make = [&](const MakeOptions& wanted) {
                                       return make_output(wanted, output);
                                   }});
}

int make_bundle(const MakeOptions& options) {
    const ThemeOptions& theme = options.theme;
    ThemeJob work = start_theme_job(theme, theme.common.positionals.at(0));
    const bundle::Bundle bundle = bundle::bundle(work.request, {options.services, options.parts});
    work.progress.reset();
    if (fail_on_warnings(theme, bundle.report.warnings)) return 1;
    const std::filesystem::path folder = options.bundle;
    for (const bundle::Bundle::File& file : bundle.files)
        require_no_input({(folder / file.name).string()}, bundle.report.files);
    const bundle::SaveResult saved = bundle::save(bundle, folder);
    if (theme.verbose) print_error(write_details(bundle.report, 0));
    const std::string report = (folder / "report.txt").string();
    if (!theme.common.quiet) {
        print_sentence(write_content(options.bundle, bundle.report), theme.common);
        if (std::ranges::find(bundle.files, "home.pdf", &bundle::Bundle::File::name) != bundle.files.end())
            print_sentence(write_print_steps((folder / "home.pdf").string(), bundle.report), theme.common);
        report_saved(saved);
    }
    if (!bundle.sound) {
        print_error(fmt::format("spotit-print: not every file could be verified; see {}\n", report));
        return 1;
    }
    if (theme.common.quiet) return 0;
    if (!bundle.left_out.empty())
        print_error(fmt::format("no files for {}: the report says why\n", base::join(bundle.left_out, ", ")));
    if (!bundle.paper_only.empty())
        print_error(fmt::format("sheets of the theme that only home.pdf has: {}\n", bundle.paper_only));
    print_error(fmt::format("{}; the checks are listed in {}\n",
                            base::write_count(bundle.files.size(), "file"), report));
    return 0;
}

} // namespace spotit::cli
