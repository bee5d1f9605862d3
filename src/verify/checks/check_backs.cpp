// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include "pdf/text/card_ranges.hpp"
#include "verify/checks/match_backs.hpp"

#include <fmt/format.h>

#include <cmath>
#include <optional>
#include <set>

namespace spotit::verify {

namespace {

constexpr double near = 30 * geom::points_per_millimeter; // a back that is farther off is another card's
constexpr double same_size = 1;                           // points

std::string millimeters(double points) {
    return fmt::format("{:.1f} mm", points / geom::points_per_millimeter);
}

/// Returns what the file asks of the printer (ISO 32000-1, 12.2).
std::string requested_duplex(QPDF& file) {
    QPDFObjectHandle preferences = file.getRoot().getKey("/ViewerPreferences");
    QPDFObjectHandle duplex = preferences.isDictionary() ? preferences.getKey("/Duplex") : preferences;
    return duplex.isName() ? duplex.getName() : std::string();
}

class BackCheck {
public:
    BackCheck(QPDF& file, const ReadDeck& deck, Findings& findings)
        : deck_(deck)
        , findings_(findings)
        , duplex_(requested_duplex(file)) {
        const geom::Size paper = deck.views[static_cast<std::size_t>(deck.cards.front().page - 1)].size;
        is_portrait_ = paper.height >= paper.width;
        const BackMatcher matcher(deck, find_scale(deck));
        for (const int pages_on : {1, -1, 0})
            for (const bool is_sideways : {true, false}) keep(matcher.match({is_sideways, pages_on}));
    }
    void check();

private:
    void keep(BackMatch match);
    const char* edge(const DuplexFlip& flip) const {
        return flip.is_sideways == is_portrait_ ? "long" : "short";
    }
    bool asks_for_edge() const { return duplex_.starts_with("/DuplexFlip"); }
    bool is_requested(const DuplexFlip& flip) const {
        if (flip.pages_on == 0) return !asks_for_edge();
        return duplex_ == (flip.is_sideways == is_portrait_ ? "/DuplexFlipLongEdge" : "/DuplexFlipShortEdge");
    }
    void check_page_sizes(const BackMatch& match);
    void check_rotated_pages();
    void fail_cards(const BackMatch& match);
    void pass(const BackMatch& match);

    const ReadDeck& deck_;
    Findings& findings_;
    std::string duplex_;
    bool is_portrait_ = true;
    std::optional<BackMatch> requested_{}, best_{};
    std::set<int> differing_{}; ///< pages whose other side has another size
};

void BackCheck::keep(BackMatch match) {
    if (is_requested(match.flip) && (!requested_ || match.faults < requested_->faults)) requested_ = match;
    if (!best_ || match.faults < best_->faults) best_ = std::move(match);
}

void BackCheck::check_page_sizes(const BackMatch& match) {
    for (const BackedCard& card : match.cards) {
        if (card.back == nullptr || differing_.contains(card.card->page)) continue;
        const geom::Size front = deck_.views[static_cast<std::size_t>(card.card->page - 1)].size;
        const geom::Size back = deck_.views[static_cast<std::size_t>(card.back->page - 1)].size;
        if (std::abs(front.width - back.width) < same_size &&
            std::abs(front.height - back.height) < same_size)
            continue;
        differing_.insert(card.card->page);
        findings_.fail("page-sizes",
                       fmt::format("page {} is {} x {}, but page {}, its other side, {} x {}: one of "
                                   "the two was rotated, cropped or scaled",
                                   card.card->page, millimeters(front.width), millimeters(front.height),
                                   card.back->page, millimeters(back.width), millimeters(back.height)));
    }
}

/// Programs that rewrite files rotate single pages by the direction of their text.
void BackCheck::check_rotated_pages() {
    std::vector<int> rotated;
    for (std::size_t i = 0; i < deck_.views.size(); ++i)
        if (deck_.views[i].is_rotated) rotated.push_back(static_cast<int>(i) + 1);
    if (rotated.empty() || rotated.size() == deck_.views.size()) return;
    findings_.fail("page-rotation",
                   fmt::format("only some of {} pages are rotated (/Rotate): {}. Ghostscript does "
                               "that without -dAutoRotatePages=/None",
                               deck_.views.size(), pdf::format_ranges(rotated)));
}

void BackCheck::fail_cards(const BackMatch& match) {
    std::map<std::tuple<int, std::string, std::string>, std::vector<int>> cards; // by page, id and fault
    for (const BackedCard& card : match.cards) {
        const int page = card.card->page;
        if (card.is_right() || differing_.contains(page)) continue;
        std::string id = "missing-back", fault = "no back behind";
        if (card.back != nullptr && card.away <= card.allowed) {
            id = "rotated-back";
            fault = fmt::format("the back is rotated by {:.0f}° behind", card.angle);
        } else if (card.back != nullptr && card.away <= near) {
            id = "moved-back";
            fault = fmt::format("the back is {} off behind", millimeters(card.away));
        }
        cards[{page, id, fault}].push_back(card.card->number);
    }
    for (const auto& [fault, numbers] : cards)
        findings_.fail(std::get<1>(fault), fmt::format("page {}: {} {}", std::get<0>(fault),
                                                       std::get<2>(fault), format_cards(numbers)));
    if (match.faults > 0) check_rotated_pages();
}

void BackCheck::pass(const BackMatch& match) {
    const std::size_t count = deck_.cards.size();
    const std::string offset = match.offset.text();
    const std::string moved =
        offset.empty() ? "" : "; all backs are moved " + offset + ", to make up for a printer";
    if (match.flip.pages_on == 0) {
        findings_.pass("backs", fmt::format("{0} of {0} fronts have a back beside them to fold behind{1}",
                                            count, moved));
        return;
    }
    findings_.pass("backs", fmt::format("{0} of {0} fronts have a back behind them when flipped over the {1} "
                                        "edge{2}{3}{4}",
                                        count, edge(match.flip),
                                        asks_for_edge() ? ", as the file asks the printer to" : "",
                                        match.flip.pages_on < 0 ? "; backs come first" : "", moved));
    if (!match.is_exact)
        findings_.skip("back-register",
                       "backs: another program rewrote the file, so their places are known to 3 mm only");
    if (!asks_for_edge())
        findings_.skip("duplex-flip", "backs: the file doesn't ask the printer for that edge, so choose it "
                                      "when you print");
}

void BackCheck::check() {
    const bool use_requested =
        requested_ && best_->flip.pages_on != 0 && (asks_for_edge() || requested_->faults <= best_->faults);
    const BackMatch& match = use_requested ? *requested_ : *best_;
    if (match.faults > 0 && best_->faults == 0) {
        findings_.fail(
            "duplex-flip",
            fmt::format("the file asks the printer to flip over the {} edge (/Duplex), which leaves {} of "
                        "{} fronts without a right back; flip over the {} edge, or make the file again "
                        "from its theme",
                        edge(match.flip), match.faults, deck_.cards.size(), edge(best_->flip)));
        return;
    }
    check_page_sizes(match);
    fail_cards(match);
    if (match.faults == 0 && differing_.empty()) pass(match);
}

} // namespace

void check_backs(QPDF& file, const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) return;
    if (deck.backs.empty())
        findings.skip("backs", "backs: this file has none");
    else
        BackCheck(file, deck, findings).check();
}

} // namespace spotit::verify
