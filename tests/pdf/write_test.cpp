// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/pdf.hpp>

#include "symbol/canvas.hpp"

#include <spotit/draw.hpp>

#include <doctest/doctest.h>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <cairo.h>

#include <string>

using namespace spotit;

namespace {

symbol::Symbol square(double red) {
    return {.name = "square",
            .picture =
                [red](symbol::Canvas& canvas) {
                    cairo_set_source_rgb(canvas.context(), red, 0, 0);
                    cairo_rectangle(canvas.context(), -50, -50, 100, 100);
                    cairo_fill(canvas.context());
                },
            .box = {-50, -50, 50, 50},
            .outline = {}};
}

/// Two cards that share one of three symbols, on one sheet of A4.
document::Document example() {
    document::Document document;
    document.title = "Zwei Kärtchen 🐶";
    document.language = "de";
    document.paper = {210, 297};
    document.card = geom::Shape::circle(85);
    for (const double red : {0.2, 0.6, 1.0}) document.pictures.push_back(square(red));
    document.picture_count = 3;
    document.symbol_of = {0, 1, 2};
    document.names = {"first", "second", "third"};
    for (const int other : {1, 2}) {
        document::Face card{.background = {1, 0.9, 0.8, 1}, .border = document::Border{0.5, color::black, 1}};
        card.uses.push_back({0, geom::Affine::translation({-20, 0}) * geom::Affine::scaling(0.2)});
        card.uses.push_back({other, geom::Affine::translation({20, 0}) * geom::Affine::scaling(0.3)});
        document.faces.push_back(card);
    }
    document.card_count = 2;
    document.sheets.push_back(
        {.slots = {{.face = 0, .centre = {60, 60}}, {.face = 1, .centre = {150, 60}}}, .name = "1"});
    return document;
}

std::string written(const document::Document& document,
                    const pdf::Production& production = {.producer = "test", .moment = {}}) {
    const std::string pages = draw::picture_pages(document.pictures);
    return pdf::write(document, std::span(&pages, 1), {}, production).bytes;
}

/// A file opened by qpdf, whose bytes must outlive it.
struct Opened {
    explicit Opened(std::string text)
        : bytes(std::move(text)) {
        file.processMemoryFile("deck", bytes.data(), bytes.size());
    }
    std::string bytes;
    QPDF file;
};

} // namespace

TEST_CASE("each symbol is written once, whatever number of cards show it") {
    Opened opened(written(example()));
    int forms = 0;
    for (QPDFObjectHandle& object : opened.file.getAllObjects())
        if (object.isFormXObject()) ++forms;
    CHECK(forms == 3 + 2);
    CHECK(opened.file.getWarnings().empty());
}

TEST_CASE("a sheet's boxes are nested and have the paper's size in points") {
    Opened opened(written(example()));
    auto pages = QPDFPageDocumentHelper(opened.file).getAllPages();
    REQUIRE(pages.size() == 1);
    for (const char* name : {"/MediaBox", "/BleedBox", "/TrimBox"}) {
        const auto box = pages[0].getObjectHandle().getKey(name).getArrayAsRectangle();
        CHECK(box.urx - box.llx == doctest::Approx(210 / 25.4 * 72).epsilon(1e-4));
        CHECK(box.ury - box.lly == doctest::Approx(297 / 25.4 * 72).epsilon(1e-4));
    }
}

TEST_CASE("title and language are kept in full, and dates come only from the moment that is given") {
    Opened plain(written(example()));
    QPDFObjectHandle info = plain.file.getTrailer().getKey("/Info");
    CHECK(info.getKey("/Title").getUTF8Value() == "Zwei Kärtchen 🐶");
    CHECK_FALSE(info.hasKey("/CreationDate"));
    CHECK(plain.file.getRoot().getKey("/Lang").getUTF8Value() == "de");
    CHECK(plain.file.getRoot().getKey("/ViewerPreferences").getKey("/PrintScaling").getName() == "/None");

    Opened dated(written(example(), {.producer = "test", .moment = 1795210632}));
    CHECK(dated.file.getTrailer().getKey("/Info").getKey("/CreationDate").getUTF8Value() ==
          "D:20261120213712Z");
}

TEST_CASE("the same document gives the same bytes, and another one another ID") {
    const std::string first = written(example()), second = written(example());
    CHECK(first == second);
    document::Document other = example();
    other.faces[0].uses[0].place.e += 1;
    Opened a(first), b(written(other));
    CHECK(a.file.getTrailer().getKey("/ID").unparse() != b.file.getTrailer().getKey("/ID").unparse());
}

TEST_CASE("pages that don't match the pictures are refused") {
    const document::Document document = example();
    const std::string few = draw::picture_pages(std::span(document.pictures).first(2));
    CHECK_THROWS_AS(pdf::write(document, std::span(&few, 1), {}, {}), std::logic_error);
    const std::string all = draw::picture_pages(document.pictures);
    const std::string many[] = {all, few};
    CHECK_THROWS_AS(pdf::write(document, many, {}, {}), std::logic_error);
}
