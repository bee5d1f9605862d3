#include "verify/checks/checks.hpp"

#include <spotit/base/join.hpp>
#include <spotit/deck.hpp>
#include <spotit/symbol/set.hpp>

#include <algorithm>
#include <array>
#include <numeric>

namespace spotit::verify {
namespace {

// Decks have 1000 cards at most, and those of sets 81.
constexpr std::size_t max_compared_cards = 2000, max_compared_set_cards = 200;

using Cards = std::vector<const ReadCard*>;
using Numbers = std::map<std::string, int, std::less<>>;

diag::Sentence count_times(std::size_t count) {
    return diag::write_count(count, "{count} time", "{count} times", count);
}

/// Checks the copies of one card; `wanted`: so many, or any number.
void check_copies(const Cards& same, std::optional<std::size_t> wanted, Findings& findings) {
    const ReadCard& first = *same.front();
    if (wanted && same.size() != *wanted)
        findings.fail("copies", "card {card} appears {times}, the others {other_times}", first.number,
                      count_times(same.size()), count_times(*wanted));
    for (const ReadCard* other : same)
        if (other->list_labels() != first.list_labels())
            findings.fail("copies",
                          "card {card} on page {page} ({symbols}) differs from the one on page {other_page} "
                          "({other_symbols})",
                          first.number, other->page, base::join(other->list_labels(), ", "), first.page,
                          base::join(first.list_labels(), ", "));
}

int add_number(Numbers& numbers, const std::string& word) {
    return numbers.emplace(word, static_cast<int>(numbers.size())).first->second;
}

/// Reads number, color, fill and shape of each card of a Set deck from its labels.
std::vector<deck::Features> read_features(const Cards& cards, Findings& findings) {
    std::vector<deck::Features> features;
    std::array<Numbers, 4> values;
    for (const ReadCard* card : cards) {
        const std::vector<std::string> labels = card->list_labels();
        const auto words = labels.empty() ? std::nullopt : symbol::parse_set_name(labels.front());
        if (!words) {
            findings.fail("promise", "card {card}: shows no drawing of a set deck, but {labels}",
                          card->number, base::join(labels, ", "));
            continue;
        }
        features.push_back({add_number(values[0], std::to_string(labels.size())),
                            add_number(values[1], words->color),
                            add_number(values[2], std::string(symbol::fill_name(words->fill))),
                            add_number(values[3], words->shape)});
    }
    return features;
}

void fail_promise(const deck::CheckResult& result, const Cards& cards, const Numbers& numbers,
                  Findings& findings) {
    const deck::FaultNames names{
        .card = [&](std::size_t card) { return std::to_string(cards[card]->number); },
        .symbol =
            [&](int symbol) {
                return std::ranges::find(numbers, symbol, &Numbers::value_type::second)->first;
            }};
    for (const deck::Fault& fault : result.faults)
        findings.fail("promise", "{}", deck::describe(fault, names));
    const auto in_all = std::ranges::find(result.faults_of_card, result.fault_count);
    if (result.fault_count < 2 || std::ranges::count(result.faults_of_card, result.fault_count) != 1) return;
    const ReadCard& card = *cards[static_cast<std::size_t>(in_all - result.faults_of_card.begin())];
    findings.fail("card-in-all-faults", "card {card} is involved in all {count} faults: it shows {symbols}",
                  card.number, result.fault_count, base::join(card.list_labels(), ", "));
}

/// Checks the promise of the kind; `cards` are those of one copy.
VerifyReport check_promise(std::string_view kind_name, const Cards& cards, Findings& findings) {
    const deck::Kind kind = base::find_enum(deck::kind_names, kind_name).value_or(deck::default_kind);
    const bool is_set = deck::find_info(kind).makes_drawings;
    std::vector<deck::Card> numbered;
    Numbers numbers;
    for (const ReadCard* card : cards) {
        numbered.emplace_back();
        for (const std::string& label : card->list_labels())
            numbered.back().push_back(add_number(numbers, label));
    }
    VerifyReport report{
        .findings = {}, .cards = static_cast<int>(cards.size()), .symbols = static_cast<int>(numbers.size())};
    if (cards.size() < 2 || cards.size() > (is_set ? max_compared_set_cards : max_compared_cards)) {
        findings.skip("promise", "promise: {cards} can't be compared",
                      diag::write_count(cards.size(), "{count} card", "{count} cards", cards.size()));
        return report;
    }
    const auto features = is_set ? read_features(cards, findings) : std::vector<deck::Features>();
    if (is_set && features.size() != cards.size()) return report;
    const deck::CheckResult result = deck::check(deck::CardsToCheck{
        .kind = kind, .cards = numbered, .symbol_count = report.symbols, .features = features});
    if (result.fault_count > 0) {
        fail_promise(result, cards, numbers, findings);
    } else {
        report.pairs = result.pairs;
        findings.pass("promise", "{}", result.promise);
    }
    return report;
}

} // namespace

VerifyReport check_cards(const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) {
        if (deck.backs.empty())
            findings.skip(
                "no-hidden-text",
                "cards: the file lacks the hidden text that spotit-print writes, or the table of its "
                "characters (/ToUnicode). Some programs drop it (pdftocairo does): verify the "
                "original file");
        else
            findings.skip(
                "no-cards", "cards: this file has {backs} and no fronts",
                diag::write_count(deck.backs.size(), "{count} back", "{count} backs", deck.backs.size()));
        return {};
    }
    std::map<int, Cards> copies; // by number
    int of = 0;                  // different cards, as the file says it
    std::size_t max_copies = 0;
    for (const ReadCard& card : deck.cards) {
        copies[card.number].push_back(&card);
        of = std::max(of, card.of);
        max_copies = std::max(max_copies, copies[card.number].size());
    }
    std::vector<int> wanted(static_cast<std::size_t>(of)), missing;
    std::iota(wanted.begin(), wanted.end(), 1);
    if (deck.part) wanted = pdf::read_ranges(*deck.part, of);
    std::ranges::copy_if(wanted, std::back_inserter(missing),
                         [&](int number) { return !copies.contains(number); });
    if (!missing.empty() && deck.is_whole)
        findings.fail("missing-cards", "missing: {cards} of {count}", format_cards(missing), of);
    Cards cards; // of one copy
    for (const auto& [number, same] : copies) {
        cards.push_back(same.front());
        check_copies(same, deck.part ? std::nullopt : std::optional(max_copies), findings);
    }
    if (deck.part)
        findings.skip("part", "the other cards: this file has {count} of {all} cards: {cards}", wanted.size(),
                      of, pdf::format_ranges(wanted));
    else if (missing.empty() && !findings.has_failed("copies"))
        max_copies == 1
            ? findings.pass("all-cards", "all {count} cards are there, each once", of)
            : findings.pass("all-cards", "all {count} cards are there, in {copies} identical copies", of,
                            max_copies);
    return check_promise(deck.kind, cards, findings);
}

} // namespace spotit::verify
