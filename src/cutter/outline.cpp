#include "cutter/outline.hpp"

#include <spotit/cutter.hpp>

#include <algorithm>
#include <numbers>

namespace spotit::cutter {

std::vector<geom::Vertex> outline(const geom::Shape& card, geom::Point center) {
    constexpr double half = -std::numbers::pi;
    const geom::Point reach{card.radius, 0};
    if (card.is_circle()) return {{center + reach, half, center}, {center - reach, half, center}};
    geom::Shape reversed = card;
    std::ranges::reverse(reversed.corners);
    return geom::outline(reversed, center);
}

std::vector<int> cut_pages(const document::Document& document) {
    std::vector<int> pages;
    for (std::size_t i = 0; i < document.pages.size(); ++i)
        if (document.pages[i].side == document::Side::Front && !document.pages[i].slots.empty())
            pages.push_back(static_cast<int>(i));
    return pages;
}

std::vector<std::vector<geom::Vertex>> outlines(const document::Document& document,
                                                const document::Page& page) {
    std::vector<std::vector<geom::Vertex>> result;
    for (const document::Slot& slot : page.slots)
        if (slot.face < document.card_count) result.push_back(cutter::outline(document.card, slot.center));
    return result;
}

} // namespace spotit::cutter
