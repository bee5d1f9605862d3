// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/options.hpp"

#include <array>
#include <charconv>

namespace spotit::cli {

namespace {

When read_when(const std::string& option, const std::string& text) {
    if (text == "auto") return When::Auto;
    if (text == "always") return When::Always;
    if (text == "never") return When::Never;
    usage_error(option + " takes auto, always or never, not '" + text + "'");
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

constexpr std::array<Option, 11> table{{
    {"Output", "-o,--output", "FILE",
     "where the PDF goes; - is standard output\n[default: the theme's name with .pdf]",
     [](Options& o, const std::string& v) {
         if (v.empty()) usage_error("-o needs a file name");
         o.output = v;
     }},
    {"Theme", "-s,--set", "KEY=VALUE", "change one setting: -s card.size=70mm  (repeatable)", &set_override},
    {"Theme", "--seed", "SEED", "another shuffle and layout of the same theme",
     [](Options& o, const std::string& v) {
         o.overrides.push_back({"seed", v});
     }},
    {"Messages", "-q,--quiet", "", "only errors", [](Options& o, const std::string&) { o.quiet = true; }},
    {"Messages", "-v,--verbose", "", "say what happens and how long it takes",
     [](Options& o, const std::string&) { o.verbose = true; }},
    {"Messages", "--strict", "", "warnings fail", [](Options& o, const std::string&) { o.strict = true; }},
    {"Messages", "--color", "WHEN", "auto, always, never                       [NO_COLOR]",
     [](Options& o, const std::string& v) { o.color = read_when("--color", v); }},
    {"Messages", "--progress", "WHEN", "auto, always, never",
     [](Options& o, const std::string& v) { o.progress = read_when("--progress", v); }},
    {"Messages", "--threads", "N", "work on N threads; the deck is the same for any N\n[default: all cores]",
     &set_threads},
    {"Messages", "-h,--help", "", "this text", [](Options& o, const std::string&) { o.help = true; }},
    {"Messages", "-V,--version", "", "the version", [](Options& o, const std::string&) { o.version = true; }},
}};

} // namespace

std::span<const Option> option_table() {
    return table;
}

void usage_error(std::string message, std::vector<std::string> notes) {
    diag::Diagnostic diagnostic;
    diagnostic.id = "usage";
    diagnostic.message = std::move(message);
    diagnostic.notes = std::move(notes);
    throw diag::Error(diag::Fault::Usage, std::move(diagnostic));
}

} // namespace spotit::cli
