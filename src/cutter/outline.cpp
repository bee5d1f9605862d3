// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cutter/outline.hpp"

#include <spotit/cutter.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::cutter {

namespace {

std::vector<Vertex> circle(double radius, geom::Point center) {
    return {{center + geom::Point{radius, 0}, 1, radius}, {center - geom::Point{radius, 0}, 1, radius}};
}

geom::Point direction(geom::Point from, geom::Point to) {
    return 1 / geom::distance(from, to) * (to - from);
}

/// Rounds each corner by the arc that touches both its sides.
std::vector<Vertex> rounded(const geom::Polygon& ring, double radius) {
    std::vector<Vertex> result;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const geom::Point corner = ring[i];
        const geom::Point before = ring[(i + ring.size() - 1) % ring.size()],
                          after = ring[(i + 1) % ring.size()];
        if (radius <= 0) {
            result.push_back({corner});
            continue;
        }
        const geom::Point in = direction(before, corner), out = direction(corner, after);
        const double turn = std::acos(std::clamp(geom::dot(in, out), -1.0, 1.0));
        const double reach = radius * std::tan(turn / 2);
        result.push_back({corner - reach * in, std::tan(turn / 4), radius});
        result.push_back({corner + reach * out});
    }
    return result;
}

} // namespace

std::vector<Vertex> outline(const geom::Shape& card, geom::Point center) {
    if (card.kind == geom::Shape::Kind::Circle) return circle(card.size.width / 2, center);
    geom::Polygon ring = card.corners(); // clockwise
    std::ranges::reverse(ring);
    for (geom::Point& corner : ring) corner = corner + center;
    return rounded(ring, card.corner_radius);
}

std::vector<int> cut_pages(const document::Document& document) {
    std::vector<int> pages;
    for (std::size_t i = 0; i < document.pages.size(); ++i)
        if (document.pages[i].side == document::Side::Front && !document.pages[i].slots.empty())
            pages.push_back(static_cast<int>(i));
    return pages;
}

std::vector<std::vector<Vertex>> outlines(const document::Document& document, const document::Page& page) {
    std::vector<std::vector<Vertex>> result;
    for (const document::Slot& slot : page.slots)
        if (slot.face < document.card_count) result.push_back(outline(document.card, slot.center));
    return result;
}

} // namespace spotit::cutter
