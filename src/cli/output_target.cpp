#include "cli/make.hpp"
#include "diag/write.hpp"

#include "cli/options.hpp"
#include "cli/output/terminal.hpp"
#include "cli/watch/watch.hpp"

#include <spotit/cutter.hpp>
#include <spotit/job/output.hpp>

#include <algorithm>

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

void require_compatible_with_bundle(const MakeOptions& options) {
    if (!options.output.empty() || options.open)
        fail_by_usage("--bundle writes many files; it can't be used with -o or --open");
    if (options.pages != "all" || !options.sheets.empty())
        fail_by_usage("--bundle writes whole decks; it can't be used with --pages or --sheets");
    if (options.json) fail_by_usage("--bundle writes its own report, report.txt; use --json with -o");
    if (options.draft) fail_by_usage("--bundle writes files to print; use --draft with -o");
}

void require_compatible(const MakeOptions& options, const Output& output) {
    const bool selects_sides = options.pages != "all";
    if (options.open && output.name == "-")
        fail_by_usage("--open needs a file", {diag::write("example:  {example}", "-o deck.pdf --open")});
    if (options.open && output.is_numbered()) fail_by_usage("--open shows one file, not many");
    if (!output.format->is_deck()) {
        const diag::Sentence decks = list_formats(&Format::is_deck, &Format::write_title);
        if (selects_sides)
            fail_by_usage(diag::write("--pages works only with {formats}", decks),
                          {"for pictures, {card} or {back} in the name selects the side"});
        if (!options.sheets.empty()) fail_by_usage(diag::write("--sheets works only with {formats}", decks));
    }
    if (options.reverse && !selects_sides)
        fail_by_usage("--reverse needs --pages fronts or --pages backs",
                      {"a duplex printer needs the pages in their normal order"});
    if (options.draft && !output.format->is_drawn())
        fail_by_usage(diag::write("--draft works only with {formats}",
                                  list_formats(&Format::is_drawn, &Format::write_title)));
    if (options.json && (output.name == "-" || !output.format->is_drawn()))
        fail_by_usage(
            diag::write("--json needs a file of one of these kinds: {formats}",
                        list_formats(&Format::is_drawn, &Format::write_title, "{words} or {last}")));
    static_cast<void>(select_pages(options)); // reports an invalid range before the work
}

struct Work {
    MakeOptions options;
    OutputTarget target;
};

/// Throws diag::Error if two themes have the same target.
std::vector<Work> list_work(const MakeOptions& options) {
    std::vector<Work> all;
    for (const std::string& theme : options.theme.common.positionals) {
        MakeOptions single = options;
        single.theme.common.positionals = {theme};
        OutputTarget target = choose_target(single);
        for (const Work& other : all)
            if (other.target.name == target.name)
                fail_by_usage(
                    diag::write("{theme} and {other} would both be written to {file}",
                                other.options.find_theme_file(), theme, target.name),
                    {"name a folder, in which each file is named after its theme:  -o decks/",
                     "and make themes with the same name in separate runs, into different folders"});
        all.push_back({std::move(single), std::move(target)});
    }
    return all;
}

int make_and_open(const MakeOptions& options, const OutputTarget& target) {
    const int status = target.make(options);
    if (status == 0 && options.open) open_viewer(target.name);
    return status;
}

/// Makes the target, and adds what was made or is wrong to the entries. Returns the exit status.
int make_entry(Work& work, Json& entries) {
    work.options.made = std::make_shared<Made>();
    work.options.theme.common.quiet = true;
    const Made& made = *work.options.made;
    const job::Report* deck = &made.report;
    std::vector<diag::Diagnostic> problems;
    int status = 0;
    try {
        status = make_and_open(work.options, work.target);
        problems = made.report.warnings;
    } catch (const diag::Error& error) {
        problems = error.diagnostics();
        deck = nullptr;
        status = choose_exit_status(error.category());
    }
    Json entry = write_theme_entry(work.options.find_theme_file(), problems, deck);
    entry["files"] = made.files;
    entries.push_back(std::move(entry));
    return status;
}

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
    if (options.theme.verbose)
        print_error(write_details(report, size, choose_rendering(options.theme.common)));
    if (options.theme.common.quiet) return 0;
    print_sentence(output.is_numbered()       ? write_numbered_summary(output, files.size(), report)
                   : output.format->is_deck() ? write_summary(output.name, report)
                                              : write_page_summary(output.name, report),
                   options.theme.common);
    return 0;
}

} // namespace

bool is_inside(const fs::path& path, const fs::path& folder) {
    const fs::path way = fs::absolute(path).lexically_normal().lexically_relative(
        (fs::absolute(folder) / "").lexically_normal());
    return !way.empty() && *way.begin() != "..";
}

OutputTarget choose_target(const MakeOptions& options) {
    if (!options.bundle.empty()) {
        require_compatible_with_bundle(options);
        return {.name = options.bundle,
                .owns = [folder = options.bundle](const fs::path& path) { return is_inside(path, folder); },
                .make = &make_bundle};
    }
    if (!options.services.empty())
        fail_by_usage(
            "--service needs --bundle",
            {diag::write("example:  {example}", "--bundle out --service " + options.services.front())});
    if (!options.parts.empty())
        fail_by_usage("--only needs --bundle",
                      {diag::write("example:  {example}", "--bundle out --only " + options.parts.front())});
    const Output output = resolve_output(options.find_theme_file(), options.output, options.format);
    require_compatible(options, output);
    return {.name = output.name,
            .owns = [output](const fs::path& path) { return output.owns(path); },
            .make = [output](const MakeOptions& wanted) { return make_output(wanted, output); }};
}

int make_themes(const MakeOptions& options) {
    std::vector<Work> all = list_work(options);
    Json entries = Json::array();
    int status = 0;
    for (Work& work : all)
        status = std::max(status, options.json ? make_entry(work, entries)
                                               : guard(choose_rendering(options.theme.common), [&work] {
                                                     return make_and_open(work.options, work.target);
                                                 }));
    if (options.json) print_json({{"ok", status == 0}, {"themes", std::move(entries)}});
    return status;
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

} // namespace spotit::cli
