#include "pdf/metadata/metadata.hpp"

#include <cmath>

namespace spotit::pdf {

namespace {

/// Returns the sum of the distances from each back to its front's place, when the paper is flipped along one
/// edge.
double back_distance(const document::Page& front, const document::Page& back, const geom::Affine& turn) {
    double sum = 0;
    for (std::size_t i = 0; i < front.slots.size(); ++i)
        sum += geom::distance(turn(front.slots[i].center), back.slots[i].center);
    return sum;
}

} // namespace

Object page_labels(const document::Document& document) {
    Object numbers = Object::newArray();
    bool counting = false;
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        const std::string& name = document.pages[i].name;
        const bool plain = name == std::to_string(i + 1);
        if (plain && counting) continue;
        counting = plain;
        Object label = Object::newDictionary({plain ? std::pair("/S", Object::newName("/D"))
                                                    : std::pair("/P", Object::newUnicodeString(name))});
        if (plain && i > 0) label.replaceKey("/St", Object::newInteger(static_cast<long long>(i) + 1));
        numbers.appendItem(Object::newInteger(static_cast<long long>(i)));
        numbers.appendItem(label);
    }
    return Object::newDictionary({{"/Nums", numbers}});
}

std::string duplex_value(const document::Document& document) {
    const auto& pages = document.pages;
    const geom::Size& paper = document.paper;
    const geom::Affine sideways{-1, 0, 0, 1, paper.width, 0}, over{1, 0, 0, -1, 0, paper.height};
    double aside = 0, across = 0, turned = 0;
    bool backs = false;
    for (std::size_t i = 0; i + 1 < pages.size(); ++i) {
        const std::size_t behind =
            pages[i].side == document::Side::Back ? i : i + 1; // either page may come first
        const document::Page &front = pages[2 * i + 1 - behind], &back = pages[behind];
        if (front.side != document::Side::Front || back.side != document::Side::Back) continue;
        if (front.slots.size() != back.slots.size()) continue;
        backs = true;
        aside += back_distance(front, back, sideways);
        across += back_distance(front, back, over);
        for (const document::Slot& slot : back.slots) turned += std::cos(slot.angle);
    }
    if (!backs) return "/Simplex";
    // On full sheets both edges may fit; upside-down backs then show that the paper is flipped along the
    // other edge.
    const bool tie = std::abs(aside - across) < 1e-6;
    const bool around_vertical = tie ? turned >= 0 : aside < across;
    const bool around_long = around_vertical == (paper.height >= paper.width);
    return around_long ? "/DuplexFlipLongEdge" : "/DuplexFlipShortEdge";
}

} // namespace spotit::pdf
