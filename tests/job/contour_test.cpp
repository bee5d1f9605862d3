#include "job/load_drawings.hpp"

#include "places.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace spotit;

namespace {

/// Returns the areas of a dove, a bear, a snowman and a black heart with a line around what is near the
/// ground.
std::vector<double> measure_areas(const std::string& settings) {
    const std::string text =
        "deck: {symbols_per_card: 3}\nsymbols: 🕊️ 🐻 ⛄ 🖤 🍎 🍌 🍇\n" + settings;
    const auto source = std::make_shared<diag::SourceText>("test.yaml", text);
    const base::DataPaths places = tests::set_up_places();
    diag::Sink sink;
    const theme::Theme theme = theme::read(source, {.places = places}, sink);
    job::Request request;
    request.places = places;
    job::Stages stages(request);
    const job::DeckPictures pictures = job::build_pictures(theme, job::deal(theme), places, sink, nullptr);
    const job::Drawings drawings = job::load_drawings(pictures, theme, request, stages, sink);
    std::vector<double> areas;
    for (std::size_t i = 0; i < 4; ++i) areas.push_back(geom::area(drawings.symbols.at(i).outline));
    return areas;
}

/// Returns which of them have the line, such as "yn" for the first of two.
std::string find_lined(const std::string& ground) {
    const std::vector<double> plain = measure_areas("layout: {edge: none}\n" + ground);
    const std::vector<double> lined = measure_areas("layout: {edge: auto 0.4mm black}\n" + ground);
    std::string found;
    for (std::size_t i = 0; i < plain.size(); ++i) found += lined[i] > plain[i] ? 'y' : 'n';
    return found;
}

} // namespace

TEST_CASE("a line is drawn around emoji as pale as a white card") {
    CHECK(find_lined("") == "ynyn");
    CHECK(measure_areas("layout: {edge: auto}\n") == measure_areas("layout: {edge: none}\n"));
}

TEST_CASE("the rim of words is not that of pictures") {
    CHECK(measure_areas("fonts: {edge: 1mm black}\n") == measure_areas(""));
}

TEST_CASE("on a dark card the line is drawn around dark emoji, and those with a dark hat") {
    CHECK(find_lined("card: {background: '#383838'}\n") == "nnyy");
    CHECK(find_lined("card: {background: '#0b1030'}\n") == "nnyy");
}

TEST_CASE("each color of a gradient or a pattern counts, not their mean") {
    CHECK(find_lined("card: {background: {gradient: linear, stops: [white, '#4060a0']}}\n") == "ynyn");
    CHECK(find_lined("card: {background: {pattern: stripes, colors: ['#4060a0', white]}}\n") == "ynyn");
    CHECK(find_lined("card: {background: '#4060a0'}\n") == "nnnn");
}
