// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/visibility/visibility.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace spotit::verify {

namespace {

constexpr double told_part = 0.25; // of what is painted, that may be hidden before it is told
constexpr double min_length = 2 * geom::points_per_millimeter; // of what can be made out
constexpr double hides = 0.8;                                  // as much as needed not to be seen
constexpr double own_room = 1.05;                              // around a drawing, for what programs round
constexpr std::size_t few = 5, some = 8, many = 10;            // samples along a side
constexpr std::ptrdiff_t suspicious = 12;                      // of some: then it is looked at closely

/// Places all over the frame, in rows along its first side.
std::vector<geom::Point> samples_of(const Frame& frame, std::size_t along) {
    std::vector<geom::Point> samples;
    const geom::Point x = frame.corners[1] - frame.corners[0], y = frame.corners[3] - frame.corners[0];
    const auto share = [along](std::size_t i) {
        return (static_cast<double>(i) + 0.5) / static_cast<double>(along);
    };
    for (std::size_t row = 0; row < along; ++row)
        for (std::size_t column = 0; column < along; ++column)
            samples.push_back(frame.corners[0] + share(column) * x + share(row) * y);
    return samples;
}

} // namespace

Visibility::Visibility(const PageContents& page, PageReader& reader, std::vector<Framed> drawings,
                       std::size_t& looks)
    : page_(page)
    , reader_(reader)
    , drawings_(std::move(drawings))
    , looks_(looks) {
    std::vector<int> opened(page.covers.size() + 1); // how many more frames are open from there on
    for (const Framed& frames : drawings_) {
        std::size_t end = 0;
        geom::Box box;
        for (const Frame* frame : frames) {
            ++opened[frame->first_cover];
            --opened[frame->end_of_covers];
            end = std::max(end, frame->end_of_covers);
            for (const geom::Point corner : frame->corners) box.add(corner);
        }
        ends_.push_back(end);
        boxes_.push_back(box);
    }
    int open = 0;
    for (std::size_t i = 0; i < page.covers.size(); ++i)
        if ((open += opened[i]) == 0 && !page.covers[i].is_letters()) strange_.push_back(i);
}

Hiding Visibility::strange_on(std::size_t drawing) const {
    Hiding later(page_, reader_, looks_);
    for (auto next = std::ranges::lower_bound(strange_, ends_[drawing]); next != strange_.end() && looks_ > 0;
         ++next, --looks_) {
        const Cover& cover = page_.covers[*next];
        if (!cover.bounds.intersects(boxes_[drawing])) continue;
        if (cover.half_width > 0) { // a border goes around all that is on the card
            looks_ -= std::min(looks_, cover.outline->size());
            if (!cover.outline->may_pass(boxes_[drawing].grown(cover.half_width))) continue;
        }
        later.add_any(*next);
    }
    return later;
}

Hiding Visibility::drawings_on(std::size_t drawing) const {
    Hiding later(page_, reader_, looks_);
    for (std::size_t other = 0; other < drawings_.size() && looks_ > 0; ++other, --looks_) {
        if (ends_[other] <= ends_[drawing] || !boxes_[other].intersects(boxes_[drawing])) continue;
        for (const Frame* frame : drawings_[other])
            for (std::size_t i = std::max(frame->first_cover, ends_[drawing]);
                 i < frame->end_of_covers && looks_ > 0; ++i, --looks_)
                if (page_.covers[i].bounds.intersects(boxes_[drawing])) later.add(i);
    }
    return later;
}

std::ptrdiff_t Visibility::cuts(const Frame& frame) {
    return std::ranges::count_if(samples_of(frame, few),
                                 [&](geom::Point p) { return cutting(frame.clips, p, looks_) != nullptr; });
}

/// Of frames that hold a part each, the one that is cut least: others may be confined to their part.
std::pair<const Frame*, std::ptrdiff_t> Visibility::min_cut(const Framed& frames) {
    std::pair<const Frame*, std::ptrdiff_t> least{frames.back(), cuts(*frames.back())};
    for (auto next = frames.begin(); least.second > 0 && *next != frames.back(); ++next)
        if (const std::ptrdiff_t count = cuts(**next); count < least.second) least = {*next, count};
    return least;
}

/// Where the drawing paints something; all over its frame where that isn't known.
std::vector<geom::Point> Visibility::ink(std::size_t drawing) {
    Hiding own(page_, reader_, looks_);
    for (const Frame* frame : drawings_[drawing])
        for (std::size_t i = frame->first_cover; i < frame->end_of_covers; ++i) own.add(i);
    const Clip* const outside = drawings_[drawing].back()->clips.get();
    std::vector<geom::Point> all = samples_of(*drawings_[drawing].back(), many), painted;
    for (const geom::Point p : all)
        if (own.at(p, outside).perhaps >= Sight::min_opacity) painted.push_back(p);
    return painted.empty() ? all : painted;
}

Seen Visibility::look(std::size_t drawing, const Frame& frame, Hiding& strange, Hiding& others) {
    std::array<double, 3> cut{}; // by Veil::Clip and the two after it
    double covered = 0, perhaps = 0;
    const std::vector<geom::Point> places = ink(drawing);
    const double share = 1 / static_cast<double>(places.size());
    for (const geom::Point p : places) {
        if (const Clip* clip = cutting(frame.clips, p, looks_)) {
            cut[static_cast<std::size_t>(clip->veil) - static_cast<std::size_t>(Veil::Clip)] += share;
            continue;
        }
        const Hidden by_strange = strange.at(p), by_others = others.at(p);
        covered += std::max(by_strange.surely, by_others.surely) >= hides ? share : 0;
        perhaps += by_strange.perhaps >= hides ? share : 0;
    }
    const double all_cut = cut[0] + cut[1] + cut[2];
    const auto most = std::ranges::max_element(cut);
    const Veil by_cut = static_cast<Veil>(static_cast<int>(Veil::Clip) + (most - cut.begin()));
    const Veil by_cover = strange.by_annotations() ? Veil::Annotation : Veil::Cover;
    if (all_cut + covered >= told_part)
        return {.veil = *most >= covered ? by_cut : by_cover, .hidden = all_cut + covered};
    // Of other drawings only what is sure: letters lie in each other's boxes.
    if (all_cut + perhaps >= told_part) return {.veil = by_cover, .hidden = all_cut + perhaps, .sure = false};
    return {};
}

Seen Visibility::of(std::size_t drawing) {
    const Framed& frames = drawings_[drawing];
    if (frames.empty()) return {};
    const auto beats = [](const Frame* one, const Frame* other) { return one->sight.beats(other->sight); };
    const Frame& best = **std::ranges::min_element(frames, beats);
    if (!best.sight.is_seen())
        return {.veil = best.sight.veil,
                .hidden = 1,
                .sure = best.sight.is_hidden(),
                .layer = best.sight.layer,
                .opacity = best.sight.opacity};
    if (std::max(geom::distance(best.corners[0], best.corners[1]),
                 geom::distance(best.corners[1], best.corners[2])) < min_length)
        return {.veil = Veil::Size, .hidden = 1};
    const auto [frame, cut] = min_cut(frames);
    Hiding strange = strange_on(drawing), others = drawings_on(drawing);
    const std::vector<geom::Point> places = samples_of(best, some);
    const double step = geom::distance(best.corners[0], best.corners[1]) / (2.0 * some);
    const auto near = std::ranges::count_if(
        places, [&](geom::Point p) { return strange.is_near(p, step) || others.is_near(p, step); });
    if (cut == 0 && near < suspicious) return {};
    Seen seen = look(drawing, *frame, strange, others);
    Frame room = *frame;
    for (geom::Point& corner : room.corners) corner = frame->middle() + own_room * (corner - frame->middle());
    seen.own = seen.veil == Veil::Cover && strange.all_inside(room);
    return seen;
}

} // namespace spotit::verify
