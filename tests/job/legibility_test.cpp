#include "face_parts.hpp"
#include "job/checks/checks.hpp"

#include <spotit/background.hpp>

#include <doctest/doctest.h>

#include <algorithm>

using namespace spotit;

namespace {

/// Two cards with the same two symbols; the second symbol is a picture of 200 pixels.
struct Example {
    theme::Theme theme;
    job::DeckPictures pictures;
    std::vector<symbol::Symbol> drawings{2};
    std::vector<layout::Layout> layouts{2};

    Example() {
        pictures.specs.resize(2);
        pictures.specs[1].shown.content = symbol::Picture{"photos/rex.jpg"};
        constexpr base::PictureIndex word{0}, image{1};
        pictures.cards = {{word, image}, {image, word}};
        for (symbol::Symbol& picture : drawings) picture.box = {0, 0, 100, 100};
        drawings[0].name = "word";
        drawings[1].name = "rex";
        drawings[1].pixels = geom::Size{200, 100};
        // In millimeters to a unit of the picture: 100 units wide.
        place(0, 0, 0.3, 30);
        place(0, 1, 0.1, 10);
        place(1, 0, 0.2, 20); // the picture: 20 mm wide, 254 dpi
        place(1, 1, 0.04, 4);
    }
    void place(std::size_t card, std::size_t at, double scale, double size) {
        layouts[card].placements.resize(2);
        layouts[card].placements[at] = {
            .place = geom::Affine::rotation(0.7) * geom::Affine::scaling(scale), .size = size, .angle = 0.7};
    }
    std::vector<diag::Diagnostic> seen() const {
        diag::Sink sink;
        run_checks(
            job::CheckStage::Layouts,
            {.request = {}, .theme = theme, .pictures = pictures, .drawings = drawings, .layouts = layouts},
            sink);
        return sink.list_sorted();
    }
};

} // namespace

TEST_CASE("the warning names the resolution of a picture where it is largest, and how many pixels it lacks") {
    const auto seen = Example().seen();
    REQUIRE(seen.size() == 2);
    CHECK(seen[0].id == "low-dpi");
    CHECK(seen[0].message.english() == "rex.jpg is 200 px wide: 254 dpi at its largest, below 300");
    CHECK(seen[0].notes.at(0).text.english().find("at least 237 px") != std::string::npos);
    CHECK(seen[0].severity == diag::Severity::Warning);
}

TEST_CASE("a symbol below the floor names the card where it is smallest") {
    const auto seen = Example().seen();
    REQUIRE(seen.size() == 2);
    CHECK(seen[1].id == "legibility");
    CHECK(seen[1].message.english() == "word measures 4.0 mm on card 2, below 5 mm");
}

TEST_CASE(
    "a symbol whose parts are further apart than the next symbol is reported once, for its worst card") {
    Example example;
    example.theme.check.legibility = theme::Check::Error;
    for (std::size_t card = 0; card < 2; ++card) {
        layout::Placement& photo = example.layouts[card].placements[1 - card];
        photo.inner_white = 8;
        photo.narrow_white = card == 0 ? 5 : 4.3;
        example.layouts[card].placements[card].inner_white = 3; // the word: others keep further off
    }
    const auto seen = example.seen();
    REQUIRE(std::ranges::count(seen, diag::Id("ambiguous"), &diag::Diagnostic::id) == 1);
    const diag::Diagnostic& reported = *std::ranges::find(seen, diag::Id("ambiguous"), &diag::Diagnostic::id);
    CHECK(reported.message.english() ==
          "parts of rex could be mistaken for separate symbols: on card 2 they are 8.0 mm "
          "apart, and another symbol is 4.3 mm away");
    CHECK(reported.severity == diag::Severity::Error);
    example.theme.check.legibility = theme::Check::Off;
    CHECK(example.seen().empty());
}

TEST_CASE("check.legibility turns both off, or makes them errors") {
    Example example;
    example.theme.check.legibility = theme::Check::Off;
    CHECK(example.seen().empty());
    example.theme.check.legibility = theme::Check::Error;
    for (const diag::Diagnostic& diagnostic : example.seen())
        CHECK(diagnostic.severity == diag::Severity::Error);
}

namespace {

/// Returns the messages for a card of 50.8 mm whose photo of 48 x 32 pixels lies behind it, and of backs with
/// the same.
std::vector<diag::Diagnostic> said_of(background::Image image, double bleed,
                                      theme::Check check = theme::Check::Warn) {
    image.file = std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests" / "data" / "photo.jpg";
    theme::Theme theme;
    theme.check.legibility = check;
    theme.sheet.scale_check = false;
    theme.sheet.bleed = 0;
    theme.style.card = geom::Shape::circle(50.8);
    theme.style.drawing = background::BackgroundSpec{image, {}};
    theme.back = document::Back{.drawing = theme.style.drawing};
    document::Document document;
    document.card = theme.style.card;
    document.card_count = 1;
    diag::Sink sink;
    for (const double more : {bleed, bleed + 1}) {
        document.faces.push_back(tests::make_face(
            document.card,
            {.drawing = document::PlacedPicture{static_cast<int>(document.pictures.size()), {}}}));
        document.pictures.push_back(background::make(*theme.style.drawing, {document.card, more}, sink));
    }
    const sheet::Imposition imposition;
    diag::Sink found;
    run_checks(job::CheckStage::Document,
               {.request = job::Request{},
                .theme = theme,
                .pictures = job::DeckPictures{},
                .imposition = &imposition,
                .document = &document},
               found);
    return found.list_sorted();
}

std::string first_of(const std::vector<diag::Diagnostic>& said) {
    return said.empty() ? "" : said.front().message;
}

} // namespace

TEST_CASE("warnings name the resolution of drawings behind the symbols and on backs, as they are fitted") {
    using Fit = background::Image::Fit;
    // Its height fills two inches, or two inches and the bleed.
    const auto cover = said_of({.fit = Fit::Cover}, 0);
    REQUIRE(cover.size() == 2);
    CHECK(cover[0].id == "low-dpi");
    CHECK(cover[0].message.english() == "photo.jpg is printed at 16 dpi, below 300");
    CHECK(cover[0].notes.at(0).text.english().find("19 times") != std::string::npos);
    CHECK(first_of(said_of({.fit = Fit::Cover}, 12.7)) == "photo.jpg is printed at 11 dpi, below 300");
    // Its corners lie on the rim: 57.7 pixels across two inches.
    CHECK(first_of(said_of({.fit = Fit::Contain}, 0)) == "photo.jpg is printed at 29 dpi, below 300");
    CHECK(first_of(said_of({.fit = Fit::Tile, .size = 12.7}, 0)) ==
          "photo.jpg is printed at 95 dpi, below 300");
    CHECK(said_of({.fit = Fit::Tile, .size = 3.8}, 0).empty());
    CHECK(said_of({.fit = Fit::Cover}, 0, theme::Check::Off).empty());
    CHECK(said_of({.fit = Fit::Cover}, 0, theme::Check::Error).at(1).severity == diag::Severity::Error);
}

TEST_CASE("what is fine enough and large enough is not spoken of") {
    Example example;
    example.drawings[1].pixels = geom::Size{237, 100};
    example.place(1, 1, 0.05, 5);
    CHECK(example.seen().empty());
}

TEST_CASE("words are judged by the height of their letters, however long they are") {
    Example example;
    example.drawings[0].x_height = 20; // at its smallest 0.04 mm to a unit
    example.place(0, 0, 0.3, 300);
    example.place(1, 1, 0.04, 40);
    const auto seen = example.seen();
    REQUIRE(seen.size() == 2);
    CHECK(seen[1].id == "legibility");
    CHECK(seen[1].message.english() ==
          "the letters of word are small on card 2: an x would be 0.8 mm high, below 2 mm");
    CHECK(seen[1].notes.at(0).text.english().find("a shorter word") != std::string::npos);
    example.place(1, 1, 0.1, 100);
    CHECK(example.seen().size() == 1);
    example.place(1, 1, 0.098, 98); // 1.96 mm read as 2.0
    CHECK(example.seen().size() == 1);
}
