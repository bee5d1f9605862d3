// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/command.hpp"

#include "cli/commands/make.hpp"
#include "cli/product.hpp"
#include "cli/watch/watcher.hpp"

#include <spotit/job/files.hpp>

#include <fmt/format.h>

#include <array>
#include <vector>

namespace spotit::cli {

namespace {

constexpr std::array watch_examples{
    Example{"spotit-print watch animals.yaml", "keeps animals.pdf up to date"},
    Example{"spotit-print watch animals.yaml --open", "in the default viewer"},
};

/// What lies in the folder of the bundle is taken for a part of it, whose change makes no new one.
void require_folder_of_its_own(const Options& options) {
    if (options.bundle.empty()) return;
    std::vector<std::string> inputs = options.overlays;
    inputs.push_back(options.words.at(0));
    for (const std::string& input : inputs)
        if (is_inside(input, options.bundle))
            usage_error(fmt::format("`watch` needs a folder for the bundle that {} is not in", input),
                        {"example:  --bundle out"});
}

int watch(const Options& options) {
    if (options.words.at(0) == "-" || options.output == "-")
        usage_error("`watch` works on files, not on standard input or output");
    const Product product = product_of(options);
    require_folder_of_its_own(options);
    return Watcher(options, product).run();
}

} // namespace

const Command& watch_command() {
    static const Command command{
        .name = "watch",
        .usage = "THEME [-o FILE] [options]",
        .summary = "rebuild at every save",
        .about = "Makes the deck, and makes it again whenever the theme is saved, or a file that\n"
                 "it uses. While the theme has mistakes they are shown, and the file stays the\n"
                 "last good one. A theme that is not there, yet or any more, is waited for.\n"
                 "A bundle is written anew as a whole. Ctrl-C ends it; the exit status is 0 then.",
        .examples = watch_examples,
        .words = Words::Theme,
        .least = 1,
        .most = 1,
        .sections = {output_section(), bundle_section(), theme_section(), work_section()},
        .run = &watch,
    };
    return command;
}

} // namespace spotit::cli
