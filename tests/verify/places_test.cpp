// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/reports.hpp"
#include <spotit/verify.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <functional>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

/// A deck whose first card was changed: its drawings, one to a line, and the names after them.
verify::VerifyReport with_card(const std::function<void(std::string& drawings, std::string& names)>& change) {
    Opened opened(written(fano(), {}, production()));
    QPDFObjectHandle card = forms_of(pages_of(opened)[0]).getKey("/C1");
    const std::string content = data_of(card);
    const std::size_t begin = content.find("BT");
    std::string drawings = content.substr(0, begin), names = content.substr(begin);
    change(drawings, names);
    replace_content(card, drawings + names);
    return verify::verify(rewritten(opened));
}

void replace(std::string& text, const std::string& what, const std::string& by) {
    const std::size_t place = text.find(what);
    REQUIRE(place != std::string::npos);
    text.replace(place, what.size(), by);
}

void exchange(std::string& text, const std::string& one, const std::string& other) {
    replace(text, one, "?");
    replace(text, other, one);
    replace(text, "?", other);
}

/// "q .2 0 0 .2 0 60 cm": what stands before the form.
std::string placed(const std::string& drawings, const std::string& form) {
    const std::size_t end = drawings.find("/" + form + " Do");
    REQUIRE(end != std::string::npos);
    const std::size_t begin = drawings.rfind("q ", end);
    return drawings.substr(begin, end - begin);
}

constexpr const char* all_right = "in all 21 places a name goes with the same picture";

} // namespace

TEST_CASE("a name that is not quite in the middle of its picture still goes with it") {
    const verify::VerifyReport verdict = with_card(
        [](std::string& drawings, std::string&) { drawings = "q 1 0 0 1 4 3 cm " + drawings + " Q "; });
    CHECK(verdict.sound);
    CHECK(proves(verdict, all_right));
}

TEST_CASE("two drawings of one card that were exchanged are seen, also when names are beside their middle") {
    for (const char* moved : {"1 0 0 1 0 0 cm ", "1 0 0 1 4 3 cm "}) {
        const verify::VerifyReport verdict = with_card([&](std::string& drawings, std::string&) {
            exchange(drawings, "/S0 Do", "/S1 Do");
            drawings = std::string("q ") + moved + drawings + " Q ";
        });
        CHECK_FALSE(verdict.sound);
        CHECK(blames(verdict, "card 1 says dog where it shows what is cat elsewhere"));
        CHECK(blames(verdict, "card 1 says cat where it shows what is dog elsewhere"));
        CHECK_FALSE(proves(verdict, "goes with the same picture"));
    }
}

TEST_CASE("a drawing that was laid upon another, or away from its name, is seen") {
    for (const std::string& place : {std::string(), std::string("q .28346 0 0 .28346 0 90 cm ")}) {
        const verify::VerifyReport verdict = with_card([&](std::string& drawings, std::string&) {
            const std::string other = place.empty() ? placed(drawings, "S1") : place;
            replace(drawings, placed(drawings, "S0"), other);
        });
        CHECK_FALSE(verdict.sound);
        CHECK(blames(verdict, "card 1 says dog where no picture is"));
        CHECK_FALSE(proves(verdict, "goes with the same picture"));
    }
}

TEST_CASE("what is painted upon the pictures of a card hides them, or leaves open whether they can be seen") {
    const std::string hidden = "something else is painted there afterwards";
    for (const char* cover : {"1 g -100 -100 200 200 re f ",
                              "-100 -100 200 200 re W n 9 0 0 9 -4 -4 cm -99 -99 "
                              "198 198 re f ",
                              "q 300 0 0 300 -150 -150 cm BI /W 1 /H 1 /BPC 1 /CS /G /IM false ID x EI Q ",
                              "-99 0 m 0 99 l 99 0 l 0 -99 l b "}) {
        const verify::VerifyReport verdict = with_card(
            [&](std::string& drawings, std::string&) { drawings += std::string("q ") + cover + "Q "; });
        CAPTURE(cover);
        CHECK_FALSE(verdict.sound);
        CHECK((blames(verdict, hidden) || leaves_open(verdict, hidden)));
    }
    for (const char* harmless : {"1 g 80 80 40 40 re f ", "0 0 3 3 re f ", "0 0 m 99 99 l S ",
                                 "-100 -100 200 200 re n ", "0 0 9 9 re W n -100 -100 200 200 re f "}) {
        const verify::VerifyReport verdict = with_card(
            [&](std::string& drawings, std::string&) { drawings += std::string("q ") + harmless + "Q "; });
        CAPTURE(harmless);
        CHECK(verdict.sound);
    }
    const verify::VerifyReport below = with_card([&](std::string& drawings, std::string&) {
        drawings = "q 1 g -100 -100 200 200 re f Q " + drawings;
    });
    CHECK(below.sound);
}

TEST_CASE("what is painted upon the page after its cards is seen, too") {
    for (const bool as_form : {false, true}) {
        Opened opened(written(fano(), {}, production()));
        QPDFObjectHandle page = pages_of(opened)[1], content = page.getKey("/Contents");
        std::string cover = "q 1 g 0 0 600 842 re f Q";
        if (as_form) {
            QPDFObjectHandle form = QPDFObjectHandle::newStream(&opened.file, cover);
            form.replaceDict(
                QPDFObjectHandle::parse("<< /Type /XObject /Subtype /Form /BBox [ 0 0 600 842 ] >>"));
            forms_of(page).replaceKey("/Cover", form);
            cover = "/Cover Do";
        }
        replace_content(content, data_of(content) + cover);
        CHECK(blames(verify::verify(rewritten(opened)),
                     "nothing can be seen of cards 5-7 on page 2: something else is painted"));
    }
}

TEST_CASE("where names were taken out of a file, it says so and what to do") {
    Opened opened(written(fano(), {}, production()));
    for (QPDFObjectHandle& object : opened.file.getAllObjects())
        if (object.isDictionary() && object.hasKey("/ToUnicode")) object.removeKey("/ToUnicode");
    CHECK(leaves_open(verify::verify(rewritten(opened)),
                      "the names are still in the file, but not what their letters "
                      "stand for (no /ToUnicode)"));
    Opened without(written(fano(), {.names = false}));
    without.file.getTrailer().getKey("/Info").replaceKey("/Producer",
                                                         QPDFObjectHandle::newString("cairo 1.16.0"));
    CHECK(leaves_open(verify::verify(rewritten(without)),
                      "it was last written by \"cairo 1.16.0\", and some programs "
                      "leave out text that nobody sees"));
}
