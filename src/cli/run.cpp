// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/cli.hpp>

#include "cli/command_line.hpp"
#include "cli/make.hpp"
#include "cli/terminal.hpp"

#include <exception>
#include <new>

namespace spotit::cli {

namespace {

int exit_status(diag::Fault fault) {
    switch (fault) {
    case diag::Fault::Input:
        return 1;
    case diag::Fault::Usage:
        return 2;
    case diag::Fault::File:
        return 3;
    }
    return 4;
}

int dispatch(const Options& options) {
    if (options.help) {
        print(help_text());
        return 0;
    }
    if (options.version) {
        print("spotit-print " SPOTIT_VERSION "\n");
        return 0;
    }
    if (options.theme.empty()) usage_error("which theme?", {"spotit-print THEME.yaml -o deck.pdf"});
    return make(options);
}

} // namespace

int run(std::span<const std::string> arguments) {
    if (arguments.empty()) {
        print_error(short_help());
        return 2;
    }
    // Before the options are known, a mistake in them is shown as the terminal would have it.
    diag::RenderOptions rendering{.color = color_by_default()};
    try {
        const Options options = parse(arguments);
        if (options.color != When::Auto) rendering.color = options.color == When::Always;
        return dispatch(options);
    } catch (const diag::Error& error) {
        print_error(diag::render(error.diagnostics(), rendering));
        return exit_status(error.fault());
    } catch (const std::bad_alloc&) {
        print_error("spotit-print: error: out of memory\n");
    } catch (const std::exception& problem) {
        print_error(std::string("spotit-print: internal error: ") + problem.what() +
                    "\n  this is our mistake, not yours; please report it with the theme\n");
    }
    return 4;
}

} // namespace spotit::cli
