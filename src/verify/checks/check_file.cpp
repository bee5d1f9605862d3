// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include "pdf/text/hidden_text_font.hpp"
#include "verify/content/page_geometry.hpp"

#include <fmt/format.h>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <map>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

constexpr double box_rounding = 0.01; // points

bool is_inside(const geom::Box& inner, const geom::Box& outer) {
    const geom::Box room = outer.grown(box_rounding);
    return room.contains({inner.left, inner.top}) && room.contains({inner.right, inner.bottom});
}

bool is_font(Object object) {
    return object.isDictionaryOfType("/Font") && object.getKey("/Subtype").isName();
}

std::string font_name(Object font) {
    Object base = font.getKey("/BaseFont");
    return base.isName() ? base.getName().substr(1) : "without a name";
}

bool is_embedded(Object font) {
    if (font.getKey("/Subtype").getName() == "/Type3") return true;
    Object descendants = font.getKey("/DescendantFonts");
    if (descendants.isArray() && descendants.getArrayNItems() > 0) font = descendants.getArrayItem(0);
    Object descriptor = font.isDictionary() ? font.getKey("/FontDescriptor") : font;
    return descriptor.isDictionary() && (descriptor.hasKey("/FontFile") || descriptor.hasKey("/FontFile2") ||
                                         descriptor.hasKey("/FontFile3"));
}

/// Returns the program that wrote the file last, as it calls itself: "cairo 1.16.0".
std::string producer(QPDF& file) {
    Object information = file.getTrailer().getKey("/Info");
    Object name = information.isDictionary() ? information.getKey("/Producer") : information;
    return name.isString() ? name.getUTF8Value() : std::string();
}

} // namespace

void explain_no_labels(QPDF& file, Findings& findings) {
    for (Object& object : file.getAllObjects())
        if (is_font(object) && font_name(object).find(pdf::hidden_font_name) != std::string::npos &&
            object.getKey("/Subtype").getName() == "/Type0" && !object.hasKey("/ToUnicode")) {
            findings.skip("no-to-unicode",
                          "cards: another program removed what the letters of the hidden text stand "
                          "for (/ToUnicode); verify the file from before that");
            return;
        }
    const std::string program = producer(file);
    findings.skip(
        "no-hidden-text",
        fmt::format("cards: the file has none of the hidden text that spotit-print writes{}",
                    program.empty() || program.starts_with("spotit-print")
                        ? ""
                        : fmt::format("; it was last written by \"{}\", and some programs drop such text "
                                      "(pdftocairo does): verify the file from before that",
                                      program)));
}

void check_boxes(QPDF& file, Findings& findings) {
    int pages = 0;
    bool is_trimmed = true;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
        ++pages;
        const geom::Box media = find_box(page, "/MediaBox"), trim = find_box(page, "/TrimBox");
        geom::Box bleed = find_box(page, "/BleedBox");
        if (bleed.empty()) bleed = media;
        is_trimmed = is_trimmed && !trim.empty();
        if (media.empty())
            findings.fail("page-boxes", fmt::format("page {} has no size", pages));
        else if (!is_inside(bleed, media) || (!trim.empty() && !is_inside(trim, bleed)))
            findings.fail("page-boxes",
                          fmt::format("page {}: the boxes don't nest (trim in bleed in media)", pages));
    }
    if (findings.has_failed("page-boxes")) return;
    if (is_trimmed)
        findings.pass("page-boxes", fmt::format("page boxes nest correctly on {} (trim in bleed in media)",
                                                count(pages, "page")));
    else
        findings.skip("page-boxes", "page boxes: not every page has a TrimBox");
}

void check_fonts(QPDF& file, Findings& findings) {
    for (Object& object : file.getAllObjects()) {
        if (!is_font(object)) continue;
        const std::string subtype = object.getKey("/Subtype").getName();
        // Descendants are checked with the font that they belong to.
        if (subtype != "/CIDFontType0" && subtype != "/CIDFontType2" && !is_embedded(object))
            findings.fail("fonts", fmt::format("the font {} is not embedded", font_name(object)));
    }
    if (!findings.has_failed("fonts")) findings.pass("fonts", "all fonts are embedded");
}

void check_crop(const ReadDeck& deck, Findings& findings) {
    std::map<int, std::vector<int>> cards; // by page
    const auto is_cut = [&](const ReadFace& face) {
        const PageView& view = deck.views[static_cast<std::size_t>(face.page - 1)];
        geom::Box box = common(face.bounds, view.media); // nothing is printed beyond the page anyway
        if (face.bounds.empty()) box = {face.middle.x, face.middle.y, face.middle.x, face.middle.y};
        return !view.shows_trim && !(view.shows({box.left, box.top}) && view.shows({box.right, box.bottom}));
    };
    for (const ReadCard& card : deck.cards)
        if (is_cut(card)) cards[card.page].push_back(card.number);
    for (const auto& [page, numbers] : cards)
        findings.fail("crop-box",
                      fmt::format("page {}: the CropBox cuts off all or part of {}: remove it, or make the "
                                  "file again from its theme",
                                  page, format_cards(numbers)));
    for (const ReadFace& back : deck.backs)
        if (is_cut(back))
            findings.fail("crop-box",
                          fmt::format("page {}: the CropBox cuts off all or part of a back", back.page));
}

} // namespace spotit::verify
