// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/document.hpp>

#include "document/sheets.hpp"

#include <algorithm>
#include <numbers>

namespace spotit::document {

namespace {

/// Half a turn for the backs of paper that is turned over, so that they too are read like a book.
geom::Affine upright(geom::Size paper, sheet::DuplexFlip turn) {
    if (turn != sheet::DuplexFlip::Over) return {};
    const geom::Point middle{paper.width / 2, paper.height / 2};
    return geom::Affine::translation(middle) * geom::Affine::rotation(std::numbers::pi) *
           geom::Affine::translation(-1.0 * middle);
}

} // namespace

bool is_two_sided(const Document& document) {
    return std::ranges::any_of(document.sheets, [](const Sheet& sheet) { return sheet.side == Side::Back; });
}

int leaf_number(const Document& document, int sheet) {
    return is_two_sided(document) ? sheet / 2 + 1 : sheet + 1;
}

void pair_sheets(Document& document, std::size_t first, const sheet::Options& options) {
    auto& sheets = document.sheets;
    const bool two_sided = is_two_sided(document);
    const sheet::DuplexFlip turn = sheet::duplex_flip(options.duplex, document.paper);
    for (std::size_t i = first; i < sheets.size(); ++i) {
        const bool back = two_sided && (i - first) % 2 == 1;
        sheets[i].side = back ? Side::Back : Side::Front;
        sheets[i].place = place_of(options, document.paper, sheets[i].side);
        if (back) sheets[i].place = sheets[i].place * upright(document.paper, turn);
    }
    if (!two_sided) return;
    if ((sheets.size() - first) % 2 == 1)
        sheets.push_back({.side = Side::Back, .name = sheets.back().name + " back"});
    if (options.order == sheet::Order::FrontFirst) return;
    for (std::size_t i = first; i + 1 < sheets.size(); i += 2) std::swap(sheets[i], sheets[i + 1]);
}

Document only(Document document, Side side, PageOrder order) {
    std::erase_if(document.sheets, [side](const Sheet& sheet) { return sheet.side != side; });
    if (order == PageOrder::Reversed) std::ranges::reverse(document.sheets);
    return document;
}

} // namespace spotit::document
