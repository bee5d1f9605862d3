#include "cli/commands/command.hpp"
#include "diag/write.hpp"

#include "cli/included/included.hpp"
#include "cli/watch/watch.hpp"

namespace spotit::cli {
namespace {

/// Throws if an input is in the folder of the bundle, where changes cause no rebuild.
void require_separate_folder(const MakeOptions& options) {
    if (options.bundle.empty()) return;
    std::vector<std::string> inputs = options.theme.overlays;
    inputs.push_back(options.find_theme_file());
    for (const std::string& input : inputs)
        if (is_inside(input, options.bundle))
            fail_by_usage(diag::write("`watch` needs a bundle folder that does not contain {input}", input),
                          {diag::write("example:  {example}", "--bundle out")});
}

int watch_theme(const MakeOptions& options) {
    if (options.find_theme_file() == "-" || options.output == "-")
        fail_by_usage("`watch` works on files, not on standard input or output");
    if (const IncludedTheme* const included = resolve_included_theme(options.find_theme_file()))
        fail_by_usage(diag::write("{theme} comes with the program; `watch` works on a file of your own",
                                  included->name),
                      {diag::make_fix(diag::write(" spotit-print init --template {theme}", included->name))});
    const OutputTarget target = choose_target(options);
    require_separate_folder(options);
    return watch(options, target);
}

} // namespace

Command watch_command() {
    const auto options = std::make_shared<MakeOptions>();
    return {
        .name = "watch",
        .usage = "THEME [-o FILE] [options]",
        .summary = "rebuild on every save",
        .about = "Makes the deck, and rebuilds it whenever the theme or a file that it uses is\n"
                 "saved. While the theme has errors, they are shown, and the last good deck\n"
                 "stays. If the theme is missing or was deleted, the command waits for it. A\n"
                 "bundle is rebuilt as a whole. Ctrl-C stops the command with exit status 0.",
        .examples = {{"spotit-print watch animals.yaml", "keeps animals.pdf up to date"},
                     {"spotit-print watch animals.yaml --open", "in the default viewer"}},
        .positionals = {Positional::Theme, 1, 1},
        .common = {options, &options->theme.common},
        .sections = make_sections(*options),
        .run = [options] { return watch_theme(*options); },
    };
}

} // namespace spotit::cli
