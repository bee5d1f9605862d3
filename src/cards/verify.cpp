#include <spotit/cards.hpp>

#include "diag/write.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/base/join.hpp>
#include <spotit/symbol/set.hpp>
#include <spotit/symbol/spec.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace spotit::cards {
namespace {

/// Collects the faults of a list, and the cards that have them.
class Faults {
public:
    Faults(const CardList& list, VerifyReport& verdict)
        : list_(list)
        , verdict_(verdict)
        , faults_of_card_(list.cards.size(), 0) {}

    /// The first hundred are reported individually.
    void add(std::initializer_list<std::size_t> cards, diag::Sentence message) {
        ++verdict_.broken;
        for (const std::size_t card : cards) ++faults_of_card_[card];
        add_message(std::move(message));
    }
    void add(const deck::CheckResult& result, const deck::FaultNames& names) {
        verdict_.broken += result.fault_count;
        for (std::size_t card = 0; card < faults_of_card_.size(); ++card)
            faults_of_card_[card] += result.faults_of_card[card];
        for (const deck::Fault& fault : result.faults) add_message(deck::describe(fault, names));
    }
    /// Points out a card that all faults have in common.
    void report_common_card() {
        if (verdict_.broken < 2) return;
        const auto max_blame = std::ranges::max_element(faults_of_card_);
        if (*max_blame != verdict_.broken || std::ranges::count(faults_of_card_, *max_blame) != 1) return;
        const std::size_t card = static_cast<std::size_t>(max_blame - faults_of_card_.begin());
        verdict_.faults.front().notes.emplace_back(
            diag::write("card {card} is involved in all {faults} faults: {symbols}", card + 1,
                        verdict_.broken, list_names(list_.cards[card].symbols)));
    }
    /// Returns "cat, dog".
    std::string list_names(const std::vector<int>& symbols) const {
        const auto find_id = [&](int index) { return list_.symbols[static_cast<std::size_t>(index)].id; };
        return base::join(base::collect(symbols, find_id), ", ");
    }

private:
    void add_message(diag::Sentence message) {
        constexpr std::size_t max_reported = 100;
        if (verdict_.faults.size() == max_reported) return;
        verdict_.faults.push_back({.id = "broken-promise", .message = std::move(message)});
    }

    const CardList& list_;
    VerifyReport& verdict_;
    std::vector<long long> faults_of_card_;
};

/// Returns the number of each symbol's category in the order of the list, and the categories' names.
std::vector<int> number_categories(const CardList& list, std::vector<std::string>& names) {
    std::vector<int> categories;
    for (const CardList::Symbol& symbol : list.symbols) {
        if (symbol.category.empty()) return {};
        const auto known = std::ranges::find(names, symbol.category);
        categories.push_back(static_cast<int>(known - names.begin()));
        if (known == names.end()) names.push_back(symbol.category);
    }
    return categories;
}

deck::CheckResult check_promise(const CardList& list, Faults& faults) {
    std::vector<deck::Card> cards;
    std::vector<deck::Features> features;
    for (const CardList::Card& card : list.cards) {
        cards.push_back(card.symbols);
        features.push_back(card.features);
    }
    std::vector<std::string> categories;
    deck::CheckResult result =
        deck::check(deck::CardsToCheck{.kind = list.kind,
                                       .cards = cards,
                                       .symbol_count = static_cast<int>(list.symbols.size()),
                                       .categories = number_categories(list, categories),
                                       .features = features});
    faults.add(result,
               {.symbol = [&](int symbol) { return faults.list_names({symbol}); },
                .category = [&](int category) { return categories[static_cast<std::size_t>(category)]; }});
    return result;
}

/// No two symbols look the same on the cards.
void check_faces(const CardList& list, Faults& faults) {
    // Symbol and card by what is seen; capitals don't make another picture, but another file.
    std::map<std::tuple<bool, std::string, std::string>, std::pair<int, std::size_t>> first_with;
    for (std::size_t card = 0; card < list.cards.size(); ++card)
        for (std::size_t i = 0; i < list.cards[card].symbols.size(); ++i) {
            const CardList::Face& face = find_face(list, list.cards[card], i);
            if (face == CardList::Face{}) continue; // unknown
            const int symbol = list.cards[card].symbols[i];
            const bool is_file = symbol::find_row(face.kind).is_file;
            const auto [first, is_new] = first_with.try_emplace(
                {is_file, is_file ? face.written : symbol::make_comparison_key(face.written),
                 symbol::make_comparison_key(face.label)},
                std::pair(symbol, card));
            if (is_new || first->second.first == symbol) continue;
            faults.add(
                {first->second.second, card},
                diag::write("{symbol} on card {card} and {other} on card {other_card} look the same: {shown}",
                            faults.list_names({first->second.first}), first->second.second + 1,
                            faults.list_names({symbol}), card + 1, face.written));
        }
}

constexpr int piles = 2;

/// The cards of one pile that show a symbol, by its form on them.
using ByForm = std::map<int, std::vector<std::size_t>>;
/// For each symbol, in each pile.
using Shown = std::vector<std::array<ByForm, piles>>;

int select_form(const CardList::Card& card, std::size_t place) {
    return card.forms.empty() ? 0 : card.forms[place];
}

Shown find_shown_in_piles(const CardList& list) {
    Shown shown(list.symbols.size());
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        const CardList::Card& each = list.cards[card];
        for (std::size_t i = 0; each.pile > 0 && i < each.symbols.size(); ++i)
            shown[static_cast<std::size_t>(each.symbols[i])][static_cast<std::size_t>(each.pile - 1)]
                 [select_form(each, i)]
                     .push_back(card);
    }
    return shown;
}

/// A pile shows a symbol in one form. A single card with another form is probably the wrong one.
void check_one_form(const ByForm& forms, const std::string& name, int pile, Faults& faults) {
    if (forms.size() < 2) return;
    const auto fewer = [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); };
    const auto odd = std::ranges::min_element(forms, fewer);
    for (const auto& [form, cards] : forms) {
        if (form == odd->first) continue;
        faults.add({odd->second.front(), cards.front()},
                   diag::write("cards {card} and {other} of pile {pile} show {symbol} in two forms",
                               odd->second.front() + 1, cards.front() + 1, pile, name));
    }
}

/// Returns the number of pairs of cards across the piles that share the symbol in two forms.
long long check_across(const std::array<ByForm, piles>& shown, const std::string& name, Faults& faults) {
    long long matches = 0;
    for (const auto& [form, cards] : shown[0])
        for (const auto& [other_form, others] : shown[1]) {
            if (form != other_form)
                matches += static_cast<long long>(cards.size()) * static_cast<long long>(others.size());
            else
                faults.add(
                    {cards.front(), others.front()},
                    diag::write(
                        "cards {card} and {other} are of different piles and show {symbol} in the same form",
                        cards.front() + 1, others.front() + 1, name));
        }
    return matches;
}

/// Checks a deck that is split into two piles: each card is in one of them, a pile shows each symbol in one
/// form, and the other pile in the other. Returns the number of pairs of cards across the piles that match
/// one form with the other; nothing for a deck that is not split.
std::optional<long long> check_piles(const CardList& list, Faults& faults) {
    std::array<long long, piles + 1> cards_in{};
    for (const CardList::Card& card : list.cards) ++cards_in[static_cast<std::size_t>(card.pile)];
    const auto all = static_cast<long long>(list.cards.size());
    if (cards_in[0] == all) return std::nullopt;
    for (std::size_t card = 0; card < list.cards.size(); ++card)
        if (list.cards[card].pile == 0)
            faults.add({card},
                       diag::write("card {card} is in neither pile, but other cards are in one", card + 1));
    for (std::size_t pile = 1; pile <= piles; ++pile)
        if (cards_in[pile] == all) faults.add({}, diag::write("all cards are in pile {pile}", pile));
    const Shown shown = find_shown_in_piles(list);
    long long matches = 0;
    for (std::size_t symbol = 0; symbol < shown.size(); ++symbol) {
        const std::string& name = list.symbols[symbol].id;
        for (int pile = 1; pile <= piles; ++pile)
            check_one_form(shown[symbol][static_cast<std::size_t>(pile - 1)], name, pile, faults);
        matches += check_across(shown[symbol], name, faults);
    }
    return matches;
}

/// `deck::check` compares the counts, which the names do not contain.
const std::array<diag::Sentence, 4> feature_names{"count", "color", "shading", "shape"};

/// Returns the color, fill and shape in the name of a card's drawing, if the name has them.
std::optional<std::array<std::string, 4>> find_words(const CardList& list, const CardList::Card& card) {
    if (card.symbols.empty()) return std::nullopt;
    const CardList::Symbol& symbol = list.symbols[static_cast<std::size_t>(card.symbols.front())];
    const auto words = symbol::parse_set_name(symbol.name.empty() ? symbol.id : symbol.name);
    if (!words) return std::nullopt;
    return std::array{std::string(), words->color, std::string(symbol::fill_name(words->fill)), words->shape};
}

/// Adds a fault where cards with the same value of a feature have different words in their drawings' names,
/// or the other way round.
void check_set_names(const CardList& list, Faults& faults) {
    // Of each feature, what was first shown with a value and with a word, and on which card.
    std::array<std::map<int, std::pair<std::string, std::size_t>>, 4> word_of;
    std::array<std::map<std::string, std::pair<int, std::size_t>>, 4> value_of;
    const auto add_fault = [&](std::size_t other, std::size_t card, const diag::Sentence& fault) {
        faults.add({other, card}, diag::write("by their features, cards {card} and {other} {fault}",
                                              other + 1, card + 1, fault));
    };
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        const auto shown = find_words(list, list.cards[card]);
        for (std::size_t i = 1; shown && i < shown->size(); ++i) {
            const int value = list.cards[card].features[i];
            const std::string& word = (*shown)[i];
            const auto& [known_word, other] = word_of[i].try_emplace(value, word, card).first->second;
            if (known_word != word) {
                add_fault(other, card,
                          diag::write("have the same {feature}, but one shows {word} and the other {other}",
                                      feature_names[i], known_word, word));
                continue;
            }
            const auto& [known_value, first] = value_of[i].try_emplace(word, value, card).first->second;
            if (known_value != value)
                add_fault(first, card,
                          diag::write("have different values for {feature}, but both show {word}",
                                      feature_names[i], word));
        }
    }
}

} // namespace

VerifyReport verify(const CardList& list) {
    VerifyReport report;
    Faults faults(list, report);
    const deck::CheckResult result = check_promise(list, faults);
    report.pairs = result.pairs;
    report.promise = result.promise;
    if (deck::find_info(list.kind).makes_drawings)
        check_set_names(list, faults);
    else {
        check_faces(list, faults);
        if (const std::optional<long long> matches = check_piles(list, faults))
            report.promise +=
                diag::write("; each of the {matches} matches across the two piles joins two forms", *matches);
    }
    faults.report_common_card();
    if (report.broken > 0) report.promise = {};
    return report;
}

} // namespace spotit::cards
