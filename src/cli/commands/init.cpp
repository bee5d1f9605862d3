#include "cli/commands/command.hpp"
#include "diag/write.hpp"

#include "cli/included/included.hpp"
#include "cli/options.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/job/files.hpp>
#include <spotit/theme/read.hpp>

#include <fmt/format.h>

#include <filesystem>
#include <optional>

namespace spotit::cli {
namespace {

struct InitOptions {
    CommonOptions common;
    std::string starter{starters().front().name}; ///< the template of the new theme
    bool list = false, force = false;
};

constexpr std::string_view schema_name = "theme.schema.json"; ///< as the first line of the templates names it

/// Throws if editors and other commands would not recognize the name as that of a theme.
void require_theme_name(const std::string& file) {
    const std::string ending = std::filesystem::path(file).extension().string();
    if (ending == ".yaml" || ending == ".yml") return;
    fail_by_usage(
        diag::write("'{file}' is not the name of a theme: it must end in .yaml or .yml", file),
        {diag::make_fix(diag::write(
            " spotit-print init {file}",
            diag::quote_for_shell(std::filesystem::path(file).replace_extension(".yaml").string())))});
}

/// Writes the schema for editors beside the theme unless it exists. Returns its name if it was written.
std::optional<std::string> add_schema(const std::string& theme) {
    const std::filesystem::path file = std::filesystem::path(theme).parent_path() / schema_name;
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::symlink_status(file, ignored))) return std::nullopt;
    job::save(file, theme::write_schema());
    return file.string();
}

int list_starters(const CommonOptions& options) {
    std::string text;
    const auto add = [&](std::string_view name, const diag::Sentence& summary) {
        text += fmt::format("{:<14}{}\n", name, translate(summary, options));
    };
    const auto add_heading = [&](const diag::Sentence& heading) {
        text += fmt::format("\n{}\n", translate(heading, options));
    };
    for (const Starter& starter : starters()) add(starter.name, starter.find_summary());
    add_heading("styles, for any theme to build on, as in  extends: kids");
    for (const theme::Style& style : theme::list_styles()) add(style.name, style.summary);
    add_heading("looks, for any theme, as in  look: night");
    for (const theme::Style& look : theme::list_looks()) add(look.name, look.summary);
    add_heading("All themes that `spotit-print themes` lists are templates, too.");
    print(text);
    return 0;
}

int run_init(const InitOptions& options) {
    if (options.list) return list_starters(options.common);
    const serve::Template theme = make_new_theme(options.starter);
    const auto& names = options.common.positionals;
    const std::string file = names.empty() ? fmt::format("{}.yaml", theme.name) : names[0];
    if (file == "-") {
        print(theme.text);
        return 0;
    }
    require_theme_name(file);
    write_new_theme(theme, file, options.force ? Existing::Replace : Existing::Keep);
    const std::optional<std::string> schema = add_schema(file);
    if (options.common.quiet) return 0;
    const std::string name = diag::quote_for_shell(file.starts_with('-') ? "./" + file : file);
    diag::Sentence text = diag::write("{}  {}\n", file, translate(theme.summary, options.common));
    if (const std::size_t count = theme.pictures.size(); count > 0)
        text += diag::write("{}\n", diag::write_count(count, "{count} file that it needs is beside it",
                                                      "{count} files that it needs are beside it", count));
    if (schema)
        text +=
            diag::write("{}  {}\n", *schema, diag::Sentence("lets editors complete keys and mark errors"));
    text += diag::write("{}\n  spotit-print {}            {}\n  spotit-print watch {}      {}\n",
                        diag::Sentence("next:"), name, diag::Sentence("makes the deck"), name,
                        diag::Sentence("rebuilds it whenever you save the theme"));
    print_sentence(text, options.common);
    return 0;
}

} // namespace

Command make_init_command() {
    const auto options = std::make_shared<InitOptions>();
    return {
        .name = "init",
        .usage = "[FILE] [--template NAME] [options]",
        .summary = "write a starter theme",
        .about = "Writes a starter theme with comments that explain what can be changed, or a copy\n"
                 "of any theme that comes with the program. The paper is Letter if the locale\n"
                 "(LC_PAPER) belongs to a country that uses it. An existing file is not\n"
                 "overwritten; - is standard output. theme.schema.json is written beside the\n"
                 "theme: it lets editors complete and check themes.",
        .examples = {{"spotit-print init", "a whole deck: animals.yaml"},
                     {"spotit-print init class2b.yaml --template words", ""},
                     {"spotit-print init --list", "templates for beginners, styles"}},
        .positionals = {Positional::NewTheme, 0, 1},
        .common = {options, &options->common},
        .sections = {{"Theme",
                      {{"--template", "NAME", "the theme to copy, with its pictures\n[default: animals]",
                        &options->starter, Value::IncludedTheme},
                       {"--list", "", "the templates for beginners, and the styles to build on",
                        &options->list},
                       {"--force", "", "overwrite an existing file", &options->force}}},
                     make_message_section(options->common)},
        .run = [options] { return run_init(*options); },
    };
}

} // namespace spotit::cli
