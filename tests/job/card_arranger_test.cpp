#include "job/card_arranger.hpp"

#include "job/checks/checks.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstring>

using namespace spotit;

namespace {

/// A Fano deck of bars, each longer than the one before.
struct Made {
    theme::Theme theme;
    deck::Deck deck;
    std::vector<symbol::Symbol> symbols{7};

    Made() {
        theme.deck.symbols_per_card = 3;
        deck = deck::make(theme.deck, 7);
        theme.fits.resize(7);
        theme.symbols.resize(7);
        for (std::size_t i = 0; i < symbols.size(); ++i) {
            const double length = 1 + 0.3 * static_cast<double>(i);
            symbols[i].name = "bar " + std::to_string(i);
            symbols[i].outline = {{{0, 0}, {length, 0}, {length, 1}, {0, 1}}};
        }
    }
    job::DeckPictures pictures() const {
        diag::Sink sink;
        return job::build_pictures(theme, deck, {}, sink);
    }
    job::Drawings drawings() const { return {symbols}; }
    std::vector<layout::Layout> layouts() const {
        const job::CardArranger arranger(theme, deck, pictures(), drawings(), {});
        std::vector<layout::Layout> result;
        for (std::size_t card = 0; card < deck.cards.size(); ++card)
            result.push_back(arranger.lay_out(card, theme.layout));
        return result;
    }
};

bool same_bytes(const layout::Layout& a, const layout::Layout& b) {
    if (a.placements.size() != b.placements.size()) return false;
    return std::memcmp(a.placements.data(), b.placements.data(),
                       a.placements.size() * sizeof(layout::Placement)) == 0;
}

} // namespace

TEST_CASE("a reroll gives one card another arrangement and leaves all others as they are") {
    Made made;
    const auto before = made.layouts();
    made.theme.reroll = {{3, 2}};
    const auto after = made.layouts();
    made.theme.reroll = {{3, 5}};
    const auto again = made.layouts();
    for (std::size_t card = 0; card < before.size(); ++card)
        CHECK(same_bytes(before[card], after[card]) == (card != 2));
    CHECK_FALSE(same_bytes(after[2], again[2]));
    made.theme.reroll = {{3, 0}};
    CHECK(same_bytes(before[2], made.layouts()[2]));
}

TEST_CASE("a symbol's scale and rotation in the theme reach every card that it is on") {
    Made made;
    made.theme.fits[4] = {0.4, layout::Rotation{layout::Rotation::Kind::Upright, 0, 1}};
    const auto layouts = made.layouts();
    for (std::size_t card = 0; card < layouts.size(); ++card)
        for (std::size_t i = 0; i < 3; ++i) {
            if (made.deck.cards[card][i] != 4) continue;
            const layout::Placement& placement = layouts[card].placements[i];
            CHECK(placement.angle == doctest::Approx(0));
            CHECK(placement.size == layouts[card].smallest);
        }
}

TEST_CASE("words have the geometric mean of equal sizes and those with equal letters") {
    Made made;
    made.theme.layout.size_variety = 1;
    for (symbol::Symbol& word : made.symbols) word.x_height = 0.5;
    const auto layouts = made.layouts();
    for (std::size_t card = 0; card < layouts.size(); ++card) {
        const auto measure = [&](std::size_t i) {
            const auto word = static_cast<std::size_t>(made.deck.cards[card][i]);
            const double drawn = layout::Silhouette(made.symbols[word].outline).measure_size();
            return layouts[card].placements[i].size / std::sqrt(drawn);
        };
        for (std::size_t i = 1; i < 3; ++i) CHECK(measure(i) == doctest::Approx(measure(0)).epsilon(0.02));
    }
}

TEST_CASE("remedies are measured: what a note promises is what the card then has") {
    Made made;
    made.theme.layout.min_size = 34;
    const auto layouts = made.layouts();
    const job::DeckPictures pictures = made.pictures();
    const job::CardArranger arranger(made.theme, made.deck, pictures, made.drawings(), {});
    try {
        const job::CheckSubject subject{.request = {},
                                        .theme = made.theme,
                                        .pictures = pictures,
                                        .drawings = made.symbols,
                                        .layouts = layouts};
        job::require_legible(subject, &arranger);
        FAIL("legible");
    } catch (const diag::Error& error) {
        const diag::Diagnostic& diagnostic = error.diagnostics().at(0);
        const std::size_t card =
            static_cast<std::size_t>(std::stoi(diagnostic.message.english().substr(8))) - 1;
        CHECK(diagnostic.message.english().find(" bar ") != std::string::npos);
        int tried = 0;
        for (const diag::Note& each : diagnostic.notes) {
            const std::string& note = each.text;
            const std::size_t arrow = note.find(" -> "), key = note.find("layout.");
            if (arrow == std::string::npos) continue;
            ++tried;
            layout::Options options = made.theme.layout;
            const double value = std::stod(note.substr(note.find(": ") + 2));
            (note.compare(key, 11, "layout.gap:") == 0 ? options.gap : options.size_variety) = value;
            const double reached = arranger.lay_out(card, options).smallest;
            CHECK(std::abs(std::stod(note.substr(arrow + 4)) - reached) < 0.051);
            CHECK((note.find("not enough") == std::string::npos) == (reached >= 34));
            CHECK(each.change.is_empty() == (reached < 34));
        }
        CHECK(tried == 3);
    }
}
