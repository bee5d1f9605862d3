#include "deck/kind.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace spotit::deck {
namespace {

/// A fault as a sentence about its first card or its two cards, and its symbols, by names in braces.
struct FaultText {
    FaultKind kind;
    std::string_view text;
};
constexpr FaultText fault_texts[] = {
    {FaultKind::CardSize, "{card} has {count} symbols, not {expected}"},
    {FaultKind::UnknownSymbol, "{card} shows a symbol that does not exist"},
    {FaultKind::RepeatedSymbol, "{card} shows {symbols} twice"},
    {FaultKind::NothingShared, "{cards} share no symbol"},
    {FaultKind::SeveralShared, "{cards} share {number} symbols: {symbols}"},
    {FaultKind::RepeatedFiller, "{symbols} must never match, but is on {count} cards"},
    {FaultKind::CategoryCount, "{card} shows {number} of {category}: {symbols}"},
    {FaultKind::NoDrawing, "{card} shows nothing"},
    {FaultKind::DifferentDrawings, "{card} shows different drawings: {symbols}"},
    {FaultKind::UnknownFeature, "{card} has a feature that does not exist"},
    {FaultKind::DrawingMismatch, "{cards} have the same features, but show {symbols}"},
    {FaultKind::CopiesMismatch,
     "{cards} have the same count, but one shows {expected} copies and the other {count}"},
    {FaultKind::EqualCards, "{cards} are the same"},
    {FaultKind::NoThirdCard, "no card makes a set with {cards}"}};
static_assert(base::is_complete(fault_texts, &FaultText::kind));

std::string_view find_text(const Fault& fault) {
    if (fault.kind == FaultKind::CategoryCount && fault.symbols.empty())
        return "{card} shows no symbol of {category}";
    if (fault.kind == FaultKind::DrawingMismatch && fault.symbols.front() == fault.symbols.back())
        return "{cards} both show {symbol}, but their features differ";
    if (fault.kind == FaultKind::CopiesMismatch && fault.count == fault.expected)
        return "{cards} both show {count} copies, but their counts differ";
    return fault_texts[static_cast<std::size_t>(fault.kind)].text;
}

/// Returns the name of an index; without a function for names, the word for it and its number.
template<class Index>
std::string find_name(const std::function<std::string(Index)>& name, const char* word, Index index) {
    return name ? name(index) : fmt::format("{}{}", word, index + 1);
}

} // namespace

void add_fault(CheckResult& result, Fault fault) {
    ++result.fault_count;
    for (const std::size_t card : fault.cards) ++result.faults_of_card[card];
    if (result.faults.size() < CheckResult::max_faults) result.faults.push_back(std::move(fault));
}

std::string describe(const Fault& fault, const FaultNames& names) {
    std::vector<std::string> cards, symbols;
    for (const std::size_t card : fault.cards) cards.push_back(find_name(names.card, "", card));
    for (const int symbol : fault.symbols) symbols.push_back(find_name(names.symbol, "symbol ", symbol));
    if (cards.empty()) cards.emplace_back();
    const bool has_category = fault.kind == FaultKind::CategoryCount;
    return fmt::format(
        fmt::runtime(find_text(fault)), fmt::arg("card", "card " + cards.front()),
        fmt::arg("cards", fmt::format("cards {} and {}", cards.front(), cards.back())),
        fmt::arg("symbol", symbols.empty() ? std::string() : symbols.front()),
        fmt::arg("symbols", base::join(symbols, ", ")), fmt::arg("number", symbols.size()),
        fmt::arg("category", has_category ? find_name(names.category, "category ", fault.category) : ""),
        fmt::arg("count", fault.count), fmt::arg("expected", fault.expected));
}

CheckResult check(const CardsToCheck& deck) {
    CheckResult result;
    const auto count = static_cast<long long>(deck.cards.size());
    result.pairs = count * (count - 1) / 2;
    result.faults_of_card.resize(deck.cards.size());
    diag::Sentence promise = find_row(deck.kind).check(deck, result);
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
