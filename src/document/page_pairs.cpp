// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/document/compose.hpp>

#include "document/pages.hpp"

#include <algorithm>
#include <numbers>

namespace spotit::document {

namespace {

/// Returns half a turn for the backs of paper that is flipped over, so that they are upright after the flip.
geom::Affine upright(geom::Size paper, sheet::DuplexFlip turn) {
    if (turn != sheet::DuplexFlip::Over) return {};
    const geom::Point middle{paper.width / 2, paper.height / 2};
    return geom::Affine::translation(middle) * geom::Affine::rotation(std::numbers::pi) *
           geom::Affine::translation(-1.0 * middle);
}

} // namespace

bool is_two_sided(const Document& document) {
    return std::ranges::any_of(document.pages, [](const Page& page) { return page.side == Side::Back; });
}

int sheet_number(const Document& document, int page) {
    return is_two_sided(document) ? page / 2 + 1 : page + 1;
}

void pair_pages(Document& document, std::size_t first, const sheet::Options& options) {
    auto& pages = document.pages;
    const bool two_sided = is_two_sided(document);
    const sheet::DuplexFlip turn = sheet::duplex_flip(options.duplex, document.paper);
    for (std::size_t i = first; i < pages.size(); ++i) {
        const bool back = two_sided && (i - first) % 2 == 1;
        pages[i].side = back ? Side::Back : Side::Front;
        pages[i].place = printer_correction(options, document.paper, pages[i].side);
        if (back) pages[i].place = pages[i].place * upright(document.paper, turn);
    }
    if (!two_sided) return;
    if ((pages.size() - first) % 2 == 1)
        pages.push_back({.side = Side::Back, .name = pages.back().name + " back"});
    if (options.order == sheet::Order::FrontFirst) return;
    for (std::size_t i = first; i + 1 < pages.size(); i += 2) std::swap(pages[i], pages[i + 1]);
}

Document keep_side(Document document, Side side, PageOrder order) {
    std::erase_if(document.pages, [side](const Page& page) { return page.side != side; });
    if (order == PageOrder::Reversed) std::ranges::reverse(document.pages);
    return document;
}

} // namespace spotit::document
