#include "cards.hpp"

#include "layout/odd_shapes.hpp"
#include "modes.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

namespace spotit::layout::bench {
namespace {

/// Returns twice the signed area and the center of mass of a region.
std::pair<double, geom::Point> compute_mass(const geom::Region& outline) {
    double area = 0, x = 0, y = 0;
    for (const geom::Polygon& ring : outline)
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const geom::Point a = ring[i], b = ring[(i + 1) % ring.size()];
            const double part = a.x * b.y - b.x * a.y;
            area += part;
            x += part * (a.x + b.x) / 3;
            y += part * (a.y + b.y) / 3;
        }
    return {area, {x / area, y / area}};
}

/// Returns the number of centers of mass within a third of the card's radius of its center.
int count_in_the_middle(const Card& card, const Layout& layout, double radius) {
    int count = 0;
    for (std::size_t i = 0; i < card.outlines.size(); ++i) {
        const geom::Point center = layout.placements[i].place(compute_mass(card.outlines[i]).second);
        if (std::hypot(center.x, center.y) < radius / 3) ++count;
    }
    return count;
}

/// Replaces all silhouettes by rectangles, of the given ratios of width to height in turn.
std::vector<Card> as_rectangles(std::vector<Card> cards, const std::vector<double>& ratios) {
    for (Card& card : cards)
        for (std::size_t i = 0; i < card.items.size(); ++i) {
            card.outlines[i] = {fixture::bar(ratios[card.symbols[i] % ratios.size()], 1)};
            card.items[i].silhouette = Silhouette(card.outlines[i]);
        }
    return cards;
}

void print(const char* what, int symbols, const std::vector<Card>& cards, const geom::Shape& shape,
           const Options& options) {
    std::map<int, int> skeletons;
    double coverage = 0, worst = 1;
    std::vector<std::vector<Item>> items;
    for (const Card& card : cards) items.push_back(card.items);
    const std::vector<std::optional<int>> middles = plan_middles(items, 1);
    Options own = options;
    const double start = thread_seconds(), count = static_cast<double>(cards.size());
    for (std::size_t c = 0; c < cards.size(); ++c) {
        own.middle = middles[c];
        const Layout layout = arrange(cards[c].items, shape, own, c);
        ++skeletons[count_in_the_middle(cards[c], layout,
                                        std::min(shape.size().width, shape.size().height) / 2)];
        coverage += layout.coverage / count;
        worst = std::min(worst, layout.coverage);
    }
    const double seconds = thread_seconds() - start;
    const auto commonest = std::max_element(skeletons.begin(), skeletons.end(),
                                            [](const auto& a, const auto& b) { return a.second < b.second; });
    std::printf("| %2d | %-7s | %3.0f %% | %.3f | %.3f | %6.2f |", symbols, what,
                100 * commonest->second / count, coverage, worst, 1e3 * seconds / count);
    for (const auto& [skeleton, times] : skeletons) std::printf(" %d:%d", skeleton, times);
    std::puts("");
    std::fflush(stdout);
}

} // namespace

void skeletons(const Settings& settings) {
    const Fixture fixture;
    const Options options = find_options(settings);
    const auto shape = fixture::card_shapes().at(static_cast<std::size_t>(std::stoi(settings.at("card"))));
    std::puts("|  n | symbols | same  | mean  | worst |     ms | symbols in the middle: cards");
    std::puts("|---:|---------|------:|------:|------:|-------:|---");
    for (const std::string& word : split(settings.at("n"))) {
        const int symbols = std::stoi(word);
        const auto cards = fixture.random_cards(std::stoi(settings.at("cards")), symbols);
        print("emoji", symbols, cards, shape, options);
        print("photos", symbols, as_rectangles(cards, {1.333}), shape, options);
        print("words", symbols, as_rectangles(cards, {2, 2.5, 3, 3.5, 4}), shape, options);
    }
}

} // namespace spotit::layout::bench
