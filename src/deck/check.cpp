#include "deck/kind.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <stdexcept>
#include <utility>

namespace spotit::deck {
namespace {

/// A fault as a sentence about its first card or its two cards, and its symbols.
struct FaultText {
    FaultKind kind;
    std::string_view text;
};
constexpr std::string_view value_names =
    "{card} {other} {symbol} {symbols} {count} {category} {given} {wanted}";
constexpr std::string_view one_symbol = "card {card} has {given} symbol, not {wanted}";
constexpr FaultText fault_texts[] = {
    {FaultKind::CardSize, "card {card} has {given} symbols, not {wanted}"},
    {FaultKind::UnknownSymbol, "card {card} shows a symbol that does not exist"},
    {FaultKind::RepeatedSymbol, "card {card} shows {symbols} twice"},
    {FaultKind::NothingShared, "cards {card} and {other} share no symbol"},
    {FaultKind::SeveralShared, "cards {card} and {other} share {count} symbols: {symbols}"},
    {FaultKind::RepeatedFiller, "{symbols} must never match, but is on {given} cards"},
    {FaultKind::CategoryCount, "card {card} shows {count} of {category}: {symbols}"},
    {FaultKind::NoDrawing, "card {card} shows nothing"},
    {FaultKind::DifferentDrawings, "card {card} shows different drawings: {symbols}"},
    {FaultKind::UnknownFeature, "card {card} has a feature that does not exist"},
    {FaultKind::DrawingMismatch, "cards {card} and {other} have the same features, but show {symbols}"},
    {FaultKind::CopiesMismatch,
     "cards {card} and {other} have the same count, but one shows {wanted} copies and the other {given}"},
    {FaultKind::EqualCards, "cards {card} and {other} are the same"},
    {FaultKind::NoThirdCard, "no card makes a trio with cards {card} and {other}"}};
static_assert(base::is_complete(fault_texts, &FaultText::kind));

std::string_view find_text(const Fault& fault) {
    if (fault.kind == FaultKind::CardSize && fault.count == 1) return one_symbol;
    if (fault.kind == FaultKind::CategoryCount && fault.symbols.empty())
        return "card {card} shows no symbol of {category}";
    if (fault.kind == FaultKind::DrawingMismatch && fault.symbols.front() == fault.symbols.back())
        return "cards {card} and {other} both show {symbol}, but their features differ";
    if (fault.kind == FaultKind::CopiesMismatch && fault.count == fault.expected)
        return "cards {card} and {other} both show {given} copies, but their counts differ";
    return fault_texts[static_cast<std::size_t>(fault.kind)].text;
}

/// Returns the name of an index; without a function for names, the word for it and its number.
template<class Index>
std::string find_name(const std::function<std::string(Index)>& name, const char* word, Index index) {
    return name ? name(index) : fmt::format("{}{}", word, index + 1);
}

/// Returns the number of symbols that most cards have, the smaller if two are as frequent.
std::size_t compute_usual_size(std::span<const Card> cards) {
    std::map<std::size_t, int> sizes;
    for (const Card& card : cards) ++sizes[card.size()];
    const auto fewer = [](const auto& a, const auto& b) { return a.second < b.second; };
    const auto usual = std::ranges::max_element(sizes, fewer);
    return usual == sizes.end() ? 0 : usual->first;
}

/// Returns the valid symbols of each card, sorted and unique; adds a fault for each other one.
std::vector<Card> check_cards(const CardsToCheck& deck, CheckResult& result) {
    const std::size_t expected = deck.symbols_per_card > 0 ? static_cast<std::size_t>(deck.symbols_per_card)
                                                           : compute_usual_size(deck.cards);
    std::vector<Card> cards;
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        Card& symbols = cards.emplace_back(deck.cards[card]);
        if (symbols.size() != expected)
            add_fault(result, {.kind = FaultKind::CardSize,
                               .cards = {card},
                               .count = static_cast<int>(symbols.size()),
                               .expected = static_cast<int>(expected)});
        std::ranges::sort(symbols);
        for (const int symbol : symbols)
            if (symbol < 0 || symbol >= deck.symbol_count)
                add_fault(result, {.kind = FaultKind::UnknownSymbol, .cards = {card}, .symbols = {symbol}});
        std::erase_if(symbols, [&](int symbol) { return symbol < 0 || symbol >= deck.symbol_count; });
        for (auto twice = std::ranges::adjacent_find(symbols); twice != symbols.end();
             twice = std::ranges::adjacent_find(symbols)) {
            const int symbol = *twice;
            add_fault(result, {.kind = FaultKind::RepeatedSymbol, .cards = {card}, .symbols = {symbol}});
            const auto [first, last] = std::equal_range(symbols.begin(), symbols.end(), symbol);
            symbols.erase(first + 1, last);
        }
    }
    return cards;
}

// Visits every meeting of two cards at a symbol once, the earlier card first: as many steps as there are
// pairs in a correct deck, and no more memory than the deck itself.
void check_pairs(const std::vector<Card>& cards, const std::vector<std::vector<int>>& cards_of_symbol,
                 CheckResult& result) {
    const std::size_t count = cards.size();
    std::vector<std::size_t> passed(cards_of_symbol.size(), 0); // cards of a symbol up to the current one
    std::vector<std::size_t> met_last(count, count);            // the last card that met it
    std::vector<std::size_t> met_twice;
    for (std::size_t card = 0; card < count; ++card) {
        std::size_t met = 0;
        met_twice.clear();
        for (const int symbol : cards[card]) {
            const auto& others = cards_of_symbol[static_cast<std::size_t>(symbol)];
            for (std::size_t i = ++passed[static_cast<std::size_t>(symbol)]; i < others.size(); ++i) {
                const auto other = static_cast<std::size_t>(others[i]);
                if (met_last[other] == card)
                    met_twice.push_back(other);
                else
                    ++met;
                met_last[other] = card;
            }
        }
        std::ranges::sort(met_twice);
        // Not std::ranges::unique: clang 14 cannot compile its result with this standard library.
        met_twice.erase(std::unique(met_twice.begin(), met_twice.end()), met_twice.end());
        for (const std::size_t other : met_twice) {
            Fault fault{.kind = FaultKind::SeveralShared, .cards = {card, other}};
            if (result.faults.size() < CheckResult::max_faults)
                std::ranges::set_intersection(cards[card], cards[other], std::back_inserter(fault.symbols));
            add_fault(result, std::move(fault));
        }
        for (std::size_t other = card + 1; met != count - card - 1 && other < count; ++other)
            if (met_last[other] != card)
                add_fault(result, {.kind = FaultKind::NothingShared, .cards = {card, other}});
    }
}

void check_fillers(int matching, const std::vector<std::vector<int>>& cards_of_symbol, CheckResult& result) {
    for (auto symbol = static_cast<std::size_t>(matching); symbol < cards_of_symbol.size(); ++symbol) {
        const std::vector<int>& cards = cards_of_symbol[symbol];
        if (cards.size() != 1)
            add_fault(result, {.kind = FaultKind::RepeatedFiller,
                               .cards = {cards.begin(), cards.end()},
                               .symbols = {static_cast<int>(symbol)},
                               .count = static_cast<int>(cards.size())});
    }
}

void check_categories(const std::vector<Card>& cards, const std::vector<int>& categories, int count,
                      CheckResult& result) {
    for (std::size_t card = 0; card < cards.size(); ++card) {
        std::vector<std::vector<int>> shown(static_cast<std::size_t>(count));
        for (const int symbol : cards[card])
            shown[static_cast<std::size_t>(categories[static_cast<std::size_t>(symbol)])].push_back(symbol);
        for (std::size_t category = 0; category < shown.size(); ++category)
            if (shown[category].size() != 1)
                add_fault(result, {.kind = FaultKind::CategoryCount,
                                   .cards = {card},
                                   .symbols = shown[category],
                                   .category = static_cast<int>(category)});
    }
}

} // namespace

void add_fault(CheckResult& result, Fault fault) {
    ++result.fault_count;
    for (const std::size_t card : fault.cards) ++result.faults_of_card[card];
    if (result.faults.size() < CheckResult::max_faults) result.faults.push_back(std::move(fault));
}

diag::Sentence describe(const Fault& fault, const FaultNames& names) {
    std::vector<std::string> cards, symbols;
    for (const std::size_t card : fault.cards) cards.push_back(find_name(names.card, "", card));
    for (const int symbol : fault.symbols) symbols.push_back(find_name(names.symbol, "symbol ", symbol));
    if (cards.empty()) cards.emplace_back();
    const std::string& first = cards.front();
    const std::string& last = cards.back();
    const std::string symbol = symbols.empty() ? "" : symbols.front(), all = base::join(symbols, ", ");
    const std::string category =
        fault.kind == FaultKind::CategoryCount ? find_name(names.category, "category ", fault.category) : "";
    const std::size_t number = symbols.size();
    diag::Sentence sentence = diag::write_values(
        find_text(fault),
        fmt::make_format_args(first, last, symbol, all, number, category, fault.count, fault.expected),
        {nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr}, value_names);
    if (fault.kind == FaultKind::CardSize)
        sentence.choose_form(one_symbol, static_cast<std::size_t>(fault.count));
    return sentence;
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
        throw std::logic_error("the deck is wrong: " + describe(result.faults.front()).english());
    return result;
}

diag::Sentence check_matches(const CardsToCheck& deck, CheckResult& result) {
    const std::vector<Card> cards = check_cards(deck, result);
    const auto cards_of_symbol = list_cards_of_symbols(cards, deck.symbol_count);
    check_fillers(deck.matching.value_or(deck.symbol_count), cards_of_symbol, result);
    const int categories = deck.categories.empty() ? 0 : *std::ranges::max_element(deck.categories) + 1;
    if (categories > 0) check_categories(cards, deck.categories, categories, result);
    check_pairs(cards, cards_of_symbol, result);

    diag::Sentence promise =
        result.pairs == 1
            ? "the two cards share exactly one symbol"
            : diag::write("each of the {pairs} pairs of cards shares exactly one symbol", result.pairs);
    if (categories > 0)
        promise +=
            diag::write("; each card shows one symbol of each of the {categories} categories", categories);
    if (const int fillers = deck.symbol_count - deck.matching.value_or(deck.symbol_count); fillers > 0)
        promise +=
            diag::write_count(static_cast<std::size_t>(fillers),
                              "; {count} of the {symbols} symbols is on one card and never matches",
                              "; {count} of the {symbols} symbols are on one card each and never match",
                              fillers, deck.symbol_count);
    return promise;
}

} // namespace spotit::deck
