// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/backs/back_visibility.hpp"

#include "pdf/text/hidden_text.hpp"

#include <algorithm>
#include <array>

namespace spotit::verify {

namespace {

// What is painted beyond the cut may be clipped, and marks stand there: so a part around the middle is looked
// at.
constexpr double sure_part = 0.6, strange_part = 0.75;        // of the length of the form's sides
constexpr double min_half = 10 * geom::points_per_millimeter; // where there is no form
constexpr double touching = 0.1;                              // points
constexpr std::size_t max_strange = 200;

Frame shrunk(const Frame& frame, double part) {
    Frame smaller = frame;
    for (geom::Point& corner : smaller.corners) corner = frame.middle() + part * (corner - frame.middle());
    return smaller;
}

bool is_own(const Framed& forms, std::size_t cover) {
    return std::ranges::any_of(forms, [cover](const Frame* frame) {
        return frame->first_cover <= cover && cover < frame->end_of_covers;
    });
}

} // namespace

/// Whether it paints some place in the box that is wanted.
template<typename Wanted>
bool BackSight::is_painted(std::size_t index, const geom::Box& box, const Wanted& wanted) {
    const Cover& cover = page_.covers[index];
    if (cover.kind == Cover::Kind::Line || !cover.is_large())
        return wanted(box.center()) && !cutting(cover.clips, box.center(), looks_);
    Hiding paint(page_, reader_, looks_);
    paint.add_any(index);
    constexpr int steps = 6;
    for (int y = 0; y < steps; ++y)
        for (int x = 0; x < steps; ++x) {
            const geom::Point p{box.left + (x + 0.5) / steps * box.width(),
                                box.top + (y + 0.5) / steps * box.height()};
            if (wanted(p) && paint.at(p).perhaps > 0) return true;
        }
    return false;
}

/// Whether anything was painted in the frame before the back was marked.
bool BackSight::is_painted_before(const Back& back, const Frame& frame) {
    for (std::size_t i = 0; i < back.mark.next_cover && looks_ > 0; ++i, --looks_) {
        const geom::Box there = common(page_.covers[i].bounds, frame.bounds());
        if (!there.empty() && is_painted(i, there, [&](geom::Point p) { return frame.contains(p); }))
            return true;
    }
    return false;
}

/// As a frame of which all that is painted in its forms is a part.
Frame BackSight::middle_of(const Back& back) {
    if (!back.forms.empty()) {
        Frame frame = shrunk(*back.forms.back(), sure_part);
        for (const Frame* form : back.forms) {
            frame.first_cover = std::min(frame.first_cover, form->first_cover);
            frame.end_of_covers = std::max(frame.end_of_covers, form->end_of_covers);
            if (form->sight.beats(frame.sight)) frame.sight = form->sight;
        }
        return frame;
    }
    const double scale = geom::length(back.mark.em) / pdf::letter_size;
    const geom::Point x{scale * min_half, 0}, y{0, scale * min_half}, middle = back.mark.middle;
    Frame frame{.corners = {middle - x - y, middle + x - y, middle + x + y, middle - x + y},
                .first_cover = back.mark.next_cover,
                .end_of_covers = back.mark.next_cover,
                .clips = back.mark.clips};
    const Layers::State layer = reader_.layers().state(back.mark.layer);
    frame.sight = {layer == Layers::State::Hidden    ? Veil::Layer
                   : layer == Layers::State::Unknown ? Veil::SomeLayer
                   : is_painted_before(back, frame)  ? Veil::None
                                                     : Veil::Nothing,
                   1, back.mark.layer};
    return frame;
}

bool BackSight::is_nearest(const std::vector<Back>& backs, std::size_t index, geom::Point p) {
    const double away = geom::distance(backs[index].read.middle, p);
    looks_ -= std::min(looks_, backs.size());
    return std::ranges::none_of(backs,
                                [&](const Back& back) { return geom::distance(back.read.middle, p) < away; });
}

void BackSight::find_strange(const std::vector<Back>& backs, std::size_t index) {
    const auto& [back, mark, forms] = backs[index];
    if (forms.empty()) return;
    const Frame part = shrunk(*forms.back(), strange_part), inner = shrunk(*forms.back(), sure_part);
    // The corners of the larger part may lie beyond a back that is no rectangle: beside others, and their
    // bleed.
    const double unit = geom::length(mark.em);
    const geom::Point along = 1 / unit * mark.em, up{-along.y, along.x};
    Hiding own(page_, reader_, looks_);
    for (const Frame* form : forms)
        for (std::size_t i = form->first_cover; i < form->end_of_covers; ++i) own.add(i);
    for (std::size_t i = 0; i < page_.covers.size() && looks_ > 0; ++i, --looks_) {
        const Cover& cover = page_.covers[i];
        const bool line = cover.kind == Cover::Kind::Line;
        const geom::Box there = common(cover.bounds, (line ? inner : part).bounds());
        if (!(there.width() > touching && there.height() > touching)) continue;
        const auto on_back = [&](geom::Point p) {
            const bool inside =
                inner.contains(p) || (!line && part.contains(p) && own.at(p).surely > Sight::min_opacity);
            return inside && is_nearest(backs, index, p);
        };
        if (is_own(forms, i) || !is_painted(i, there, on_back)) continue;
        const geom::Point place = there.center();
        if (i < forms.front()->first_cover && own.at(place).surely > Sight::min_opacity) continue;
        const geom::Point away = place - back.middle;
        back.strange.push_back({{geom::dot(away, along) / unit, geom::dot(away, up) / unit},
                                (there.width() + there.height()) / unit});
        if (back.strange.size() == max_strange) return;
    }
}

void BackSight::look_at(std::vector<Back>& backs) {
    std::vector<Frame> middles;
    for (const Back& back : backs) middles.push_back(middle_of(back));
    std::vector<Framed> framed;
    for (const Frame& middle : middles) framed.push_back({&middle});
    Visibility visibility(page_, reader_, std::move(framed), looks_);
    for (std::size_t i = 0; i < backs.size(); ++i) {
        backs[i].read.seen = visibility.of(i);
        backs[i].read.is_compared = !backs[i].forms.empty() && page_.all_covers;
        find_strange(backs, i);
    }
}

} // namespace spotit::verify
