// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/reports.hpp"
#include <spotit/verify.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <functional>
#include <numbers>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

using Change = std::function<void(QPDFObjectHandle page)>;

/// The deck with backs after those of its pages, from 0, were changed.
verify::VerifyReport with_pages(std::initializer_list<std::size_t> numbers, const Change& change,
                                const document::Document& document = duplex()) {
    Opened opened(written(document, {}, production()));
    for (const std::size_t number : numbers) change(pages_of(opened)[number]);
    return verify::verify(rewritten(opened));
}

Change set(const char* key, const char* value) {
    return [=](QPDFObjectHandle page) { page.replaceKey(key, QPDFObjectHandle::parse(value)); };
}

/// As if this stood before all that is on the page.
Change moved(const std::string& matrix) {
    return [=](QPDFObjectHandle page) {
        QPDFObjectHandle content = page.getKey("/Contents");
        replace_content(content, matrix + " cm\n" + data_of(content));
    };
}

/// Four cards on the first sheet, in a square in the middle of the paper.
document::Document in_the_middle() {
    document::Document document = duplex();
    for (document::Sheet& sheet : document.sheets)
        for (document::Slot& slot : sheet.slots) slot.center.y += 297.0 / 2 - 110;
    return document;
}

document::Document with_moved_backs(const geom::Affine& place, const geom::Affine& of_all = {}) {
    document::Document document = duplex();
    const auto around_middle = [](const geom::Affine& map) {
        return geom::Affine::translation({105, 148.5}) * map * geom::Affine::translation({-105, -148.5});
    };
    for (document::Sheet& sheet : document.sheets)
        sheet.place = around_middle(sheet.side == document::Side::Back ? place * of_all : of_all);
    return document;
}

verify::VerifyReport with_duplex(const char* value) {
    Opened opened(written(duplex(), {}, production()));
    QPDFObjectHandle preferences = opened.file.getRoot().getKey("/ViewerPreferences");
    preferences.replaceKey("/Duplex", QPDFObjectHandle::parse(value));
    return verify::verify(rewritten(opened));
}

constexpr const char* long_edge = "a back lies behind each of the 7 fronts when the paper is turned over its "
                                  "long edge, as the file asks for";

} // namespace

TEST_CASE("pages are judged as they are shown: turned") {
    const verify::VerifyReport last = with_pages({3}, set("/Rotate", "180"));
    CHECK(blames(last, "there is no back behind cards 5-7 on page 3"));
    CHECK(blames(last, "of 4 pages some are turned (/Rotate) and others not: 4."));
    CHECK(blames(with_pages({3}, set("/Rotate", "-90")),
                 "page 3 is 210.0 mm wide and 297.0 mm high, and page "
                 "4, its other side, 297.0 mm and 210.0 mm"));
    for (const char* angle : {"90", "180", "270", "-90", "450"}) {
        const verify::VerifyReport all = with_pages({0, 1, 2, 3}, set("/Rotate", angle));
        CHECK(all.sound);
        CHECK(proves(all, long_edge));
    }
    Opened opened(written(duplex(), {}, production()));
    opened.file.getRoot().getKey("/Pages").replaceKey("/Rotate", QPDFObjectHandle::newInteger(90));
    pages_of(opened)[1].replaceKey("/Rotate", QPDFObjectHandle::newInteger(270));
    CHECK(blames(verify::verify(rewritten(opened)), "there is no back behind cards 1-2 on page 1"));
}

TEST_CASE("backs that stand on their heads are seen, also where each lies behind a front") {
    const document::Document document = in_the_middle();
    CHECK(with_pages({}, {}, document).sound);
    const verify::VerifyReport verdict = with_pages({1}, set("/Rotate", "180"), document);
    CHECK_FALSE(verdict.sound);
    CHECK(
        blames(verdict, "behind cards 1-4 on page 1, what is printed on the back is turned by 180 degrees"));
}

TEST_CASE("the turn must be the one that the file asks the printer for") {
    CHECK(proves(with_duplex("/DuplexFlipLongEdge"), long_edge));
    const verify::VerifyReport other = with_duplex("/DuplexFlipShortEdge");
    CHECK_FALSE(other.sound);
    CHECK(blames(other,
                 "the file asks the printer to turn the paper over its short edge (/Duplex), and then 7 "
                 "of 7 fronts have no back behind them"));
    CHECK(blames(other, "they all have one when it is turned over its long edge"));
    for (const char* value : {"null", "/Simplex", "[ 1 ]"}) {
        const verify::VerifyReport silent = with_duplex(value);
        CHECK(silent.sound);
        CHECK(leaves_open(silent, "whether the printer turns the paper so: the file doesn't ask for it"));
    }
    // Its own page is turned by half: by the other edge its backs would meet, and those of other pages not.
    CHECK(blames(with_pages({3}, moved("-1 0 0 -1 595.276 841.89")), "there is no back behind cards 5-7"));
}

TEST_CASE("a CropBox may not cut off cards") {
    const verify::VerifyReport corner = with_pages({0}, set("/CropBox", "[ 50 50 150 150 ]"));
    CHECK(blames(corner, "the CropBox of page 1 cuts off all or a part of cards 1-4"));
    // 10 mm of the paper at the left are 5 mm of the first and the third card.
    const verify::VerifyReport side = with_pages({0, 1, 2, 3}, set("/CropBox", "[ 56.7 0 595.276 841.89 ]"));
    CHECK(blames(side, "the CropBox of page 1 cuts off all or a part of cards 1, 3:"));
    CHECK(blames(side, "the CropBox of page 2 cuts off all or a part of 2 of its backs"));
    CHECK(with_pages({0, 1, 2, 3}, set("/CropBox", "[ 10 10 585.276 831.89 ]")).sound);
    CHECK(with_pages({0, 1, 2, 3}, set("/CropBox", "[ -999 -999 9999 9999 ]")).sound);
    CHECK(with_pages({0}, set("/CropBox", "[ 700 0 800 100 ]")).sound); // not on the page: it crops nothing
}

TEST_CASE("cards of another size than they were made in are seen") {
    CHECK(blames(with_pages({0, 1, 2, 3}, set("/UserUnit", "2")),
                 "the cards are printed at 200.0 % of their size (by the pages' /UserUnit of 2)"));
    CHECK(blames(with_pages({2}, set("/UserUnit", "2")), "page 3 is printed at 200.0 % of its size"));
    CHECK(blames(with_pages({0}, moved(".97 0 0 .97 0 0")), "page 1 is printed at 97.0 % of its size"));
    const verify::VerifyReport all = with_pages({0, 1, 2, 3}, moved(".97 0 0 .97 8.929 12.628"));
    CHECK(all.sound); // as sheet.scale does it
    CHECK(leaves_open(all, "everything is at 97.0 % of its size"));
    CHECK(with_pages({0, 1, 2, 3}, set("/UserUnit", "/None")).sound);
    Opened opened(written(duplex(), {}, production()));
    QPDFObjectHandle page = pages_of(opened)[0], content = page.getKey("/Contents");
    std::string text = data_of(content);
    const std::size_t first = text.find("q 1 0 0 1");
    REQUIRE(first != std::string::npos);
    replace_content(content, text.replace(first, 9, "q .9 0 0 .9"));
    CHECK(blames(verify::verify(rewritten(opened)), "not all cards on page 1 are equally large"));
}

TEST_CASE("backs may be moved as far as themes can ask for, all alike, and it is told") {
    const verify::VerifyReport right =
        verify::verify(written(with_moved_backs(geom::Affine::translation({8, 0}))));
    CHECK(right.sound);
    CHECK(proves(right, "all backs are moved 8.0 mm to the right, as seen on them"));
    const verify::VerifyReport turned = verify::verify(written(with_moved_backs(
        geom::Affine::translation({-0.4, 0.2}) * geom::Affine::rotation(0.5 * std::numbers::pi / 180))));
    CHECK(turned.sound);
    CHECK(proves(turned, "0.4 mm to the left and 0.2 mm down, and turned by 0.5° clockwise"));
    for (const double right_by : {-20.0, 0.0, 20.0})
        for (const double degrees : {-5.0, 0.0, 5.0})
            for (const double across : {0.9, 1.0, 1.1}) {
                const geom::Affine stretch{across, 0, 0, 2 - across, 0, 0};
                const geom::Affine unstretch{1 / across, 0, 0, 1 / (2 - across), 0, 0};
                const geom::Affine turn =
                    stretch * geom::Affine::rotation(degrees * std::numbers::pi / 180) * unstretch;
                CAPTURE(right_by);
                CAPTURE(degrees);
                CAPTURE(across);
                CHECK(verify::verify(written(with_moved_backs(
                                         geom::Affine::translation({right_by, 20}) * turn, stretch)))
                          .sound);
            }
    CHECK_FALSE(verify::verify(written(with_moved_backs(geom::Affine::translation({30, 0})))).sound);
}

TEST_CASE("backs of one sheet that are moved otherwise than the others are seen") {
    CHECK(blames(with_pages({3}, moved("1 0 0 1 15 0")),
                 "there is no back behind cards 5-7 on page 3: the nearest lies 5.3 mm off"));
    CHECK(blames(with_pages({3}, moved("1 0 0 1 0 2.835")), "the nearest lies 1.0 mm off"));
    CHECK(with_pages({3}, moved("1 0 0 1 0 .5")).sound); // what programs round
}

TEST_CASE("all backs of a copy look the same") {
    CHECK(proves(with_pages({}, {}), "all backs look the same"));
    document::Document document = duplex();
    document.faces.push_back({.background = {0.9, 0.1, 0.1, 1}});
    const std::size_t sheets = document.sheets.size();
    for (std::size_t i = 0; i < sheets; ++i) {
        document.sheets.push_back(document.sheets[i]);
        if (document.sheets[i].side == document::Side::Back)
            for (document::Slot& slot : document.sheets.back().slots) slot.face = 8;
    }
    CHECK(proves(verify::verify(written(document)), "each card has the same 2 kinds of backs"));
    document.sheets[3].slots[1].face = 8;
    const verify::VerifyReport verdict = verify::verify(written(document));
    CHECK_FALSE(verdict.sound);
    CHECK(blames(verdict, "the backs of card 6 do not look as those of the other cards do"));
}
