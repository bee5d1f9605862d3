// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "baselines.hpp"
#include "layout/fixture.hpp"
#include "metrics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <map>
#include <numeric>
#include <sstream>
#include <string>
#include <utility>

/// The table of docs/layout.md; row `deck` is a whole deck at default effort, the other rows are cards of
/// random symbols.
///  bench-layout [n=8,20] [efforts=fast,default] [cards=57] [gap=1.5]
/// [baselines=1]
namespace spotit::layout {
namespace {

constexpr std::array<std::pair<const char*, Effort>, 4> efforts{
    {{"fast", Effort::Fast}, {"default", Effort::Default}, {"high", Effort::High}, {"best", Effort::Best}}};

double thread_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

struct Card {
    std::vector<std::size_t> symbols; ///< of the fixture
    std::vector<Item> items;
    std::vector<geom::Region> outlines;
};

struct Fixture {
    std::vector<fixture::Named> named = fixture::silhouettes();
    std::vector<Silhouette> silhouettes;
    double seconds = 0; ///< of preparation

    Fixture() {
        const double start = thread_seconds();
        for (const auto& one : named) silhouettes.emplace_back(one.outline);
        seconds = thread_seconds() - start;
    }

    /// Sizes ranked over all cards; symbols beyond the fixture's begin again.
    std::vector<Card> cards(const std::vector<std::vector<int>>& incidence, int symbols) const {
        const auto ranks = size_ranks(incidence, symbols, 1);
        std::vector<Card> cards(incidence.size());
        for (std::size_t c = 0; c < cards.size(); ++c)
            for (std::size_t i = 0; i < incidence[c].size(); ++i) {
                const auto symbol = static_cast<std::size_t>(incidence[c][i]);
                cards[c].symbols.push_back(symbol);
                cards[c].items.push_back({silhouettes[symbol % named.size()], ranks[c][i]});
                cards[c].outlines.push_back(named[symbol % named.size()].outline);
            }
        return cards;
    }

    std::vector<Card> random_cards(int count, int symbols) const {
        std::vector<std::vector<int>> incidence;
        for (int c = 0; c < count; ++c) {
            std::vector<int> card(named.size());
            std::iota(card.begin(), card.end(), 0);
            random::Generator random(static_cast<std::uint64_t>(c) + 1);
            random.shuffle(std::span(card));
            card.resize(static_cast<std::size_t>(symbols));
            incidence.push_back(card);
        }
        return cards(incidence, static_cast<int>(named.size()));
    }

    /// A whole deck, its symbols spread over the kinds of the fixture.
    std::vector<Card> deck(int symbols_per_card) const {
        const int order = symbols_per_card - 1, symbols = order * order + order + 1;
        auto incidence = fixture::plane(order);
        for (auto& card : incidence)
            for (int& symbol : card) symbol = symbol * 7 % static_cast<int>(named.size());
        return cards(incidence, static_cast<int>(named.size()) + symbols);
    }
};

/// Means and extremes over the cards of one row.
struct Row {
    int cards = 0;
    Metrics sum, least{1e9, 1e9, 1e9, 1e9, 1e9, 1e9, 1e9};
    double ratio = 1e9, seconds = 0, cosines = 0, sines = 0;
    int turned = 0;
    std::map<std::size_t, std::pair<double, double>> sizes; ///< of each symbol: least and largest

    void add(const Metrics& card) {
        ++cards;
        sum.coverage += card.coverage, sum.emptiest += card.emptiest, sum.balance += card.balance;
        sum.smallest += card.smallest;
        least.coverage = std::min(least.coverage, card.coverage);
        least.gap = std::min(least.gap, card.gap), least.rim = std::min(least.rim, card.rim);
        ratio = std::min(ratio, card.largest / card.smallest);
    }
    void add(const Card& card, const Layout& layout) {
        for (std::size_t i = 0; i < card.symbols.size(); ++i) {
            const Placement& placement = layout.placements[i];
            cosines += std::cos(placement.angle), sines += std::sin(placement.angle), ++turned;
            auto& [low, high] =
                sizes.try_emplace(card.symbols[i], placement.size, placement.size).first->second;
            low = std::min(low, placement.size), high = std::max(high, placement.size);
        }
    }
    double variety() const {
        double total = 0;
        for (const auto& [symbol, range] : sizes) total += range.second / range.first;
        return total / static_cast<double>(sizes.size());
    }
};

void print(int symbols, const char* what, const Row& row) {
    const double n = row.cards, resultant = std::hypot(row.cosines, row.sines) / row.turned;
    std::printf("| %2d | %-7s | %.3f | %.3f | %5.2f | %5.2f | %4.1f | %.3f | %.2f | %.2f | %.3f | %.3f | "
                "%4.1f | %.2f |\n",
                symbols, what, row.sum.coverage / n, row.least.coverage, row.least.gap, row.least.rim,
                row.sum.emptiest / n, row.sum.balance / n, row.ratio, row.variety(), resultant,
                1.73 / std::sqrt(row.turned), row.sum.smallest / n, row.seconds * 1e3 / n);
    std::fflush(stdout);
}

template<class Place>
Row run(const std::vector<Card>& cards, const Options& options, Place place) {
    const geom::Shape shape = geom::Shape::circle(85);
    Row row;
    for (std::size_t c = 0; c < cards.size(); ++c) {
        const double start = thread_seconds();
        const Layout layout = place(cards[c], c);
        row.seconds += thread_seconds() - start;
        row.add(measure(cards[c].outlines, layout, shape, options.margin));
        row.add(cards[c], layout);
    }
    return row;
}

void print_baselines(const std::vector<Card>& cards, int symbols, const Options& options) {
    const auto job = [&](const Card& card) {
        return baseline::Job{card.items, 42.5 - options.margin, options.gap, options.size_variety};
    };
    random::Generator random(1);
    print(symbols, "ring", run(cards, options, [&](const Card& card, std::size_t) {
              return baseline::ring(job(card), random);
          }));
    print(symbols, "darts", run(cards, options, [&](const Card& card, std::size_t) {
              return baseline::darts(job(card), random);
          }));
    double coverage = 0;
    for (const Card& card : cards)
        coverage += baseline::equal_circles(job(card)) / static_cast<double>(cards.size());
    std::printf("| %2d | circles | %.3f |\n", symbols, coverage);
}

std::vector<std::string> split(const std::string& list) {
    std::vector<std::string> words;
    std::istringstream stream(list);
    for (std::string word; std::getline(stream, word, ',');) words.push_back(word);
    return words;
}

void bench(std::map<std::string, std::string> settings) {
    const Fixture fixture;
    std::printf("%zu silhouettes prepared, %.3f ms each\n\n", fixture.named.size(),
                fixture.seconds * 1e3 / static_cast<double>(fixture.named.size()));
    std::puts("|  n | effort  | mean  | worst |  gap  |  rim  | LEC  | bal.  | 1:x  | sym. | rot.  | <     | "
              "min. | ms   |");
    std::puts("|---:|---------|------:|------:|------:|------:|-----:|------:|-----:|-----:|------:|------:|-"
              "----:|-----:|");
    Options options;
    options.gap = std::stod(settings["gap"]);
    options.min_size = 0; // nothing is tried twice
    for (const std::string& word : split(settings["n"])) {
        const int symbols = std::stoi(word);
        const auto cards = fixture.random_cards(std::stoi(settings["cards"]), symbols);
        if (settings["baselines"] != "0") print_baselines(cards, symbols, options);
        const auto with = [&options = std::as_const(options)](const Card& card, std::size_t c) {
            return pack(card.items, geom::Shape::circle(85), options, c);
        };
        for (const auto& [name, effort] : efforts) {
            if (("," + settings["efforts"] + ",").find("," + std::string(name) + ",") == std::string::npos)
                continue;
            options.effort = effort;
            print(symbols, name, run(cards, options, with));
        }
        if (std::string_view("3 4 6 8 12").find(word) == std::string_view::npos) continue;
        options.effort = Effort::Default;
        print(symbols, "deck", run(fixture.deck(symbols), options, with));
    }
}

} // namespace
} // namespace spotit::layout

int main(int argc, char** argv) {
    std::map<std::string, std::string> settings{
        {"n", "8,20"}, {"efforts", "fast,default"}, {"cards", "57"}, {"gap", "1.5"}, {"baselines", "1"}};
    for (const std::string argument : std::span(argv + 1, static_cast<std::size_t>(argc - 1))) {
        const auto equals = argument.find('=');
        if (equals == std::string::npos || !settings.contains(argument.substr(0, equals))) {
            std::fprintf(stderr, "bench-layout: what is %s? See main.cpp\n", argument.c_str());
            return 2;
        }
        settings[argument.substr(0, equals)] = argument.substr(equals + 1);
    }
    spotit::layout::bench(std::move(settings));
}
