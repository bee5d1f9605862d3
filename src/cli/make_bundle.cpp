#include "cli/make.hpp"

#include "cli/output/terminal.hpp"
#include "cli/theme_job.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/bundle.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace spotit::cli {
namespace {

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
