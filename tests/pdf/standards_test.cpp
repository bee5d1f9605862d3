#include "pdf/metadata/metadata.hpp"

#include "pdf/example.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

std::string packet(Opened& opened) {
    return data_of(opened.file.getRoot().getKey("/Metadata"));
}

} // namespace

TEST_CASE("each standard has its version, its intent and its mark") {
    const document::Document document = fano();
    struct Row {
        Conformance conformance;
        const char *version, *intent, *mark;
    };
    for (const Row& row : {Row{Conformance::X4, "1.6", "/GTS_PDFX", ">PDF/X-4<"},
                           Row{Conformance::A2b, "1.7", "/GTS_PDFA1", "<pdfaid:part>2<"},
                           Row{Conformance::A3b, "1.7", "/GTS_PDFA1", "<pdfaid:part>3<"}}) {
        Opened opened(made(document, {.conformance = row.conformance}, file_info()).bytes);
        CHECK(opened.file.getPDFVersion() == row.version);
        QPDFObjectHandle intent = opened.file.getRoot().getKey("/OutputIntents").getArrayItem(0);
        CHECK(intent.getKey("/S").getName() == row.intent);
        CHECK(intent.getKey("/OutputConditionIdentifier").getUTF8Value() == "FOGRA39");
        CHECK(packet(opened).find(row.mark) != std::string::npos);
        CHECK(packet(opened).find("<xmp:CreateDate>2026-11-20T21:37:12Z<") != std::string::npos);
    }
    Opened plain(written(document));
    CHECK_FALSE(plain.file.getRoot().hasKey("/Metadata"));
    CHECK_FALSE(plain.file.getRoot().hasKey("/OutputIntents"));
}

TEST_CASE("a file claims the standard that the theme names, and none but that") {
    for (const auto& [conformance, name] : conformance_names) {
        CAPTURE(name);
        Opened opened(made(fano(), {.conformance = conformance}, file_info()).bytes);
        const bool has_packet = opened.file.getRoot().hasKey("/Metadata");
        const std::string claims = has_packet ? packet(opened) : "";
        const auto has = [&](const std::string& claim) { return claims.find(claim) != std::string::npos; };
        CHECK(has_packet == (conformance != Conformance::Pdf17));
        CHECK(has("pdfaid:part>" + std::string(name.substr(2, 1)) + "<") == name.starts_with("a-"));
        CHECK(has(">PDF/X" + std::string(name.substr(1))) == name.starts_with("x-"));
        CHECK(opened.file.getRoot().hasKey("/OutputIntents") == has_packet);
    }
}

TEST_CASE("RGB means sRGB in every resource dictionary") {
    document::Document document = cards();
    tests::change_face(document, 0, [](auto& face) { face.background->alpha = 0.5; });
    Opened opened(made(document, {.conformance = Conformance::X4}, file_info()).bytes);
    int dictionaries = 0;
    for (QPDFObjectHandle& object : opened.file.getAllObjects()) {
        QPDFObjectHandle dictionary = object.isStream() ? object.getDict() : object;
        if (!dictionary.isDictionary() || !dictionary.getKey("/Resources").isDictionary()) continue;
        ++dictionaries;
        CHECK(dictionary.getKey("/Resources").getKey("/ColorSpace").hasKey("/DefaultRGB"));
    }
    CHECK(dictionaries > 5);
    CHECK(pages_of(opened)[0].getKey("/Group").getKey("/CS").isArray());
}

TEST_CASE("a page has a color space for blending if something on it is transparent") {
    document::Document document = fano();
    tests::change_face(document, 6, [](auto& face) {
        face.background = {1, 1, 1, 0.5};
    }); // on the second sheet
    for (const Conformance conformance : {Conformance::Pdf17, Conformance::X4}) {
        Opened opened(made(document, {.conformance = conformance}, file_info()).bytes);
        CHECK_FALSE(pages_of(opened)[0].hasKey("/Group"));
        CHECK(pages_of(opened)[1].hasKey("/Group"));
    }
}

TEST_CASE("the theme is attached to an A-3b file and to no other") {
    FileInfo with_theme = file_info();
    with_theme.theme_name = "animals.yaml";
    with_theme.theme = "title: Animals\n";
    Opened a3(made(fano(), {.conformance = Conformance::A3b}, with_theme).bytes);
    QPDFObjectHandle file = a3.file.getRoot().getKey("/AF").getArrayItem(0);
    CHECK(file.getKey("/AFRelationship").getName() == "/Source");
    CHECK(file.getKey("/UF").getUTF8Value() == "animals.yaml");
    CHECK(data_of(file.getKey("/EF").getKey("/F")) == "title: Animals\n");
    Opened a2(made(fano(), {.conformance = Conformance::A2b}, with_theme).bytes);
    CHECK_FALSE(a2.file.getRoot().hasKey("/AF"));
}

TEST_CASE("a file that must have a date has 1970 when there is no moment") {
    FileInfo timeless = file_info();
    timeless.moment.reset();
    Opened opened(made(fano(), {.conformance = Conformance::X4}, timeless).bytes);
    CHECK(opened.file.getTrailer().getKey("/Info").getKey("/CreationDate").getUTF8Value() ==
          "D:19700101000000Z");
    CHECK(packet(opened).find("<xmp:CreateDate>1970-01-01T00:00:00Z<") != std::string::npos);
}

TEST_CASE("people's words are kept in XML and in the information alike") {
    document::Document document = fano();
    document.title = "Cats & <dogs>";
    const Options options{.conformance = Conformance::A2b,
                          .author = "Ann",
                          .subject = "for play",
                          .keywords = {"cats", "dogs"}};
    Opened opened(made(document, options, file_info()).bytes);
    CHECK(packet(opened).find("Cats &amp; &lt;dogs&gt;") != std::string::npos);
    CHECK(packet(opened).find("<rdf:li>dogs</rdf:li>") != std::string::npos);
    QPDFObjectHandle info = opened.file.getTrailer().getKey("/Info");
    CHECK(info.getKey("/Author").getUTF8Value() == "Ann");
    CHECK(info.getKey("/Keywords").getUTF8Value() == "cats, dogs");
}

TEST_CASE("the same contents have the same identity, and others another") {
    const auto identity = [](const document::Document& document) {
        Opened opened(made(document, {.conformance = Conformance::X4}, file_info()).bytes);
        const std::string text = packet(opened);
        return text.substr(text.find("<xmpMM:DocumentID>uuid:") + 18, 41);
    };
    document::Document other = fano();
    other.pictures[3] = square(0.77);
    CHECK(identity(fano()) == identity(fano()));
    CHECK(identity(fano()) != identity(other));
}
