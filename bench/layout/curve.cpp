#include "cards.hpp"

#include "layout/scatter/scatter.hpp"
#include "modes.hpp"

#include <algorithm>
#include <cstdio>

namespace spotit::layout::bench {
namespace {

struct Point {
    const char* name; ///< of an effort, or nothing
    Budget budget;
};
constexpr Point points[] = {
    {"", {1, 1, 0}},
    {"", {4, 1, 0}},
    {"fast", {3, 1, 3}},
    {"", {6, 2, 12}},
    {"default", {6, 2, 12, 1, 2}},
    {"", {6, 2, 24, 1, 2}},
    {"high", {8, 2, 60, 1, 1}},
    {"", {12, 3, 150}},
    {"", {10, 2, 250, 2}},
    {"best", {10, 2, 250, 4, 1}},
    {"", {10, 2, 250, 16}},
};

} // namespace

void curve(const Settings& settings) {
    const Fixture fixture;
    Options options;
    options.gap = std::stod(settings.at("gap"));
    options.min_size = 0;
    std::puts("|  n | effort  | starts | finalists | steps | chains | poor | mean  | worst |     ms |");
    std::puts("|---:|---------|-------:|----------:|------:|-------:|-----:|------:|------:|-------:|");
    for (const std::string& word : split(settings.at("n"))) {
        const auto cards = fixture.random_cards(std::stoi(settings.at("cards")), std::stoi(word));
        for (const Point& point : points) {
            const Budget& budget = point.budget;
            double sum = 0, worst = 1;
            const double start = thread_seconds();
            for (std::size_t c = 0; c < cards.size(); ++c) {
                const Layout layout = scatter(cards[c].items, geom::Shape::circle(85), options, budget, c);
                sum += layout.coverage;
                worst = std::min(worst, layout.coverage);
            }
            const auto count = static_cast<double>(cards.size());
            std::printf("| %2s | %-7s | %6d | %9d | %5d | %6d | %4d | %.3f | %.3f | %6.1f |\n", word.c_str(),
                        point.name, budget.starts, budget.finalists, budget.disturbances, budget.chains,
                        budget.poor_restarts, sum / count, worst, (thread_seconds() - start) * 1e3 / count);
            std::fflush(stdout);
        }
    }
}

} // namespace spotit::layout::bench
