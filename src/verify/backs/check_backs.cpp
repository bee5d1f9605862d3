// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/backs/check_backs.hpp"

#include "verify/backs/check_painted_backs.hpp"
#include "verify/backs/check_sheets.hpp"
#include "verify/backs/compare_backs.hpp"
#include "verify/backs/match_backs.hpp"
#include "verify/deck/check_deck.hpp"

#include <fmt/format.h>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace spotit::verify {

namespace {

constexpr double near = 30 * geom::points_per_millimeter; // what is farther off belongs to another card

/// What is wrong behind a front; cards and page are yet to be named.
std::string fault_of(const Backed& front) {
    const std::string bare = "there is no back behind {} on page {}";
    if (!front.back || front.away > near) return bare;
    if (front.away > front.allowed)
        return fmt::format("{}: the nearest lies {} off", bare, in_millimeters(front.away));
    return fmt::format("behind {{}} on page {{}}, what is printed on the back is turned by {:.0f} degrees",
                       front.turned);
}

/// What the file asks of the printer (ISO 32000-1, 12.2).
std::string asked_duplex(QPDF& file) {
    QPDFObjectHandle preferences = file.getRoot().getKey("/ViewerPreferences");
    QPDFObjectHandle duplex = preferences.isDictionary() ? preferences.getKey("/Duplex") : preferences;
    return duplex.isName() ? duplex.getName() : std::string();
}

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
    void tell_faults(const Opposite& opposite, const std::set<int>& told_pages);
    void tell_proof(const Opposite& opposite);

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

void Backs::tell_faults(const Opposite& opposite, const std::set<int>& told_pages) {
    std::map<std::pair<int, std::string>, std::vector<int>> faults; // cards by page and fault
    for (const Backed& front : opposite.fronts)
        if (!front.is_right() && !told_pages.contains(front.card->page))
            faults[{front.card->page, fault_of(front)}].push_back(front.card->number);
    for (const auto& [fault, cards] : faults)
        findings_.wrong(fmt::format(fmt::runtime(fault.second), told_cards(cards), fault.first));
    if (opposite.faults > 0) check_turned_pages(deck_, findings_);
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
    tell_faults(meant, check_leaves(deck_, meant, findings_));
    if (!findings_.end_sort()) return;
    tell_proof(meant);
    check_looks(deck_, meant, findings_);
    check_painted_backs(deck_, meant, findings_);
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

} // namespace spotit::verify
