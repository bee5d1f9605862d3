#include "job/memory/memory_data.hpp"

#include "every_day.hpp"
#include "places.hpp"

#include <spotit/document.hpp>
#include <spotit/job/files.hpp>
#include <spotit/job/output.hpp>
#include <spotit/job/prepare.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <random>

using namespace spotit;

namespace {

namespace fs = std::filesystem;

/// Settings that people change while they look at a deck.
const std::vector<theme::Override> edits{
    {"title", "Another"},
    {"card.size", "70mm"},
    {"card.size", "60x90mm"},
    {"card.background", "navy"},
    {"card.background", "'#fff0c0'"},
    {"card.background", "{pattern: dots, colors: [white, pink]}"},
    {"card.background", "{gradient: radial, stops: [white, pink]}"},
    {"card.background", "{image: " SPOTIT_SOURCE_DIR "/tests/data/photo.jpg, opacity: 60%}"},
    {"back", "{background: {image: " SPOTIT_SOURCE_DIR "/tests/data/photo.jpg}, text: Back}"},
    {"card.border", "{width: 1mm, color: gold}"},
    {"sheet.paper", "letter"},
    {"layout.gap", "3mm"},
    {"layout.margin", "1mm"},
    {"layout.rotation", "upright"},
    {"layout.size_variety", "1.2"},
    {"layout.edge", "1mm white"},
    {"layout.edge", "auto 0.4mm black"},
    {"look", "night"},
    {"layout.style", "ring"},
    {"layout.reroll", "{2: 1}"},
    {"layout.pins", "{2: {⭐: {at: [1mm, 2mm]}}}"},
    {"layout.pins", "{2: {🦋: {at: [9mm, 2mm], size: 15mm}}}"},
    {"layout.effort", "default"},
    {"seed", "3"},
    {"language", "de"},
    {"fonts.weight", "400"},
    {"fonts.case", "upper"},
    {"fonts.edge", "0.8mm navy"},
    {"fonts.plaque", "balloon"},
    {"fonts.scale", "0.8"},
    {"fonts.scale", "[0.8, 1.2]"},
    {"fonts.colors", "['#a00000', '#0000a0']"},
    {"output.inks", "gray"},
    {"symbols", "[{group: food-fruit, pick: distinct}]"},
    {"symbols", "[🐶, {group: food-fruit, pick: distinct, except: [🍎]}]"},
    {"symbols[2].scale", "1.3"},
    {"symbols[3].rotation", "upright"},
    {"deck.symbols_per_card", "4"},
    {"check.look_alike", "off"},
};

/// Returns the deck's bytes, or what is said where it can't be made.
std::string outcome(const job::Request& request) {
    try {
        const job::File deck = job::make_deck(request);
        std::string result = deck.bytes;
        for (const diag::Diagnostic& warning : deck.report.warnings) result += diag::render(warning);
        return result;
    } catch (const diag::Error& error) {
        return diag::render(error.diagnostics());
    }
}

/// Makes a theme again and again, each time with other edits, once with a memory and once without.
void check_edits(const fs::path& theme, int rounds, unsigned seed) {
    std::mt19937 random(seed); // NOLINT(bugprone-random-generator-seed): the same edits each time
    job::Request request;
    request.theme = job::read_source(theme.string());
    request.places = tests::set_up_places();
    request.producer = "test";
    request.overrides = {{"layout.effort", "fast"}};
    const auto memory = std::make_shared<job::Memory>();
    for (int round = 0; round < rounds; ++round) {
        // A change now and then is taken back, so that what was kept before is wanted again.
        if (request.overrides.size() > 3)
            request.overrides.erase(request.overrides.begin() + static_cast<long>(1 + random() % 3));
        request.overrides.push_back(edits[random() % edits.size()]);
        CAPTURE(theme.string());
        CAPTURE(round);
        CAPTURE(request.overrides.back().key);
        request.memory = nullptr;
        const std::string without = outcome(request);
        request.memory = memory;
        CHECK(outcome(request) == without);
        CHECK(outcome(request) == without);
    }
}

} // namespace

TEST_CASE("a deck made with a memory has the same bytes and warnings as one made without") {
    const fs::path themes = fs::path(SPOTIT_SOURCE_DIR) / "themes";
    // All: about 1,000 edits, most of them where a deck is made soon.
    unsigned seed = 2026;
    check_edits(themes / "fano.yaml", tests::rounds(500, 3), seed);
    tests::EveryDay every_day(3);
    for (const char* name : {"wheels.yaml", "sums.yaml", "kids.yaml"})
        if (!every_day.skips_next()) check_edits(themes / name, tests::rounds(90, 1), ++seed);
    if (!tests::tries_all()) return;
    std::vector<fs::path> all;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(themes))
        if (entry.path().extension() == ".yaml") all.push_back(entry.path());
    std::ranges::sort(all);
    for (const fs::path& theme : all) check_edits(theme, 9, 7);
}

TEST_CASE("a file that is written again is read again") {
    const fs::path folder = fs::temp_directory_path() / "spotit-memory-test";
    fs::create_directories(folder);
    const auto write = [&](const char* shape) {
        const std::string svg =
            std::string(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">)") + shape + "</svg>";
        std::ofstream(folder / "shape.svg") << svg;
    };
    job::Request request;
    request.theme = std::make_shared<diag::SourceText>(
        (folder / "theme.yaml").string(),
        "title: T\nsymbols: [A, B, C, D, E, F, {image: shape.svg}]\nlayout: {effort: fast}\n");
    request.places = tests::set_up_places();
    request.memory = std::make_shared<job::Memory>();
    write("<circle cx='4' cy='4' r='3'/>");
    const std::string first = outcome(request);
    write("<rect width='9' height='3'/>");
    const std::string second = outcome(request);
    CHECK(first != second);
    request.memory = nullptr;
    CHECK(outcome(request) == second);
    fs::remove_all(folder);
}

TEST_CASE("a stopped request ends at the next symbol or card, and what is kept serves the next one") {
    std::stop_source stop;
    job::Request request;
    request.theme =
        std::make_shared<diag::SourceText>("t.yaml", "title: T\nsymbols: 🐶🐱🐭🐹🐰🦊🐻\n");
    request.places = tests::set_up_places();
    request.memory = std::make_shared<job::Memory>();
    request.stop = stop.get_token();
    int cards = 0;
    request.listener = [&](std::string_view stage, int done, int) {
        if (stage != "layout") return;
        cards = done;
        if (done == 3) stop.request_stop();
    };
    CHECK_THROWS_AS(job::make_deck(request), job::Stopped);
    CHECK(cards == 3);
    request.stop = {};
    const std::string after = outcome(request);
    request.memory = nullptr;
    CHECK(outcome(request) == after);
}

TEST_CASE("a stopped request keeps what was tried for a card") {
    job::Request request;
    request.theme = std::make_shared<diag::SourceText>(
        "t.yaml", "title: T\nsymbols: 🐶🐱🐭🐹🐰🦊🐻\nlayout: {fill: 0.3, effort: fast}\n");
    request.places = tests::set_up_places();
    const std::string without = outcome(request);
    request.memory = std::make_shared<job::Memory>();
    std::stop_source stop;
    int kept = 0, stops = 0;
    request.layout_listener = [&] {
        ++kept;
        stop.request_stop();
    };
    for (bool is_stopped = true; is_stopped; stops += is_stopped ? 1 : 0) {
        stop = {};
        request.stop = stop.get_token();
        try {
            is_stopped = false;
            CHECK(outcome(request) == without);
        } catch (const job::Stopped&) {
            is_stopped = true;
        }
    }
    CHECK(stops == kept);
    CHECK(kept > 2 * 7);
}

TEST_CASE("a table keeps what was used last") {
    job::Table<int> table(2);
    int made = 0;
    const auto get = [&](const char* key) {
        return table.find_or_make(
            key, [&] { return ++made; }, std::identity());
    };
    CHECK(get("a") == 1);
    CHECK(get("b") == 2);
    CHECK(get("a") == 1);
    CHECK(get("c") == 3);
    CHECK(get("a") == 1);
    CHECK(get("b") == 4);
}

TEST_CASE("cards that are wanted first are reported before the others, and change nothing") {
    job::Request request;
    request.theme = job::read_source((fs::path(SPOTIT_SOURCE_DIR) / "themes/fano.yaml").string());
    request.places = tests::set_up_places();
    request.overrides = {{"layout.effort", "fast"}};
    const std::string usual = outcome(request);
    const document::Document whole = job::prepare(request).document();
    int received = 0;
    request.memory = std::make_shared<job::Memory>();
    request.first_cards = {6, 4, 99};
    request.early_deck = [&](const job::PreparedDeck& early) {
        ++received;
        const document::Document& document = early.document();
        REQUIRE(document.faces.size() == whole.faces.size());
        for (std::size_t card = 0; card < document.faces.size(); ++card) {
            const bool is_first = card == 4 || card == 6;
            const auto one = document.faces[card].list_pictures(document::Role::Symbol),
                       other = whole.faces[card].list_pictures(document::Role::Symbol);
            CHECK(one.empty() == !is_first);
            if (is_first) CHECK(one == other);
        }
    };
    int received_before_comparing = 0;
    request.listener = [&](std::string_view stage, int, int) {
        if (stage == "similarity") received_before_comparing = received;
    };
    CHECK(outcome(request) == usual);
    CHECK(received == 1);
    CHECK(received_before_comparing == 1);
    CHECK(outcome(request) == usual);
    CHECK(received == 1); // all of them were remembered
}

TEST_CASE("a card that may be laid out again is not reported before it is") {
    job::Request request;
    request.theme = std::make_shared<const diag::SourceText>(
        "words.yaml", "symbols: [cat, elephant, ox, hippopotamus, bee, rhinoceros, ant]\n");
    request.places = tests::set_up_places();
    const document::Document whole = job::prepare(request).document();
    std::size_t reported = 0;
    request.memory = std::make_shared<job::Memory>();
    request.first_cards = {0, 1, 2, 3, 4, 5};
    request.early_deck = [&](const job::PreparedDeck& early) {
        for (std::size_t card = 0; card < whole.faces.size(); ++card) {
            const auto pictures = early.document().faces[card].list_pictures(document::Role::Symbol);
            if (pictures.empty()) continue;
            ++reported;
            CHECK(pictures == whole.faces[card].list_pictures(document::Role::Symbol));
        }
    };
    job::prepare(request);
    CHECK(reported > 2);
    CHECK(reported < 6);
}
