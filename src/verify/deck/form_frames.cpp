// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/form_frames.hpp"

#include <algorithm>
#include <functional>
#include <span>
#include <utility>

namespace spotit::verify {

namespace {

/// A name stands in the middle of its picture, but for what programs round.
constexpr double picture_distance = 1; // point
constexpr double same_area = 0.99;
constexpr double min_area = 1; // square points: of what can be seen

double middle_x(const Frame* frame) {
    return frame->middle().x;
}

double max_area(const Framed& frames) {
    return (*std::ranges::max_element(frames, {}, &Frame::area))->area();
}

/// How many marks are in any of them; they are in their order.
std::size_t marks_in(std::span<const Frame* const> frames) {
    std::size_t count = 0, next = 0;
    for (const Frame* frame : frames) {
        const std::size_t begin = std::max(next, frame->first_mark);
        next = std::max(next, frame->end_of_marks);
        count += next - std::min(begin, next);
    }
    return count;
}

/// Those of one size that hold the most marks together, in their order; of several such sizes, that of the
/// outermost. Programs confine parts of a drawing, some of them to more than the drawing's own box.
Framed fullest(Framed frames) {
    std::ranges::sort(frames, std::greater(), &Frame::area);
    std::span<const Frame*> best;
    std::size_t most = 0;
    for (auto first = frames.begin(); first != frames.end();) {
        const auto end =
            std::find_if(first, frames.end(), [least = same_area * (*first)->area()](const Frame* frame) {
                return frame->area() < least;
            });
        std::sort(first, end);
        const std::span group(first, end);
        const std::size_t count = marks_in(group);
        if (count > most || (count == most && group.front() < best.front())) {
            best = group;
            most = count;
        }
        first = end;
    }
    return {best.begin(), best.end()};
}

Framed largest(Framed frames) {
    std::erase_if(
        frames, [least = same_area * max_area(frames)](const Frame* frame) { return frame->area() < least; });
    std::ranges::sort(frames); // they lie in one vector
    return frames;
}

/// Without what is drawn after the first of them, with other sizes: what stands across every card of a proof.
Framed without_later(Framed frames) {
    const Frame* const first = *std::ranges::min_element(frames);
    std::erase_if(frames, [&](const Frame* frame) {
        const auto [less, more] = std::minmax({frame->area(), first->area()});
        const bool later = frame->first_cover >= first->end_of_covers &&
                           frame->first_mark >= first->end_of_marks && frame > first;
        return later && less < same_area * more;
    });
    return frames;
}

} // namespace

PageFrames::PageFrames(const std::vector<Frame>& frames, Closeness closeness, std::size_t& looks)
    : closeness_(closeness)
    , looks_(looks) {
    for (const Frame& frame : frames) {
        const bool empty = closeness == Closeness::Marks && frame.first_mark == frame.end_of_marks;
        if (frame.area() >= min_area && !empty) by_place_.push_back(&frame);
    }
    std::ranges::stable_sort(by_place_, {}, &middle_x);
}

Framed PageFrames::near(geom::Point place) const {
    Framed there;
    auto next = std::ranges::lower_bound(by_place_, place.x - picture_distance, {}, &middle_x);
    for (; next != by_place_.end() && middle_x(*next) <= place.x + picture_distance && looks_ > 0; ++next) {
        --looks_;
        if (geom::distance((*next)->middle(), place) <= picture_distance) there.push_back(*next);
    }
    return there;
}

Framed PageFrames::around(geom::Point place, const CardPlaces& card) const {
    Framed there = near(place);
    const auto of_card = [&](const Frame* frame) {
        return card.names.size() > 1 &&
               std::ranges::all_of(card.names, [&](geom::Point name) { return frame->contains(name); });
    };
    // A card that is round is no drawing.
    std::erase_if(there, [&](const Frame* frame) { return frame->outline && of_card(frame); });
    if (there.empty()) return there;
    if (std::ranges::all_of(there, of_card))
        there = {*std::ranges::min_element(there, {}, &Frame::area)};
    else
        std::erase_if(there, of_card);
    if (card.names.size() == 1 && geom::distance(card.middle, place) < number_distance) {
        // Its own, if there is another.
        const auto smaller = [least = same_area * max_area(there)](const Frame* frame) {
            return frame->area() < least;
        };
        if (std::ranges::any_of(there, smaller)) std::erase_if(there, std::not_fn(smaller));
    }
    if (!std::ranges::all_of(there, &Frame::outline)) std::erase_if(there, std::mem_fn(&Frame::outline));
    if (!card.names.empty() && geom::distance(card.middle, place) < number_distance)
        there = without_later(std::move(there));
    return closeness_ == Closeness::Marks ? fullest(std::move(there)) : largest(std::move(there));
}

} // namespace spotit::verify
