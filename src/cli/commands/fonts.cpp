#include "cli/commands/command.hpp"

#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/diag/sentence.hpp>
#include <spotit/symbol/font.hpp>

namespace spotit::cli {
namespace {

struct FontsOptions {
    CommonOptions common;
    std::string covers; ///< characters that a font must have
    bool json = false;
};

std::string list_rows(const std::vector<symbol::FontInfo>& fonts, std::string_view language) {
    std::vector<std::vector<std::string>> rows;
    for (const symbol::FontInfo& font : fonts)
        rows.push_back({font.family, font.style,
                        diag::translate(symbol::describe_font_format(font.format), language),
                        font.file.string()});
    return format_table(rows);
}

int run_fonts(const FontsOptions& options) {
    const auto found = symbol::list_installed_fonts({.places = {list_data_folders()}}, options.covers);
    if (options.json) {
        Json list = Json::array();
        for (const symbol::FontInfo& font : found)
            list.push_back({{"family", font.family},
                            {"style", font.style},
                            {"format", symbol::describe_font_format(font.format)},
                            {"file", font.file.string()}});
        print_json({{"fonts", std::move(list)}});
    } else {
        print_text(list_rows(found, choose_rendering(options.common).language));
    }
    if (!found.empty()) return 0;
    if (!options.common.quiet)
        print_notice(
            diag::write("no installed font has all the characters in '{characters}'", options.covers),
            options.common);
    return 1;
}

} // namespace

Command make_fonts_command() {
    const auto options = std::make_shared<FontsOptions>();
    return {
        .name = "fonts",
        .usage = "[--covers TEXT] [options]",
        .summary = "list fonts",
        .about = "Lists the fonts that themes can name under `fonts:`, each with its family,\n"
                 "style, color format and file. The exit status is 1 when none is found.",
        .examples = {{"spotit-print fonts", "all of them"},
                     {"spotit-print fonts --covers 日本語", "those that have these letters"},
                     {"spotit-print fonts --covers 🦄", "those that can draw it"}},
        .common = {options, &options->common},
        .sections = {{"Search",
                      {{"--covers", "TEXT", "only fonts that have all its characters", &options->covers,
                        Value::Text},
                       {"--json", "", "as JSON", &options->json}}},
                     make_message_section(options->common)},
        .run = [options] { return run_fonts(*options); },
    };
}

} // namespace spotit::cli
