#pragma once

#include "document/deck.hpp"

#include <spotit/deck.hpp>
#include <spotit/deck/options.hpp>

#include <optional>
#include <string>
#include <vector>

namespace spotit::tests {

/// Seven squares of 10 units that stand for the symbols of the Fano plane, and a layout that is easy to check
/// by hand.
struct Example {
    deck::Deck deck = deck::make({.shuffle = false}, 7);
    std::vector<layout::Layout> layouts;
    std::vector<symbol::Symbol> symbols;

    Example() {
        for (int i = 0; i < deck.symbol_count; ++i) symbols.push_back(square("square " + std::to_string(i)));
        for (const deck::Card& card : deck.cards) {
            layout::Layout layout;
            for (std::size_t i = 0; i < card.size(); ++i)
                layout.placements.push_back(
                    {.place = geom::Affine::translation({20.0 * static_cast<double>(i) - 20, 0}) *
                              geom::Affine::scaling(0.5 + static_cast<double>(i)),
                     .size = 1,
                     .angle = 0});
            layouts.push_back(layout);
        }
    }

    /// The parts that a test may ask for beyond the sheet.
    struct More {
        std::optional<document::Back> back{};
        std::optional<geom::Shape> card{}; ///< instead of a circle
        std::optional<std::string> footer{};
        std::string draft_word{};
        std::string language = "en";
        int copies = 1;
        std::vector<int> only{};
        std::optional<document::Border> border{};
        std::vector<color::Color> copy_colors{};
        bool title_card = false;
    };

    document::Document compose(const std::string& title, const sheet::Options& options,
                               double diameter = 85) const {
        return compose(title, options, diameter, More{});
    }

    document::Document compose(const std::string& title, const sheet::Options& options, double diameter,
                               const More& more) const {
        diag::Sink sink;
        return tests::compose(
            {.title = title,
             .language = more.language,
             .style = {.card = more.card.value_or(geom::Shape::circle(diameter)), .border = more.border},
             .back = more.back,
             .symbols = symbols,
             .cards = deck.cards,
             .layouts = layouts,
             .sheet = options,
             .footer = more.footer,
             .draft_word = more.draft_word,
             .copies = more.copies,
             .only = more.only,
             .copy_colors = more.copy_colors,
             .title_card = more.title_card},
            sink);
    }
};

/// The names of the label pictures of a sheet.
inline std::vector<std::string> printed_texts(const document::Document& document,
                                              const document::Page& page) {
    std::vector<std::string> names;
    for (const document::PlacedPicture& placed : page.texts)
        names.push_back(document.pictures[static_cast<std::size_t>(placed.picture)].name);
    return names;
}

} // namespace spotit::tests
