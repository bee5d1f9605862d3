#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/deck.hpp>
#include <spotit/deck/options.hpp>
#include <spotit/random.hpp>

#include <iterator>

namespace spotit::deck {

/// The number of values of a feature of set cards.
inline constexpr int values_of_feature = 3;

/// Counts a fault, and keeps it if it is one of the first.
void add_fault(CheckResult& result, Fault fault);

/// Checks that every two cards share exactly one symbol, fillers stand on one card each, and each card shows
/// one symbol of each category. Returns the promise, with its figures.
diag::Sentence check_matches(const CardsToCheck& deck, CheckResult& result);
/// Checks that a card's drawing and its features agree, no two cards are the same, and in a complete deck a
/// third card completes each pair to a set. Returns the promise, with its figures.
diag::Sentence check_sets(const CardsToCheck& deck, CheckResult& result);

/// The properties and functions of a kind of deck.
struct KindRow {
    Kind kind{};
    KindInfo info{};
    /// Returns the minimum number of symbols for so many symbols per card; 0 when that number is impossible.
    /// None: the options alone decide on the size.
    int (*symbols_needed)(int symbols_per_card) = nullptr;
    /// Returns the size of the deck that so many symbols make, which are not too few.
    DeckSize (*compute_size)(int symbols_per_card, int symbols) = nullptr;
    /// Without `symbols_needed`: returns the size of the deck for the options; nothing when there is none.
    std::optional<DeckSize> (*size_from_options)(const Options& options) = nullptr;
    /// Adds all the cards, unshuffled, and their structure to a deck that has its kind and its size.
    void (*deal)(const Options& options, Deck& deck) = nullptr;
    /// Permutes symbols as far as the kind's promise allows; null: not at all.
    void (*shuffle_symbols)(Deck& deck, random::Generator& generator) = nullptr;
    /// Completes the deck when its cards are known; none: it is complete.
    void (*complete)(Deck& deck) = nullptr;
    /// Checks the promise of this kind, and returns it with its figures.
    diag::Sentence (*check)(const CardsToCheck& deck, CheckResult& result) = nullptr;
};

// A kind is a file of its name with its row, and the row's name in these two lists.
extern const KindRow projective_row, dual_affine_row, padded_row, set_row;
inline constexpr const KindRow* kind_rows[]{&projective_row, &dual_affine_row, &padded_row, &set_row};
static_assert(std::size(kind_rows) == base::count_enum<Kind>());

const KindRow& find_row(Kind kind);

/// The reason of a kind whose cards don't each show one symbol of every category.
inline constexpr std::string_view only_dual_affine =
    "only a dual-affine deck has categories, with one symbol of each on every card";

/// With fewer symbols per card there are only trivial decks.
inline constexpr int min_symbols_per_card = 3;

/// Returns for each symbol the sorted indices of the cards that show it. Every index must be in [0,
/// symbol_count).
std::vector<std::vector<int>> list_cards_of_symbols(std::span<const Card> cards, int symbol_count);
/// Permutes all symbols that may match.
void shuffle_all_symbols(Deck& deck, random::Generator& generator);
/// Replaces each symbol by its number in `by`.
void renumber_symbols(Deck& deck, const std::vector<int>& by);

} // namespace spotit::deck
