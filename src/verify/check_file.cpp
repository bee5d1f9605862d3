// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/check_file.hpp"

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

constexpr double rounding = 0.01; // points

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

bool is_of_names(Object font) {
    Object base = font.getKey("/BaseFont");
    return base.isName() && base.getName().find(pdf::names_font_name) != std::string::npos;
}

/// "cairo 1.16.0", as the program that wrote the file calls itself.
std::string producer_of(QPDF& file) {
    Object information = file.getTrailer().getKey("/Info");
    Object producer = information.isDictionary() ? information.getKey("/Producer") : Object::newNull();
    return producer.isString() ? producer.getUTF8Value() : std::string();
}

} // namespace

void tell_no_names(QPDF& file, Findings& findings) {
    bool font = false, meant = false;
    for (Object& object : file.getAllObjects()) {
        if (!object.isDictionaryOfType("/Font") || !is_of_names(object)) continue;
        font = true;
        meant = meant || object.getKey("/ToUnicode").isStream();
    }
    if (font && !meant) {
        findings.open("what the cards show: the names are still in the file, but not what their letters "
                      "stand for (no /ToUnicode), which a program that rewrote it left out: verify the file "
                      "from before that");
        return;
    }
    const std::string producer = producer_of(file);
    findings.open(fmt::format(
        "no cards were found: the file has none of the names that spotit-print writes into its files, so "
        "nothing is known of a deck{}",
        producer.empty() || producer.starts_with("spotit-print")
            ? ""
            : fmt::format(
                  "; it was last written by \"{}\", and some programs leave out text that nobody sees "
                  "(poppler's pdftocairo does): verify the file from before that",
                  producer)));
}

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

} // namespace spotit::verify
