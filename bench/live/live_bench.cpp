// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
// What a change of a theme costs with a memory: milliseconds of processor time of one thread for preparing
// the deck again, by kind of change, and their share of the first preparation. Prints medians as a Markdown
// table.
//
//   bench-live SOURCE_DIR [THEME...]

#include <spotit/job/files.hpp>
#include <spotit/job/prepare.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <vector>

namespace {

using namespace spotit;

struct Change {
    const char* name;
    std::vector<theme::Override> settings; ///< in each run with another number for N
};

const std::vector<Change> changes{
    {"title", {{"title", "Title N"}}},
    {"paper", {{"sheet.paper", "30Nx400mm"}}},
    {"border", {{"card.border", "{width: 1.Nmm, color: gold}"}}},
    {"background", {{"card.background", "'#ffffeN'"}}},
    {"one symbol", {{"symbols[1]", "N"}}},
    {"reroll", {{"layout.reroll", "{2: N}"}}},
    {"gap", {{"layout.gap", "2.Nmm"}}},
    {"undo", {}},
};

double measure(const job::Request& request) {
    const std::clock_t start = std::clock();
    job::prepare(request);
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// Returns the setting with a number, or with an emoji where it is a symbol, for N.
std::string numbered(const theme::Override& setting, int number) {
    constexpr std::string_view emoji[] = {"🚀", "🚁", "🚂", "🛶", "🚒"};
    std::string text = setting.value;
    for (std::size_t at = 0; (at = text.find('N', at)) != std::string::npos;)
        text.replace(at, 1, setting.key.starts_with("symbols") ? emoji[number - 1] : std::to_string(number));
    return text;
}

void measure_changes(const std::string& source, const std::string& theme) {
    job::Request request;
    request.theme = job::read_source(source + "/themes/" + theme + ".yaml");
    request.places.data = {source + "/fonts"};
    request.memory = std::make_shared<job::Memory>();
    const double cold = measure(request);
    fmt::print("| {} | first | {:.1f} | |\n", theme, cold);
    for (const Change& change : changes) {
        std::vector<double> times;
        for (int number = 1; number <= 5; ++number) {
            job::Request changed = request;
            for (const theme::Override& setting : change.settings)
                changed.overrides.push_back({setting.key, numbered(setting, number)});
            try {
                times.push_back(measure(changed));
            } catch (const diag::Error& error) {
                fmt::print(stderr, "{}", diag::render(error.diagnostics()));
                break;
            }
        }
        if (times.empty()) continue;
        std::ranges::sort(times);
        fmt::print("| {} | {} | {:.1f} | {:.1f} % |\n", theme, change.name, times[times.size() / 2],
                   100 * times[times.size() / 2] / cold);
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print(stderr, "usage: bench-live SOURCE_DIR [THEME...]\n");
        return 2;
    }
    std::vector<std::string> themes(argv + 2, argv + argc);
    if (themes.empty()) themes = {"animals", "flags", "party20", "coloring", "bilingual"};
    fmt::print("| theme | change | ms of CPU | of the first |\n|---|---|--:|--:|\n");
    for (const std::string& theme : themes) measure_changes(argv[1], theme);
}
