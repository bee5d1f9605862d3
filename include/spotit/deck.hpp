#pragma once

#include <spotit/deck/options.hpp>
#include <spotit/diag/sentence.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The symbols of each card: pure combinatorics, no graphics.
namespace spotit::deck {

struct Options;
struct SetFeatures;
enum class FormMode;

/// The reasons why decks of a kind can't have an option, for a sentence with "because"; empty where they can.
struct Refusals {
    std::string_view dual{}, categories{}, symbols_per_card{}, pins{};
};
/// What a theme must know of a kind before its deck is dealt.
struct KindInfo {
    int min_cards = 2;            ///< with a pair that can share a symbol, or with a set
    bool makes_drawings = false;  ///< from `SetFeatures`, which cards share instead of the theme's symbols
    std::optional<Kind> better{}; ///< has more cards of the same symbols, wherever it has a deck
    Refusals refusals{};
};
const KindInfo& find_info(Kind kind);

/// Indices of symbols, in the order in which they are dealt. Of Set: its drawing, as often as it is repeated.
using Card = std::vector<int>;

/// The value of each feature, from 0: of the counts, the colors, the fills, the shapes.
using Features = std::array<int, 4>;

/// The structure of a padded deck before fillers complete its cards: a symbol for each two cards; the points
/// of a system of triples as cards, with the triples as symbols; lines of a plane; the points of a pairwise
/// balanced design as cards, with its blocks as symbols.
enum class PaddedBase { Pairs, Triples, Plane, Design };

struct Deck {
    Kind kind = Kind::Projective;
    std::optional<PaddedBase> base{}; ///< of Padded
    int order = 0;                    ///< q: the plane is PG(2, q) or AG(2, q); 0 where there is none
    bool is_affine = false;           ///< the plane is AG(2, q), and its points are the cards
    int symbols_per_card = 0;         ///< of Set: the most copies on a card
    int symbol_count = 0;             ///< symbols are 0 .. symbol_count - 1; of Set: the drawings
    std::vector<Card> cards{};
    /// Symbols [0, matching) may match; the others are fillers, each on one card only. Of Set: all of them.
    int matching = 0;
    int categories = 0; ///< every card shows one symbol of each: i q to i q + q - 1; 0: there are none
    std::vector<Features> features{}; ///< Set: of each card
    /// Projective, and Padded with all points of a plane: the number of each symbol that may match in
    /// `make_projective_plane`.
    std::vector<int> points{};
};

/// A plane of order q has q + 1 symbols on a card and this many symbols and cards.
constexpr int count_plane_points(int q) {
    return q * q + q + 1;
}

/// The maximum order of a plane.
inline constexpr int max_order = 127;

/// Returns p when q is a power of a prime p; nothing otherwise.
std::optional<int> find_prime(int q);

/// Returns the numbers of symbols per card for which such a deck exists, rising: 3 4 5 6 8 9 10 12 ... for
/// Projective and DualAffine, 3 4 5 6 7 8 ... for Padded, none for Set.
std::vector<int> list_possible_symbols_per_card(Kind kind = Kind::Projective);
/// Returns the maximum number of symbols per card for which `symbols` suffice; nothing below 7 symbols
/// (DualAffine: below 6). Of Padded: with a deck as large as it gets, which always is a perfect one. Nothing
/// for Set.
std::optional<int> compute_max_symbols_per_card(int symbols, Kind kind = Kind::Projective);
/// Returns the minimum number of symbols for such a deck. Of Padded that is a small deck, see `compute_size`.
/// At impossible numbers, and for Set, 0.
int count_needed_symbols(Kind kind, int symbols_per_card);

/// The size of a deck before cards are dropped.
struct DeckSize {
    int symbols_per_card = 0, cards = 0;
    int symbols = 0;   ///< of Set: drawings
    int matching = 0;  ///< the others stand on one card each and never match
    int min_share = 0; ///< the number of cards that each symbol is on at least; of Set: 0
    friend bool operator==(const DeckSize&, const DeckSize&) = default;
};
/// Returns the size of the deck that `make` would make for so many symbols; nothing when it would throw. Only
/// the options of its kind count, not `cards`, `shuffle` and `seed`. Of Padded it has the most cards that the
/// symbols allow.
std::optional<DeckSize> compute_size(const Options& options, int available);

/// More symbols on a card are hard to overlook, and small: nobody gets them without asking.
inline constexpr int usual_symbols_per_card = 8;

/// Symbols on two cards match once in a game, those on one never.
inline constexpr int min_share_in_play = 3;

/// A deck that can be made.
struct DeckChoice {
    Kind kind{};
    DeckSize size{};
};
/// Returns for each possible number of symbols per card, rising, the deck with the most cards that so many
/// symbols make, of whatever kind.
std::vector<DeckChoice> list_decks(int symbols, int max_symbols_per_card);
/// Returns the deck with the most cards that shows all of the symbols, each on at least three cards; nothing
/// if there is none.
std::optional<DeckChoice> find_deck_of_all(int symbols, int max_symbols_per_card = usual_symbols_per_card);
/// Returns the deck that a theme makes of so many symbols by itself: the one with all, else the largest
/// perfect one with at most the usual number on a card; nothing if there are too few.
std::optional<DeckChoice> choose_usual_deck(int symbols);

/// Returns what is wrong with the features of a Set deck; empty when they are right.
diag::Sentence check_features(const SetFeatures& features);
/// Returns the features of the card that completes two cards to a set.
Features complete_trio(const Features& a, const Features& b);
/// Returns the features of each drawing of a Set deck, in the order of its symbols; their count is 0.
std::vector<Features> make_set_drawings(const SetFeatures& features);

/// The nearest possible numbers of symbols per card below and above another; none beyond the ends.
struct NearestSizes {
    std::optional<int> below, above;
};
NearestSizes find_nearest_symbols_per_card(int wanted, Kind kind = Kind::Projective);

/// Returns the lines of PG(2, q), each the rising indices of its q + 1 points. Points and lines are numbered
/// by their normalized homogeneous coordinates, and a point lies on a line when the scalar product is 0. Each
/// line is solved, not searched: O(q^3) in all. Throws std::invalid_argument unless `q` is a prime power of
/// at most `max_order`. Source: Hirschfeld, Projective Geometries over Finite Fields (2nd ed. 1998),
/// section 2.1.
std::vector<std::vector<int>> make_projective_plane(int q);

/// A plane around a clock of q^2 + q + 1 hours: each card is one shape with q + 1 corners, turned to an hour.
/// Every distance between two hours occurs once between corners of the shape, so that two of its turns meet
/// in one corner.
struct Clock {
    std::vector<int> corners; ///< hours of the shape that is not turned, rising from 0
    std::vector<int> symbols; ///< at each hour
    std::vector<int> cards;   ///< at each turn; -1: the deck has left it out
};
/// Returns the clock of a deck with all points of a projective plane, fillers apart; nothing for other decks.
/// The clock is the cycle that the powers of
/// an element of GF(q^3) run through: Singer, A theorem in finite projective geometry and some applications
/// to number theory (1938), doi:10.1090/S0002-9947-1938-1501951-4. O(q^3).
std::optional<Clock> find_clock(const Deck& deck);

/// Returns the deck for `available` symbols; of Set they don't count. What can be wrong with the numbers is
/// found before, with the theme's positions; throws std::invalid_argument when there is no such deck. Uses
/// the first of the symbols when there are more than the deck needs. Depends on its arguments only.
Deck make(const Options& options, int available);

/// The ways in which cards can break the promise of their kind.
enum class FaultKind {
    CardSize,          ///< one card, with `count` symbols instead of `expected`
    UnknownSymbol,     ///< one card, with the symbol outside [0, symbol_count)
    RepeatedSymbol,    ///< one card, with the symbol
    NothingShared,     ///< two cards
    SeveralShared,     ///< two cards, with the symbols that both show
    RepeatedFiller,    ///< the symbol that must never match, and `count` instead of one card
    CategoryCount,     ///< one card that shows these symbols of `category` instead of one
    NoDrawing,         ///< Set: one card without a symbol
    DifferentDrawings, ///< Set: one card, with two of the drawings that it shows
    UnknownFeature,    ///< Set: one card with a feature outside [0, 3)
    DrawingMismatch,   ///< Set: two cards with the same drawing or the same features, but not both
    CopiesMismatch,    ///< Set: two cards with as many copies (`count` and `expected`) or the same count, but
                       ///< not both
    EqualCards,        ///< Set: two cards with the same features
    NoThirdCard,       ///< Set: two cards of a complete deck with which no card makes a set
};
/// One place where cards break the promise of their kind. Indices count from 0.
struct Fault {
    FaultKind kind = FaultKind::CardSize;
    std::vector<std::size_t> cards{};
    std::vector<int> symbols{};
    int category = 0, count = 0, expected = 0;
};
/// Names for the indices of a fault; without a function "3" is the card, and "symbol 3" the symbol, of
/// index 2.
struct FaultNames {
    std::function<std::string(std::size_t)> card{};
    std::function<std::string(int)> symbol{}, category{};
};
/// Returns a sentence without a full stop: "cards 4 and 5 share 2 symbols: cat, dog".
diag::Sentence describe(const Fault& fault, const FaultNames& names = {});

/// Cards to be checked: dealt by `make`, or read from a list or a print file.
struct CardsToCheck {
    Kind kind = Kind::Projective;
    std::span<const Card> cards{};
    int symbol_count = 0;
    int symbols_per_card = 0;             ///< 0: as many as most of the cards have; not of Set
    std::optional<int> matching{};        ///< as in Deck; none: no symbol must be a filler
    std::vector<int> categories{};        ///< of each symbol, from 0; empty: there are none
    std::span<const Features> features{}; ///< Set: of each card
};
/// The result of a check, with the figures for the success message.
struct CheckResult {
    static constexpr std::size_t max_faults = 100; ///< the others are only counted
    long long pairs = 0;                           ///< of cards
    long long sets = 0;                            ///< Set: triples of cards that are sets
    diag::Sentence
        promise{}; ///< "each of the 1596 pairs of cards shares exactly one symbol"; empty with a fault
    long long fault_count = 0;
    std::vector<Fault> faults{};
    std::vector<long long> faults_of_card{}; ///< the number of faults that each card has a part in
};
/// Checks the promise of the kind and knows nothing of how the cards came about: every card has the same
/// number of different symbols, every two cards share exactly one, fillers stand on one card, every card
/// shows one symbol of each category; of Set, what a card shows agrees with its features, no two cards are
/// the same, and in a complete deck a third card completes each pair to a set.
CheckResult check(const CardsToCheck& deck);
CheckResult check(const Deck& deck);
/// Returns the result of `check`. Throws std::logic_error that describes the first fault, if there is any.
CheckResult prove(const Deck& deck);

/// 0 or 1 for each place of each card.
using Forms = std::vector<std::vector<int>>;
/// Throws std::invalid_argument for a Set deck, which has no forms.
Forms deal_forms(const Deck& deck, FormMode mode, std::uint64_t seed);
/// Returns how many cards the first of the two piles of a split deck has.
constexpr std::size_t count_first_pile(std::size_t cards) {
    return (cards + 1) / 2;
}
/// For `FormMode::Split`: puts the cards into an order in which, where there is one to be found, every symbol
/// stands on cards of both piles. Cards change places by twos, as few as will do. Of no use to Set decks,
/// which have no forms.
void balance_piles(Deck& deck);
/// Returns the number of pairs of cards whose common symbol has a different form on each.
long long count_matches_across(const Deck& deck, const Forms& forms);

} // namespace spotit::deck
