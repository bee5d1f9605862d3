// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/visibility/check_visibility.hpp"

#include "verify/deck/check_deck.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace spotit::verify {

namespace {

constexpr double nearly_all = 0.95;
constexpr std::size_t max_told = 8;

/// Names whose drawings look veiled on most cards: so a program has written out the drawing itself.
class Usual {
public:
    Usual(const ReadDeck& deck, Closeness closeness) {
        if (closeness == Closeness::Forms) return;
        for (const ReadCard& card : deck.cards)
            for (const ReadSymbol& symbol : card.symbols) {
                Count& count = counts_[symbol.name];
                ++count.all;
                count.veiled += may_be_own(symbol.seen) ? 1 : 0;
            }
    }
    bool is_own(const ReadSymbol& symbol) const {
        if (!may_be_own(symbol.seen)) return false;
        const auto count = counts_.find(symbol.name);
        return count != counts_.end() && 2 * count->second.veiled > count->second.all;
    }

private:
    struct Count {
        int veiled = 0, all = 0;
    };
    static bool may_be_own(const Seen& seen) { return seen.own || seen.veil == Veil::Mask; }

    std::map<std::string, Count> counts_{};
};

/// What is hidden on a card by one thing.
struct Veiled {
    Seen most{};
    std::vector<std::string> names{};
    bool all = false; ///< all that the card has
};

std::vector<Veiled> veiled_on(const ReadCard& card, const Usual& usual) {
    std::map<std::pair<Veil, bool>, Veiled> by_veil;
    for (const ReadSymbol& symbol : card.symbols) {
        const Seen& seen = symbol.seen;
        if (seen.veil == Veil::None || usual.is_own(symbol)) continue;
        Veiled& veiled = by_veil[{seen.veil, seen.sure}];
        if (veiled.names.empty() || seen.hidden > veiled.most.hidden) veiled.most = seen;
        veiled.names.push_back(symbol.name);
    }
    std::vector<Veiled> all;
    for (auto& [veil, veiled] : by_veil) {
        veiled.all = veiled.names.size() == card.symbols.size() && veiled.most.hidden >= nearly_all;
        all.push_back(std::move(veiled));
    }
    return all;
}

std::string told_wrong(const ReadDeck& deck, const ReadCard& card, const Veiled& veiled) {
    const bool one = veiled.names.size() == 1;
    const std::string share =
        veiled.most.hidden >= nearly_all
            ? std::string("can't be seen")
            : fmt::format("can be seen in part only{} {:.0f} % {} hidden", one ? "," : ", up to",
                          100 * veiled.most.hidden, one ? "is" : "are");
    return fmt::format("{} on card {} on page {} {}: {}", listed(veiled.names), card.number, card.page, share,
                       told_veil(deck, veiled.most, one ? "it" : "them"));
}

/// Cards on one page of which nothing can be seen, for one reason.
struct Gone {
    std::vector<int> numbers{};
    Seen seen{};
};

void tell_gone(const ReadDeck& deck, const std::map<std::pair<int, Veil>, Gone>& gone, Findings& findings) {
    for (const auto& [place, cards] : gone)
        findings.wrong(fmt::format("nothing can be seen of {} on page {}: {}", told_cards(cards.numbers),
                                   place.first, told_veil(deck, cards.seen, "it")));
}

void tell_unsure(const ReadDeck& deck, const std::map<Veil, std::vector<std::string>>& unsure,
                 Findings& findings) {
    for (const auto& [veil, places] : unsure) {
        const std::size_t more = places.size() - std::min(places.size(), max_told);
        findings.open(fmt::format("whether all pictures can be seen: {}: {}{}",
                                  told_veil(deck, {.veil = veil, .sure = false}, "them"),
                                  listed({places.begin(), places.end() - static_cast<std::ptrdiff_t>(more)}),
                                  more > 0 ? fmt::format(", and {} more", more) : ""));
    }
}

} // namespace

std::string told_veil(const ReadDeck& deck, const Seen& seen, const char* them) {
    const std::string name = seen.layer < 0 ? "" : deck.layers[static_cast<std::size_t>(seen.layer)];
    const std::string layer = name.empty() ? "a layer" : fmt::format("the layer \"{}\"", name);
    switch (seen.veil) {
    case Veil::Clip:
        return fmt::format("a clip cuts {} off", them);
    case Veil::Box:
        return fmt::format("the /BBox of a form cuts {} off", them);
    case Veil::Page:
        return "the page ends there";
    case Veil::Opacity:
        return fmt::format("the opacity is {:.0f} %", 100 * seen.opacity);
    case Veil::Mask:
        return fmt::format("a soft mask, or a clip of letters, may hide {}", them);
    case Veil::Layer:
        return layer + " is not printed";
    case Veil::SomeLayer:
        return "an expression says whether the layer is printed, and nobody works it out";
    case Veil::Cover:
        return "something else is painted there afterwards";
    case Veil::Annotation:
        return "an annotation lies there";
    case Veil::Size:
        return "less than 2 mm are too small";
    case Veil::Nothing:
        return "nothing is painted there";
    case Veil::None:
        break;
    }
    return {};
}

bool check_sight(const ReadDeck& deck, Closeness closeness, Findings& findings) {
    const Usual usual(deck, closeness);
    std::map<std::pair<int, Veil>, Gone> gone;
    std::map<Veil, std::vector<std::string>> unsure;
    std::vector<std::string> parts;
    for (const ReadCard& card : deck.cards)
        for (const Veiled& veiled : veiled_on(card, usual)) {
            if (!veiled.most.sure) {
                for (const std::string& name : veiled.names)
                    unsure[veiled.most.veil].push_back(fmt::format("{} on card {}", name, card.number));
            } else if (veiled.all) {
                Gone& all = gone[{card.page, veiled.most.veil}];
                all.numbers.push_back(card.number);
                all.seen = veiled.most;
            } else {
                parts.push_back(told_wrong(deck, card, veiled));
            }
        }
    tell_gone(deck, gone, findings);
    for (std::string& part : parts) findings.wrong(std::move(part));
    tell_unsure(deck, unsure, findings);
    return findings.end_sort() && unsure.empty();
}

} // namespace spotit::verify
