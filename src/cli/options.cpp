// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/options.hpp"

#include <array>
#include <charconv>

namespace spotit::cli {

namespace {

constexpr std::array<std::string_view, 3> when_words{"auto", "always", "never"};

When read_when(const std::string& text) {
    return text == "always" ? When::Always : text == "never" ? When::Never : When::Auto;
}

void set_override(Options& options, const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        usage_error("-s takes KEY=VALUE, not '" + text + "'", {"example:  -s card.size=70mm"});
    options.overrides.push_back({text.substr(0, equals), text.substr(equals + 1)});
}

void set_threads(Options& options, const std::string& text) {
    int count = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (problem != std::errc{} || end != text.data() + text.size() || count < 1 || count > 1024)
        usage_error("--threads takes a number from 1 to 1024, not '" + text + "'");
    options.threads = count;
}

constexpr std::array theme_options{
    Option{"-s,--set", "KEY=VALUE", "change one setting: -s card.size=70mm  (repeatable)", &set_override,
           Value::Setting},
    Option{"--with", "FILE", "merge in FILE (your printer) or a style  (repeatable)",
           [](Options& o, const std::string& v) { o.overlays.push_back(v); }, Value::Theme},
    Option{"--seed", "SEED", "another shuffle and layout of the same theme",
           [](Options& o, const std::string& v) { o.seed = v; }, Value::Text},
};

constexpr Option quiet{"-q,--quiet", "", "only errors",
                       [](Options& o, const std::string&) { o.quiet = true; }};
constexpr Option color{"--color",
                       "WHEN",
                       "auto, always, never                       [NO_COLOR]",
                       [](Options& o, const std::string& v) { o.color = read_when(v); },
                       Value::Word,
                       when_words};
constexpr Option help{"-h,--help", "", "this text; COMMAND --help for a command",
                      [](Options& o, const std::string&) { o.help = true; }};
constexpr Option version{"-V,--version", "", "the version",
                         [](Options& o, const std::string&) { o.version = true; }};

constexpr std::array work_options{
    quiet,
    Option{"-v,--verbose", "", "say what happens and how long it takes",
           [](Options& o, const std::string&) { o.verbose = true; }},
    Option{"--strict", "", "warnings fail", [](Options& o, const std::string&) { o.strict = true; }},
    color,
    Option{"--progress", "WHEN", "auto, always, never",
           [](Options& o, const std::string& v) { o.progress = read_when(v); }, Value::Word, when_words},
    Option{"--threads", "N", "work on N threads; the deck is the same for any N\n[default: all cores]",
           &set_threads, Value::Number},
    help,
    version,
};
constexpr std::array message_options{quiet, color, help, version};

} // namespace

std::string_view Option::long_name() const {
    const std::size_t start = names.find("--");
    return start == std::string_view::npos ? std::string_view{} : names.substr(start);
}

std::string_view Option::short_name() const {
    return names.starts_with("--") ? std::string_view{} : names.substr(0, names.find(','));
}

const Section& theme_section() {
    static constexpr Section section{"Theme", theme_options};
    return section;
}

const Section& work_section() {
    static constexpr Section section{"Messages", work_options};
    return section;
}

const Section& message_section() {
    static constexpr Section section{"Messages", message_options};
    return section;
}

void usage_error(std::string message, std::vector<std::string> notes) {
    diag::Diagnostic diagnostic;
    diagnostic.id = "usage";
    diagnostic.message = std::move(message);
    diagnostic.notes = std::move(notes);
    throw diag::Error(diag::ErrorCategory::Usage, std::move(diagnostic));
}

} // namespace spotit::cli
