// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/backs/match_backs.hpp"

#include "verify/deck/form_frames.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>

namespace spotit::verify {

namespace {

/// What programs round, and printers don't show.
constexpr double tolerance = 0.5 * geom::points_per_millimeter;
constexpr double max_turned = 45; // degrees

double degrees_between(geom::Point one, geom::Point other) {
    const double angle = std::abs(std::atan2(geom::cross(one, other), geom::dot(one, other)));
    return angle * 180 / std::numbers::pi;
}

} // namespace

bool Backed::is_right() const {
    return back != nullptr && away <= allowed && turned < max_turned;
}

const ReadBack* Behinds::nearest_back(int page, geom::Point place) const {
    const auto backs = from_left_.find(page);
    if (backs == from_left_.end()) return nullptr;
    const ReadBack* nearest = nullptr;
    double least = std::numeric_limits<double>::infinity();
    // Whether one that is farther from the left or from the right can still be nearer.
    const auto look_at = [&](const Placed& one) {
        if (const double away = geom::distance(one.place, place); away < least) {
            least = away;
            nearest = one.back;
        }
        return std::abs(one.place.x - place.x) < least;
    };
    const auto middle = std::ranges::lower_bound(backs->second, place.x, {}, &Placed::x);
    for (auto next = middle; next != backs->second.end() && look_at(*next);) ++next;
    for (auto next = middle; next != backs->second.begin() && look_at(*std::prev(next));) --next;
    return nearest;
}

Behinds::Behinds(const ReadDeck& deck)
    : deck_(deck) {
    for (const ReadCard& card : deck.cards) {
        cards_[card.page].push_back(&card);
        exact_ = exact_ && !card.bounds.empty();
    }
    for (const ReadBack& back : deck.backs) {
        backs_[back.page].push_back(&back);
        if (const geom::Point p = place(back); std::isfinite(p.x) && std::isfinite(p.y))
            from_left_[back.page].push_back({p, &back});
    }
    for (auto& [page, backs] : from_left_) std::ranges::stable_sort(backs, {}, &Placed::x);
}

geom::Point Behinds::turned_place(const ReadCard& card, const Turn& turn) const {
    return turn(card.center() - view(card.page).center());
}

geom::Point Behinds::place(const ReadBack& back) const {
    return back.middle - view(back.page).center();
}

/// Files of ours have them in the same order.
std::vector<Behind> Behinds::pairs_in_order(const Turn& turn) const {
    std::vector<Behind> pairs;
    for (const auto& [page, cards] : cards_) {
        const auto backs = backs_.find(page + turn.pages_on);
        if (backs == backs_.end() || backs->second.size() != cards.size()) continue;
        for (std::size_t i = 0; i < cards.size(); ++i)
            pairs.push_back({turned_place(*cards[i], turn), place(*backs->second[i])});
    }
    return pairs;
}

std::vector<Behind> Behinds::nearest_pairs(const Turn& turn) const {
    std::vector<Behind> pairs;
    for (const ReadCard& card : deck_.cards)
        if (const Backed there = behind(card, turn, {}); there.back)
            pairs.push_back({turned_place(card, turn), place(*there.back)});
    return pairs;
}

Backed Behinds::behind(const ReadCard& card, const Turn& turn, const BackShift& shift) const {
    Backed result{.card = &card};
    const geom::Point wanted = shift(turned_place(card, turn));
    result.allowed = tolerance + (card.bounds.empty() ? number_distance : 0);
    result.back = nearest_back(card.page + turn.pages_on, wanted);
    if (!result.back) return result;
    result.away = geom::distance(place(*result.back), wanted);
    // Who turns a card like the page of a book sees its back upright.
    const geom::Point along = (turn.sideways ? 1.0 : -1.0) * geom::Point{card.em.x, -card.em.y};
    result.turned = degrees_between(shift.linear()(along), result.back->em);
    return result;
}

Opposite Behinds::opposite(const Turn& turn, const BackShift& shift) const {
    Opposite all{turn, shift, exact_};
    for (const ReadCard& card : deck_.cards) {
        all.fronts.push_back(behind(card, turn, shift));
        all.faults += all.fronts.back().is_right() ? 0 : 1;
    }
    return all;
}

Opposite Behinds::when_turned(const Turn& turn) const {
    Opposite best = opposite(turn, {});
    for (const auto& pairs : {nearest_pairs(turn), pairs_in_order(turn)}) {
        const BackShift shift = shift_of(pairs);
        // What is as little may be that of the numbers.
        if (!shift.is_possible() || (!exact_ && geom::length(shift.by) < number_distance)) continue;
        Opposite moved = opposite(turn, shift);
        // The shift is told, also where it is too little to be a fault.
        if (moved.faults <= best.faults) best = std::move(moved);
    }
    return best;
}

} // namespace spotit::verify
