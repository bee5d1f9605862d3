// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/unnamed_frames.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

namespace spotit::verify {

namespace {

/// The number of a card may be drawn as a symbol is, but is much smaller.
constexpr double min_share_of_symbol = 0.1;

bool holds_corners_of(const Frame& outer, const Frame& inner) {
    return std::ranges::all_of(inner.corners, [&](geom::Point corner) { return outer.contains(corner); });
}

} // namespace

UnnamedFrames::UnnamedFrames(const std::vector<Named>& names, Closeness closeness, std::size_t& looks)
    : closeness_(closeness)
    , looks_(looks)
    , min_of_page_(std::numeric_limits<double>::infinity()) {
    for (const Named& named : names) {
        if (named.frames.empty()) continue;
        take(named.frames);
        const double area = named.frames.front()->area();
        const std::size_t end = named.frames.front()->end_of_marks;
        OfCard& card = cards_.try_emplace(named.card, OfCard{area, end}).first->second;
        card.min_area = std::min(card.min_area, area);
        card.first_end = std::min(card.first_end, end);
        min_of_page_ = std::min(min_of_page_, area);
        for (const Frame* frame : named.frames) {
            card.frames.push_back(frame);
            holders_.push_back({frame, &named.name});
            outlined_ = outlined_ || frame->outline;
            std::size_t& last = ends_[frame->first_mark];
            last = std::max(last, frame->end_of_marks);
        }
    }
    std::size_t last = 0;
    for (auto& [first, end] : ends_) end = last = std::max(last, end);
}

/// Drawn while the frame of a name was open.
bool UnnamedFrames::is_nested(const Frame& frame) const {
    const auto next = ends_.upper_bound(frame.first_mark);
    return next != ends_.begin() && std::prev(next)->second >= frame.end_of_marks;
}

bool UnnamedFrames::may_be_drawing(const Frame& frame, std::size_t card) const {
    if (looks_ == 0 || taken_.contains(&frame) || (frame.outline && !outlined_)) return false;
    const auto of_card = cards_.find(card);
    const double least = of_card == cards_.end() ? min_of_page_ : of_card->second.min_area;
    if (frame.area() < min_share_of_symbol * least) return false;
    return closeness_ == Closeness::Forms || !is_nested(frame);
}

const std::string& UnnamedFrames::holder_of(const Frame& frame) const {
    static const std::string none;
    if (closeness_ == Closeness::Forms) return none;
    looks_ -= std::min(looks_, holders_.size());
    const auto holder = std::ranges::find_if(
        holders_, [&](const Holder& one) { return holds_corners_of(*one.frame, frame); });
    return holder == holders_.end() ? none : *holder->name;
}

bool UnnamedFrames::is_upon(const Frame& frame, std::size_t card) const {
    const auto of_card = cards_.find(card);
    if (of_card == cards_.end() || frame.first_mark < of_card->second.first_end) return false;
    return std::ranges::any_of(of_card->second.frames, [&](const Frame* named) {
        return named->contains(frame.middle()) || frame.contains(named->middle());
    });
}

} // namespace spotit::verify
