#include "modes.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <span>
#include <sstream>

// The figures of docs/engine/layout.md:
//  bench-layout [table] [n=8,20] [efforts=fast,default] [cards=57] [card=0..4] [gap=1.5] [baselines=1]
//  bench-layout curve [n=8,20] [cards=57] [gap=1.5]
//  bench-layout discs
//  bench-layout stress [rounds=2000] [seed=1]
//  bench-layout sheet [n=8] [cards=57] [card=0..4] [style=scatter|ring|grid]
//  [rotation=any|upright|steps:4|20]
//                     [gap=1.5] [variety=2] [fill=0]
//  bench-layout skeletons [n=8,20] [cards=57] and what sheet takes
// card: round, 63 x 88, 75 x 75, 56 x 87, hexagon

namespace spotit::layout::bench {

std::vector<std::string> split(const std::string& list) {
    std::vector<std::string> words;
    std::istringstream stream(list);
    for (std::string word; std::getline(stream, word, ',');) words.push_back(word);
    return words;
}

namespace {

bool run(const std::string& mode, const Settings& settings) {
    if (mode == "curve")
        curve(settings);
    else if (mode == "discs")
        discs();
    else if (mode == "sheet")
        sheet(settings);
    else if (mode == "skeletons")
        skeletons(settings);
    else if (mode == "stress")
        return stress(settings);
    else
        table(settings);
    return true;
}

} // namespace
} // namespace spotit::layout::bench

int main(int argc, char** argv) {
    spotit::layout::bench::Settings settings{
        {"n", "8,20"},      {"efforts", "fast,default"}, {"cards", "57"},  {"gap", "1.5"},
        {"baselines", "1"}, {"rounds", "2000"},          {"seed", "1"},    {"style", "scatter"},
        {"card", "0"},      {"rotation", "any"},         {"variety", "2"}, {"fill", "0"}};
    std::string mode = "table";
    for (const std::string argument : std::span(argv + 1, static_cast<std::size_t>(argc - 1))) {
        const auto equals = argument.find('=');
        constexpr std::array modes{"table", "curve", "discs", "stress", "sheet", "skeletons"};
        const bool is_mode = std::find(modes.begin(), modes.end(), argument) != modes.end();
        if (is_mode) {
            mode = argument;
        } else if (equals != std::string::npos && settings.contains(argument.substr(0, equals))) {
            settings[argument.substr(0, equals)] = argument.substr(equals + 1);
        } else {
            std::fprintf(stderr, "bench-layout: what is %s? See main.cpp\n", argument.c_str());
            return 2;
        }
    }
    return spotit::layout::bench::run(mode, settings) ? 0 : 1;
}
