#include "job/card_arranger.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <memory>
#include <numbers>

using namespace spotit;

namespace {

diag::Span anywhere() {
    static const auto source = std::make_shared<const diag::SourceText>("theme.yaml", "pins");
    return {source, 0, 4};
}

/// A Fano deck of bars with an empty margin of their drawings, of which some cards have pins.
struct PinnedDeck {
    theme::Theme theme;
    deck::Deck deck;
    std::vector<symbol::Symbol> symbols{7};
    std::string said{};              ///< the messages, each with its remedy, and a line break after each
    std::vector<diag::Edit> edits{}; ///< of the remedies

    PinnedDeck() {
        theme.deck.symbols_per_card = 3;
        theme.deck.shuffle = false;
        deck = deck::make(theme.deck, 7);
        theme.fits.resize(7);
        theme.symbols.resize(7);
        for (std::size_t i = 0; i < symbols.size(); ++i) {
            const double length = 10 + 3 * static_cast<double>(i);
            symbols[i].name = "bar " + std::to_string(i);
            theme.symbols[i].content = symbol::Word{symbols[i].name};
            symbols[i].outline = {{{0, 0}, {length, 0}, {length, 10}, {0, 10}}};
            symbols[i].box = {-5, 0, length, 10};
        }
    }
    /// Returns the name of a card's symbol.
    std::string called(int card, std::size_t i) const {
        const auto& symbols_of_card = deck.cards[static_cast<std::size_t>(card) - 1];
        return "bar " + std::to_string(symbols_of_card[i]);
    }
    std::vector<layout::Layout> lay_out() {
        diag::Sink sink;
        const job::DeckPictures pictures = job::build_pictures(theme, deck, {}, sink);
        const job::Drawings drawings{symbols};
        job::CardArranger arranger(theme, deck, pictures, drawings, {});
        arranger.pin(pictures, drawings, sink);
        said.clear();
        edits.clear();
        for (const diag::Diagnostic& each : sink.list_sorted()) {
            said += each.message;
            for (const diag::Note& note : each.notes) {
                said += " | " + diag::write_note(note);
                edits.insert(edits.end(), note.change.edits.begin(), note.change.edits.end());
            }
            said += "\n";
        }
        std::vector<layout::Layout> result;
        for (std::size_t card = 0; card < deck.cards.size(); ++card)
            result.push_back(arranger.lay_out(card, theme.layout));
        return result;
    }
};

bool are_same(const layout::Layout& one, const layout::Layout& other) {
    for (std::size_t i = 0; i < one.placements.size(); ++i)
        if (!(one.placements[i].place == other.placements[i].place)) return false;
    return true;
}

} // namespace

TEST_CASE("a pin places the middle of a drawing's box, by its longer side and clockwise; other cards stay") {
    PinnedDeck made;
    const auto before = made.lay_out();
    made.theme.pins[3] = {{.symbol = made.called(3, 1),
                           .span = anywhere(),
                           .at = {10, -5},
                           .size = 30,
                           .angle = std::numbers::pi / 2}};
    const auto after = made.lay_out();
    CHECK(made.said == "");
    for (std::size_t card = 0; card < 7; ++card) CHECK(are_same(before[card], after[card]) == (card != 2));
    const geom::Box& box = made.symbols[static_cast<std::size_t>(made.deck.cards[2][1])].box;
    const geom::Affine& place = after[2].placements[1].place;
    CHECK(geom::distance(place(box.center()), {10, -5}) < 1e-9);
    CHECK(geom::distance(place({box.left, 5}), {10, -20}) < 1e-9); // its left end is up
    CHECK(geom::distance(place({box.right, 5}), {10, 10}) < 1e-9);
}

TEST_CASE(
    "what a pin leaves open is as on the card without pins and reroll; a reroll moves the others alone") {
    PinnedDeck made;
    const layout::Placement before = made.lay_out()[2].placements[0];
    made.theme.pins[3] = {{.symbol = made.called(3, 0), .span = anywhere(), .at = {1, 2}}};
    const layout::Layout once = made.lay_out()[2];
    made.theme.reroll = {{3, 4}};
    const layout::Layout again = made.lay_out()[2];
    const geom::Affine& place = once.placements[0].place;
    CHECK(place.a == doctest::Approx(before.place.a));
    CHECK(place.b == doctest::Approx(before.place.b));
    CHECK(again.placements[0].place == place);
    CHECK_FALSE(again.placements[1].place == once.placements[1].place);
}

TEST_CASE("a pin written from where a symbol stands keeps it there") {
    PinnedDeck made;
    const layout::Layout before = made.lay_out()[4];
    for (std::size_t i = 0; i < 3; ++i) {
        const geom::Affine& place = before.placements[i].place;
        const geom::Box& box = made.symbols[static_cast<std::size_t>(made.deck.cards[4][i])].box;
        const auto rounded = [](double value) { return std::round(value * 100) / 100; };
        const geom::Point at = place(box.center());
        made.theme.pins[5].push_back({.symbol = made.called(5, i),
                                      .span = anywhere(),
                                      .at = {rounded(at.x), rounded(at.y)},
                                      .size = rounded(box.width() * std::hypot(place.a, place.b)),
                                      .angle = rounded(std::atan2(place.b, place.a))});
    }
    const layout::Layout after = made.lay_out()[4];
    CHECK(made.said == "");
    for (std::size_t i = 0; i < 3; ++i)
        for (const geom::Point corner :
             made.symbols[static_cast<std::size_t>(made.deck.cards[4][i])].box.list_corners())
            CHECK(geom::distance(before.placements[i].place(corner), after.placements[i].place(corner)) <
                  0.2);
}

TEST_CASE("a symbol that is not on the card is named with those that are") {
    PinnedDeck made;
    const std::string first = made.called(1, 0), second = made.called(1, 1), third = made.called(1, 2);
    std::string absent = first;
    for (int i = 0; absent == first || absent == second || absent == third; ++i)
        absent = "bar " + std::to_string(i);
    made.theme.pins[1] = {{.symbol = absent, .span = anywhere(), .size = 20, .angle = 0}};
    made.lay_out();
    CHECK(made.said == absent + " is not on card 1 | fix: write one of  " + first + "  " + second + "  " +
                           third + " |      or delete it\n");
}

TEST_CASE(
    "a pin outside of the margin, one that is too large and one that is too small have remedies that help") {
    PinnedDeck made;
    made.theme.pins[1] = {
        {.symbol = made.called(1, 0), .span = anywhere(), .at = {30, -30}, .size = 20, .angle = 0}};
    theme::Pin& pin = made.theme.pins[1].front();
    pin.at_span = anywhere();
    const auto take_remedy = [&] {
        made.lay_out();
        CHECK(made.said.find(" mm into the margin of card 1 | fix: write  at: [") != std::string::npos);
        const std::size_t at = made.said.find('['), comma = made.said.find(',');
        REQUIRE(made.edits.size() == 1);
        CHECK(made.edits.front() ==
              diag::Edit{pin.at_span, made.said.substr(at, made.said.find(']') + 1 - at)});
        pin.at = {std::stod(made.said.substr(at + 1)), std::stod(made.said.substr(comma + 1))};
        made.lay_out();
        CHECK(made.said == "");
    };
    take_remedy();
    made.theme.style.card = geom::Shape::rectangle({63, 88});
    pin.at = {80, 25};
    take_remedy();
    CHECK(pin.at.y == 25); // it goes no way along the margin
    made.theme.style.card = geom::Shape::circle(85);
    pin.size = 200;
    made.lay_out();
    const std::size_t size = made.said.find("at: [0mm, 0mm], size: ");
    REQUIRE(size != std::string::npos);
    pin.at = {};
    pin.size = std::stod(made.said.substr(size + 22));
    made.lay_out();
    CHECK(made.said == "");
    pin.size = 3;
    made.lay_out();
    CHECK(made.said.starts_with(pin.symbol +
                                " is smaller here than `layout.min_size` allows | fix: write  size: "));
    pin.size = std::stod(made.said.substr(made.said.find("size: ") + 6));
    made.lay_out();
    CHECK(made.said == "");
}

TEST_CASE("pins that overlap and a second pin of a symbol are refused") {
    PinnedDeck made;
    const std::string first = made.called(1, 0), second = made.called(1, 1);
    made.theme.pins[1] = {{.symbol = first, .span = anywhere(), .at = {-5, 0}, .size = 20, .angle = 0},
                          {.symbol = second, .span = anywhere(), .at = {5, 3}, .size = 20, .angle = 0}};
    made.lay_out();
    CHECK(made.said ==
          second + " overlaps " + first +
              " on card 1 | fix: move them apart, or delete one: it is then placed automatically\n");
    made.theme.pins[1].back().symbol = first;
    made.lay_out();
    CHECK(made.said == first + " is already pinned on card 1 | fix: delete one of them\n");
}

TEST_CASE("a symbol is called by its word, its file or its name; what two are called is refused") {
    PinnedDeck made;
    const auto index = [&](std::size_t i) { return static_cast<std::size_t>(made.deck.cards[0][i]); };
    for (std::size_t i = 0; i < 2; ++i) {
        made.theme.symbols[index(i)].content = symbol::Picture{i == 0 ? "/a/pets/rex.jpg" : "/a/zoo/rex.jpg"};
    }
    made.theme.symbols[index(2)].content = symbol::Word{"3 × 4"};
    made.theme.fits[index(2)].forms = {"3 × 4", "12"};
    for (const char* name : {"rex", "rex 2", "pets/rex.jpg", "3\u00A0× 4"}) {
        CAPTURE(name);
        made.theme.pins[1] = {{.symbol = name, .span = anywhere(), .size = 20, .angle = 0}};
        made.lay_out();
        CHECK(made.said == "");
    }
    made.theme.pins[1] = {{.symbol = "rex.jpg", .span = anywhere(), .size = 20, .angle = 0}};
    made.lay_out();
    CHECK(made.said ==
          "rex.jpg is the name of several symbols on card 1 | fix: write one of  rex  rex 2  3 × 4\n");
}
