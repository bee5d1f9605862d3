// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/measured_drawings.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::pdf {

namespace {

/// Programs round places by a thousandth of a drawing's size, and trace edges by a hundredth; drawings that
/// differ do so by more.
constexpr double tolerance = 0.01;
constexpr std::size_t telling = 3; // marks, before they say which drawing it is

bool near(double one, double other) {
    return std::abs(one - other) <= tolerance;
}

/// From the page to the frame's own space. Its first side lies along x; mirrored frames are mirrored back.
geom::Affine into(const Frame& frame, double unit) {
    const geom::Point side = frame.corners[1] - frame.corners[0];
    const double length = geom::length(side);
    const geom::Point x = 1 / (length * unit) * side;
    const geom::Point middle = frame.middle();
    const double turn =
        geom::cross(frame.corners[1] - frame.corners[0], frame.corners[3] - frame.corners[0]) < 0 ? -1 : 1;
    return geom::Affine{x.x, -turn * x.y, x.y, turn * x.x, 0, 0} *
           geom::Affine::translation({-middle.x, -middle.y});
}

geom::Point turned(geom::Point p, int quarters) {
    for (; quarters > 0; --quarters) p = {-p.y, p.x};
    return p;
}

/// Whether they are the same when the other is turned.
bool same(const Mark& one, const Mark& other, int quarters) {
    return one.paint == other.paint && near(one.area, other.area) && near(one.length, other.length) &&
           geom::distance(one.centre, turned(other.centre, quarters)) <= tolerance;
}

/// How many of them have one of the others for themselves.
std::size_t matches(const std::vector<Mark>& some, const std::vector<Mark>& others, int quarters) {
    std::vector<bool> taken(others.size());
    std::size_t count = 0;
    for (const Mark& mark : some)
        for (std::size_t i = 0; i < others.size(); ++i)
            if (!taken[i] && same(mark, others[i], quarters)) {
                taken[i] = true;
                ++count;
                break;
            }
    return count;
}

} // namespace

bool MeasuredDrawings::alike(const Drawing& one, const Drawing& other) {
    const std::size_t most = std::max(one.uncertain.size(), other.uncertain.size());
    for (int quarters = 0; quarters < 4; ++quarters) { // programs begin a rectangle at any of its corners
        const bool equal = std::ranges::equal(
            one.marks, other.marks, [&](const Mark& a, const Mark& b) { return same(a, b, quarters); });
        if (!equal) continue;
        const std::size_t matched = matches(one.uncertain, other.uncertain, quarters);
        const std::size_t sure = one.marks.size() + matched, unsure = most - matched;
        if (unsure == 0 || (sure >= telling && unsure <= sure)) return true;
    }
    return false;
}

MeasuredDrawings::Drawing MeasuredDrawings::measured(const PageContents& page,
                                                     std::span<const Frame* const> frames) {
    const double area = frames.front()->area();
    const double unit = std::sqrt(area);
    const geom::Affine map = into(*frames.front(), unit);
    Drawing drawing;
    std::size_t next = 0;
    for (const Frame* frame : frames)
        for (next = std::max(next, frame->first_mark); next < frame->end_of_marks; ++next) {
            Mark mark = page.marks[next];
            mark.centre = map(mark.centre);
            mark.area /= area;
            mark.length /= unit;
            (mark.kind == Mark::Kind::Plain ? drawing.marks : drawing.uncertain).push_back(mark);
        }
    return drawing;
}

int MeasuredDrawings::number_of(const PageContents& page, std::span<const Frame* const> frames) {
    if (frames.front()->area() <= 0) return nothing;
    Drawing drawing = measured(page, frames);
    const bool image =
        std::ranges::find(drawing.uncertain, Mark::Kind::Image, &Mark::kind) != drawing.uncertain.end();
    if (drawing.marks.empty() && !image && drawing.uncertain.size() < telling) return nothing;
    std::vector<int> paints;
    for (const Mark& mark : drawing.marks) paints.push_back(mark.paint);
    std::vector<Drawing>& candidates = drawings_[paints];
    for (const Drawing& known : candidates)
        if (alike(known, drawing)) return known.number;
    drawing.number = count_++;
    candidates.push_back(std::move(drawing));
    return candidates.back().number;
}

} // namespace spotit::pdf
