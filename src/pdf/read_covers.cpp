// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/read_covers.hpp"

#include <algorithm>

namespace spotit::pdf {

namespace {

constexpr double good_part = 0.25;

double area_of(const geom::Box& box) {
    return box.empty() ? 0 : box.width() * box.height();
}

/// Whether each cover is a part of one of the drawings.
std::vector<bool> own_covers(const PageContents& page, const std::vector<Framed>& drawings) {
    std::vector<int> opened(page.covers.size() + 1); // how many more frames are open from there on
    for (const Framed& frames : drawings)
        for (const Frame* frame : frames) {
            ++opened[frame->first_cover];
            --opened[frame->end_of_covers];
        }
    std::vector<bool> own(page.covers.size());
    int open = 0;
    for (std::size_t i = 0; i < own.size(); ++i) own[i] = (open += opened[i]) > 0;
    return own;
}

} // namespace

Cover Cover::within(const Cover& other) const {
    return {common(bounds, other.bounds), round || other.round};
}

bool Cover::hides(const geom::Box& box) const {
    if (area_of(common(bounds, box)) < good_part * area_of(box)) return false;
    if (!round) return true;
    const geom::Point away = box.centre() - bounds.centre();
    return geom::length({2 * away.x / bounds.width(), 2 * away.y / bounds.height()}) <= 1;
}

std::vector<bool> find_covered(const PageContents& page, const std::vector<Framed>& drawings,
                               std::size_t& looks) {
    const std::vector<bool> own = own_covers(page, drawings);
    std::vector<std::size_t> strange;
    for (std::size_t i = 0; i < own.size(); ++i)
        if (!own[i]) strange.push_back(i);
    std::vector<bool> covered(drawings.size());
    for (std::size_t i = 0; i < drawings.size() && looks > 0; ++i) {
        if (drawings[i].empty()) continue;
        const geom::Box box = drawings[i].back()->bounds();
        // The first frame ends when its form does; clips in it that were begun anew end before.
        const std::size_t end = std::ranges::max(drawings[i], {}, &Frame::end_of_covers)->end_of_covers;
        for (auto next = std::ranges::lower_bound(strange, end); next != strange.end() && looks > 0; ++next) {
            --looks;
            if (!page.covers[*next].hides(box)) continue;
            covered[i] = true;
            break;
        }
    }
    return covered;
}

} // namespace spotit::pdf
