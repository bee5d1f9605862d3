#include "baselines.hpp"

#include "cards.hpp"
#include "layout/odd_shapes.hpp"
#include "metrics.hpp"
#include "modes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

namespace spotit::layout::bench {
namespace {

constexpr std::array<std::pair<const char*, Effort>, 4> efforts{
    {{"fast", Effort::Fast}, {"default", Effort::Default}, {"high", Effort::High}, {"best", Effort::Best}}};

/// Means and extremes over the cards of one row.
struct Row {
    int cards = 0;
    Metrics sum;
    double worst = 1e9, emptiest = 0, gap = 1e9, rim = 1e9, ratio = 1e9, seconds = 0, cosines = 0, sines = 0;
    int turned = 0;
    struct Range {
        double least = 1e9, largest = 0;
        int times = 0;
    };
    std::map<std::size_t, Range> sizes; ///< of each symbol

    void add(const Metrics& card) {
        ++cards;
        sum.coverage += card.coverage, sum.emptiest += card.emptiest, sum.balance += card.balance;
        sum.smallest += card.smallest, sum.narrowest += card.narrowest, sum.density += card.density;
        worst = std::min(worst, card.coverage);
        emptiest = std::max(emptiest, card.emptiest);
        gap = std::min(gap, card.gap), rim = std::min(rim, card.rim);
        ratio = std::min(ratio, card.largest / card.smallest);
    }
    void add(const Card& card, const Layout& layout) {
        for (std::size_t i = 0; i < card.symbols.size(); ++i) {
            const Placement& placement = layout.placements[i];
            cosines += std::cos(placement.angle), sines += std::sin(placement.angle), ++turned;
            Range& range = sizes[card.symbols[i]];
            range.least = std::min(range.least, placement.size);
            range.largest = std::max(range.largest, placement.size);
            ++range.times;
        }
    }
    /// Largest over smallest size of a symbol over the cards: of all symbols that are on several, the mean
    /// and the least.
    struct Variety {
        double mean = 0, least = 1e9;
    };
    Variety variety() const {
        Variety result;
        int several = 0;
        for (const auto& [symbol, range] : sizes) {
            if (range.times < 2) continue;
            ++several;
            result.mean += range.largest / range.least;
            result.least = std::min(result.least, range.largest / range.least);
        }
        if (several == 0) return {0, 0};
        result.mean /= several;
        return result;
    }
};

void print_head() {
    std::puts(
        "|  n | effort  | mean  | worst | dense |  gap |  rim |  LEC | worst | bal.  |  1:x | sym. | worst | "
        "rot.  | <     "
        "| min. | encl. |     ms |");
    std::puts(
        "|---:|---------|------:|------:|------:|-----:|-----:|-----:|------:|------:|-----:|-----:|------:"
        "|------:|------:|-----:|------:|-------:|");
}

void print(int symbols, const char* what, const Row& row) {
    const double n = row.cards, resultant = std::hypot(row.cosines, row.sines) / row.turned;
    const Row::Variety variety = row.variety();
    std::printf("| %2d | %-7s | %.3f | %.3f | %.3f | %4.2f | %4.2f | %4.1f | %5.1f | %.3f | %4.2f | %4.2f | "
                "%5.2f | %.3f | "
                "%.3f | %4.1f | %5.1f | %6.2f |\n",
                symbols, what, row.sum.coverage / n, row.worst, row.sum.density / n, row.gap, row.rim,
                row.sum.emptiest / n, row.emptiest, row.sum.balance / n, row.ratio, variety.mean,
                variety.least, resultant, 1.73 / std::sqrt(row.turned), row.sum.smallest / n,
                row.sum.narrowest / n, row.seconds * 1e3 / n);
    std::fflush(stdout);
}

template<class Place>
Row run(const std::vector<Card>& cards, const geom::Shape& shape, const Options& options, Place place) {
    Row row;
    for (std::size_t c = 0; c < cards.size(); ++c) {
        const double start = thread_seconds();
        const Layout layout = place(cards[c], c);
        row.seconds += thread_seconds() - start;
        row.add(measure(cards[c].outlines, layout, shape, options));
        row.add(cards[c], layout);
    }
    return row;
}

void print_baselines(const std::vector<Card>& cards, int symbols, const Options& options) {
    const auto job = [&](const Card& card) {
        return baseline::Job{card.items, 42.5 - options.margin, options.gap, options.size_variety};
    };
    const geom::Shape shape = geom::Shape::circle(85);
    random::Generator random(1);
    print(symbols, "ring", run(cards, shape, options, [&](const Card& card, std::size_t) {
              return baseline::ring(job(card), random);
          }));
    print(symbols, "darts", run(cards, shape, options, [&](const Card& card, std::size_t) {
              return baseline::darts(job(card), random);
          }));
    double coverage = 0;
    for (const Card& card : cards)
        coverage += baseline::equal_circles(job(card)) / static_cast<double>(cards.size());
    std::printf("| %2d | circles | %.3f |\n", symbols, coverage);
}

/// A whole deck is printed for these numbers of symbols, for variety over the cards is a matter of decks.
bool is_plane(int symbols) {
    return symbols == 3 || symbols == 4 || symbols == 6 || symbols == 8 || symbols == 12;
}

} // namespace

void table(const Settings& settings) {
    const Fixture fixture;
    std::printf("%zu silhouettes prepared, %.3f ms each\n\n", fixture.named.size(),
                fixture.seconds * 1e3 / static_cast<double>(fixture.named.size()));
    print_head();
    Options options;
    options.gap = std::stod(settings.at("gap"));
    options.min_size = 0; // nothing is tried twice
    const std::size_t which = static_cast<std::size_t>(std::stoi(settings.at("card")));
    const geom::Shape shape = fixture::card_shapes().at(which);
    const std::vector<std::string> wanted = split(settings.at("efforts"));
    for (const std::string& word : split(settings.at("n"))) {
        const int symbols = std::stoi(word);
        const auto cards = fixture.random_cards(std::stoi(settings.at("cards")), symbols);
        if (settings.at("baselines") != "0" && which == 0) print_baselines(cards, symbols, options);
        const auto with = [&shape, &options = std::as_const(options)](const Card& card, std::size_t c) {
            return arrange(card.items, shape, options, c);
        };
        for (const auto& [name, effort] : efforts) {
            if (std::find(wanted.begin(), wanted.end(), name) == wanted.end()) continue;
            options.effort = effort;
            print(symbols, name, run(cards, shape, options, with));
        }
        if (!is_plane(symbols) || std::find(wanted.begin(), wanted.end(), "default") == wanted.end())
            continue;
        options.effort = Effort::Default;
        print(symbols, "deck", run(fixture.deck(symbols), shape, options, with));
    }
}

} // namespace spotit::layout::bench
