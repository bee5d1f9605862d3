// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cards.hpp"
#include "layout/pack.hpp"
#include "modes.hpp"

#include <algorithm>
#include <cstdio>

namespace spotit::layout::bench {
namespace {

struct Point {
    const char* name; ///< of an effort, or nothing
    int starts, finalists, steps, restarts;
};
constexpr Point points[] = {
    {"", 1, 1, 0, 0},         {"", 4, 1, 0, 0},         {"fast", 3, 1, 4, 0},  {"", 6, 2, 12, 0},
    {"default", 6, 2, 12, 2}, {"", 6, 2, 24, 2},        {"high", 8, 2, 60, 1}, {"", 12, 3, 150, 0},
    {"", 40, 8, 300, 0},      {"best", 40, 8, 1000, 0},
};

} // namespace

void curve(const Settings& settings) {
    const Fixture fixture;
    Options options;
    options.gap = std::stod(settings.at("gap"));
    options.min_size = 0;
    std::puts("|  n | effort  | starts | finalists | steps | restarts | mean  | worst |     ms |");
    std::puts("|---:|---------|-------:|----------:|------:|---------:|------:|------:|-------:|");
    for (const std::string& word : split(settings.at("n"))) {
        const auto cards = fixture.random_cards(std::stoi(settings.at("cards")), std::stoi(word));
        for (const Point& point : points) {
            const Budget budget{point.starts, point.finalists, point.steps, point.restarts};
            double sum = 0, worst = 1;
            const double start = thread_seconds();
            for (std::size_t c = 0; c < cards.size(); ++c) {
                const Layout layout = scattered(cards[c].items, geom::Shape::circle(85), options, budget, c);
                sum += layout.coverage;
                worst = std::min(worst, layout.coverage);
            }
            const auto count = static_cast<double>(cards.size());
            std::printf("| %2s | %-7s | %6d | %9d | %5d | %8d | %.3f | %.3f | %6.1f |\n", word.c_str(),
                        point.name, point.starts, point.finalists, point.steps, point.restarts, sum / count,
                        worst, (thread_seconds() - start) * 1e3 / count);
            std::fflush(stdout);
        }
    }
}

} // namespace spotit::layout::bench
