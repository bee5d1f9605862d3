#pragma once

#include <spotit/base/enum_names.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace spotit::deck {

enum class Kind { Projective, DualAffine, Padded, Set };
inline constexpr auto kind_names = base::name_values<Kind>({"projective", "dual-affine", "padded", "set"});

/// The kind of decks that are given none, of those with categories, and one that has decks of any number of
/// symbols per card.
inline constexpr Kind default_kind = Kind::Projective, kind_with_categories = Kind::DualAffine,
                      kind_of_any_number = Kind::Padded;

/// The values that the four features of a Set deck take. Each has three; one of them may have only one, which
/// leaves 27 cards of the 81.
struct SetFeatures {
    std::vector<int> counts{1, 2, 3}; ///< copies of the drawing on a card, all different, 1 to `max_copies`
    int colors = 3, fills = 3, shapes = 3;
    friend bool operator==(const SetFeatures&, const SetFeatures&) = default;
};
inline constexpr int max_copies = 4;

struct Options {
    Kind kind = Kind::Projective;
    std::optional<int> symbols_per_card{}; ///< none: the maximum for the symbols; not for Set
    std::optional<int> cards{};            ///< none: all; the others are dropped after the shuffle
    bool dual = false; ///< exchanges the roles of symbols and cards: cards are the points, symbols the lines
    bool shuffle = true; ///< order of the cards, of the symbols in the plane and on each card
    std::uint64_t seed = 1;
    /// DualAffine: the symbols are q + 1 lists of q, one after the other, and every card shows exactly one of
    /// each list.
    bool categories = false;
    SetFeatures set{};
    friend bool operator==(const Options&, const Options&) = default;
};

/// The distribution of the two forms of each symbol, say a picture and a word, over the deck. Mixed: half of
/// each card's symbols and half of each symbol's cards have either form, up to one if the number is odd.
/// Split: the first half of the cards (the larger one) has form 0, the others form 1: two piles, between
/// which all matches are across forms.
enum class FormMode { Mixed, Split };
inline constexpr auto form_mode_names = base::name_values<FormMode>({"mixed", "split"});

} // namespace spotit::deck
