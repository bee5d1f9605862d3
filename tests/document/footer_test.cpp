#include <spotit/document/compose.hpp>
#include <spotit/symbol/text.hpp>

#include "document/example.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace spotit;
using tests::Example;
using tests::printed_texts;

namespace {

/// The lines at the foot of the first sheet and of its back.
std::array<std::string, 2> feet(const Example::More& more) {
    sheet::Options options;
    options.duplex = sheet::Duplex::LongEdge;
    Example::More wanted = more;
    wanted.back = document::Back{};
    const document::Document document = Example().compose("Tiere", options, 85, wanted);
    return {printed_texts(document, document.pages[0]).back(),
            printed_texts(document, document.pages[1]).back()};
}

using Feet = std::array<std::string, 2>;

} // namespace

TEST_CASE("the line at the foot of sheets speaks the deck's language, where it is translated") {
    CHECK(feet({.language = "de"}) ==
          Feet{"Tiere · Bogen 1 von 2 · mit 100 % drucken (Originalgröße) · an der langen Kante wenden",
               "Tiere · Bogen 1 von 2 · Rückseite"});
    CHECK(feet({.language = "fr-CA"}) ==
          Feet{"Tiere · feuille 1 sur 2 · imprimer à 100 % (taille réelle) · retourner sur le bord long",
               "Tiere · feuille 1 sur 2 · verso"});
    CHECK(feet({.language = "es"}) ==
          Feet{"Tiere · hoja 1 de 2 · imprimir al 100 % (tamaño real) · girar por el borde largo",
               "Tiere · hoja 1 de 2 · reverso"});
    CHECK(feet({.language = "ja"}) == feet({}));
}

TEST_CASE("the line at the foot says of a proof that it is one, also where the theme has its own") {
    CHECK(feet({.draft_word = "DRAFT"}) == Feet{"Tiere · sheet 1 of 2 · a draft, not for printing",
                                                "Tiere · sheet 1 of 2 · back · a draft, not for printing"});
    CHECK(feet({.footer = "Ana, {sheet}/{sheets}", .draft_word = "ÉPREUVE", .language = "fr"}) ==
          Feet{"Ana, 1/2 · épreuve, ne pas imprimer", "Ana, 1/2 · épreuve, ne pas imprimer"});
}

TEST_CASE("a title that is far too long is cut off after the last character that fits") {
    std::string title;
    for (int i = 0; i < 20'000; ++i) title += "ä ";
    const document::Document document = Example().compose(title, {}, 85);
    const std::string line = printed_texts(document, document.pages[0]).back();
    const std::size_t cut = line.find("…");
    REQUIRE(cut != std::string::npos);
    CHECK(line.substr(0, cut) == title.substr(0, cut));
    CHECK(line.substr(cut).starts_with("… · sheet 1 of 2"));
    // The room holds what it says, and one character more would not fit in letters of 1.8 mm.
    const auto width = [](const std::string& text) { return symbol::typeset_line(text, 1.8).box.width(); };
    const double room =
        document.pictures[static_cast<std::size_t>(document.pages[0].texts.back().picture)].box.width() *
        document.pages[0].texts.back().place.a;
    CHECK(width(line) <= room * 1.001);
    CHECK(width(title.substr(0, cut) + "ä" + line.substr(cut)) > room);
}
