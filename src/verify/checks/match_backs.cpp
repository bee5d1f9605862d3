// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/match_backs.hpp"

#include "verify/checks/checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::verify {

namespace {

constexpr double place_tolerance =
    0.5 * geom::points_per_millimeter; // what programs round, and no print shows
constexpr double degree = std::numbers::pi / 180;
constexpr double max_angle = 45; // degrees
// The limits of sheet.back_offset in points and sheet.back_rotation, with roundings.
constexpr double max_shift = 20.2 / 0.9 * geom::points_per_millimeter, max_rotation = 5.2 * degree;
constexpr double min_shown = 0.1; // millimeters, degrees

/// A move of all backs: a rotation around the middle of the paper, then a shift. Points, y up, as seen on the
/// backs; radians, counterclockwise.
struct Offset {
    geom::Point shift{};
    double angle = 0;

    geom::Point operator()(geom::Point p) const { return shift + geom::Affine::rotation(angle)(p); }
    bool is_possible() const {
        return std::max(std::abs(shift.x), std::abs(shift.y)) <= max_shift && std::abs(angle) <= max_rotation;
    }
};

std::string describe(const Offset& offset) {
    struct Part {
        double value;
        const char *unit, *positive, *negative;
    };
    const geom::Point shift = 1 / geom::points_per_millimeter * offset.shift;
    std::vector<std::string> words;
    for (const Part& part :
         {Part{shift.x, " mm", "to the right", "to the left"}, Part{shift.y, " mm", "up", "down"},
          Part{offset.angle / degree, "°", "counterclockwise", "clockwise"}})
        if (std::abs(part.value) >= min_shown)
            words.push_back(fmt::format("{:.1f}{} {}", std::abs(part.value), part.unit,
                                        part.value > 0 ? part.positive : part.negative));
    return join(words);
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

/// A face as if its page had not been scaled, around the middle of the page.
struct PlacedFace {
    const ReadFace* face = nullptr;
    geom::Point place{}, em{};
};
using Pages = std::map<int, std::vector<PlacedFace>>;

template<class Faces>
Pages place_faces(const ReadDeck& deck, const Faces& faces) {
    const Scale scale = find_scale(deck);
    Pages pages;
    for (const ReadFace& face : faces) {
        const PageView& view = deck.view(face);
        const geom::Affine unscale = view.is_sideways
                                         ? geom::Affine{1 / scale.down, 0, 0, 1 / scale.across, 0, 0}
                                         : geom::Affine{1 / scale.across, 0, 0, 1 / scale.down, 0, 0};
        pages[face.page].push_back({&face, unscale(face.center() - view.center()), unscale(face.em)});
    }
    return pages;
}

/// The pages as they lie behind each other when the paper is flipped.
struct Flipped {
    DuplexFlip flip;
    Pages cards, backs;

    const std::vector<PlacedFace>& backs_behind(int page) const {
        static const std::vector<PlacedFace> none;
        const auto found = backs.find(page + flip.pages_on);
        return found == backs.end() ? none : found->second;
    }
    geom::Point place(const PlacedFace& card) const {
        return flip.is_sideways ? geom::Point{-card.place.x, card.place.y}
                                : geom::Point{card.place.x, -card.place.y};
    }
    /// Returns the direction in which the text of the back must run: who turns a card like the page of a book
    /// sees its back upright.
    geom::Point direction(const PlacedFace& card) const {
        return (flip.is_sideways ? 1.0 : -1.0) * geom::Point{card.em.x, -card.em.y};
    }
};

/// Returns the offset by the median of all pairs, in the order of the file.
Offset find_offset(const Flipped& pages) {
    std::vector<std::pair<PlacedFace, PlacedFace>> pairs;
    for (const auto& [page, cards] : pages.cards)
        if (const auto& backs = pages.backs_behind(page); backs.size() == cards.size())
            for (std::size_t i = 0; i < cards.size(); ++i) pairs.emplace_back(cards[i], backs[i]);
    Offset offset;
    std::vector<double> angles, right, up;
    for (const auto& [card, back] : pairs) angles.push_back(angle_between(pages.direction(card), back.em));
    offset.angle = median_or_zero(std::move(angles));
    for (const auto& [card, back] : pairs) {
        const geom::Point away = back.place - offset(pages.place(card));
        right.push_back(away.x);
        up.push_back(away.y);
    }
    offset.shift = {median_or_zero(std::move(right)), median_or_zero(std::move(up))};
    return offset;
}

BackMatch match(const Flipped& pages, const Offset& offset) {
    BackMatch result{pages.flip, describe(offset)};
    for (const auto& [page, cards] : pages.cards)
        for (const PlacedFace& card : cards) {
            BackedCard backed{.card = static_cast<const ReadCard*>(card.face)};
            backed.allowed = place_tolerance + (card.face->bounds.empty() ? number_distance : 0);
            if (const auto& backs = pages.backs_behind(page); !backs.empty()) {
                const geom::Point wanted = offset(pages.place(card));
                const auto away = [&](const PlacedFace& back) { return geom::distance(back.place, wanted); };
                const PlacedFace& back = *std::ranges::min_element(backs, {}, away);
                backed.back = back.face;
                backed.away = away(back);
                const geom::Point direction = geom::Affine::rotation(offset.angle)(pages.direction(card));
                backed.angle = std::abs(angle_between(direction, back.em)) / degree;
            }
            result.faults += backed.is_right() ? 0 : 1;
            result.cards.push_back(backed);
        }
    return result;
}

} // namespace

bool BackedCard::is_right() const {
    return back != nullptr && away <= allowed && angle < max_angle;
}

BackMatch match_backs(const ReadDeck& deck, const DuplexFlip& flip) {
    const Flipped pages{flip, place_faces(deck, deck.cards), place_faces(deck, deck.backs)};
    BackMatch best = match(pages, Offset{});
    const Offset offset = find_offset(pages);
    const bool is_exact =
        std::ranges::none_of(deck.cards, [](const ReadCard& card) { return card.bounds.empty(); });
    // A shift as small as that may be the number's, which is beside the middle of its card.
    if (!offset.is_possible() || (!is_exact && geom::length(offset.shift) < number_distance)) return best;
    BackMatch moved = match(pages, offset);
    return moved.faults <= best.faults ? moved : best;
}

} // namespace spotit::verify
