#include <spotit/deck/options.hpp>
#include <spotit/diagram.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace spotit;
using namespace spotit::diagram;

namespace {

deck::Deck make(deck::Kind kind, int symbols_per_card, std::uint64_t seed, std::optional<int> cards = {}) {
    deck::Options options{.kind = kind, .symbols_per_card = symbols_per_card, .cards = cards};
    options.seed = seed;
    return deck::make(options, deck::count_needed_symbols(kind, symbols_per_card));
}

bool has(const deck::Deck& deck, int card, int symbol) {
    const deck::Card& symbols = deck.cards[static_cast<std::size_t>(card)];
    return std::ranges::count(symbols, symbol) == 1;
}

double distance(const std::vector<geom::Point>& line, geom::Point point) {
    double nearest = 1e9;
    for (std::size_t i = 1; i < line.size(); ++i)
        nearest = std::min(nearest, geom::measure_distance_to_segment(point, line[i - 1], line[i]));
    return nearest;
}

} // namespace

TEST_CASE("the line of a card runs through its symbols, and past all others") {
    for (const int symbols_per_card : {3, 4})
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            CAPTURE(seed);
            const deck::Deck deck = make(deck::Kind::Projective, symbols_per_card, seed);
            const auto lines = draw_lines(deck);
            REQUIRE(lines);
            REQUIRE(lines->symbols.size() == deck.cards.size());
            for (std::size_t card = 0; card < deck.cards.size(); ++card)
                for (std::size_t symbol = 0; symbol < lines->symbols.size(); ++symbol) {
                    const double off = distance(lines->cards[card], lines->symbols[symbol]);
                    if (has(deck, static_cast<int>(card), static_cast<int>(symbol)))
                        CHECK(off < 1e-6);
                    else
                        CHECK(off > 10);
                }
        }
}

TEST_CASE("other decks are not drawn with lines") {
    CHECK_FALSE(draw_lines(make(deck::Kind::Projective, 5, 1)));
    CHECK_FALSE(draw_lines(make(deck::Kind::Projective, 4, 1, 12)));
    CHECK_FALSE(draw_lines(make(deck::Kind::DualAffine, 4, 1)));
}

TEST_CASE("in the grid symbols are columns, rows, and slopes that cross each of both once") {
    for (const int symbols_per_card : {3, 4, 5, 6, 8, 9, 10}) {
        const deck::Deck deck = make(deck::Kind::DualAffine, symbols_per_card, 7);
        const auto grid = make_grid(deck);
        REQUIRE(grid);
        const int order = symbols_per_card - 1;
        CHECK(grid->order == order);
        CHECK(std::set(grid->cards.begin(), grid->cards.end()).size() == deck.cards.size());
        REQUIRE(static_cast<int>(grid->symbols.size()) == order + 1);
        int diagonals = 0;
        for (std::size_t kind = 0; kind < grid->symbols.size(); ++kind)
            for (int i = 0; i < order; ++i) {
                const int symbol = grid->symbols[kind][static_cast<std::size_t>(i)];
                std::set<int> columns, rows, steps;
                for (int place = 0; place < order * order; ++place)
                    if (has(deck, grid->cards[static_cast<std::size_t>(place)], symbol)) {
                        columns.insert(place % order);
                        rows.insert(place / order);
                        steps.insert((order + place % order - place / order) % order);
                    }
                if (kind == 0) CHECK(columns == std::set{i});
                if (kind == 1) CHECK(rows == std::set{i});
                if (kind == 0) continue;
                CHECK(static_cast<int>(columns.size()) == order);
                if (kind > 1) CHECK(static_cast<int>(rows.size()) == order);
                if (kind > 1 && steps.size() == 1) ++diagonals;
            }
        CHECK(diagonals >= (deck::find_prime(order) == order ? order : 1));
    }
}

TEST_CASE("other decks have no grid") {
    CHECK_FALSE(make_grid(make(deck::Kind::DualAffine, 5, 1, 15)));
    CHECK_FALSE(make_grid(make(deck::Kind::Projective, 5, 1)));
}
