// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/check_backs.hpp"

#include "pdf/behind.hpp"
#include "pdf/check_deck.hpp"
#include "pdf/ranges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace spotit::pdf {

namespace {

constexpr double same_size = 1;                           // points
constexpr double near = 30 * geom::points_per_millimetre; // what is farther off belongs to another card

std::string in_millimetres(double points) {
    return fmt::format("{:.1f} mm", points / geom::points_per_millimetre);
}

/// What is wrong behind a front; cards and page are yet to be named.
std::string fault_of(const Backed& front) {
    const std::string bare = "there is no back behind {} on page {}";
    if (!front.back || front.away > near) return bare;
    if (front.away > front.allowed)
        return fmt::format("{}: the nearest lies {} off", bare, in_millimetres(front.away));
    return fmt::format("behind {{}} on page {{}}, what is printed on the back is turned by {:.0f} degrees",
                       front.turned);
}

/// What the file asks of the printer (ISO 32000-1, 12.2).
std::string asked_duplex(QPDF& file) {
    QPDFObjectHandle preferences = file.getRoot().getKey("/ViewerPreferences");
    QPDFObjectHandle duplex = preferences.isDictionary() ? preferences.getKey("/Duplex") : preferences;
    return duplex.isName() ? duplex.getName() : std::string();
}

/// The pages of the two sides of a leaf.
struct Leaf {
    int front = 0, back = 0;
    friend auto operator<=>(const Leaf&, const Leaf&) = default;
};

class Backs {
public:
    Backs(QPDF& file, const ReadDeck& deck, Findings& findings)
        : deck_(deck)
        , findings_(findings)
        , duplex_(asked_duplex(file)) {
        const Behinds behinds(deck);
        const geom::Size paper = deck.views[static_cast<std::size_t>(deck.cards.front().page - 1)].size;
        upright_ = paper.height >= paper.width;
        for (const int pages_on : {1, -1, 0})
            for (const bool sideways : {true, false}) keep(behinds.when_turned({sideways, pages_on}));
    }
    void check();

private:
    void keep(Opposite opposite);
    /// By which the backs are judged.
    const Opposite& meant() const;
    const char* edge(const Turn& turn) const { return turn.sideways == upright_ ? "long" : "short"; }
    bool is_asked_for(const Turn& turn) const {
        if (turn.pages_on == 0) return duplex_.empty() || duplex_ == "/Simplex";
        return duplex_ == (turn.sideways == upright_ ? "/DuplexFlipLongEdge" : "/DuplexFlipShortEdge");
    }
    bool asks_for_an_edge() const {
        return duplex_ == "/DuplexFlipLongEdge" || duplex_ == "/DuplexFlipShortEdge";
    }
    /// The pages of fronts whose backs' page is not as large.
    std::set<int> tell_papers(const Opposite& opposite);
    void tell_faults(const Opposite& opposite, const std::set<int>& told_pages);
    void tell_turned_pages();
    void tell_proof(const Opposite& opposite);
    void tell_looks(const Opposite& opposite);

    const ReadDeck& deck_;
    Findings& findings_;
    std::string duplex_;
    bool upright_ = true;                       ///< the paper
    std::optional<Opposite> asked_, likeliest_; ///< of the turns that the file asks for, and of all
};

void Backs::keep(Opposite opposite) {
    const auto better = [&](const std::optional<Opposite>& than) {
        return !than || opposite.faults < than->faults;
    };
    if (is_asked_for(opposite.turn) && better(asked_)) asked_ = opposite;
    if (better(likeliest_)) likeliest_ = std::move(opposite);
}

std::set<int> Backs::tell_papers(const Opposite& opposite) {
    std::set<Leaf> leaves;
    for (const Backed& front : opposite.fronts)
        if (front.back) leaves.insert({front.card->page, front.back->page});
    std::set<int> differing;
    for (const auto& [front, back] : leaves) {
        const geom::Size one = deck_.views[static_cast<std::size_t>(front - 1)].size;
        const geom::Size other = deck_.views[static_cast<std::size_t>(back - 1)].size;
        if (std::abs(one.width - other.width) < same_size && std::abs(one.height - other.height) < same_size)
            continue;
        differing.insert(front);
        findings_.wrong(fmt::format("page {} is {} wide and {} high, and page {}, its other side, {} and {}: "
                                    "one of the two was turned, cropped or scaled",
                                    front, in_millimetres(one.width), in_millimetres(one.height), back,
                                    in_millimetres(other.width), in_millimetres(other.height)));
    }
    return differing;
}

void Backs::tell_faults(const Opposite& opposite, const std::set<int>& told_pages) {
    std::map<std::pair<int, std::string>, std::vector<int>> faults; // cards by page and fault
    for (const Backed& front : opposite.fronts)
        if (!front.is_right() && !told_pages.contains(front.card->page))
            faults[{front.card->page, fault_of(front)}].push_back(front.card->number);
    for (const auto& [fault, cards] : faults)
        findings_.wrong(fmt::format(fmt::runtime(fault.second), told_cards(cards), fault.first));
    if (opposite.faults > 0) tell_turned_pages();
}

/// Programs that rewrite files turn single pages by what they take for their text's direction.
void Backs::tell_turned_pages() {
    std::vector<int> turned;
    for (std::size_t i = 0; i < deck_.views.size(); ++i)
        if (deck_.views[i].quarters != 0) turned.push_back(static_cast<int>(i) + 1);
    if (turned.empty() || turned.size() == deck_.views.size()) return;
    findings_.wrong(
        fmt::format("of {} pages some are turned (/Rotate) and others not: {}. Ghostscript does that "
                    "unless it is told -dAutoRotatePages=/None",
                    deck_.views.size(), written_ranges(turned)));
}

void Backs::tell_proof(const Opposite& opposite) {
    const Turn& turn = opposite.turn;
    const std::size_t count = deck_.cards.size();
    const std::string shift = told(opposite.shift);
    const std::string moved =
        shift.empty() ? ""
                      : "; for a printer that misses, all backs are moved " + shift + ", as seen on them";
    if (turn.pages_on == 0) {
        findings_.proved(fmt::format("a back lies opposite each of the {} fronts, to be folded behind it{}",
                                     count, moved));
        return;
    }
    findings_.proved(fmt::format(
        "a back lies behind each of the {} fronts when the paper is turned over its {} edge{}{}{}", count,
        edge(turn), asks_for_an_edge() ? ", as the file asks for" : "",
        turn.pages_on < 0 ? "; the page of the backs comes first" : "", moved));
    if (!opposite.exact)
        findings_.open(
            "whether they meet exactly: a program that rewrote the file left their places known to "
            "3 mm only");
    if (!asks_for_an_edge())
        findings_.open("whether the printer turns the paper so: the file doesn't ask for it, so choose that "
                       "edge when you print");
}

/// Each card must have the same backs as the others, however many copies there are.
void Backs::tell_looks(const Opposite& opposite) {
    using Looks = std::multiset<std::vector<int>>;
    std::map<int, Looks> by_card;
    std::set<std::vector<int>> all;
    for (const Backed& front : opposite.fronts) {
        if (front.back->looks.empty()) {
            findings_.open("whether the backs look alike: a program that rewrote the file left nothing to "
                           "compare them by");
            return;
        }
        by_card[front.card->number].insert(front.back->looks);
        all.insert(front.back->looks);
    }
    if (all.size() == 1) {
        findings_.proved("all backs look the same");
        return;
    }
    if (deck_.part) return; // there may be a copy of some cards only
    std::map<Looks, std::size_t> usual;
    for (const auto& [number, looks] : by_card) ++usual[looks];
    const auto most = std::ranges::max_element(usual, {}, [](const auto& one) { return one.second; });
    for (const auto& [number, looks] : by_card)
        if (looks != most->first)
            findings_.wrong(fmt::format("the backs of card {} do not look as those of the other cards do: "
                                        "they give it away",
                                        number));
    if (findings_.end_sort())
        findings_.proved(fmt::format("each card has the same {} kinds of backs", all.size()));
}

const Opposite& Backs::meant() const {
    if (!asked_ || likeliest_->turn.pages_on == 0) return *likeliest_;
    return asks_for_an_edge() || asked_->faults <= likeliest_->faults ? *asked_ : *likeliest_;
}

void Backs::check() {
    const Opposite& meant = this->meant();
    if (meant.faults > 0 && likeliest_->faults == 0) {
        findings_.wrong(fmt::format(
            "the file asks the printer to turn the paper over its {} edge (/Duplex), and then {} of {} "
            "fronts "
            "have no back behind them, or one on its head; they all have one when it is turned over its {} "
            "edge: choose that when you print, or make the file again from its theme",
            edge(meant.turn), meant.faults, deck_.cards.size(), edge(likeliest_->turn)));
        findings_.end_sort();
        return;
    }
    tell_faults(meant, tell_papers(meant));
    if (!findings_.end_sort()) return;
    tell_proof(meant);
    tell_looks(meant);
}

} // namespace

void check_backs(QPDF& file, const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) return;
    if (deck.backs.empty()) {
        findings.open("whether backs meet their fronts: there are no backs in this file");
        return;
    }
    Backs(file, deck, findings).check();
}

} // namespace spotit::pdf
