#include "cards.hpp"

#include <spotit/random.hpp>

#include <ctime>
#include <numeric>

namespace spotit::layout::bench {

double thread_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Fixture::Fixture() {
    const double start = thread_seconds();
    for (const auto& one : named) silhouettes.emplace_back(one.outline);
    seconds = thread_seconds() - start;
}

std::vector<Card> Fixture::cards(const std::vector<std::vector<int>>& incidence, int symbols) const {
    const auto ranks = assign_size_ranks(incidence, symbols, 1);
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

std::vector<Card> Fixture::random_cards(int count, int symbols) const {
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

std::vector<Card> Fixture::deck(int symbols_per_card) const {
    const int order = symbols_per_card - 1, symbols = order * order + order + 1;
    auto incidence = fixture::plane(order);
    for (auto& card : incidence)
        for (int& symbol : card) symbol = symbol * 7 % static_cast<int>(named.size());
    return cards(incidence, static_cast<int>(named.size()) + symbols);
}

} // namespace spotit::layout::bench
