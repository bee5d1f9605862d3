#pragma once

#include <spotit/deck.hpp>
#include <spotit/deck/options.hpp>

#include <array>
#include <limits>

namespace spotit::deck::test {

/// The prime powers up to 127, written down by hand: OEIS A246655.
inline constexpr std::array prime_powers{2,  3,  4,  5,  7,  8,   9,   11,  13,  16,  17,  19,  23, 25, 27,
                                         29, 31, 32, 37, 41, 43,  47,  49,  53,  59,  61,  64,  67, 71, 73,
                                         79, 81, 83, 89, 97, 101, 103, 107, 109, 113, 121, 125, 127};

/// Returns the number of cards of the deck that so many symbols make; 0 where there is none.
inline int count_cards(Kind kind, int symbols_per_card, int symbols = std::numeric_limits<int>::max()) {
    Options options;
    options.kind = kind;
    options.symbols_per_card = symbols_per_card;
    return compute_size(options, symbols).value_or(DeckSize{}).cards;
}

} // namespace spotit::deck::test
