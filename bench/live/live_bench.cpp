// What a change of a theme costs with a memory: milliseconds of processor time of one thread for preparing
// the deck again and for its PDF, by kind of change, and their share of the first time. Prints medians as a
// Markdown table.
//
//   bench-live SOURCE_DIR [THEME...]

#include <spotit/job/files.hpp>
#include <spotit/job/output.hpp>

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
    {"pattern", {{"card.background", "{pattern: dots, colors: [white, '#eeeefN']}"}}},
    {"one symbol", {{"symbols[1]", "N"}}},
    {"one of a group", {{"symbols[1].except", "[N]"}}},
    {"reroll", {{"layout.reroll", "{2: N}"}}},
    {"gap", {{"layout.gap", "2.Nmm"}}},
    {"undo", {}},
};

struct Cost {
    double prepare = 0, pdf = 0; ///< ms
};

Cost measure(const job::Request& request) {
    const auto passed = [start = std::clock()] {
        return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    };
    const job::PreparedDeck deck = job::prepare(request);
    const double prepare = passed();
    job::make_pdf(deck);
    return {prepare, passed() - prepare};
}

/// Returns the setting with a number, or with an emoji where it is a symbol, for N.
std::string numbered(const theme::Override& setting, int number) {
    constexpr std::string_view emoji[] = {"🪨", "🧱", "🪟", "🛢️",
                                          "🪬"}; // no theme that is measured has them
    constexpr std::string_view flags[] = {"🇯🇵", "🇨🇦", "🇧🇷", "🇬🇷", "🇿🇦"};
    std::string text = setting.value;
    for (std::size_t at = 0; (at = text.find('N', at)) != std::string::npos;)
        text.replace(at, 1,
                     setting.key == "symbols[1]"          ? emoji[number - 1]
                     : setting.key == "symbols[1].except" ? flags[number - 1]
                                                          : std::to_string(number));
    return text;
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void measure_changes(const std::string& source, const std::string& theme) {
    job::Request request;
    request.theme = job::read_source(source + "/themes/" + theme + ".yaml");
    request.places.data = {source + "/fonts", SPOTIT_BINARY_DIR};
    request.memory = std::make_shared<job::Memory>();
    const Cost cold = measure(request);
    const auto print = [&](std::string_view change, const Cost& cost) {
        fmt::print("| {} | {} | {:.1f} | {:.1f} % | {:.1f} | {:.1f} % |\n", theme, change, cost.prepare,
                   100 * cost.prepare / cold.prepare, cost.pdf, 100 * cost.pdf / cold.pdf);
    };
    print("first", cold);
    for (const Change& change : changes) {
        std::vector<double> prepare, pdf;
        for (int number = 1; number <= 5; ++number) {
            job::Request changed = request;
            for (const theme::Override& setting : change.settings)
                changed.overrides.push_back({setting.key, numbered(setting, number)});
            try {
                const Cost cost = measure(changed);
                prepare.push_back(cost.prepare);
                pdf.push_back(cost.pdf);
            } catch (const diag::Error&) { // not every theme can have every change
                break;
            }
        }
        if (!pdf.empty()) print(change.name, {median(prepare), median(pdf)});
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
    fmt::print("| theme | change | ms of CPU | of the first | its PDF | of the first |\n"
               "|---|---|--:|--:|--:|--:|\n");
    for (const std::string& theme : themes) measure_changes(argv[1], theme);
}
