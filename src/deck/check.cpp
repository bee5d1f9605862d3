#include "deck/check.hpp"

#include "deck/kind.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace spotit::deck {

namespace {

/// A fault's indices as words.
class FaultWords {
public:
    FaultWords(const Fault& fault, const FaultNames& names)
        : fault_(fault)
        , names_(names) {}

    std::string find_card_name(std::size_t index) const {
        return names_.card ? names_.card(index) : std::to_string(index + 1);
    }
    std::string describe_card() const { return "card " + find_card_name(fault_.cards.front()); }
    std::string describe_cards() const {
        return fmt::format("cards {} and {}", find_card_name(fault_.cards.front()),
                           find_card_name(fault_.cards.back()));
    }
    std::string describe_symbol(std::size_t place) const {
        const int index = fault_.symbols[place];
        return names_.symbol ? names_.symbol(index) : fmt::format("symbol {}", index + 1);
    }
    std::string list_symbols() const {
        std::string list;
        for (std::size_t place = 0; place < fault_.symbols.size(); ++place)
            list += (list.empty() ? "" : ", ") + describe_symbol(place);
        return list;
    }
    std::string describe_category() const {
        return names_.category ? names_.category(fault_.category)
                               : fmt::format("category {}", fault_.category + 1);
    }

private:
    const Fault& fault_;
    const FaultNames& names_;
};

std::string describe_drawing_mismatch(const Fault& fault, const FaultWords& words) {
    return fault.symbols.front() == fault.symbols.back()
               ? fmt::format("{} both show {}, and their features differ", words.describe_cards(),
                             words.describe_symbol(0))
               : fmt::format("{} have the same features, but show {}", words.describe_cards(),
                             words.list_symbols());
}

std::string describe_copies_mismatch(const Fault& fault, const FaultWords& words) {
    return fault.count == fault.expected
               ? fmt::format("{} both show {} copies, and their counts differ", words.describe_cards(),
                             fault.count)
               : fmt::format("{} have the same count, but one shows {} copies and the other {}",
                             words.describe_cards(), fault.expected, fault.count);
}

std::string describe_category_count(const Fault& fault, const FaultWords& words) {
    if (fault.symbols.empty())
        return fmt::format("{} shows nothing of {}", words.describe_card(), words.describe_category());
    return fmt::format("{} shows {} of {}: {}", words.describe_card(), fault.symbols.size(),
                       words.describe_category(), words.list_symbols());
}

/// Throws std::invalid_argument if the parts of a deck don't fit together.
void check_parts(const CardsToCheck& deck) {
    if (has_features(deck.kind) && deck.features.size() != deck.cards.size())
        throw std::invalid_argument("there are not as many features as cards");
    if (!deck.categories.empty() && std::ssize(deck.categories) != deck.symbol_count)
        throw std::invalid_argument("there are not as many categories as symbols");
}

} // namespace

void add_fault(CheckResult& result, Fault fault) {
    ++result.fault_count;
    for (const std::size_t card : fault.cards) ++result.faults_of_card[card];
    if (result.faults.size() < CheckResult::max_faults) result.faults.push_back(std::move(fault));
}

std::string describe(const Fault& fault, const FaultNames& names) {
    const FaultWords words(fault, names);
    switch (fault.kind) {
    case FaultKind::CardSize:
        return fmt::format("{} has {} symbols, not {}", words.describe_card(), fault.count, fault.expected);
    case FaultKind::UnknownSymbol:
        return fmt::format("{} shows a symbol that does not exist", words.describe_card());
    case FaultKind::RepeatedSymbol:
        return fmt::format("{} shows {} twice", words.describe_card(), words.list_symbols());
    case FaultKind::NothingShared:
        return fmt::format("{} share no symbol", words.describe_cards());
    case FaultKind::SeveralShared:
        return fmt::format("{} share {} symbols: {}", words.describe_cards(), fault.symbols.size(),
                           words.list_symbols());
    case FaultKind::RepeatedFiller:
        return fmt::format("{} must never match, but stands on {} cards", words.list_symbols(), fault.count);
    case FaultKind::CategoryCount:
        return describe_category_count(fault, words);
    case FaultKind::NoDrawing:
        return fmt::format("{} shows nothing", words.describe_card());
    case FaultKind::DifferentDrawings:
        return fmt::format("{} shows different drawings: {}", words.describe_card(), words.list_symbols());
    case FaultKind::UnknownFeature:
        return fmt::format("{} has a feature that does not exist", words.describe_card());
    case FaultKind::DrawingMismatch:
        return describe_drawing_mismatch(fault, words);
    case FaultKind::CopiesMismatch:
        return describe_copies_mismatch(fault, words);
    case FaultKind::EqualCards:
        return fmt::format("{} are the same", words.describe_cards());
    case FaultKind::NoThirdCard:
        return fmt::format("no card completes {} to a set", words.describe_cards());
    }
    return {};
}

CheckResult check(const CardsToCheck& deck) {
    check_parts(deck);
    CheckResult result;
    const auto count = static_cast<long long>(deck.cards.size());
    result.pairs = count * (count - 1) / 2;
    result.faults_of_card.resize(deck.cards.size());
    std::string promise = find_row(deck.kind).check(deck, result);
    if (result.fault_count == 0) result.promise = std::move(promise);
    return result;
}

CheckResult check(const Deck& deck) {
    CardsToCheck cards{.kind = deck.kind,
                       .cards = deck.cards,
                       .symbol_count = deck.symbol_count,
                       .symbols_per_card = deck.symbols_per_card,
                       .matching = deck.matching,
                       .features = deck.features};
    if (deck.categories > 0) {
        if (deck.symbol_count % deck.categories != 0)
            throw std::invalid_argument("the categories are not of the same size");
        const int size = deck.symbol_count / deck.categories;
        for (int symbol = 0; symbol < deck.symbol_count; ++symbol) cards.categories.push_back(symbol / size);
    }
    return check(cards);
}

CheckResult prove(const Deck& deck) {
    CheckResult result = check(deck);
    if (result.fault_count > 0)
        throw std::logic_error("the deck is wrong: " + describe(result.faults.front()));
    return result;
}

} // namespace spotit::deck
