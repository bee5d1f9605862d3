// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/check_file.hpp"

#include <fmt/format.h>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <map>

namespace spotit::pdf {

namespace {

using Object = QPDFObjectHandle;

constexpr double rounding = 0.01;                                 // points
constexpr double printers_miss = 6 * geom::points_per_millimetre; // what a back may be moved to make up for

geom::Box box_of(QPDFPageObjectHelper& page, const char* key) {
    Object box = page.getAttribute(key, false);
    if (!box.isRectangle()) return {};
    const auto r = box.getArrayAsRectangle();
    return {r.llx, r.lly, r.urx, r.ury}; // y up: top and bottom change places
}

bool inside(const geom::Box& inner, const geom::Box& outer) {
    const geom::Box room = outer.grown(rounding);
    return room.contains({inner.left, inner.top}) && room.contains({inner.right, inner.bottom});
}

bool is_embedded(Object font) {
    if (font.getKey("/Subtype").isName() && font.getKey("/Subtype").getName() == "/Type3") return true;
    Object described = font;
    if (Object descendants = font.getKey("/DescendantFonts");
        descendants.isArray() && descendants.getArrayNItems() > 0)
        described = descendants.getArrayItem(0);
    Object descriptor = described.getKey("/FontDescriptor");
    if (!descriptor.isDictionary()) return false;
    return descriptor.hasKey("/FontFile") || descriptor.hasKey("/FontFile2") ||
           descriptor.hasKey("/FontFile3");
}

/// How a printer turns the paper; and no turn at all: front and back side by side, to be folded.
struct Turn {
    bool sideways = true; ///< over a vertical edge
    int pages_on = 1;     ///< the backs' page after the fronts'; 0: on the same
};

/// The backs by their pages.
using Backs = std::map<int, std::vector<geom::Point>>;

/// The fronts that have no back where the paper's other side comes to lie.
std::vector<const ReadCard*> without_back(const ReadDeck& deck, const Backs& backs,
                                          const std::vector<geom::Box>& papers, const Turn& turn) {
    std::vector<const ReadCard*> bare;
    for (const ReadCard& card : deck.cards) {
        const geom::Box& paper = papers[static_cast<std::size_t>(card.page - 1)];
        const geom::Point centre = paper.centre();
        geom::Point behind = card.middle;
        if (turn.sideways)
            behind.x = 2 * centre.x - behind.x;
        else
            behind.y = 2 * centre.y - behind.y;
        const auto there = backs.find(card.page + turn.pages_on);
        const bool backed = there != backs.end() && std::ranges::any_of(there->second, [&](geom::Point back) {
                                return geom::distance(back, behind) < printers_miss;
                            });
        if (!backed) bare.push_back(&card);
    }
    return bare;
}

/// The turn that leaves the fewest fronts without a back. Backs come after their fronts, or before them
/// where a print shop wants that.
Turn likeliest_turn(const ReadDeck& deck, const Backs& backs, const std::vector<geom::Box>& papers) {
    Turn best;
    std::size_t fewest = deck.cards.size() + 1;
    for (const int pages_on : {1, -1, 0})
        for (const bool sideways : {true, false}) {
            const std::size_t bare = without_back(deck, backs, papers, {sideways, pages_on}).size();
            if (bare < fewest) best = {sideways, pages_on};
            fewest = std::min(fewest, bare);
        }
    return best;
}

const char* edge(const geom::Box& paper, bool sideways) {
    return sideways == (paper.height() >= paper.width()) ? "long" : "short";
}

} // namespace

void check_boxes(QPDF& file, Findings& findings) {
    int pages = 0;
    bool trimmed = true;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
        ++pages;
        const geom::Box media = box_of(page, "/MediaBox"), trim = box_of(page, "/TrimBox");
        geom::Box bleed = box_of(page, "/BleedBox");
        if (bleed.empty()) bleed = media;
        trimmed = trimmed && !trim.empty();
        if (media.empty())
            findings.wrong(fmt::format("page {} has no size", pages));
        else if (!inside(bleed, media) || (!trim.empty() && !inside(trim, bleed)))
            findings.wrong(fmt::format("the boxes of page {} do not lie in each other", pages));
    }
    if (!findings.end_sort()) return;
    if (trimmed)
        findings.proved(
            fmt::format("the boxes of all {} pages lie in each other: trim in bleed in media", pages));
    else
        findings.open("where the paper is trimmed: not every page has a TrimBox");
}

void check_fonts(QPDF& file, Findings& findings) {
    for (Object& object : file.getAllObjects()) {
        // Descendants are looked at with the font that they belong to.
        if (!object.isDictionaryOfType("/Font") || !object.hasKey("/Subtype")) continue;
        const std::string subtype = object.getKey("/Subtype").getName();
        if (subtype == "/CIDFontType0" || subtype == "/CIDFontType2") continue;
        if (!is_embedded(object))
            findings.wrong(fmt::format("the font {} is not in the file",
                                       object.getKey("/BaseFont").isName()
                                           ? object.getKey("/BaseFont").getName().substr(1)
                                           : std::string("without a name")));
    }
    if (findings.end_sort()) findings.proved("every font is in the file");
}

void check_backs(QPDF& file, const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) return;
    if (deck.backs.empty()) {
        findings.open("whether backs meet their fronts: there are no backs in this file");
        return;
    }
    std::vector<geom::Box> papers;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages())
        papers.push_back(box_of(page, "/MediaBox"));
    Backs backs;
    for (const ReadBack& back : deck.backs) backs[back.page].push_back(back.middle);
    const Turn turn = likeliest_turn(deck, backs, papers);
    for (const ReadCard* card : without_back(deck, backs, papers, turn))
        findings.wrong(fmt::format("there is no back behind card {} on page {}", card->number, card->page));
    if (!findings.end_sort()) return;
    findings.proved(
        turn.pages_on == 0
            ? fmt::format("a back lies opposite each of the {} fronts, to be folded behind it",
                          deck.cards.size())
            : fmt::format(
                  "a back lies behind each of the {} fronts when the paper is turned over its {} edge{}",
                  deck.cards.size(), edge(papers.front(), turn.sideways),
                  turn.pages_on < 0 ? "; the page of the backs comes first" : ""));
}

} // namespace spotit::pdf
