// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include "pdf/text/card_ranges.hpp"
#include "verify/checks/match_backs.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::verify {

namespace {

constexpr double near = 30 * geom::points_per_millimeter; // a back that is farther off is another card's

/// What the file asks of the printer.
struct PrintRequest {
    std::string duplex{}; ///< (ISO 32000-1, 12.2)
    bool is_portrait = true;

    PrintRequest(QPDF& file, const geom::Size& paper)
        : is_portrait(paper.height >= paper.width) {
        QPDFObjectHandle preferences = file.getRoot().getKey("/ViewerPreferences");
        if (preferences.isDictionary() && preferences.getKey("/Duplex").isName())
            duplex = preferences.getKey("/Duplex").getName();
    }
    std::string edge(const DuplexFlip& flip) const {
        return flip.is_sideways == is_portrait ? "long" : "short";
    }
    bool asks_for_edge() const { return duplex.starts_with("/DuplexFlip"); }
    bool asks_for(const DuplexFlip& flip) const {
        return duplex == (edge(flip) == "long" ? "/DuplexFlipLongEdge" : "/DuplexFlipShortEdge");
    }
};

/// Programs that rewrite files rotate single pages by the direction of their text.
void check_rotated_pages(const ReadDeck& deck, Findings& findings) {
    std::vector<int> rotated;
    for (std::size_t i = 0; i < deck.views.size(); ++i)
        if (deck.views[i].is_rotated) rotated.push_back(static_cast<int>(i) + 1);
    if (!rotated.empty() && rotated.size() < deck.views.size())
        findings.fail("page-rotation",
                      fmt::format("only some of {} pages are rotated (/Rotate): {}. Ghostscript does "
                                  "that without -dAutoRotatePages=/None",
                                  deck.views.size(), pdf::format_ranges(rotated)));
}

void fail_cards(const BackMatch& match, Findings& findings) {
    std::map<std::tuple<int, std::string, std::string>, std::vector<int>> cards; // by page, id and fault
    for (const BackedCard& card : match.cards) {
        if (card.is_right()) continue;
        std::string id = "missing-back", fault = "no back behind";
        if (card.back != nullptr && card.away <= card.allowed) {
            id = "rotated-back";
            fault = fmt::format("the back is rotated by {:.0f}° behind", card.angle);
        } else if (card.back != nullptr && card.away <= near) {
            id = "moved-back";
            fault = fmt::format("the back is {:.1f} mm off behind", card.away / geom::points_per_millimeter);
        }
        cards[{card.card->page, id, fault}].push_back(card.card->number);
    }
    for (const auto& [key, numbers] : cards) {
        const auto& [page, id, fault] = key;
        findings.fail(id, fmt::format("page {}: {} {}", page, fault, format_cards(numbers)));
    }
}

void pass_cards(const BackMatch& match, const PrintRequest& request, Findings& findings) {
    const std::size_t count = match.cards.size();
    const std::string moved =
        match.offset.empty() ? "" : "; all backs are moved " + match.offset + ", to make up for a printer";
    if (match.flip.pages_on == 0)
        return findings.pass(
            "backs",
            fmt::format("{0} of {0} fronts have a back beside them to fold behind{1}", count, moved));
    findings.pass("backs", fmt::format("{0} of {0} fronts have a back behind them when flipped over the {1} "
                                       "edge{2}{3}{4}",
                                       count, request.edge(match.flip),
                                       request.asks_for_edge() ? ", as the file asks the printer to" : "",
                                       match.flip.pages_on < 0 ? "; backs come first" : "", moved));
    if (std::ranges::any_of(match.cards, [](const BackedCard& card) { return card.card->bounds.empty(); }))
        findings.skip("back-register",
                      "backs: another program rewrote the file, so their places are known to 3 mm only");
    if (!request.asks_for_edge())
        findings.skip("duplex-flip", "backs: the file doesn't ask the printer for that edge, so choose it "
                                     "when you print");
}

} // namespace

void check_backs(QPDF& file, const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) return;
    if (deck.backs.empty()) return findings.skip("backs", "backs: this file has none");
    const PrintRequest request(file, deck.view(deck.cards.front()).size);
    std::vector<BackMatch> matches, requested;
    for (const int pages_on : {1, -1, 0})
        for (const bool is_sideways : {true, false}) {
            matches.push_back(match_backs(deck, {is_sideways, pages_on}));
            if (pages_on != 0 && request.asks_for(matches.back().flip)) requested.push_back(matches.back());
        }
    const BackMatch& best = *std::ranges::min_element(matches, {}, &BackMatch::faults);
    const BackMatch& match = requested.empty() || best.flip.pages_on == 0
                                 ? best
                                 : *std::ranges::min_element(requested, {}, &BackMatch::faults);
    if (match.faults == 0) return pass_cards(match, request, findings);
    if (best.faults == 0)
        return findings.fail(
            "duplex-flip",
            fmt::format("the file asks the printer to flip over the {} edge (/Duplex), which leaves {} of "
                        "{} fronts without a right back; flip over the {} edge, or make the file again "
                        "from its theme",
                        request.edge(match.flip), match.faults, deck.cards.size(), request.edge(best.flip)));
    fail_cards(match, findings);
    check_rotated_pages(deck, findings);
}

} // namespace spotit::verify
