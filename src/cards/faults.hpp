#pragma once

#include <spotit/cards.hpp>

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace spotit::cards {

/// Collects the faults of a list, and the cards that have them.
class Faults {
public:
    Faults(const CardList& list, VerifyReport& verdict)
        : list_(list)
        , verdict_(verdict)
        , faults_of_card_(list.cards.size(), 0) {}

    /// The first hundred are reported individually.
    void add(std::initializer_list<std::size_t> cards, std::string message);
    void add(const deck::CheckResult& result, const deck::FaultNames& names);
    /// Points out a card that all faults have in common.
    void report_common_card();
    /// Returns "cat, dog".
    std::string list_names(const std::vector<int>& symbols) const;

private:
    void add_message(std::string message);

    const CardList& list_;
    VerifyReport& verdict_;
    std::vector<long long> faults_of_card_;
};

/// Set: adds a fault where cards with the same value of a feature have different words in their drawings'
/// names, or the other way round.
void check_set_names(const CardList& list, Faults& faults);

/// Checks a deck that is split into two piles: each card is in one of them, a pile shows each symbol in one
/// form, and the other pile in the other. Returns the number of pairs of cards across the piles that match
/// one form with the other; nothing for a deck that is not split.
std::optional<long long> check_piles(const CardList& list, Faults& faults);

} // namespace spotit::cards
