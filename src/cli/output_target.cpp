#include "cli/make.hpp"

#include "cli/guard.hpp"
#include "cli/watch/watch.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

void require_compatible_with_bundle(const MakeOptions& options) {
    if (!options.output.empty() || options.open)
        fail_by_usage("--bundle writes many files; it goes with neither -o nor --open");
    if (options.pages != "all" || !options.sheets.empty())
        fail_by_usage("--bundle writes whole decks; it goes with neither --pages nor --sheets");
    if (options.json) fail_by_usage("--bundle has a report of its own, report.json; --json goes with -o");
    if (options.draft) fail_by_usage("--bundle writes files to print; use --draft with -o");
}

void require_compatible(const MakeOptions& options, const Output& output) {
    const bool selects_sides = options.pages != "all";
    if (options.open && output.name == "-")
        fail_by_usage("--open needs a file", {"example:  -o deck.pdf --open"});
    if (options.open && output.is_numbered()) fail_by_usage("--open shows one file, not many");
    if (!output.format->is_deck()) {
        const std::string decks = list_formats(&Format::is_deck, &Format::write_title);
        if (selects_sides)
            fail_by_usage("--pages is for " + decks,
                          {"for pictures, {card} or {back} in the name selects the side"});
        if (!options.sheets.empty()) fail_by_usage("--sheets is for " + decks);
    }
    if (options.reverse && !selects_sides)
        fail_by_usage("--reverse goes with --pages fronts or --pages backs",
                      {"a duplex printer needs the pages in their normal order"});
    if (options.draft && !output.format->is_drawn())
        fail_by_usage(
            fmt::format("--draft is for {}", list_formats(&Format::is_drawn, &Format::write_title)));
    if (options.json && (output.name == "-" || !output.format->is_drawn()))
        fail_by_usage(fmt::format("--json goes with a file of these: {}",
                                  list_formats(&Format::is_drawn, &Format::write_title, " or ")));
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
        OutputTarget target = find_target(single);
        for (const Work& other : all)
            if (other.target.name == target.name)
                fail_by_usage(fmt::format("{} and {} would both be written to {}",
                                          other.options.find_theme_file(), theme, target.name),
                              {"give a folder, for a file each that is named after its theme:  -o decks/",
                               "and make themes of one name in separate runs, into different folders"});
        all.push_back({std::move(single), std::move(target)});
    }
    return all;
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
        status = find_exit_status(error.category());
    }
    Json entry = write_theme_entry(work.options.find_theme_file(), problems, deck);
    entry["files"] = made.files;
    entries.push_back(std::move(entry));
    return status;
}

} // namespace

bool is_inside(const fs::path& path, const fs::path& folder) {
    const fs::path way = fs::absolute(path).lexically_normal().lexically_relative(
        (fs::absolute(folder) / "").lexically_normal());
    return !way.empty() && *way.begin() != "..";
}

OutputTarget find_target(const MakeOptions& options) {
    if (!options.bundle.empty()) {
        require_compatible_with_bundle(options);
        return {.name = options.bundle,
                .owns = [folder = options.bundle](const fs::path& path) { return is_inside(path, folder); },
                .make = &make_bundle};
    }
    if (!options.services.empty())
        fail_by_usage("--service goes with --bundle",
                      {"example:  --bundle out --service " + options.services.front()});
    if (!options.parts.empty())
        fail_by_usage("--only goes with --bundle",
                      {"example:  --bundle out --only " + options.parts.front()});
    const Output output = resolve_output(options.find_theme_file(), options.output, options.format);
    require_compatible(options, output);
    return {.name = output.name,
            .owns = [output](const fs::path& path) { return output.owns(path); },
            .make = [output](const MakeOptions& wanted) { return make_output(wanted, output); }};
}

int make_and_open(const MakeOptions& options, const OutputTarget& target) {
    const int status = target.make(options);
    if (status == 0 && options.open) open_viewer(target.name);
    return status;
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

} // namespace spotit::cli
