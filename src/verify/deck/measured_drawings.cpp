// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/measured_drawings.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::verify {

namespace {

/// Programs round places by a thousandth of a drawing's size, and trace edges by a hundredth; drawings that
/// differ do so by more.
constexpr double tolerance = 0.01;
constexpr std::size_t telling = 3; // marks, before they say which drawing it is
/// Of a gradient that was turned, the image that a program makes of it has another box.
constexpr double loose_tolerance = 0.1, max_larger = 2.5;
constexpr double level = 0.02; // what programs round the direction of an image by

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

/// Of the shorter side to the longer.
double ratio_of_sides(const Frame& frame) {
    const auto [shorter, longer] = std::minmax({geom::distance(frame.corners[0], frame.corners[1]),
                                                geom::distance(frame.corners[0], frame.corners[3])});
    return shorter / longer;
}

geom::Point turned(geom::Point p, int quarters) {
    for (; quarters > 0; --quarters) p = {-p.y, p.x};
    return p;
}

/// Whether it is an image that was not turned together with the drawing: a program has made it of a gradient,
/// for this place only.
bool is_made_here(const Mark& mark) {
    const auto [less, more] = std::minmax({std::abs(mark.along.x), std::abs(mark.along.y)});
    return mark.kind == Mark::Kind::Image && less > level * more;
}

bool are_painted_alike(const Mark& one, const Mark& other) {
    return one.paint == other.paint || (one.kind == Mark::Kind::Image && other.kind == Mark::Kind::Image &&
                                        (is_made_here(one) || is_made_here(other)));
}

/// Whether they are the same when the other is turned.
bool same(const Mark& one, const Mark& other, int quarters) {
    return are_painted_alike(one, other) && near(one.area, other.area) && near(one.length, other.length) &&
           geom::distance(one.center, turned(other.center, quarters)) <= tolerance;
}

/// Whether they may be images of the same gradient.
bool loosely_same(const Mark& one, const Mark& other, int quarters) {
    const auto [small, large] = std::minmax(one.area, other.area);
    return one.kind == Mark::Kind::Image && other.kind == Mark::Kind::Image && large <= max_larger * small &&
           geom::distance(one.center, turned(other.center, quarters)) <= loose_tolerance;
}

using Same = bool (*)(const Mark& one, const Mark& other, int quarters);

/// Takes from both what one has and the other; how many that were.
std::size_t take_matches(std::vector<const Mark*>& some, std::vector<const Mark*>& others, int quarters,
                         Same same) {
    return std::erase_if(some, [&](const Mark* mark) {
        const auto match =
            std::ranges::find_if(others, [&](const Mark* other) { return same(*mark, *other, quarters); });
        if (match == others.end()) return false;
        others.erase(match);
        return true;
    });
}

std::vector<const Mark*> pointers(const std::vector<Mark>& marks) {
    std::vector<const Mark*> result;
    for (const Mark& mark : marks) result.push_back(&mark);
    return result;
}

} // namespace

bool MeasuredDrawings::alike(const Drawing& one, const Drawing& other) {
    if (!near(one.ratio, other.ratio)) return false;
    for (int quarters = 0; quarters < 4; ++quarters) { // programs begin a rectangle at any of its corners
        const bool equal = std::ranges::equal(
            one.marks, other.marks, [&](const Mark& a, const Mark& b) { return same(a, b, quarters); });
        if (!equal) continue;
        std::vector<const Mark*> mine = pointers(one.uncertain), others = pointers(other.uncertain);
        const std::size_t sure = one.marks.size() + take_matches(mine, others, quarters, same);
        take_matches(mine, others, quarters, loosely_same);
        const std::size_t unsure = std::max(mine.size(), others.size());
        const bool exact = sure == one.marks.size() + one.uncertain.size() && unsure == 0;
        if (exact || (sure >= telling && unsure <= sure)) return true;
    }
    return false;
}

MeasuredDrawings::Drawing MeasuredDrawings::measured(const PageContents& page,
                                                     std::span<const Frame* const> frames) {
    const double area = frames.front()->area();
    const double unit = std::sqrt(area);
    const geom::Affine map = into(*frames.front(), unit);
    Drawing drawing{.ratio = ratio_of_sides(*frames.front())};
    std::size_t next = 0;
    for (const Frame* frame : frames)
        for (next = std::max(next, frame->first_mark); next < frame->end_of_marks; ++next) {
            Mark mark = page.marks[next];
            mark.center = map(mark.center);
            mark.along = map(mark.along) - map({0, 0});
            mark.area /= area;
            mark.length /= unit;
            (mark.kind == Mark::Kind::Plain ? drawing.marks : drawing.uncertain).push_back(mark);
        }
    return drawing;
}

int MeasuredDrawings::number_of(const PageContents& page, std::span<const Frame* const> frames) {
    if (frames.front()->area() <= 0) return nothing;
    Drawing drawing = measured(page, frames);
    if (drawing.marks.empty() && drawing.uncertain.empty()) return nothing;
    std::vector<int> paints;
    for (const Mark& mark : drawing.marks) paints.push_back(mark.paint);
    std::vector<Drawing>& candidates = drawings_[paints];
    for (const Drawing& known : candidates)
        if (alike(known, drawing)) return known.number;
    drawing.number = count_++;
    candidates.push_back(std::move(drawing));
    return candidates.back().number;
}

} // namespace spotit::verify
