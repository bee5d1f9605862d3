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
    Opened opened(written(document, {}, file_info()));
    for (const std::size_t number : numbers) change(pages_of(opened)[number]);
    return verify::verify(rewritten(opened));
}

Change set(const char* key, const char* value) {
    return [=](QPDFObjectHandle page) { page.replaceKey(key, QPDFObjectHandle::parse(value)); };
}

/// As if this stood before all that is on the page.
Change moved(const std::string& matrix) {
    return [=](QPDFObjectHandle page) {
        QPDFObjectHandle content = content_of(page);
        replace_content(content, matrix + " cm\n" + data_of(content));
    };
}

/// Four cards on the first sheet, in a square in the middle of the paper.
document::Document in_the_middle() {
    document::Document document = duplex();
    for (document::Page& page : document.pages)
        for (document::Slot& slot : page.slots) slot.center.y += 297.0 / 2 - 110;
    return document;
}

document::Document with_moved_backs(const geom::Affine& place, const geom::Affine& of_all = {}) {
    document::Document document = duplex();
    const auto around_middle = [](const geom::Affine& map) {
        return geom::Affine::translation({105, 148.5}) * map * geom::Affine::translation({-105, -148.5});
    };
    for (document::Page& page : document.pages)
        page.place = around_middle(page.side == document::Side::Back ? place * of_all : of_all);
    return document;
}

verify::VerifyReport with_duplex(const char* value) {
    Opened opened(written(duplex(), {}, file_info()));
    QPDFObjectHandle preferences = opened.file.getRoot().getKey("/ViewerPreferences");
    preferences.replaceKey("/Duplex", QPDFObjectHandle::parse(value));
    return verify::verify(rewritten(opened));
}

constexpr const char* long_edge =
    "7 of 7 fronts have a back behind them when the paper is flipped on the long edge, as";

} // namespace

TEST_CASE("pages are judged as they are shown: turned") {
    const verify::VerifyReport last = with_pages({3}, set("/Rotate", "180"));
    CHECK(fails(last, "missing-back", "cards 5-7"));
    CHECK(fails(last, "page-rotation", "of the 4 pages"));
    const verify::VerifyReport sideways = with_pages({3}, set("/Rotate", "-90"));
    CHECK(fails(sideways, "missing-back", "page 3"));
    CHECK(fails(sideways, "page-rotation", ": 4."));
    for (const char* angle : {"90", "180", "270", "-90", "450"}) {
        const verify::VerifyReport all = with_pages({0, 1, 2, 3}, set("/Rotate", angle));
        CHECK(all.right);
        CHECK(passes(all, "backs", long_edge));
    }
    Opened opened(written(duplex(), {}, file_info()));
    opened.file.getRoot().getKey("/Pages").replaceKey("/Rotate", QPDFObjectHandle::newInteger(90));
    pages_of(opened)[1].replaceKey("/Rotate", QPDFObjectHandle::newInteger(270));
    CHECK(fails(verify::verify(rewritten(opened)), "missing-back", "cards 1-2"));
}

TEST_CASE("backs that stand on their heads are seen, also where each lies behind a front") {
    const document::Document document = in_the_middle();
    CHECK(with_pages({}, {}, document).right);
    const verify::VerifyReport verdict = with_pages({1}, set("/Rotate", "180"), document);
    CHECK_FALSE(verdict.right);
    CHECK(fails(verdict, "rotated-back", "behind cards 1-4 is rotated by 180°"));
}

TEST_CASE("the turn must be the one that the file asks the printer for") {
    CHECK(passes(with_duplex("/DuplexFlipLongEdge"), "backs", long_edge));
    const verify::VerifyReport other = with_duplex("/DuplexFlipShortEdge");
    CHECK_FALSE(other.right);
    CHECK(fails(other, "duplex-flip", "on the short edge (/Duplex), which leaves 7 of 7"));
    CHECK(fails(other, "duplex-flip", "long"));
    for (const char* value : {"null", "/Simplex", "[ 1 ]"}) {
        const verify::VerifyReport silent = with_duplex(value);
        CHECK(silent.right);
        CHECK(skips(silent, "duplex-flip"));
    }
    // Its own page is turned by half: by the other edge its backs would meet, and those of other pages not.
    CHECK(fails(with_pages({3}, moved("-1 0 0 -1 595.276 841.89")), "missing-back", "cards 5-7"));
}

TEST_CASE("a CropBox may not cut off cards") {
    const verify::VerifyReport corner = with_pages({0}, set("/CropBox", "[ 50 50 150 150 ]"));
    CHECK(fails(corner, "crop-box", "cards 1-4"));
    // 10 mm of the paper at the left are 5 mm of the first and the third card.
    const verify::VerifyReport side = with_pages({0, 1, 2, 3}, set("/CropBox", "[ 56.7 0 595.276 841.89 ]"));
    CHECK(fails(side, "crop-box", "cards 1, 3:"));
    CHECK(fails(side, "crop-box", "page 2"));
    CHECK(with_pages({0, 1, 2, 3}, set("/CropBox", "[ 10 10 585.276 831.89 ]")).right);
    CHECK(with_pages({0, 1, 2, 3}, set("/CropBox", "[ -999 -999 9999 9999 ]")).right);
    CHECK(with_pages({0}, set("/CropBox", "[ 700 0 800 100 ]")).right); // not on the page: it crops nothing
}

TEST_CASE("cards of another size than they were made in are seen") {
    CHECK(fails(with_pages({0, 1, 2, 3}, set("/UserUnit", "2")), "scale", "200.0%"));
    CHECK(fails(with_pages({2}, set("/UserUnit", "2")), "scale", "page 3: cards or backs are at 200.0%"));
    CHECK(fails(with_pages({0}, moved(".97 0 0 .97 0 0")), "scale", "page 1: cards or backs are at 97.0%"));
    const verify::VerifyReport all = with_pages({0, 1, 2, 3}, moved(".97 0 0 .97 8.929 12.628"));
    CHECK_FALSE(all.right);
    CHECK(fails(all, "scale", "97.0%"));
    const verify::VerifyReport mirrored = with_pages({0, 1, 2, 3}, moved("-1 0 0 1 595.276 0"));
    CHECK_FALSE(mirrored.right);
    CHECK(fails(mirrored, "mirrored", "mirrored"));
    CHECK(with_pages({0, 1, 2, 3}, set("/UserUnit", "/None")).right);
    Opened opened(written(duplex(), {}, file_info()));
    QPDFObjectHandle page = pages_of(opened)[0], content = content_of(page);
    std::string text = data_of(content);
    const std::size_t first = text.find("q 1 0 0 1");
    REQUIRE(first != std::string::npos);
    replace_content(content, text.replace(first, 9, "q .9 0 0 .9"));
    CHECK(fails(verify::verify(rewritten(opened)), "scale", "page 1: a card or back is at 90.0%"));
}

TEST_CASE("backs may be moved as far as themes can ask for, all alike, and the report says so") {
    const verify::VerifyReport right =
        verify::verify(written(with_moved_backs(geom::Affine::translation({8, 0}))));
    CHECK(right.right);
    CHECK(passes(right, "backs", "8.0 mm to the right"));
    const verify::VerifyReport turned = verify::verify(written(with_moved_backs(
        geom::Affine::translation({-0.4, 0.2}) * geom::Affine::rotation(0.5 * std::numbers::pi / 180))));
    CHECK(turned.right);
    CHECK(passes(turned, "backs", "0.4 mm to the left, 0.2 mm down, 0.5° clockwise"));
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
                CHECK(verify::verify(
                          written(with_moved_backs(geom::Affine::translation({right_by, 20}) * turn, stretch),
                                  {}, file_info()))
                          .right);
            }
    CHECK_FALSE(verify::verify(written(with_moved_backs(geom::Affine::translation({30, 0})))).right);
}

TEST_CASE("backs of one sheet that are moved otherwise than the others are seen") {
    CHECK(fails(with_pages({3}, moved("1 0 0 1 15 0")), "moved-back", "behind cards 5-7 is off by 5.3 mm"));
    CHECK(fails(with_pages({3}, moved("1 0 0 1 0 2.835")), "moved-back", "is off by 1.0 mm"));
    CHECK(with_pages({3}, moved("1 0 0 1 0 .5")).right); // what programs round
}

TEST_CASE("what is printed but not shown, or the other way round, is found") {
    const auto with_annotation = [](const std::string& kind, int flags) {
        const std::string annotation =
            fmt::format("[ << /Subtype /{} /Rect [ 0 0 9 9 ] /F {} >> ]", kind, flags);
        return with_pages({2}, set("/Annots", annotation.c_str()));
    };
    for (const int flags : {0, 4 + 32}) {
        CHECK(fails(with_annotation("Stamp", flags), "print-state", "page 3"));
        CHECK(with_annotation("Link", flags).right);
    }
    for (const int flags : {4, 2, 2 + 4, 32}) CHECK(with_annotation("Stamp", flags).right);

    const auto with_layer = [](const std::string& usage, const std::string& first) {
        Opened opened(written(duplex(), {}, file_info()));
        QPDFObjectHandle layer = opened.file.makeIndirectObject(
            QPDFObjectHandle::parse("<< /Type /OCG /Name (x) /Usage << " + usage + " >> >>"));
        const std::string all = "[ " + layer.unparse() + " ]";
        opened.file.getRoot().replaceKey(
            "/OCProperties",
            QPDFObjectHandle::parse(&opened.file, "<< /OCGs " + all + " /D << " + first + all +
                                                      " /AS [ << /Event /Print /Category [ /Print /View ] "
                                                      "/OCGs " +
                                                      all + " >> ] >> >>"));
        return verify::verify(rewritten(opened));
    };
    CHECK(fails(with_layer("/Print << /PrintState /OFF >>", "/ON "), "print-state", "layer"));
    CHECK(fails(with_layer("/Print << /PrintState /ON >>", "/OFF "), "print-state", "layer"));
    CHECK(fails(with_layer("/View << /ViewState /ON >>", "/BaseState /OFF /Order "), "print-state", "layer"));
    CHECK(with_layer("/Print << /PrintState /OFF >> /View << /ViewState /OFF >>", "/OFF ").right);
    CHECK(with_layer("/Print << /PrintState /ON >>", "/BaseState /OFF /ON ").right);
    CHECK(with_layer("/Export << /ExportState /OFF >>", "/ON ").right);
}
