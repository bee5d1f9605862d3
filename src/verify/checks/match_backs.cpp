// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/match_backs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::verify {

namespace {

constexpr double place_tolerance =
    0.5 * geom::points_per_millimeter; // what programs round, and no print shows
constexpr double max_angle = 45;       // degrees
// The limits of sheet.back_offset in points and sheet.back_rotation in degrees, with roundings.
constexpr double max_shift = 20.2 / 0.9 * geom::points_per_millimeter, max_rotation = 5.2;
constexpr double min_shown = 0.1; // millimeters, degrees

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

/// Returns the direction in which the text of the back must run, from that of the front: who turns a card
/// like the page of a book sees its back upright.
geom::Point back_direction(geom::Point em, const DuplexFlip& flip) {
    return (flip.is_sideways ? 1.0 : -1.0) * geom::Point{em.x, -em.y};
}

} // namespace

bool BackOffset::is_possible() const {
    return std::abs(shift.x) <= max_shift && std::abs(shift.y) <= max_shift &&
           std::abs(to_degrees(angle)) <= max_rotation;
}

std::string BackOffset::text() const {
    const geom::Point by = 1 / geom::points_per_millimeter * shift;
    std::string text;
    if (std::abs(by.x) >= min_shown) text = format_shift(by.x, "to the right", "to the left");
    if (std::abs(by.y) >= min_shown) text += (text.empty() ? "" : " and ") + format_shift(by.y, "up", "down");
    if (const double degrees = to_degrees(angle); std::abs(degrees) >= min_shown)
        text += fmt::format("{}rotated by {:.1f}° {}", text.empty() ? "" : ", ", std::abs(degrees),
                            degrees > 0 ? "counterclockwise" : "clockwise");
    return text;
}

bool BackedCard::is_right() const {
    return back != nullptr && away <= allowed && angle < max_angle;
}

BackMatcher::BackMatcher(const ReadDeck& deck, const Scale& scale) {
    const auto placed = [&](const ReadFace& face, geom::Point place) {
        const PageView& view = deck.views[static_cast<std::size_t>(face.page - 1)];
        const geom::Affine unscale = view.is_sideways
                                         ? geom::Affine{1 / scale.down, 0, 0, 1 / scale.across, 0, 0}
                                         : geom::Affine{1 / scale.across, 0, 0, 1 / scale.down, 0, 0};
        return PlacedFace{.face = &face, .place = unscale(place - view.center()), .em = unscale(face.em)};
    };
    for (const ReadCard& card : deck.cards) {
        PlacedFace face = placed(card, card.center());
        face.card = &card;
        cards_[card.page].push_back(face);
        is_exact_ = is_exact_ && !card.bounds.empty();
    }
    for (const ReadFace& back : deck.backs) backs_[back.page].push_back(placed(back, back.middle));
}

BackOffset BackMatcher::find_offset(const DuplexFlip& flip) const {
    std::vector<std::pair<PlacedFace, PlacedFace>> pairs;
    for (const auto& [page, cards] : cards_)
        if (const auto backs = backs_.find(page + flip.pages_on);
            backs != backs_.end() && backs->second.size() == cards.size())
            for (std::size_t i = 0; i < cards.size(); ++i) pairs.emplace_back(cards[i], backs->second[i]);
    BackOffset offset;
    std::vector<double> angles, right, up;
    for (const auto& [card, back] : pairs)
        angles.push_back(angle_between(back_direction(card.em, flip), back.em));
    offset.angle = median_or_zero(std::move(angles));
    for (const auto& [card, back] : pairs) {
        const geom::Point away = back.place - offset(flip(card.place));
        right.push_back(away.x);
        up.push_back(away.y);
    }
    offset.shift = {median_or_zero(std::move(right)), median_or_zero(std::move(up))};
    return offset;
}

BackMatch BackMatcher::match(const DuplexFlip& flip, const BackOffset& offset) const {
    BackMatch result{flip, offset, is_exact_};
    for (const auto& [page, cards] : cards_)
        for (const PlacedFace& card : cards) {
            BackedCard backed{.card = card.card};
            const geom::Point wanted = offset(flip(card.place));
            backed.allowed = place_tolerance + (card.face->bounds.empty() ? number_distance : 0);
            if (const auto backs = backs_.find(page + flip.pages_on); backs != backs_.end()) {
                const auto away = [&](const PlacedFace& back) { return geom::distance(back.place, wanted); };
                const PlacedFace& back = *std::ranges::min_element(backs->second, {}, away);
                const geom::Point direction =
                    geom::Affine::rotation(offset.angle)(back_direction(card.em, flip));
                backed.back = back.face;
                backed.away = away(back);
                backed.angle = to_degrees(std::abs(angle_between(direction, back.em)));
            }
            result.faults += backed.is_right() ? 0 : 1;
            result.cards.push_back(backed);
        }
    return result;
}

BackMatch BackMatcher::match(const DuplexFlip& flip) const {
    BackMatch best = match(flip, BackOffset{});
    const BackOffset offset = find_offset(flip);
    // A shift as small as that may be the number's, which is beside the middle of its card.
    if (!offset.is_possible() || (!is_exact_ && geom::length(offset.shift) < number_distance)) return best;
    BackMatch moved = match(flip, offset);
    return moved.faults <= best.faults ? moved : best;
}

} // namespace spotit::verify
