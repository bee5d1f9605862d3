#include <spotit/layout.hpp>

#include "layout/arrange.hpp"

#include <spotit/random.hpp>

#include <algorithm>

namespace spotit::layout {
namespace {

constexpr int none = -1;

/// The bipartite graph of cards and symbols, its edges being colored one by one.
class Coloring {
public:
    Coloring(std::size_t cards, std::size_t symbols, int colors)
        : colors_(colors)
        , at_card_(cards, Ends(slots(), none))
        , at_symbol_(symbols, Ends(slots(), none)) {}

    /// Colors the edge, after changing the colors of others if no color is free at both of its ends.
    void add(int card, int symbol, random::Generator& random) {
        Ends& of_card = at_card_[index(card)];
        Ends& of_symbol = at_symbol_[index(symbol)];
        int color = any_free(of_card, &of_symbol, random);
        if (color == none) {
            color = any_free(of_card, nullptr, random);
            exchange_along_path(symbol, color, any_free(of_symbol, nullptr, random));
        }
        of_card[index(color)] = symbol;
        of_symbol[index(color)] = card;
    }

    int find_color(int card, int symbol) const {
        const Ends& ends = at_card_[index(card)];
        return static_cast<int>(std::find(ends.begin(), ends.end(), symbol) - ends.begin());
    }

private:
    using Ends = std::vector<int>; ///< the other end of the edge of each color, or none

    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    std::size_t slots() const { return index(colors_); }

    /// Returns a color that no edge has at `one`, nor at `other` if it is given.
    int any_free(const Ends& one, const Ends* other, random::Generator& random) const {
        const int first = random.below(colors_);
        for (int i = 0; i < colors_; ++i) {
            const int color = (first + i) % colors_;
            if (one[index(color)] == none && (other == nullptr || (*other)[index(color)] == none))
                return color;
        }
        return none;
    }

    /// Exchanges two colors along the path from the symbol: `wanted`, `spare`, `wanted`, ... The path can't
    /// reach the card that lacks `wanted`, since it reaches cards by that color only.
    void exchange_along_path(int symbol, int wanted, int spare) {
        std::vector<std::pair<int, int>> path; // (card, symbol)
        int last = symbol;
        bool from_symbol = true;
        for (int color = wanted;; color = color == wanted ? spare : wanted) {
            const int next = (from_symbol ? at_symbol_ : at_card_)[index(last)][index(color)];
            if (next == none) break;
            path.push_back(from_symbol ? std::pair(next, last) : std::pair(last, next));
            last = next;
            from_symbol = !from_symbol;
        }
        for (const auto& [card, other] : path)
            for (const int color : {wanted, spare}) {
                if (at_card_[index(card)][index(color)] == other) at_card_[index(card)][index(color)] = none;
                if (at_symbol_[index(other)][index(color)] == card)
                    at_symbol_[index(other)][index(color)] = none;
            }
        int color = spare;
        for (const auto& [card, other] : path) {
            at_card_[index(card)][index(color)] = other;
            at_symbol_[index(other)][index(color)] = card;
            color = color == wanted ? spare : wanted;
        }
    }

    int colors_;
    std::vector<Ends> at_card_, at_symbol_;
};

/// A card with fewer symbols than others also has ranks from 0 without gaps.
void close_ranks(std::vector<int>& ranks) {
    const std::vector<int> given = ranks;
    for (int& rank : ranks)
        rank = static_cast<int>(
            std::count_if(given.begin(), given.end(), [own = rank](int other) { return other < own; }));
}

} // namespace

std::vector<std::vector<int>> size_ranks(const std::vector<std::vector<int>>& cards, int symbol_count,
                                         std::uint64_t seed) {
    int colors = 1;
    for (const auto& card : cards) colors = std::max(colors, static_cast<int>(card.size()));
    // A symbol with more cards than there are ranks is split into several, each with every rank at most once.
    std::vector<std::pair<int, int>> edges;
    std::vector<std::vector<int>> nodes(cards.size());
    std::vector<int> uses(static_cast<std::size_t>(symbol_count)), current(uses);
    int node_count = 0;
    for (std::size_t card = 0; card < cards.size(); ++card)
        for (const int symbol : cards[card]) {
            const auto s = static_cast<std::size_t>(symbol);
            if (uses[s]++ % colors == 0) current[s] = node_count++;
            nodes[card].push_back(current[s]);
            edges.emplace_back(static_cast<int>(card), current[s]);
        }
    random::Generator random(seed);
    random.shuffle(std::span(edges));
    Coloring coloring(cards.size(), static_cast<std::size_t>(node_count), colors);
    for (const auto& [card, node] : edges) coloring.add(card, node, random);
    std::vector<std::vector<int>> ranks(cards.size());
    for (std::size_t card = 0; card < cards.size(); ++card) {
        for (const int node : nodes[card])
            ranks[card].push_back(coloring.find_color(static_cast<int>(card), node));
        close_ranks(ranks[card]);
    }
    spread_ranks(cards, symbol_count, ranks);
    return ranks;
}

} // namespace spotit::layout
