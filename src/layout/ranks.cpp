// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/layout.hpp>

#include <spotit/random.hpp>

#include <algorithm>

namespace spotit::layout {
namespace {

constexpr int none = -1;

/// The bipartite graph of cards and symbols, its edges being coloured one by one.
class Colouring {
public:
    Colouring(std::size_t cards, std::size_t symbols, int colours)
        : colours_(colours)
        , at_card_(cards, Ends(slots(), none))
        , at_symbol_(symbols, Ends(slots(), none)) {}

    /// Colours the edge, after changing the colours of others where no colour is free at both of its ends.
    void add(int card, int symbol, random::Generator& random) {
        Ends& of_card = at_card_[index(card)];
        Ends& of_symbol = at_symbol_[index(symbol)];
        int colour = any_free(of_card, &of_symbol, random);
        if (colour == none) {
            colour = any_free(of_card, nullptr, random);
            exchange_along_path(symbol, colour, any_free(of_symbol, nullptr, random));
        }
        of_card[index(colour)] = symbol;
        of_symbol[index(colour)] = card;
    }

    int colour_of(int card, int symbol) const {
        const Ends& ends = at_card_[index(card)];
        return static_cast<int>(std::find(ends.begin(), ends.end(), symbol) - ends.begin());
    }

private:
    using Ends = std::vector<int>; ///< the other end of the edge of each colour, or none

    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    std::size_t slots() const { return index(colours_); }

    /// A colour that no edge has at the one end, nor at the other if there is another.
    int any_free(const Ends& one, const Ends* other, random::Generator& random) const {
        const int first = random.below(colours_);
        for (int i = 0; i < colours_; ++i) {
            const int colour = (first + i) % colours_;
            if (one[index(colour)] == none && (other == nullptr || (*other)[index(colour)] == none))
                return colour;
        }
        return none;
    }

    /// From the symbol along edges of colour `wanted`, `spare`, `wanted`, ...: exchanges the two. The path
    /// can't come to the card that lacks `wanted`, since it reaches cards by that colour only.
    void exchange_along_path(int symbol, int wanted, int spare) {
        std::vector<std::pair<int, int>> path; // (card, symbol)
        int last = symbol;
        bool from_symbol = true;
        for (int colour = wanted;; colour = colour == wanted ? spare : wanted) {
            const int next = (from_symbol ? at_symbol_ : at_card_)[index(last)][index(colour)];
            if (next == none) break;
            path.push_back(from_symbol ? std::pair(next, last) : std::pair(last, next));
            last = next;
            from_symbol = !from_symbol;
        }
        for (const auto& [card, other] : path)
            for (const int colour : {wanted, spare}) {
                if (at_card_[index(card)][index(colour)] == other)
                    at_card_[index(card)][index(colour)] = none;
                if (at_symbol_[index(other)][index(colour)] == card)
                    at_symbol_[index(other)][index(colour)] = none;
            }
        int colour = spare;
        for (const auto& [card, other] : path) {
            at_card_[index(card)][index(colour)] = other;
            at_symbol_[index(other)][index(colour)] = card;
            colour = colour == wanted ? spare : wanted;
        }
    }

    int colours_;
    std::vector<Ends> at_card_, at_symbol_;
};

/// A card with fewer symbols than others has ranks from 0 on without holes, too.
void close_ranks(std::vector<int>& ranks) {
    const std::vector<int> given = ranks;
    for (int& rank : ranks)
        rank = static_cast<int>(
            std::count_if(given.begin(), given.end(), [own = rank](int other) { return other < own; }));
}

} // namespace

std::vector<std::vector<int>> size_ranks(const std::vector<std::vector<int>>& cards, int symbol_count,
                                         std::uint64_t seed) {
    int colours = 1;
    for (const auto& card : cards) colours = std::max(colours, static_cast<int>(card.size()));
    // A symbol with more cards than there are ranks is taken for several, each with every rank at most once.
    std::vector<std::pair<int, int>> edges;
    std::vector<std::vector<int>> nodes(cards.size());
    std::vector<int> uses(static_cast<std::size_t>(symbol_count)), current(uses);
    int node_count = 0;
    for (std::size_t card = 0; card < cards.size(); ++card)
        for (const int symbol : cards[card]) {
            const auto s = static_cast<std::size_t>(symbol);
            if (uses[s]++ % colours == 0) current[s] = node_count++;
            nodes[card].push_back(current[s]);
            edges.emplace_back(static_cast<int>(card), current[s]);
        }
    random::Generator random(seed);
    random.shuffle(std::span(edges));
    Colouring colouring(cards.size(), static_cast<std::size_t>(node_count), colours);
    for (const auto& [card, node] : edges) colouring.add(card, node, random);
    std::vector<std::vector<int>> ranks(cards.size());
    for (std::size_t card = 0; card < cards.size(); ++card) {
        for (const int node : nodes[card])
            ranks[card].push_back(colouring.colour_of(static_cast<int>(card), node));
        close_ranks(ranks[card]);
    }
    return ranks;
}

} // namespace spotit::layout
