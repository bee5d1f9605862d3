#include "cli/make.hpp"

#include "cli/output/terminal.hpp"
#include "cli/theme_job.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/bundle.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <span>
#include <sstream>

namespace spotit::cli {
namespace {

constexpr std::size_t max_named = 5;

/// Reads "home,cutter".
std::vector<std::string> split_parts(const std::string& text) {
    std::vector<std::string> parts;
    std::istringstream words(text);
    for (std::string part; std::getline(words, part, ','); parts.push_back(part))
        if (std::ranges::find(bundle::bundle_parts, part) == std::end(bundle::bundle_parts))
            refuse_unknown_word(fmt::format("--only takes {}, separated by commas, not '{}'",
                                            fmt::join(bundle::bundle_parts, ", "), part),
                                part, {std::begin(bundle::bundle_parts), std::end(bundle::bundle_parts)}, {});
    return parts;
}

void report_saved(const bundle::SaveResult& saved) {
    if (!saved.removed.empty())
        print_error(fmt::format("removed {} of an earlier bundle from the folder\n",
                                base::write_count(saved.removed.size(), "file")));
    if (saved.left.empty()) return;
    const auto named = std::span(saved.left).first(std::min(saved.left.size(), max_named));
    print_error(fmt::format("kept from an earlier bundle, because they were changed since: {}{}\n",
                            fmt::join(named, ", "), named.size() < saved.left.size() ? ", ..." : ""));
}

} // namespace

int make_bundle(const MakeOptions& options) {
    const ThemeOptions& theme = options.theme;
    const std::vector<std::string> parts = split_parts(options.parts); // before the work
    ThemeJob work = start_theme_job(theme, theme.common.positionals.at(0));
    const bundle::Bundle bundle = bundle::bundle(work.request, {options.services, parts});
    work.progress.reset();
    if (fail_on_warnings(theme, bundle.report.warnings)) return 1;
    const std::filesystem::path folder = options.bundle;
    for (const bundle::Bundle::File& file : bundle.files)
        require_no_input({(folder / file.name).string()}, bundle.report.files);
    const bundle::SaveResult saved = bundle::save(bundle, folder);
    if (theme.verbose) print_error(write_details(bundle.report, 0));
    const std::string report = (folder / "report.txt").string();
    if (!theme.common.quiet) {
        print_error(write_summary(options.bundle, bundle.report));
        report_saved(saved);
    }
    if (!bundle.sound) {
        print_error(fmt::format("spotit-print: not every file could be verified; see {}\n", report));
        return 1;
    }
    if (theme.common.quiet) return 0;
    if (!bundle.left_out.empty())
        print_error(fmt::format("no files for {}: the report says why\n", fmt::join(bundle.left_out, ", ")));
    print_error(fmt::format("{}; the checks are listed in {}\n",
                            base::write_count(bundle.files.size(), "file"), report));
    return 0;
}

} // namespace spotit::cli
