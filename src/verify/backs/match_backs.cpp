// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/backs/match_backs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::verify {

namespace {

constexpr double place_tolerance =
    0.5 * geom::points_per_millimeter; // what programs round, and no print shows
constexpr double max_angle = 45;       // degrees
// What themes may ask for (sheet.back_offset, sheet.back_rotation), and roundings.
constexpr double max_shift = 20.2 / 0.9 * geom::points_per_millimeter, max_rotation = 5.2;
constexpr double min_told = 0.1; // millimeters, degrees

double to_degrees(double radians) {
    return radians * 180 / std::numbers::pi;
}

/// Returns the angle in radians from one direction to the other, counterclockwise.
double angle_between(geom::Point one, geom::Point other) {
    return std::atan2(geom::cross(one, other), geom::dot(one, other));
}

double median_or_zero(std::vector<double> values) {
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

std::string format_shift(double millimeters, const char* positive, const char* negative) {
    return fmt::format("{:.1f} mm {}", std::abs(millimeters), millimeters > 0 ? positive : negative);
}

} // namespace

bool BackOffset::is_possible() const {
    return std::abs(shift.x) <= max_shift && std::abs(shift.y) <= max_shift &&
           std::abs(to_degrees(angle)) <= max_rotation;
}

std::string BackOffset::text() const {
    const geom::Point by = 1 / geom::points_per_millimeter * shift;
    std::string text;
    if (std::abs(by.x) >= min_told) text = format_shift(by.x, "to the right", "to the left");
    if (std::abs(by.y) >= min_told) text += (text.empty() ? "" : " and ") + format_shift(by.y, "up", "down");
    if (const double degrees = to_degrees(angle); std::abs(degrees) >= min_told)
        text += fmt::format("{}rotated by {:.1f}° {}", text.empty() ? "" : ", ", std::abs(degrees),
                            degrees > 0 ? "counterclockwise" : "clockwise");
    return text;
}

bool BackedCard::is_right() const {
    return back != nullptr && away <= allowed && angle < max_angle;
}

BackMatcher::BackMatcher(const ReadDeck& deck, const Scale& scale)
    : deck_(deck)
    , scale_(scale) {
    for (const ReadCard& card : deck.cards) {
        cards_[card.page].push_back(&card);
        is_exact_ = is_exact_ && !card.bounds.empty();
    }
    for (const ReadFace& back : deck.backs)
        backs_[back.page].push_back({&back, place(back.page, back.middle)});
}

geom::Point BackMatcher::unscaled(int page, geom::Point p) const {
    const bool is_sideways = deck_.views[static_cast<std::size_t>(page - 1)].is_sideways;
    return is_sideways ? geom::Point{p.x / scale_.down, p.y / scale_.across}
                       : geom::Point{p.x / scale_.across, p.y / scale_.down};
}

/// Returns the place around the middle of its page.
geom::Point BackMatcher::place(int page, geom::Point p) const {
    return unscaled(page, p - deck_.views[static_cast<std::size_t>(page - 1)].center());
}

/// Returns the direction in which the text of the back must run: who turns a card like the page of a book
/// sees its back upright.
geom::Point BackMatcher::direction(const ReadCard& card, const DuplexFlip& flip) const {
    const geom::Point em = unscaled(card.page, card.em);
    return (flip.is_sideways ? 1.0 : -1.0) * geom::Point{em.x, -em.y};
}

const ReadFace* BackMatcher::nearest_back(int page, geom::Point wanted) const {
    const auto backs = backs_.find(page);
    if (backs == backs_.end()) return nullptr;
    const auto nearest = std::ranges::min_element(backs->second, {}, [&](const PlacedBack& back) {
        const geom::Point away = back.place - wanted;
        return geom::dot(away, away);
    });
    return nearest->face;
}

BackOffset BackMatcher::find_offset(const DuplexFlip& flip, bool in_order) const {
    std::vector<std::pair<const ReadCard*, const ReadFace*>> pairs;
    for (const auto& [page, cards] : cards_) {
        const auto backs = backs_.find(page + flip.pages_on);
        if (backs == backs_.end() || (in_order && backs->second.size() != cards.size())) continue;
        for (std::size_t i = 0; i < cards.size(); ++i)
            pairs.emplace_back(cards[i], in_order ? backs->second[i].face
                                                  : nearest_back(page + flip.pages_on,
                                                                 flip(place(page, cards[i]->center()))));
    }
    BackOffset offset;
    std::vector<double> angles, right, up;
    for (const auto& [card, back] : pairs)
        angles.push_back(angle_between(direction(*card, flip), unscaled(back->page, back->em)));
    offset.angle = median_or_zero(std::move(angles));
    for (const auto& [card, back] : pairs) {
        const geom::Point away =
            place(back->page, back->middle) - offset(flip(place(card->page, card->center())));
        right.push_back(away.x);
        up.push_back(away.y);
    }
    offset.shift = {median_or_zero(std::move(right)), median_or_zero(std::move(up))};
    return offset;
}

BackMatch BackMatcher::match(const DuplexFlip& flip, const BackOffset& offset) const {
    BackMatch result{flip, offset, is_exact_};
    for (const ReadCard& card : deck_.cards) {
        BackedCard backed{.card = &card};
        const geom::Point wanted = offset(flip(place(card.page, card.center())));
        backed.allowed = place_tolerance + (card.bounds.empty() ? number_distance : 0);
        backed.back = nearest_back(card.page + flip.pages_on, wanted);
        if (backed.back) {
            const int page = backed.back->page;
            backed.away = geom::distance(place(page, backed.back->middle), wanted);
            const geom::Point wanted_direction = geom::Affine::rotation(offset.angle)(direction(card, flip));
            backed.angle =
                to_degrees(std::abs(angle_between(wanted_direction, unscaled(page, backed.back->em))));
        }
        result.faults += backed.is_right() ? 0 : 1;
        result.cards.push_back(backed);
    }
    return result;
}

BackMatch BackMatcher::match(const DuplexFlip& flip) const {
    BackMatch best = match(flip, BackOffset{});
    for (const bool in_order : {false, true}) {
        const BackOffset offset = find_offset(flip, in_order);
        // A shift as small as that may be the number's, which is beside the middle of its card.
        if (!offset.is_possible() || (!is_exact_ && geom::length(offset.shift) < number_distance)) continue;
        BackMatch moved = match(flip, offset);
        if (moved.faults <= best.faults) best = std::move(moved);
    }
    return best;
}

} // namespace spotit::verify
