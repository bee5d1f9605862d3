// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/page_frames.hpp"

#include <algorithm>
#include <functional>

namespace spotit::pdf {

namespace {

/// A name stands in the middle of its picture, but for what programs round.
constexpr double picture_distance = 1; // point
constexpr double same_area = 0.99;
constexpr double least_area = 1; // square points: of what can be seen

double middle_x(const Frame* frame) {
    return frame->middle().x;
}

double largest_area(const std::vector<const Frame*>& frames) {
    return (*std::ranges::max_element(frames, {}, &Frame::area))->area();
}

} // namespace

PageFrames::PageFrames(const std::vector<Frame>& frames, Closeness closeness, std::size_t& looks)
    : looks_(looks) {
    for (const Frame& frame : frames) {
        const bool empty = closeness == Closeness::Marks && frame.first_mark == frame.end_of_marks;
        if (frame.area() >= least_area && !empty) by_place_.push_back(&frame);
    }
    std::ranges::stable_sort(by_place_, {}, &middle_x);
}

std::vector<const Frame*> PageFrames::near(geom::Point place) const {
    std::vector<const Frame*> there;
    auto next = std::ranges::lower_bound(by_place_, place.x - picture_distance, {}, &middle_x);
    for (; next != by_place_.end() && middle_x(*next) <= place.x + picture_distance && looks_ > 0; ++next) {
        --looks_;
        if (geom::distance((*next)->middle(), place) <= picture_distance) there.push_back(*next);
    }
    return there;
}

std::vector<const Frame*> PageFrames::around(geom::Point place, const CardPlaces& card) const {
    std::vector<const Frame*> there = near(place);
    const auto of_card = [&](const Frame* frame) {
        return card.names.size() > 1 &&
               std::ranges::all_of(card.names, [&](geom::Point name) { return frame->contains(name); });
    };
    if (there.empty()) return there;
    if (std::ranges::all_of(there, of_card))
        there = {*std::ranges::min_element(there, {}, &Frame::area)};
    else
        std::erase_if(there, of_card);
    if (card.names.size() == 1 && geom::distance(card.middle, place) < number_distance) {
        // Its own, if there is another.
        const auto smaller = [least = same_area * largest_area(there)](const Frame* frame) {
            return frame->area() < least;
        };
        if (std::ranges::any_of(there, smaller)) std::erase_if(there, std::not_fn(smaller));
    }
    std::erase_if(there, [least = same_area * largest_area(there)](const Frame* frame) {
        return frame->area() < least;
    });
    std::ranges::sort(there); // they lie in one vector
    return there;
}

} // namespace spotit::pdf
