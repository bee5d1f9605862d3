#include "job/load_drawings.hpp"

#include "places.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

using namespace spotit;

namespace {

constexpr std::string_view pale = "🕊️ 🐻 ⛄ 🍓 🍎 🍌 🍇",
                           dark = "🖤 🐸 🍋 🍓 🍎 🍌 🍇",
                           bright = "🍋 🍌 🍊 🐥 🐷 😀 🧀";

/// Returns the areas of a deck's emoji.
std::vector<double> measure_areas(std::string_view emoji, const std::string& settings) {
    const std::string text = "deck: {symbols_per_card: 3}\nsymbols: " + std::string(emoji) + "\n" + settings;
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
    for (const symbol::Symbol& drawing : drawings.symbols) areas.push_back(geom::area(drawing.outline));
    return areas;
}

/// Returns how many emoji of a deck have a line around what is near the ground.
int count_lined(std::string_view emoji, const std::string& ground = "") {
    const std::vector<double> plain = measure_areas(emoji, "layout: {edge: none}\n" + ground);
    const std::vector<double> lined = measure_areas(emoji, "layout: {edge: auto 0.4mm black}\n" + ground);
    int count = 0;
    for (std::size_t i = 0; i < plain.size(); ++i) count += lined[i] > plain[i] ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE(
    "a line is drawn around all emoji of a deck if some are as pale as a white card, else around none") {
    CHECK(count_lined(pale) == 7);
    CHECK(count_lined(dark) == 0);
    CHECK(count_lined(bright) == 0);
    CHECK(measure_areas(pale, "layout: {edge: auto}\n") == measure_areas(pale, "layout: {edge: none}\n"));
}

TEST_CASE("the rim of words is not that of pictures") {
    CHECK(measure_areas(pale, "fonts: {edge: 1mm black}\n") == measure_areas(pale, ""));
}

TEST_CASE("on a dark card the line is drawn if there are dark emoji") {
    for (const std::string ground : {"card: {background: '#383838'}\n", "card: {background: '#0b1030'}\n"}) {
        CHECK(count_lined(dark, ground) == 7);
        CHECK(count_lined(bright, ground) == 0);
    }
}

TEST_CASE("each color of a gradient or a pattern counts, not their mean") {
    const std::string blue = "card: {background: '#4060a0'}\n";
    CHECK(count_lined(pale, blue) == 0);
    for (const std::string drawing :
         {"{gradient: linear, stops: [white, '#4060a0']}", "{pattern: stripes, colors: ['#4060a0', white]}"})
        CHECK(count_lined(pale, "card: {background: " + drawing + "}\n") == 7);
}
