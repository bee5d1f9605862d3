// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/command.hpp"

#include "cli/included/new_theme.hpp"
#include "cli/output/terminal.hpp"
#include "cli/starters.hpp"
#include "cli/theme_job.hpp"
#include "cli/watch/stop_signals.hpp"
#include "cli/watch/viewer.hpp"

#include <spotit/serve.hpp>

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <csignal>
#include <memory>
#include <optional>
#include <utility>

namespace spotit::cli {

namespace {

struct ServeOptions {
    ThemeOptions theme;
    int port = 0;
    std::optional<int> time_limit, memory_limit; // seconds, MB
    std::string address;
    std::vector<std::string> hosts;
    bool no_open = false, read_only = false;
};

constexpr int usual_time_limit = 60, usual_memory_limit = 1024; // seconds and MB, where others may ask

int read_number(std::string_view option, int min, int max, const std::string& text) {
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size() || number < min || number > max)
        usage_error(fmt::format("{} takes a number from {} to {}, not '{}'", option, min, max, text));
    return number;
}

std::vector<serve::Template> templates() {
    std::vector<serve::Template> all;
    std::vector<std::string_view> names = row_names(starters());
    for (const IncludedTheme& theme : included_themes())
        if (std::ranges::find(names, theme.name) == names.end()) names.push_back(theme.name);
    for (const std::string_view name : names) {
        NewTheme theme = make_new_theme(std::string(name));
        all.push_back({std::move(theme.name), std::move(theme.summary), std::move(theme.text)});
    }
    return all;
}

/// Lets other computers ask. Their themes name no files but those beside the theme.
void open_to_others(const ServeOptions& options, serve::Options& wanted) {
    wanted.address = options.address;
    wanted.hosts = options.hosts;
    if (wanted.hosts.empty()) {
        if (options.address == "0.0.0.0" || options.port == 0)
            usage_error("--host needs the name that browsers have for this server",
                        {"fix:  --host 0.0.0.0 --port 8000 --allow-host cards.school.example"});
        wanted.hosts = {fmt::format("{}:{}", options.address, options.port)};
    }
    wanted.request.confine = true;
    wanted.is_shared = options.read_only && wanted.theme.empty();
}

int serve(const ServeOptions& options) {
    const auto& names = options.theme.common.positionals;
    if (options.address.empty() && !options.hosts.empty())
        usage_error("--allow-host is for --host", {"fix: add  --host 0.0.0.0"});
    if (!names.empty() && names[0] == "-") usage_error("`serve` works on a file, not on standard input");
    const StopSignals signals;
    static_cast<void>(std::signal(SIGTTIN, SIG_IGN)); // in the background it hears no Enter, and goes on
    std::optional<PrivatePage> page;
    bool is_first = true;
    serve::Options wanted{.request = request_without_theme(options.theme),
                          .theme = names.empty() ? "" : names[0]};
    wanted.templates = templates();
    wanted.port = options.port;
    wanted.read_only = options.read_only;
    if (!options.address.empty()) open_to_others(options, wanted);
    const bool is_open = !options.address.empty();
    wanted.time_limit = std::chrono::seconds(options.time_limit.value_or(is_open ? usual_time_limit : 0));
    wanted.memory_limit = options.memory_limit.value_or(is_open ? usual_memory_limit : 0);
    wanted.stop = signals.descriptor();
    wanted.input = stdin_is_terminal() ? STDIN_FILENO : -1;
    wanted.on_link = [&](const std::string& link) {
        // The browser that is opened here uses up the first link.
        if (wanted.is_shared) {
            print_error(fmt::format("spotit-print: everybody who reaches it can design decks:  {}\n", link));
        } else if (std::exchange(is_first, false) && !options.no_open && options.address.empty()) {
            print_error("spotit-print: opening the designer in the browser; Ctrl-C stops\n");
            if (stdin_is_terminal()) print_error("  Enter prints a link for another browser\n");
            page.emplace(link);
            open_viewer(page->file());
        } else {
            print_error(fmt::format("spotit-print: the designer, for one browser, once:  {}\n", link));
        }
    };
    serve::run(wanted);
    return 0;
}

} // namespace

Command serve_command() {
    const auto options = std::make_shared<ServeOptions>();
    return {
        .name = "serve",
        .usage = "[THEME] [options]",
        .summary = "design in the browser",
        .about = "Opens a page in the browser in which the theme is edited beside its cards, drawn\n"
                 "as they will be printed. Save writes the same file that the other commands read.\n"
                 "Without a theme, the page offers the templates of `init`. The page is for this\n"
                 "computer alone: its link is good for one browser, once. Enter prints another\n"
                 "link; Ctrl-C stops it.",
        .examples = {{"spotit-print serve", "begin with a template"},
                     {"spotit-print serve animals.yaml", "design this theme"},
                     {"spotit-print serve animals.yaml --read-only", "watch it beside your editor"}},
        .positional = Positional::Theme,
        .max_positionals = 1,
        .common = {options, &options->theme.common},
        .sections = {{"Designer",
                      {{"--port", "PORT", "the port  [default: a free one]",
                        [options = options.get()](const std::string& text) {
                            options->port = read_number("--port", 1, 65535, text);
                        },
                        Value::Number},
                       {"--host", "ADDRESS", "let other computers ask, at this address of this one",
                        &options->address, Value::Text},
                       {"--allow-host", "NAME", "what their browsers call this server  (repeatable)",
                        &options->hosts, Value::Text},
                       {"--time-limit", "SECONDS", "of each request, 0: none  [default: 60 with --host]",
                        [options = options.get()](const std::string& text) {
                            options->time_limit = read_number("--time-limit", 0, 3600, text);
                        },
                        Value::Number},
                       {"--memory-limit", "MB", "of each request, 0: none  [default: 1024 with --host]",
                        [options = options.get()](const std::string& text) {
                            options->memory_limit = read_number("--memory-limit", 0, 1'000'000, text);
                        },
                        Value::Number},
                       {"--no-open", "", "only print the link", &options->no_open},
                       {"--read-only", "", "write nothing to the disk", &options->read_only}}},
                     theme_section(options->theme),
                     work_section(options->theme)},
        .run = [options] { return serve(*options); },
    };
}

} // namespace spotit::cli
