// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <list>

namespace spotit::cli {

namespace {

constexpr std::string_view usage = "Usage: spotit-print THEME [-o FILE] [options]\n";

constexpr std::string_view examples = R"(
Examples:
  spotit-print animals.yaml -o animals.pdf    make the deck
  spotit-print animals.yaml -s sheet.paper=Letter -s card.size=80mm
  spotit-print animals.yaml --seed 2          the same deck, shuffled anew
  spotit-print animals.yaml -o - | lp         straight to the printer
)";

constexpr std::string_view closing = R"(
Exit status: 0 done; 1 the theme or the deck is wrong; 2 wrong command line;
3 a file cannot be read or written; 4 internal error.
)";

std::string option_line(const Option& option) {
    std::string names(option.names);
    if (const std::size_t comma = names.find(','); comma != std::string::npos)
        names.insert(comma + 1, " ");
    else
        names.insert(0, "    ");
    if (!option.value.empty()) names += fmt::format(" {}", option.value);
    std::string lines;
    std::string_view rest = option.help;
    for (std::string_view left = names;; left = "") {
        const std::size_t end = rest.find('\n');
        lines += fmt::format("  {:<21}{}\n", left, rest.substr(0, end));
        if (end == std::string_view::npos) return lines;
        rest.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> long_names() {
    std::vector<std::string_view> names;
    for (const Option& option : option_table())
        if (const std::size_t start = option.names.find("--"); start != std::string_view::npos)
            names.push_back(option.names.substr(start));
    return names;
}

[[noreturn]] void unknown_option(const std::string& word) {
    std::vector<std::string> notes{"spotit-print --help lists them all"};
    const std::string name = word.substr(0, word.find('='));
    const std::string_view meant = diag::nearest(name, long_names());
    if (!meant.empty()) notes.insert(notes.begin(), fmt::format("did you mean {}?", meant));
    usage_error("there is no option " + name, std::move(notes));
}

void set_theme(Options& options, const std::string& word) {
    if (!options.theme.empty())
        usage_error(
            fmt::format("one theme at a time: there is '{}' already, and then '{}'", options.theme, word));
    options.theme = word;
}

/// Reads the options; returns the words that are none, in their order.
std::vector<std::string> parse_options(std::span<const std::string> words, Options& options) {
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    std::list<std::vector<std::string>> values; // CLI11 writes here while it parses
    std::vector<std::pair<CLI::Option*, const Option*>> rows;
    for (const Option& row : option_table()) {
        const std::string names(row.names);
        CLI::Option* option =
            row.value.empty() ? app.add_flag(names) : app.add_option(names, values.emplace_back());
        if (!row.value.empty()) option->expected(1)->take_all();
        rows.emplace_back(option, &row);
    }
    try {
        // CLI11 takes the words from the back.
        app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    } catch (const CLI::ArgumentMismatch& mismatch) {
        usage_error(mismatch.what(), {"spotit-print --help shows how it is written"});
    } catch (const CLI::ParseError& problem) {
        usage_error(problem.what());
    }
    for (const auto& [option, row] : rows)
        for (const std::string& value : option->results()) row->set(options, value);
    return app.remaining();
}

} // namespace

Options parse(std::span<const std::string> arguments) {
    // Behind "--" all words are names.
    const auto end = std::find(arguments.begin(), arguments.end(), "--");
    Options options;
    const auto words =
        parse_options(arguments.first(static_cast<std::size_t>(end - arguments.begin())), options);
    if (options.help || options.version) return options;
    for (const std::string& word : words) {
        if (word.starts_with('-') && word != "-") unknown_option(word);
        set_theme(options, word);
    }
    if (end != arguments.end())
        for (const std::string& word :
             arguments.subspan(static_cast<std::size_t>(end - arguments.begin()) + 1))
            set_theme(options, word);
    return options;
}

std::string help_text() {
    std::string text =
        fmt::format("spotit-print {} - print-ready decks of matching cards from a YAML theme\n\n{}{}",
                    SPOTIT_VERSION, usage, examples);
    std::string_view section;
    for (const Option& option : option_table()) {
        if (option.section.empty()) continue;
        if (option.section != section) text += fmt::format("\n{}:\n", option.section);
        section = option.section;
        text += option_line(option);
    }
    return text + std::string(closing);
}

std::string short_help() {
    return fmt::format(
        "spotit-print {} - print-ready decks of matching cards from a YAML theme\n\n{}{}\n{}\n",
        SPOTIT_VERSION, usage, examples, "spotit-print --help for everything");
}

} // namespace spotit::cli
