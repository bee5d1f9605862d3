#include "cli/options.hpp"

#include "cli/included/included.hpp"
#include "diag/write.hpp"

#include <spotit/base/files.hpp>
#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/diag/sentence.hpp>
#include <spotit/job/files.hpp>
#include <spotit/job/prepare.hpp>
#include <spotit/texts.hpp>
#include <spotit/theme/read.hpp>
#include <spotit/version.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <thread>

namespace spotit::cli {
namespace {

/// Dates enter the file only from here (https://reproducible-builds.org/specs/source-date-epoch/).
std::optional<std::int64_t> read_source_date_epoch() {
    const auto text = read_environment("SOURCE_DATE_EPOCH");
    if (!text) return std::nullopt;
    constexpr std::int64_t year_10000 = 253402300800;
    const auto seconds = base::parse_number<std::int64_t>(*text);
    if (!seconds || *seconds < 0 || *seconds >= year_10000)
        fail_by_usage(diag::write("SOURCE_DATE_EPOCH must be seconds since 1970, not '{text}'", *text));
    return seconds;
}

/// Reads a file. If that fails, `remedies` take the place of the notes, unless there are none.
std::shared_ptr<const diag::SourceText> read_file(const std::string& name,
                                                  const std::vector<diag::Note>& remedies) {
    try {
        return job::read_input(name);
    } catch (const diag::Error& error) {
        if (remedies.empty()) throw;
        std::vector<diag::Diagnostic> all = error.diagnostics();
        all.front().notes = remedies;
        throw diag::Error(error.category(), std::move(all));
    }
}

/// Returns the remedies for an overlay that is neither a file nor a style.
std::vector<diag::Note> list_overlays(const std::string& missing) {
    const std::vector<std::string_view> names = base::list_names(theme::list_layers());
    std::vector<diag::Note> remedies{
        "--with takes a file of settings, such as a printer's:  sheet: {margin: 5mm}",
        diag::write("or a style: {styles}", base::join(names, " "))};
    if (const std::string_view near = diag::find_nearest_word(missing, names); !near.empty())
        remedies.insert(remedies.begin(),
                        diag::write("did you mean the style {style}?  --with {style}", near));
    return remedies;
}

std::shared_ptr<const diag::SourceText> read_overlay(const std::string& name) {
    const bool is_there = name == "-" || !is_missing(name);
    if (is_there) return job::read_input(name);
    const auto style = theme::read_style(name);
    return style ? style : read_file(name, list_overlays(name));
}

/// Returns the name nearest to that of a missing file: of a theme beside it, else of one that comes with the
/// program; empty if there is none.
std::string find_near_theme(const std::filesystem::path& missing) {
    std::vector<std::string> stems, shown;
    for (const auto& file : base::list_folder(missing.has_parent_path() ? missing.parent_path() : "."))
        if (const auto ending = file.extension(); ending == ".yaml" || ending == ".yml") {
            stems.push_back(file.stem().string());
            shown.push_back((missing.parent_path() / file.filename()).string());
        }
    for (const IncludedTheme& theme : list_included_themes()) {
        stems.push_back(theme.name);
        shown.push_back(theme.name);
    }
    const std::vector<std::string_view> candidates(stems.begin(), stems.end());
    const std::string_view near = diag::find_nearest_word(missing.stem().string(), candidates);
    const auto found = std::ranges::find(stems, near);
    return found == stems.end() ? "" : shown[static_cast<std::size_t>(found - stems.begin())];
}

/// Returns the remedy for a theme that is missing; none if there is nothing like it.
std::vector<diag::Note> find_remedy(const std::string& missing) {
    const std::string near = find_near_theme(missing);
    if (near.empty()) return {};
    const IncludedTheme* const included = find_included_theme(near);
    if (included == nullptr || near != std::filesystem::path(missing).stem().string())
        return {diag::write("did you mean {word}?", near)};
    return {diag::write("a theme with that name comes with the program:  spotit-print {theme}  makes its "
                        "deck, spotit-print init --template {theme}  copies it",
                        near)};
}

std::shared_ptr<const diag::SourceText> read_theme_file(const CommonOptions& options,
                                                        const std::string& name) {
    if (name.ends_with(".pdf"))
        fail_by_usage(diag::write("{name} is a PDF, not a theme", name),
                      {diag::write("to check a deck:  spotit-print verify {file}", name)});
    if (const IncludedTheme* const included = resolve_included_theme(name)) {
        if (!options.quiet)
            print_notice(diag::write("{theme} is a theme that comes with the program: {file}", name,
                                     included->file.string()),
                         options);
        return read_included_theme(*included);
    }
    return read_file(name, name != "-" && is_missing(name) ? find_remedy(name) : std::vector<diag::Note>());
}

bool wants(When when, bool automatic) {
    return when == When::Always || (when == When::Auto && automatic);
}

} // namespace

job::Request request_without_theme(const ThemeOptions& options) {
    job::Request request;
    request.moment = read_source_date_epoch();
    request.overrides = options.overrides;
    if (options.seed) request.overrides.push_back({"seed", *options.seed});
    request.confine = options.confine;
    for (const std::string& overlay : options.overlays) request.overlays.push_back(read_overlay(overlay));
    request.places.data = list_data_folders();
    request.threads = options.threads > 0
                          ? options.threads
                          : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    require_resources(request.threads);
    request.file_listener = options.file_listener;
    request.memory = options.memory;
    request.stop = options.stop;
    request.producer = "spotit-print " SPOTIT_VERSION;
    return request;
}

ThemeJob start_theme_job(const ThemeOptions& options, const std::string& theme) {
    ThemeJob work;
    work.request = request_without_theme(options);
    work.request.theme = read_theme_file(options.common, theme);
    if (!options.common.quiet && wants(options.progress, understands_escapes())) {
        work.progress = std::make_unique<Progress>(options.progress == When::Always);
        work.request.listener = [bar = work.progress.get()](std::string_view stage, int done, int total) {
            bar->show(stage, done, total);
        };
    }
    return work;
}

diag::RenderOptions choose_rendering(const CommonOptions& options) {
    diag::RenderOptions messages = choose_rendering();
    messages.color = wants(options.color, messages.color);
    if (!options.language.empty()) messages.language = options.language;
    return messages;
}

std::string choose_language(const CommonOptions& options) {
    return texts::find_catalog(choose_rendering(options).language).language();
}

std::string translate(const diag::Sentence& text, const CommonOptions& options) {
    return diag::translate(text, choose_rendering(options).language);
}

void print_lines(const diag::Sentence& lines, const CommonOptions& options) {
    print_text(translate(lines, options));
}

void print_sentence(const diag::Sentence& lines, const CommonOptions& options) {
    print_error(translate(lines, options));
}

void print_notice(const diag::Sentence& notice, const CommonOptions& options) {
    print_sentence(diag::write("spotit-print: {notice}\n", notice), options);
}

bool fail_on_warnings(const ThemeOptions& options, std::span<const diag::Diagnostic> warnings) {
    if (!options.common.quiet || options.strict)
        print_rendered(diag::render(warnings, choose_rendering(options.common)));
    if (!options.strict || warnings.empty()) return false;
    print_notice("failed because of warnings (--strict); nothing was written", options.common);
    return true;
}

} // namespace spotit::cli
