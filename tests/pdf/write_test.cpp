#include <spotit/pdf.hpp>

#include "pdf/example.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::pdf::example;

TEST_CASE("each symbol is written once, whatever number of cards show it") {
    Opened opened(written(cards()));
    int forms = 0;
    for (QPDFObjectHandle& object : opened.file.getAllObjects())
        if (object.isFormXObject()) ++forms;
    CHECK(forms == 3 + 2 + 1); // symbols, cards, and what all cards have below them
    CHECK(opened.file.getWarnings().empty());
}

TEST_CASE("marks that sheets share are written once, and resources where they are packed") {
    document::Document document = fano();
    for (document::Page& page : document.pages) page.strokes = {{.from = {5, 5}, .to = {5, 10}}};
    Opened opened(written(document));
    const std::vector<QPDFObjectHandle> pages = pages_of(opened);
    const auto marks = [](QPDFObjectHandle page) { return page.getKey("/Contents").getArrayItem(1); };
    CHECK(marks(pages[0]).getObjGen() == marks(pages[1]).getObjGen());
    CHECK(data_of(marks(pages[0])).find(" l\nS\n") != std::string::npos);
    document.pages[1].strokes[0].to.y = 11;
    Opened different(written(document));
    CHECK(data_of(marks(pages_of(different)[0])) != data_of(marks(pages_of(different)[1])));
    for (QPDFObjectHandle& object : opened.file.getAllObjects())
        if (object.isFormXObject()) CHECK(object.getDict().getKey("/Resources").isIndirect());
    Opened old(written(document, {.conformance = pdf::Conformance::X1a}, file_info()));
    for (QPDFObjectHandle& object : old.file.getAllObjects())
        if (object.isFormXObject() && data_of(object).find("BT") != std::string::npos)
            CHECK_FALSE(object.getDict().getKey("/Resources").isIndirect());
}

TEST_CASE("a reader that clips at whole pixels of 45 dpi takes nothing from a picture 20 mm wide") {
    constexpr double pixel = 25.4 / 45, across = 20;
    Opened opened(written(cards()));
    int pictures = 0;
    for (QPDFObjectHandle& object : opened.file.getAllObjects()) {
        if (!object.isFormXObject() || data_of(object).find("50 -50") == std::string::npos) continue;
        ++pictures;
        const auto box = object.getDict().getKey("/BBox").getArrayAsRectangle(); // of a square of 100 units
        for (const double edge : {-box.llx, -box.lly, box.urx, box.ury})
            CHECK((edge - 50) * across / 100 > pixel);
    }
    CHECK(pictures == 3);
}

TEST_CASE("a blank page is one that every reader can unpack") {
    document::Document document = cards();
    document.pages.push_back({.side = document::Side::Back, .name = "1 back"});
    Opened opened(written(document));
    int streams = 0;
    for (QPDFObjectHandle& object : opened.file.getAllObjects()) {
        if (!object.isStream() || !object.getDict().getKey("/Filter").isName()) continue;
        ++streams;
        CHECK(object.getRawStreamData()->getSize() > 0);
    }
    CHECK(streams > 0);
    CHECK(pages_of(opened).size() == 2);
}

TEST_CASE("a sheet's boxes are nested and have the paper's size in points") {
    Opened opened(written(cards()));
    auto pages = QPDFPageDocumentHelper(opened.file).getAllPages();
    REQUIRE(pages.size() == 1);
    for (const char* name : {"/MediaBox", "/BleedBox", "/TrimBox"}) {
        const auto box = pages[0].getObjectHandle().getKey(name).getArrayAsRectangle();
        CHECK(box.urx - box.llx == doctest::Approx(210 / 25.4 * 72).epsilon(1e-4));
        CHECK(box.ury - box.lly == doctest::Approx(297 / 25.4 * 72).epsilon(1e-4));
    }
}

TEST_CASE("title and language are kept in full, and dates come only from the moment that is given") {
    Opened plain(written(cards()));
    QPDFObjectHandle info = plain.file.getTrailer().getKey("/Info");
    CHECK(info.getKey("/Title").getUTF8Value() == "Zwei Kärtchen 🐶");
    document::Document untitled = cards();
    untitled.title.clear();
    Opened named(written(untitled, {}, {.producer = "test", .moment = {}, .theme_name = "zoo.v2.yaml"}));
    CHECK(named.file.getTrailer().getKey("/Info").getKey("/Title").getUTF8Value() == "zoo.v2");
    CHECK_FALSE(info.hasKey("/CreationDate"));
    CHECK(plain.file.getRoot().getKey("/Lang").getUTF8Value() == "de");
    CHECK(plain.file.getRoot().getKey("/ViewerPreferences").getKey("/PrintScaling").getName() == "/None");

    Opened dated(written(cards(), {}, {.producer = "test", .moment = 1795210632}));
    CHECK(dated.file.getTrailer().getKey("/Info").getKey("/CreationDate").getUTF8Value() ==
          "D:20261120213712Z");
}

TEST_CASE("the same document gives the same bytes, and another one another ID") {
    const std::string first = written(cards()), second = written(cards());
    CHECK(first == second);
    document::Document other = cards();
    tests::change_face(other, 0, [](auto& face) { face.symbols[0].place.e += 1; });
    Opened a(first), b(written(other));
    CHECK(a.file.getTrailer().getKey("/ID").unparse() != b.file.getTrailer().getKey("/ID").unparse());
}

TEST_CASE("drawn pictures that don't match the document's are refused") {
    const document::Document document = cards();
    const pdf::Colors colors({}, {});
    std::vector<pdf::DrawnPicture> drawn = tests::draw_pictures(document, colors);
    CHECK_NOTHROW(pdf::write(document, drawn, colors, {}, {}));
    drawn.push_back(drawn.front());
    CHECK_THROWS_AS(pdf::write(document, drawn, colors, {}, {}), std::logic_error);
    CHECK_THROWS_AS(pdf::write(document, std::span(drawn).first(2), colors, {}, {}), std::logic_error);
}
