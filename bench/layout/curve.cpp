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
    {"", {.starts = 1, .finalists = 1}},
    {"", {.starts = 4, .finalists = 1}},
    {"fast", {.starts = 3, .finalists = 1, .disturbances = 3}},
    {"", {.starts = 6, .disturbances = 12}},
    {"default", {.starts = 6, .disturbances = 12, .poor_restarts = 2}},
    {"", {.starts = 6, .disturbances = 24, .poor_restarts = 2}},
    {"high", {.starts = 8, .disturbances = 60, .poor_restarts = 1}},
    {"", {.starts = 12, .finalists = 3, .disturbances = 150}},
    {"", {.starts = 10, .disturbances = 250, .chains = 2}},
    {"best", {.starts = 10, .disturbances = 250, .chains = 4, .poor_restarts = 1}},
    {"", {.starts = 10, .disturbances = 250, .chains = 16}},
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
