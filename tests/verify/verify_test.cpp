#include "verify/reports.hpp"

#include <spotit/verify.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cmath>
#include <set>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

/// A symbol's drawing in its own space: a rectangle of a height that no other has, and a triangle.
std::string drawing(int symbol) {
    return fmt::format(".2 g -30 -30 40 {} re f 0 0 1 rg 0 0 m {} 30 l 10 40 l f", 10 + 5 * symbol,
                       5 + 2 * symbol);
}

/// The deck as a program leaves it that writes forms out: their boxes are clips. `turned`: each symbol, by so
/// much more than the one before. The first symbol of the first card is drawn as the one `swapped` after it.
std::string written_out(double turned, int swapped) {
    const document::Document document = fano();
    Opened opened(written(document, {}, file_info()));
    for (QPDFObjectHandle page : pages_of(opened)) {
        for (const std::string& key : forms_of(page).getKeys()) {
            QPDFObjectHandle card = forms_of(page).getKey(key);
            const int number = std::stoi(key.substr(2));
            std::string content;
            double angle = number;
            for (const document::PlacedPicture& placed :
                 document.faces[static_cast<std::size_t>(number - 1)].list_pictures(document::Role::Symbol)) {
                const geom::Point place =
                    geom::points_per_millimeter * geom::Point{placed.place.e, -placed.place.f};
                angle += turned;
                content += fmt::format(
                    "q {0} {1} {2} {0} {3} {4} cm -50 -50 100 100 re W n {5} Q\n", 0.3 * std::cos(angle),
                    0.3 * std::sin(angle), -0.3 * std::sin(angle), place.x, place.y,
                    drawing(placed.picture + (content.empty() && number == 1 ? swapped : 0)));
            }
            const std::string names = data_of(card);
            card.replaceStreamData(content + names.substr(names.find("BT")), QPDFObjectHandle::newNull(),
                                   QPDFObjectHandle::newNull());
        }
    }
    return rewritten(opened);
}

/// 27 cards: nine drawings with these names, each once, twice and three times.
document::Document set_deck(const std::vector<std::string>& names) {
    document::Document document = fano();
    document.pictures.clear();
    document.names = names;
    document.picture_symbols.clear();
    document.faces.clear();
    document.pages = {{.name = "1"}};
    for (int drawing = 0; drawing < 9; ++drawing) {
        document.picture_symbols.push_back(base::SymbolIndex{drawing});
        document.pictures.push_back(square(0.1 * (drawing + 1)));
        for (int count = 1; count <= 3; ++count) {
            document::Face card;
            for (int i = 0; i < count; ++i)
                card.add(
                    {drawing, geom::Affine::translation({6.0 * (i - 1), 2}) * geom::Affine::scaling(0.05)},
                    document::Role::Symbol);
            document.pages[0].slots.push_back(
                {.face = static_cast<int>(document.faces.size()),
                 .center = {20 + 30.0 * (drawing % 5), 20 + 30.0 * count + 100 * (drawing / 5)}});
            document.faces.push_back(card);
        }
    }
    document.picture_count = 9;
    document.card_count = 27;
    document.card = geom::Shape::circle(28);
    return document;
}
const FileInfo of_set{.producer = "test", .moment = {}, .deck_kind = "set"};

} // namespace

TEST_CASE("a deck is verified from its file alone") {
    for (const Conformance conformance :
         {Conformance::Pdf17, Conformance::X4, Conformance::X1a, Conformance::A2b, Conformance::A3b}) {
        const Options options{.conformance = conformance,
                              .inks = conformance == Conformance::X1a ? Inks::Cmyk : Inks::Rgb};
        const verify::VerifyReport verdict = verify::verify(made(duplex(), options, file_info()).bytes);
        CHECK(verdict.right);
        CHECK(verdict.cards == 7);
        CHECK(verdict.symbols == 7);
        CHECK(verdict.pairs == 21);
        CHECK(verdict.pages == 4);
        CHECK(passes(verdict, "promise", "21 pairs"));
        CHECK(passes(verdict, "symbols", "21 of 21"));
        CHECK(passes(verdict, "backs", "7 of 7"));
        CHECK(passes(verdict, "page-boxes", "4 pages"));
    }
}

TEST_CASE("a deck with one symbol in the place of another fails, and the card is named") {
    document::Document document = fano();
    tests::change_face(document, 4, [](auto& face) { face.symbols[0].picture = 0; }); // dog instead of cat
    const verify::VerifyReport verdict = verify::verify(written(document));
    CHECK_FALSE(verdict.right);
    CHECK(verdict.pairs == 0);
    CHECK(fails(verdict, "promise", "cards 4 and 5"));
    CHECK(fails(verdict, "promise", "cards 2 and 5"));
    CHECK(fails(verdict, "card-in-all-faults", "card 5"));
}

TEST_CASE("a picture under a wrong name is seen, even when the names are right") {
    document::Document document = fano();
    Opened opened(written(document));
    QPDFObjectHandle forms = pages_of(opened)[1].getKey("/Resources").getKey("/XObject");
    QPDFObjectHandle card = forms.getKey("/C5").getDict().getKey("/Resources").getKey("/XObject");
    QPDFObjectHandle dog = pages_of(opened)[0]
                               .getKey("/Resources")
                               .getKey("/XObject")
                               .getKey("/C1")
                               .getDict()
                               .getKey("/Resources")
                               .getKey("/XObject")
                               .getKey("/S0");
    card.replaceKey("/S1", dog);
    const verify::VerifyReport verdict = verify::verify(rewritten(opened));
    CHECK_FALSE(verdict.right);
    CHECK(fails(verdict, "symbol-mismatch", "card 5: labeled \"cat\" but shows the drawing of \"dog\""));
}

TEST_CASE("missing cards, other copies and symbols shown twice are seen") {
    Opened opened(written(fano(), {}, file_info()));
    opened.file.removePage(pages_of(opened)[1]);
    CHECK(fails(verify::verify(rewritten(opened)), "missing-cards", "cards 5-7 of 7"));

    document::Document document = fano();
    document.pages.insert(document.pages.end(), {document.pages[0], document.pages[1]});
    CHECK(passes(verify::verify(written(document)), "all-cards", "2 identical copies"));
    Opened copies(written(document));
    copies.file.removePage(pages_of(copies)[3]);
    CHECK(fails(verify::verify(rewritten(copies)), "copies", "card 5"));

    document = fano();
    tests::change_face(document, 0, [](auto& face) { face.symbols[1].picture = 0; });
    CHECK(fails(verify::verify(written(document)), "promise", "card 1"));
    tests::change_face(document, 0, [](auto& face) { face.symbols.pop_back(); });
    CHECK(fails(verify::verify(written(document)), "promise", "card 1"));
}

TEST_CASE("a file that is made to hold a part of the deck says which, and is held to it") {
    document::Document document = fano();
    document.pages.erase(document.pages.begin());
    const verify::VerifyReport verdict = verify::verify(written(document, {}, file_info()));
    CHECK(verdict.right);
    CHECK(verdict.pairs == 3);
    CHECK(skips(verdict, "part", "3 of 7 cards: 5-7"));

    document = fano();
    document.pages[1].slots.pop_back();
    Opened opened(written(document, {}, file_info()));
    opened.file.removePage(pages_of(opened)[1]);
    CHECK(fails(verify::verify(rewritten(opened)), "missing-cards", "cards 5-6 of 7"));
}

TEST_CASE("a file of backs is no deck without names") {
    document::Document backs = duplex();
    std::erase_if(backs.pages, [](const document::Page& page) { return page.side == document::Side::Front; });
    CHECK(skips(verify::verify(written(backs, {}, file_info())), "no-cards", "7 backs"));
}

TEST_CASE("backs may come before their fronts") {
    document::Document document = duplex();
    std::swap(document.pages[0], document.pages[1]);
    std::swap(document.pages[2], document.pages[3]);
    CHECK(passes(verify::verify(written(document)), "backs", "backs come first"));
}

TEST_CASE("what another program writes out is measured") {
    for (const double turned : {0.0, 0.4, 2.5}) {
        const verify::VerifyReport verdict = verify::verify(written_out(turned, 0));
        CHECK(verdict.right);
        CHECK(passes(verdict, "symbols", "21 of 21"));
    }
    const verify::VerifyReport swapped = verify::verify(written_out(0.4, 1));
    CHECK_FALSE(swapped.right);
    CHECK(fails(swapped, "symbol-mismatch", "card 1: labeled \"dog\""));
    CHECK_FALSE(verify::verify(written_out(0.4, 30)).right); // a drawing that is nowhere else
}

TEST_CASE("a drawing without a name, and one that was replaced by what is nowhere else, are seen") {
    document::Document document = fano();
    document.picture_symbols.push_back(base::SymbolIndex{0});
    document.pictures.push_back(square(0.9));
    document.picture_count = 8;
    tests::change_face(document, 0, [](auto& face) { face.symbols[0].picture = 7; });
    const verify::VerifyReport strange = verify::verify(written(document));
    CHECK_FALSE(strange.right);
    CHECK(fails(strange, "odd-symbol", "card 1"));

    Opened opened(written(fano()));
    QPDFObjectHandle card = forms_of(pages_of(opened)[0]).getKey("/C1");
    card.replaceStreamData("q .2 0 0 .2 0 60 cm /S0 Do Q\n" + data_of(card), QPDFObjectHandle::newNull(),
                           QPDFObjectHandle::newNull());
    const verify::VerifyReport extra = verify::verify(rewritten(opened));
    CHECK_FALSE(extra.right);
    CHECK(fails(extra, "unlabeled-symbol", "card 1: shows \"dog\""));
}

TEST_CASE("symbols may have two drawings each, and one that has a third is seen") {
    document::Document document = fano();
    for (int symbol = 0; symbol < 7; ++symbol) {
        document.picture_symbols.push_back(base::SymbolIndex{symbol});
        document.pictures.push_back(square(0.05 + 0.1 * symbol));
    }
    document.picture_symbols.push_back(base::SymbolIndex{0});
    document.pictures.push_back(square(0.99));
    document.picture_count = 15;
    std::set<int> seen;
    tests::change_faces(document, [&](auto& face) {
        for (auto& symbol : face.symbols)
            if (seen.insert(symbol.picture).second) symbol.picture += 7;
    });
    CHECK(verify::verify(written(document)).right);
    tests::change_face(document, 2, [](auto& face) { face.symbols[0].picture = 14; });
    CHECK(fails(verify::verify(written(document)), "odd-symbol", "card 3"));
}

TEST_CASE("backs that don't meet their fronts are seen") {
    document::Document document = duplex();
    document.pages[1].slots[0].center.x -= 20;
    CHECK(fails(verify::verify(written(document)), "moved-back", "card 1"));
    document = duplex();
    std::swap(document.pages[1], document.pages[3]); // the back of the second sheet has no fourth card
    CHECK(fails(verify::verify(written(document)), "missing-back", "card 4"));
    CHECK(skips(verify::verify(written(fano())), "backs"));
}

TEST_CASE("boxes and fonts are looked at") {
    Opened opened(written(fano()));
    pages_of(opened)[1].replaceKey("/TrimBox", QPDFObjectHandle::parse("[ -20 0 100 100 ]"));
    for (QPDFObjectHandle& object : opened.file.getAllObjects())
        if (object.isDictionary() && object.hasKey("/FontFile2")) object.removeKey("/FontFile2");
    const verify::VerifyReport verdict = verify::verify(rewritten(opened));
    CHECK(fails(verdict, "page-boxes", "page 2"));
    CHECK(fails(verdict, "fonts", "SpotitNames"));
}

TEST_CASE("a file without names is not judged, and what is no PDF is refused") {
    const verify::VerifyReport verdict = verify::verify(written(fano(), {.names = false}));
    CHECK_FALSE(verdict.right);
    CHECK(skips(verdict, "no-hidden-text"));
    CHECK_THROWS_AS(verify::verify("%PDF-1.7 and nothing more"), diag::Error);
    CHECK_THROWS_AS(verify::verify(""), diag::Error);
}

TEST_CASE("a set deck is proved by its triples, in whatever language its drawings are called") {
    using Names = std::vector<std::string>;
    for (const Names& names :
         {Names{"red striped oval", "red striped wave", "red striped diamond", "green striped oval",
                "green striped wave", "green striped diamond", "light blue striped oval",
                "light blue striped wave", "light blue striped diamond"},
          Names{"rotes gestreiftes Oval", "rote gestreifte Welle", "rote gestreifte Raute",
                "grünes gestreiftes Oval", "grüne gestreifte Welle", "grüne gestreifte Raute",
                "rot 2 gestreiftes Oval", "rot 2 gestreifte Welle", "rot 2 gestreifte Raute"},
          Names{"óvalo rojo rayado", "pez en rojo, a rayas", "onda roja rayada", "óvalo verde rayado",
                "pez en verde, a rayas", "onda verde rayada", "óvalo azul rayado", "pez en azul, a rayas",
                "onda azul rayada"}}) {
        document::Document document = set_deck(names);
        const verify::VerifyReport verdict = verify::verify(written(document, {}, of_set));
        CHECK(verdict.right);
        CHECK(passes(verdict, "promise", "117 trios"));
        tests::change_face(document, 4,
                           [](auto& face) { face.symbols[0].picture = face.symbols[1].picture = 2; });
        CHECK(fails(verify::verify(written(document, {}, of_set)), "promise", "5 and 8"));
    }
}

TEST_CASE("a set deck whose drawings are numbered apart, because two are the same, is not proved") {
    const verify::VerifyReport verdict =
        verify::verify(written(set_deck({"red striped oval", "red striped wave", "red striped diamond",
                                         "red striped oval 2", "red striped wave 2", "red striped diamond 2",
                                         "blue striped oval", "blue striped wave", "blue striped diamond"}),
                               {}, of_set));
    CHECK_FALSE(verdict.right);
    CHECK(verdict.pairs == 0);
    CHECK(fails(verdict, "promise"));
}
