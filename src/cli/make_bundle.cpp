#include "cli/make.hpp"

#include "cli/output/terminal.hpp"
#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/bundle.hpp>

#include <algorithm>
#include <filesystem>
#include <span>

namespace spotit::cli {
namespace {

constexpr std::size_t max_named = 5;

void print_line(const diag::Sentence& line, const CommonOptions& options) {
    print_sentence(diag::write("{}\n", line), options);
}

void report_saved(const bundle::SaveResult& saved, const CommonOptions& options) {
    if (const std::size_t removed = saved.removed.size(); removed > 0)
        print_line(diag::write_count(removed, "removed {count} file of an earlier bundle from the folder",
                                     "removed {count} files of an earlier bundle from the folder", removed),
                   options);
    if (saved.left.empty()) return;
    const auto named = std::span(saved.left).first(std::min(saved.left.size(), max_named));
    const std::string names = base::join(named, ", ") + (named.size() < saved.left.size() ? ", ..." : "");
    print_line(
        diag::write("kept from an earlier bundle, because they have been changed since: {files}", names),
        options);
}

} // namespace

int make_bundle(const MakeOptions& options) {
    const ThemeOptions& theme = options.theme;
    ThemeJob work = start_theme_job(theme, theme.common.positionals.at(0));
    const bundle::Bundle bundle = bundle::bundle(
        work.request, {options.services, options.parts, choose_rendering(theme.common).language});
    work.progress.reset();
    if (fail_on_warnings(theme, bundle.report.warnings)) return 1;
    const std::filesystem::path folder = options.bundle;
    for (const bundle::Bundle::File& file : bundle.files)
        require_no_input({(folder / file.name).string()}, bundle.report.files);
    const bundle::SaveResult saved = bundle::save(bundle, folder);
    if (theme.verbose) print_error(write_details(bundle.report, 0, choose_rendering(theme.common)));
    const std::string report = (folder / "report.txt").string();
    if (!theme.common.quiet) {
        print_sentence(write_content(options.bundle, bundle.report), theme.common);
        if (std::ranges::find(bundle.files, "home.pdf", &bundle::Bundle::File::name) != bundle.files.end())
            print_sentence(write_print_steps((folder / "home.pdf").string(), bundle.report), theme.common);
        report_saved(saved, theme.common);
    }
    if (!bundle.sound) {
        print_notice(diag::write("not every file could be verified; see {file}", report), theme.common);
        return 1;
    }
    if (theme.common.quiet) return 0;
    if (!bundle.left_out.empty())
        print_line(diag::write("no files for {services}: the report gives the reason",
                               base::join(bundle.left_out, ", ")),
                   theme.common);
    if (!bundle.paper_only.empty())
        print_line(diag::write("only home.pdf has these sheets of the theme: {sheets}", bundle.paper_only),
                   theme.common);
    const std::size_t count = bundle.files.size();
    print_line(diag::write_count(count, "{count} file; the checks are listed in {report}",
                                 "{count} files; the checks are listed in {report}", count, report),
               theme.common);
    return 0;
}

} // namespace spotit::cli
