#include <spotit/job/output.hpp>

#include <spotit/diag/phrases.hpp>

#include "every_day.hpp"
#include "places.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

using namespace spotit;

namespace {

job::Request request(const std::string& theme) {
    job::Request request;
    request.theme = std::make_shared<diag::SourceText>("test.yaml", theme);
    request.places = tests::set_up_places();
    request.producer = "test";
    return request;
}

const std::string fano = "title: Test\nsymbols: 🐶🐱🐭🐹🐰🦊🐻\nlayout: {effort: fast}\n";

/// Returns why a deck of cards that are too small can't be made, and what helps, which takes long to find.
const diag::Diagnostic& refuse_small_cards() {
    static const diag::Diagnostic refusal = [] {
        try {
            job::make_deck(request(fano + "card: {size: 20mm}\n"));
        } catch (const diag::Error& error) {
            REQUIRE(error.category() == diag::ErrorCategory::Input);
            return error.diagnostics().at(0);
        }
        FAIL("made");
        return diag::Diagnostic();
    }();
    return refusal;
}

} // namespace

TEST_CASE("a deck is the same, byte for byte, for any number of threads") {
    job::Request one = request(fano), five = request(fano);
    five.threads = 5;
    CHECK(job::make_deck(one).bytes == job::make_deck(five).bytes);
}

TEST_CASE("another seed gives another deck") {
    job::Request other = request(fano);
    other.overrides.push_back({"seed", "2"});
    CHECK(job::make_deck(request(fano)).bytes != job::make_deck(other).bytes);
}

TEST_CASE("the report counts what was made") {
    const job::Report report = job::make_deck(request(fano)).report;
    CHECK(report.cards == 7);
    CHECK(report.symbols_per_card == 3);
    CHECK(report.symbols == 7);
    CHECK(report.unused_symbols == 0);
    CHECK(report.sheets == 2);
    CHECK(report.cards_per_sheet == 6);
    CHECK(report.pairs == 21);
    CHECK(report.mean_coverage > 0.4);
    CHECK(report.worst_coverage <= report.mean_coverage);
    CHECK(report.min_symbol > 8);
}

TEST_CASE("the listener is called for every stage, and each is timed") {
    std::set<std::string> received;
    job::Request listened = request(fano);
    listened.listener = [&](std::string_view stage, int done, int total) {
        received.emplace(stage);
        CHECK(done <= total);
    };
    const job::Report report = job::make_deck(listened).report;
    std::set<std::string> timed;
    for (const job::Stage& stage : report.stages) timed.emplace(stage.name);
    CHECK(received == timed);
    CHECK(timed == std::set<std::string>{"theme", "deck", "symbols", "similarity", "layout", "sheets",
                                         "drawing", "pdf"});
}

TEST_CASE("symbols that would get too small are an error that names card, symbol and remedies") {
    const diag::Diagnostic& diagnostic = refuse_small_cards();
    CHECK(diagnostic.id == "too-small");
    CHECK(diagnostic.message.english().find("smaller than min_size 8 mm") != std::string::npos);
    REQUIRE(diagnostic.span.source);
    CHECK(diagnostic.span.source->text().substr(diagnostic.span.begin, 4) == "20mm");
    const auto has = [&](std::string_view words) {
        return std::any_of(diagnostic.notes.begin(), diagnostic.notes.end(), [&](const diag::Note& note) {
            return note.text.english().find(words) != std::string::npos;
        });
    };
    CHECK(has("layout.size_variety: 1.5 -> "));
    CHECK(has("layout.size_variety: 1.25 -> "));
    CHECK(has("layout.gap: "));
}

TEST_CASE("the size of cards that is proposed for larger symbols makes the deck, whatever the cards' shape") {
    tests::EveryDay every_day(2);
    for (const std::string card : {"{size: 20mm}", "{shape: rectangle, size: 20x28mm}"}) {
        if (every_day.skips_next()) continue;
        INFO(card);
        try {
            job::make_deck(request(fano + "card: " + card + "\n"));
            FAIL("made");
        } catch (const diag::Error& error) {
            const auto& notes = error.diagnostics().at(0).notes;
            const auto note = std::ranges::find_if(notes, [](const diag::Note& any) {
                return !any.change.settings.empty() && any.change.settings[0].key == "card.size";
            });
            REQUIRE(note != notes.end());
            job::Request larger = request(fano + "card: " + card + "\n");
            larger.overrides.push_back({"card.size", note->change.settings[0].value});
            CHECK(job::make_deck(larger).report.cards == 7);
        }
    }
}

TEST_CASE("the remedies for symbols that are too small work") {
    job::Request mended = request(fano + "card: {size: 20mm}\n");
    mended.overrides = refuse_small_cards().notes.at(0).change.settings;
    REQUIRE(mended.overrides.size() == 1);
    CHECK(mended.overrides.front().key == "layout.min_size");
    CHECK(job::make_deck(mended).report.cards == 7);
}

TEST_CASE("cards for which the paper has no room are not proposed, and what is proposed makes the deck") {
    tests::EveryDay every_day(2);
    for (const char* card : {"60mm", "85mm"}) { // the first leaves room for less than 1 mm
        if (every_day.skips_next()) continue;
        job::Request wide = request(fano);
        wide.overrides = {{"layout.gap", card == std::string("85mm") ? "60mm" : "45mm"}, {"card.size", card}};
        std::vector<diag::Note> remedies;
        try {
            job::make_deck(wide);
            FAIL("made");
        } catch (const diag::Error& error) {
            CHECK(error.diagnostics().at(0).id == "too-small");
            remedies = error.diagnostics().at(0).list_remedies();
        }
        CHECK(!remedies.empty());
        for (const diag::Note& remedy : remedies) {
            CAPTURE(remedy.text.english());
            CHECK(remedy.change.settings.at(0).key != "card.size");
            job::Request mended = wide;
            std::ranges::copy(remedy.change.settings, std::back_inserter(mended.overrides));
            CHECK(job::make_deck(mended).report.cards == 7);
        }
    }
}

TEST_CASE("the first card that a fill makes too small ends the layout, and the deck without it is made") {
    int done = 0;
    job::Request sparse = request(fano);
    sparse.overrides = {{"layout.fill", "0.05"},
                        {"layout.size_variety", "4"},
                        {"layout.effort", "fast"}}; // 2.2 for three symbols
    sparse.listener = [&](std::string_view stage, int cards, int) {
        if (stage == "layout") done = std::max(done, cards);
    };
    try {
        job::make_deck(sparse);
        FAIL("made");
    } catch (const diag::Error& error) {
        const diag::Diagnostic& diagnostic = error.diagnostics().at(0);
        CHECK(diagnostic.id == "too-small");
        CHECK(diagnostic.message.english().starts_with(fmt::format("on card {}, ", done + 1)));
        CHECK(diagnostic.notes.at(0).text.english().find("no `layout.fill`") != std::string::npos);
    }
    CHECK(done < 3);
    CHECK(job::make_deck(request(fano)).report.cards == 7);
}

TEST_CASE("letters of the title and the footer that no font has are warned of where they stand") {
    const std::string theme = "title: a\u0378\nsymbols: 🐶🐱🐭🐹🐰🦊🐻\n"
                              "layout: {effort: fast}\nsheet: {footer: \u0379 x}\nextras: {key: names}\n";
    const job::Report report = job::make_deck(request(theme)).report;
    REQUIRE(report.warnings.size() == 2);
    CHECK(report.warnings[0].message.english().starts_with("no font here can draw \"\u0378\""));
    CHECK(report.warnings[0].span.begin == theme.find("a\u0378"));
    CHECK(report.warnings[1].message.english().starts_with("no font here can draw \"\u0379\""));
    CHECK(report.warnings[1].span.begin == theme.find("\u0379 x"));
}

TEST_CASE("drawing a part of a deck leaves the prepared deck as it was") {
    const job::PreparedDeck deck = job::prepare(request(fano));
    const std::size_t stages = deck.report().stages.size();
    const job::File fronts = job::make_pdf(deck, {.pages = job::Pages::Fronts, .last = 1});
    CHECK(fronts.report.part.english() == "1 of the 2 sheets");
    CHECK(fronts.report.stages.size() == stages + 2);
    CHECK(deck.report().part.empty());
    CHECK(deck.report().stages.size() == stages);
    CHECK(job::make_pdf(deck).bytes == job::make_deck(request(fano)).bytes);
}

TEST_CASE("a font that is not there is an error where it is named, needed or not") {
    const auto place_of_error = [](const std::string& more) {
        try {
            job::make_deck(request(fano + more));
            return std::string("made");
        } catch (const diag::Error& error) {
            const diag::Diagnostic& first = error.diagnostics().at(0);
            CHECK(first.id == "no-font");
            if (!first.span.source) return std::string("nowhere");
            return first.span.source->text().substr(first.span.begin, first.span.end - first.span.begin);
        }
    };
    CHECK(place_of_error("fonts: {text: Nonesuch Sans}\n") == "Nonesuch Sans");
    CHECK(place_of_error("fonts: {emoji: Nonesuch Emoji}\n") == "Nonesuch Emoji");
    CHECK(place_of_error("back: {text: 2B, font: Nonesuch Serif}\n") == "Nonesuch Serif");
    CHECK(place_of_error("back: {font: Nonesuch Serif}\n") == "Nonesuch Serif");
}

namespace {

/// Returns the heights of an x in the names below the pictures of each card, mm.
std::vector<std::vector<double>> measure_labels(const std::string& theme) {
    const job::PreparedDeck deck = job::prepare(request(theme));
    std::vector<std::vector<double>> cards;
    for (const document::Face& face : deck.document().faces) {
        std::vector<double>& heights = cards.emplace_back();
        for (const document::PlacedPicture& placed : face.list_pictures(document::Role::Symbol))
            heights.push_back(deck.document().pictures[static_cast<std::size_t>(placed.picture)].x_height *
                              std::hypot(placed.place.a, placed.place.b));
    }
    return cards;
}

const std::string labeled =
    "deck: {forms: labeled, symbols_per_card: 5, cards: 8}\nsymbols: ["
    "{emoji: 🍌, name: Gro\u00dftante Wilhelmine}, {emoji: 🍎, name: Donaudampfschiff, scale: 0.8}, "
    "group: animals]\n";

} // namespace

TEST_CASE("the names on a card have one size, in which they can be read") {
    tests::EveryDay every_day(2);
    for (const auto& [card, smallest] : {std::pair{"card: {size: 55mm}\n", 1.3},
                                         {"card: {size: 85mm}\n", 1.6},
                                         {"card: {size: 85mm}\nlabels: {size: 2.4mm}\n", 2.4}}) {
        if (every_day.skips_next()) continue;
        CAPTURE(card);
        for (const std::vector<double>& heights : measure_labels(labeled + card)) {
            const auto [least, largest] = std::ranges::minmax(heights);
            CHECK(least >= smallest);
            CHECK(largest <= 1.02 * least);
        }
    }
}

TEST_CASE("a symbol that can't be drawn can be removed, if the theme names it by itself") {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "spotit-broken";
    std::filesystem::create_directories(folder / "photos");
    std::ofstream(folder / "photos/rex.png") << "GIF";
    const auto find_removed = [&](const std::string& symbol) -> std::string {
        job::Request wrong = request("");
        wrong.theme = std::make_shared<diag::SourceText>(
            (folder / "test.yaml").string(), "symbols:\n  - 🐶🐱🐭🐹🐰🦊\n  - " + symbol + "\n");
        try {
            job::prepare(wrong);
        } catch (const diag::Error& error) {
            for (const diag::Note& remedy : error.diagnostics().at(0).list_remedies())
                for (const diag::Edit& edit : remedy.change.edits)
                    if (!edit.text) return std::string(diag::read_span(edit.place));
        }
        return "";
    };
    CHECK(find_removed("photos/rex.png") == "photos/rex.png");
    CHECK(find_removed("{text: \"\U000F1234\"}") != "");
    CHECK(find_removed("{folder: photos}") == "");
    std::filesystem::remove_all(folder);
}

namespace {

std::vector<std::string> legibility_warnings(const std::string& theme) {
    std::vector<std::string> messages;
    const job::PreparedDeck deck = job::prepare(request(theme));
    for (const diag::Diagnostic& warning : deck.report().warnings)
        if (warning.id == "legibility")
            messages.push_back(warning.message.english() + "\n" + diag::write_note(warning.notes.at(0)));
    return messages;
}

const std::string words = "symbols: [cat, dog, sun, cow, fox, hen, {text: pig, color: white}]\n"
                          "layout: {effort: fast}\n";

} // namespace

TEST_CASE("words without a color can be read on any card, and others are warned of") {
    const std::vector<std::string> found = legibility_warnings(words);
    REQUIRE(found.size() == 1);
    CHECK(found.front() == "pig is hard to read on the cards: its contrast is 1.0:1, below 3:1\n"
                           "fix: color: black, or another `card.background`");
    CHECK(legibility_warnings(words + "card: {background: navy}\n").empty());
    CHECK(legibility_warnings(words + "card: {background: {gradient: linear, stops: [black, navy]}}\n")
              .empty());
}

TEST_CASE("the color around a word is its rim's") {
    const std::string rimmed = words.substr(0, words.find("white}]")) + "white, edge: 1mm black}]\n";
    CHECK(legibility_warnings(rimmed + words.substr(words.find('\n') + 1)).empty());
    CHECK(legibility_warnings(words + "fonts: {edge: 1mm black}\n").empty());
}

TEST_CASE("a color that words are hard to read in is warned of once") {
    const std::string plain = words.substr(0, words.find(", {text")) + ", pig]\nlayout: {effort: fast}\n";
    CHECK(legibility_warnings(plain + "fonts: {colors: [crimson, navy]}\n").empty());
    CHECK(
        legibility_warnings(plain + "fonts: {colors: [crimson, gold, navy]}\n") ==
        std::vector<std::string>{"words in this color are hard to read on the cards: its contrast is 1.4:1, "
                                 "below 4.5:1\nfix: a darker color"});
    CHECK(legibility_warnings(plain + "fonts: {colors: [white, gold], edge: 1mm navy}\n").empty());
}

TEST_CASE("words are set in the face that comes with the program and has their letters") {
    const std::string text = "symbols: [cat, жук, gęś, αγάπη, Ωπ, dog, pig]\nlayout: {effort: fast}\n";
    CHECK(job::prepare(request(text)).report().other_fonts.empty());
    CHECK(job::make_deck(request(text)).bytes !=
          job::make_deck(request(text + "fonts: {weight: regular}\n")).bytes);
}
