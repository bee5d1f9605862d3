#include <spotit/deck.hpp>

#include <spotit/deck/options.hpp>
#include <spotit/random.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <stdexcept>
#include <utility>

namespace spotit::deck {
namespace {

/// The bipartite graph of cards and symbols. A node of odd degree gets another edge, to an extra symbol or an
/// extra card, so that all degrees are even.
class Graph {
public:
    explicit Graph(const Deck& deck) {
        const std::size_t cards = deck.cards.size();
        const Node extra_card = cards + static_cast<std::size_t>(deck.symbol_count);
        const Node extra_symbol = extra_card + 1;
        edges_of_.resize(extra_symbol + 1);
        for (std::size_t card = 0; card < cards; ++card)
            for (const int symbol : deck.cards[card]) join(card, cards + static_cast<std::size_t>(symbol));
        for (Node node = 0; node < extra_card; ++node)
            if (edges_of_[node].size() % 2 != 0)
                join(node < cards ? node : extra_card, node < cards ? extra_symbol : node);
        // The degrees of both sides have the same sum, so both extra nodes are odd or neither is.
        if (edges_of_[extra_card].size() % 2 != 0) join(extra_card, extra_symbol);
    }

    /// Colors the edges alternately along closed tours: half of each node's edges get either color. A tour
    /// alternates between cards and symbols, so it has an even length and its ends differ in color, too.
    std::vector<int> assign_colors(random::Generator& generator) {
        for (auto& edges : edges_of_) generator.shuffle(std::span(edges));
        std::vector<int> colors(edges_.size());
        for (Node node = 0; node < edges_of_.size(); ++node) {
            int color = generator.draw_below(2);
            for (const std::size_t edge : trace_tour(node)) colors[edge] = std::exchange(color, 1 - color);
        }
        return colors;
    }

private:
    using Node = std::size_t;
    struct Edge {
        Node card, symbol;
        bool passed = false;
    };
    static constexpr std::size_t no_edge = static_cast<std::size_t>(-1);

    void join(Node card, Node symbol) {
        edges_of_[card].push_back(edges_.size());
        edges_of_[symbol].push_back(edges_.size());
        edges_.push_back({card, symbol});
    }

    /// Returns the next unused edge of a node.
    std::size_t find_next_edge(Node node) {
        std::vector<std::size_t>& edges = edges_of_[node];
        while (!edges.empty() && edges_[edges.back()].passed) edges.pop_back();
        return edges.empty() ? no_edge : edges.back();
    }

    /// Hierholzer 1873, doi:10.1007/BF01442866: goes on until stuck, then steps back and inserts the
    /// remaining tours.
    std::vector<std::size_t> trace_tour(Node start) {
        std::vector<std::size_t> passed;
        std::vector<std::pair<Node, std::size_t>> path{{start, no_edge}}; // node, and the edge that led to it
        while (!path.empty()) {
            const auto [node, by] = path.back();
            const std::size_t edge = find_next_edge(node);
            if (edge == no_edge) {
                if (by != no_edge) passed.push_back(by);
                path.pop_back();
                continue;
            }
            edges_[edge].passed = true;
            path.emplace_back(edges_[edge].card == node ? edges_[edge].symbol : edges_[edge].card, edge);
        }
        return passed;
    }

    std::vector<Edge> edges_; ///< card by card, place by place; then the extra ones
    std::vector<std::vector<std::size_t>> edges_of_;
};

Forms mix_forms(const Deck& deck, std::uint64_t seed) {
    random::Generator generator(seed);
    const std::vector<int> colors = Graph(deck).assign_colors(generator);
    Forms forms;
    auto next = colors.begin();
    for (const Card& card : deck.cards) {
        const auto end = next + static_cast<std::ptrdiff_t>(card.size());
        forms.emplace_back(next, end);
        next = end;
    }
    return forms;
}

Forms split_forms(const Deck& deck) {
    const std::size_t pile = count_first_pile(deck.cards.size());
    Forms forms;
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
        forms.emplace_back(deck.cards[card].size(), card < pile ? 0 : 1);
    return forms;
}

/// The two piles of a deck, and the number of cards of each symbol in each pile.
class Piles {
public:
    explicit Piles(Deck& deck)
        : deck_(deck)
        , first_(count_first_pile(deck.cards.size()))
        , cards_with_(static_cast<std::size_t>(deck.symbol_count)) {
        for (std::size_t card = 0; card < deck.cards.size(); ++card)
            count(deck.cards[card], find_pile(card), 1);
    }

    /// Exchanges two cards so that fewer symbols are in one pile only; returns false if that is impossible.
    bool improve() {
        for (std::size_t card = 0; card < deck_.cards.size(); ++card) {
            if (!has_single_pile(deck_.cards[card])) continue;
            const bool from_first = card < first_;
            const std::size_t begin = from_first ? first_ : 0;
            const std::size_t end = from_first ? deck_.cards.size() : first_;
            for (std::size_t other = begin; other < end; ++other) {
                if (exchange(card, other) < 0) return true;
                exchange(card, other); // undo
            }
        }
        return false;
    }

private:
    using Counts = std::array<int, 2>;

    std::size_t find_pile(std::size_t card) const { return card < first_ ? 0 : 1; }
    static bool is_single(const Counts& counts) {
        return counts[0] + counts[1] > 1 && (counts[0] == 0 || counts[1] == 0);
    }
    bool has_single_pile(const Card& card) const {
        return std::ranges::any_of(
            card, [&](int symbol) { return is_single(cards_with_[static_cast<std::size_t>(symbol)]); });
    }
    void count(const Card& card, std::size_t pile, int by) {
        for (const int symbol : card) cards_with_[static_cast<std::size_t>(symbol)][pile] += by;
    }
    int count_single_forms(const Card& first, const Card& second) const {
        int singles = 0;
        for (const Card* card : {&first, &second})
            for (const int symbol : *card)
                singles += is_single(cards_with_[static_cast<std::size_t>(symbol)]) ? 1 : 0;
        return singles;
    }
    /// Exchanges two cards of different piles; returns the change in the number of symbols in one pile only.
    int exchange(std::size_t card, std::size_t other) {
        Card& first = deck_.cards[card];
        Card& second = deck_.cards[other];
        const int before = count_single_forms(first, second);
        for (const int by : {-1, 1}) {
            count(first, find_pile(card), by);
            count(second, find_pile(other), by);
            if (by < 0) std::swap(first, second);
        }
        return count_single_forms(first, second) - before;
    }

    Deck& deck_;
    std::size_t first_; ///< cards in the first pile
    std::vector<Counts> cards_with_;
};

} // namespace

Forms deal_forms(const Deck& deck, FormMode mode, std::uint64_t seed) {
    if (!deck.features.empty()) throw std::invalid_argument("the drawings of a set deck have no forms");
    return mode == FormMode::Mixed ? mix_forms(deck, seed) : split_forms(deck);
}

// Any two cards share one symbol, so pairs can be counted symbol by symbol.
long long count_matches_across(const Deck& deck, const Forms& forms) {
    std::vector<std::array<long long, 2>> cards_with(static_cast<std::size_t>(deck.symbol_count));
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
        for (std::size_t place = 0; place < deck.cards[card].size(); ++place) {
            auto& counts = cards_with[static_cast<std::size_t>(deck.cards[card][place])];
            ++counts[static_cast<std::size_t>(forms[card][place])];
        }
    long long across = 0;
    for (const auto& [first, second] : cards_with) across += first * second;
    return across;
}

// A symbol on both cards stays in both piles, so counting it twice is harmless. Each exchange leaves fewer
// symbols in one pile only, so the loop ends.
void balance_piles(Deck& deck) {
    Piles piles(deck);
    while (piles.improve()) {
    }
}

} // namespace spotit::deck
