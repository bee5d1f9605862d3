#include "job/checks/checks.hpp"

#include "job/set_deck/set_deck.hpp"
#include "places.hpp"

#include <spotit/geom.hpp>
#include <spotit/theme/theme.hpp>

#include <doctest/doctest.h>

#include <filesystem>

using namespace spotit;

namespace {

/// Returns the messages for a theme of a SET deck, as "id: place".
std::vector<std::string> reported(const std::string& text) {
    const auto source = std::make_shared<diag::SourceText>("test.yaml", text);
    const base::DataPaths places = tests::set_up_places();
    diag::Sink sink;
    const theme::Theme theme = theme::read(source, {.places = places}, sink);
    const job::DrawnPictures pictures =
        job::build_set_pictures(theme, deck::make(theme.deck, 0), places, sink);
    job::Request request;
    request.places = places;
    diag::Sink found;
    run_checks(job::CheckStage::MadeDrawings, {request, theme, pictures.pictures, pictures.drawings.symbols},
               found);
    std::vector<std::string> result;
    for (const diag::Diagnostic& each : found.list_sorted()) {
        CHECK_FALSE(each.message.empty());
        result.push_back(std::string(each.id.name()) + ": " +
                         (each.span.source ? text.substr(each.span.begin, each.span.end - each.span.begin)
                                           : std::string()));
    }
    return result;
}
std::vector<std::string> of_colors(const std::string& colors, const std::string& rest = "") {
    return reported("deck: {kind: set, set: {colors: " + colors + "}}\n" + rest);
}
using Reported = std::vector<std::string>;

} // namespace

TEST_CASE("similar colors are reported at the later one") {
    CHECK(of_colors("[\"#d00000\", \"#e02020\", blue]") == Reported{"look-alike: \"#e02020\""});
    CHECK(of_colors("[red, crimson, blue]") == Reported{"look-alike: crimson"});
    CHECK(of_colors("[teal, green, blue]").empty());
}

TEST_CASE("colors that only the color-blind confuse are reported") {
    CHECK(of_colors("[red, green, blue]") == Reported{"color-blind: green"});
    CHECK(of_colors("[red, blue, gold]").empty());
    CHECK(reported("deck: {kind: set}\n").empty());
}

TEST_CASE("drawings in the card's own color are blank, and pale ones are hard to see") {
    CHECK(of_colors("[white, blue, orange]") == Reported{"blank-symbol: white"});
    CHECK(of_colors("[\"#fdfdd0\", blue, orange]") == Reported{"legibility: \"#fdfdd0\""});
    CHECK(of_colors("[white, gold, orange]", "card: {background: navy}\n").empty());
    CHECK(of_colors("[navy, gold, orange]", "card: {background: navy}\n") == Reported{"blank-symbol: navy"});
}

TEST_CASE("what a grey print leaves of the colors is compared") {
    const Reported gray = reported("deck: {kind: set}\noutput: {color: gray}\n");
    CHECK(gray == Reported{"look-alike: gray", "look-alike: gray"});
    CHECK(
        reported("deck: {kind: set, set: {colors: [black, gray, silver]}}\noutput: {color: gray}\n").empty());
}

TEST_CASE("shapes that look alike are reported, and built-in ones differ") {
    CHECK(reported("deck: {kind: set, set: {shapes: [🌕, 🍎, 🔴]}}\n") == Reported{"look-alike: 🔴"});
    CHECK(reported("deck: {kind: set, set: {shapes: [oval, squiggle, wave]}}\n").empty());
    CHECK(reported("deck: {kind: set, set: {shapes: [star, drop, diamond]}}\n").empty());
}

TEST_CASE("the rim that a theme gives its symbols is drawn around those of a Set deck") {
    const auto area = [](const std::string& text) {
        const auto source = std::make_shared<diag::SourceText>("test.yaml", text);
        const base::DataPaths places = tests::set_up_places();
        diag::Sink sink;
        const theme::Theme theme = theme::read(source, {.places = places}, sink);
        const auto pictures = job::build_set_pictures(theme, deck::make(theme.deck, 0), places, sink);
        return geom::area(pictures.drawings.symbols.front().outline);
    };
    const double plain = area("deck: {kind: set}\n");
    CHECK(area("deck: {kind: set}\nlayout: {edge: 1mm white}\n") > 1.05 * plain);
    CHECK(area("deck: {kind: set}\nlayout: {edge: none}\n") == plain);
}
